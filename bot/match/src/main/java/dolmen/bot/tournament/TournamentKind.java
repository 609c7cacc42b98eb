package dolmen.bot.tournament;

import dolmen.bot.pairing.event.Format;

/** A kind of tournament that people can announce. */
public enum TournamentKind {
    /** Everybody plays everybody once. */
    ROUND_ROBIN(12),
    /** Everybody plays everybody twice, once with each side. */
    DOUBLE_ROUND_ROBIN(8),
    /** A few rounds, each among players with equal points. */
    SWISS(64),
    /** The loser of a match is out. */
    KNOCKOUT(64);

    private final int most;

    TournamentKind(int most) {
        this.most = most;
    }

    /** The maximum number of players. */
    public int most() {
        return most;
    }

    /**
     * The format for the number of entrants.
     *
     * @param entrants at least 2
     */
    Format format(int entrants) {
        return switch (this) {
            case ROUND_ROBIN -> new Format.RoundRobin(1);
            case DOUBLE_ROUND_ROBIN -> new Format.RoundRobin(2);
            case SWISS -> Format.Swiss.among(entrants);
            case KNOCKOUT -> new Format.Knockout(true);
        };
    }
}
