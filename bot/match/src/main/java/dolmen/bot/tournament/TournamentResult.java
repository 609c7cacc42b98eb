package dolmen.bot.tournament;

/** The result of a request about a tournament. */
public sealed interface TournamentResult {

    /** The tournament is as requested. */
    record Done(HostedTournament tournament) implements TournamentResult {}

    /** Nothing has changed. */
    record Refused(TournamentRefusal why) implements TournamentResult {}
}
