package dolmen.bot.id;

/** A person, by the id that Discord gave; or somebody who was forgotten, by a pseudonym. */
public record PlayerId(long value) {
    /** Discord's ids have the time of their making above 22 bits. */
    public static final long HIGHEST_PSEUDONYM = (1 << 22) - 1;

    /** True if that is nobody any more, so that nothing can be asked or told. */
    public boolean forgotten() {
        return 0 < value && value <= HIGHEST_PSEUDONYM;
    }

    @Override
    public String toString() {
        return Long.toUnsignedString(value);
    }
}
