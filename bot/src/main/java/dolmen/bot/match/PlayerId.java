package dolmen.bot.match;

/** A person, by the id that Discord gave. */
public record PlayerId(long value) {

    @Override
    public String toString() {
        return Long.toUnsignedString(value);
    }
}
