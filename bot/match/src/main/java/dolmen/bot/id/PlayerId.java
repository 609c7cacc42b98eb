package dolmen.bot.id;

/**
 * The id of a player: the Discord id of a person, the pseudonym of a forgotten person, or an id made from the number of
 * a computer player.
 */
public record PlayerId(long value) {
    /** The highest id with the creation time 0: Discord's ids have their creation time above the lowest 22 bits. */
    public static final long HIGHEST_PSEUDONYM = (1 << 22) - 1;

    /** The highest id with the creation time 1 ms, when Discord did not exist yet. */
    public static final long HIGHEST_COMPUTER = (1 << 23) - 1;

    /** The id of the computer player with the number, from 1. */
    public static PlayerId ofComputer(int number) {
        return new PlayerId(HIGHEST_PSEUDONYM + number);
    }

    /** True for a forgotten person, whom the bot can neither ask nor notify. */
    public boolean forgotten() {
        return 0 < value && value <= HIGHEST_PSEUDONYM;
    }

    /** True for a computer player, which moves by itself and reads nothing. */
    public boolean computer() {
        return HIGHEST_PSEUDONYM < value && value <= HIGHEST_COMPUTER;
    }

    /** True for a person on Discord, whom the bot can ask and notify. */
    public boolean person() {
        return !forgotten() && !computer();
    }

    /** The number of a computer player, from 1. */
    public int computersNumber() {
        return Math.toIntExact(value - HIGHEST_PSEUDONYM);
    }

    @Override
    public String toString() {
        return Long.toUnsignedString(value);
    }
}
