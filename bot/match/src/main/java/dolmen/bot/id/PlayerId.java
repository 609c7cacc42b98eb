package dolmen.bot.id;

/**
 * Somebody who plays: a person, by the id that Discord gave; somebody who was forgotten, by a pseudonym; or a computer
 * player, by its number.
 */
public record PlayerId(long value) {
    /** Discord's ids have the time of their making above 22 bits. */
    public static final long HIGHEST_PSEUDONYM = (1 << 22) - 1;

    /** As many as one millisecond of Discord's time has, long before there was Discord. */
    public static final long HIGHEST_COMPUTER = (1 << 23) - 1;

    /** The computer player of that number, from 1. */
    public static PlayerId ofComputer(int number) {
        return new PlayerId(HIGHEST_PSEUDONYM + number);
    }

    /** True if that is nobody any more, so that nothing can be asked or told. */
    public boolean forgotten() {
        return 0 < value && value <= HIGHEST_PSEUDONYM;
    }

    /** True if that is a computer player, which moves by itself and reads nothing. */
    public boolean computer() {
        return HIGHEST_PSEUDONYM < value && value <= HIGHEST_COMPUTER;
    }

    /** True if that is somebody on Discord, who can be asked and told. */
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
