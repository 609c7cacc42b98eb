package dolmen.bot.pairing.event;

/** A kind of tournament. */
public sealed interface Format {

    /**
     * Everybody against everybody, in rounds.
     *
     * @param cycles the number of times that each pair meets: 1, or 2 with both colours
     */
    record RoundRobin(int cycles) implements Format {
        public RoundRobin {
            require(cycles == 1 || cycles == 2, "a round robin is single or double");
        }
    }

    /**
     * Pairings of equal scores, never the same pair twice.
     *
     * @param rounds the number of rounds
     */
    record Swiss(int rounds) implements Format {
        public Swiss {
            require(rounds >= 1, "a Swiss tournament has at least one round");
        }

        /**
         * The usual number of rounds: one more than a knockout would need, and no more than there are opponents.
         *
         * @param entrants the number of entrants, at least 2
         */
        public static Swiss among(int entrants) {
            int enough = Integer.SIZE - Integer.numberOfLeadingZeros(entrants - 1) + 1;
            return new Swiss(Math.min(enough, entrants - 1));
        }
    }

    /**
     * Matches at tables of three to five, with opponents as varied as possible.
     *
     * @param seats the preferred size of a table
     * @param rounds the number of rounds
     * @param grouping the choice of opponents
     */
    record Tables(int seats, int rounds, Grouping grouping) implements Format {
        public Tables {
            require(seats >= Table.SMALLEST && seats <= Table.LARGEST, "a table has three to five seats");
            require(rounds >= 1, "a tournament has at least one round");
        }

        /** The rule by which opponents are brought together. */
        public enum Grouping {
            /** Everybody meets everybody as evenly as possible, whatever the scores. */
            EVEN,
            /** Equal scores meet, as in a Swiss tournament. */
            BY_SCORE
        }

        /**
         * The round robin at tables: as many rounds as everybody needs to meet everybody once.
         *
         * @param entrants the number of entrants
         */
        public static Tables roundRobin(int seats, int entrants) {
            return new Tables(seats, Math.ceilDiv(entrants - 1, seats - 1), Grouping.EVEN);
        }
    }

    /**
     * Matches in which the loser is out.
     *
     * @param thirdPlace true if the losers of the semifinals play for third place
     */
    record Knockout(boolean thirdPlace) implements Format {}

    /** Matches one after the other, between free entrants of close standing, until the host ends it. */
    record Arena() implements Format {}

    private static void require(boolean fulfilled, String rule) {
        if (!fulfilled) {
            throw new IllegalArgumentException(rule);
        }
    }
}
