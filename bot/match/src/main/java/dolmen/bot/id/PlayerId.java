package dolmen.bot.id;

/**
 * A player: a person, by the id that Discord gave; a forgotten person, by a pseudonym; or a computer player, by its
 * number.
 */
public record PlayerId(long value) {
    /** Discord's ids contain the time of their creation above 22 bits. */
    public static final long HIGHEST_PSEUDONYM = (1 << 22) - 1;

    /** The number of ids in one millisecond of Discord's, long before there was Discord. */
    public static final long HIGHEST_COMPUTER = (1 << 23) - 1;

    /** The computer player of that number, from 1. */
    public static PlayerId ofComputer(int number) {
        return new PlayerId(HIGHEST_PSEUDONYM + number);
    }

    /** True for a forgotten person, who can be neither asked nor told. */
    public boolean forgotten() {
        return 0 < value && value <= HIGHEST_PSEUDONYM;
    }

    /** True for a computer player, which moves by itself and reads nothing. */
    public boolean computer() {
        return HIGHEST_PSEUDONYM < value && value <= HIGHEST_COMPUTER;
    }

    /** True for a person on Discord, who can be asked and told. */
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
