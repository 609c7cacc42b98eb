package dolmen.bot.tournament;

import dolmen.rules.Variant;

/** The reason why a request about a tournament is refused. */
public sealed interface TournamentRefusal {

    /** There is no such tournament. */
    record NoTournament() implements TournamentRefusal {}

    /** The variant is not for two. */
    record NotForTwo(Variant variant) implements TournamentRefusal {}

    /** Matches without a time limit might never end. */
    record NoTimeLimit() implements TournamentRefusal {}

    /** The organiser has as many live tournaments on the server as allowed. */
    record TooManyOfYours(int most) implements TournamentRefusal {}

    /** The server has as many live tournaments as allowed. */
    record TooManyHere(int most) implements TournamentRefusal {}

    /** It has begun, has ended or was called off, so nobody can join. */
    record NotOpen() implements TournamentRefusal {}

    /** It has ended or was called off. */
    record Over() implements TournamentRefusal {}

    /** Every place is taken. */
    record Full(int most) implements TournamentRefusal {}

    /** The person takes part already. */
    record AlreadyIn() implements TournamentRefusal {}

    /** The person does not take part. */
    record NotIn() implements TournamentRefusal {}

    /** The person and a player have blocked each other. */
    record NotAvailable() implements TournamentRefusal {}

    /** Nobody has joined, so it cannot begin. */
    record Nobody() implements TournamentRefusal {}

    /** Only the organiser, or a moderator, may do this. */
    record NotOrganiser() implements TournamentRefusal {}
}
