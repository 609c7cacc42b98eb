package dolmen.bot.id;

/** The Discord id of a message; later messages have greater ids. */
public record MessageId(long value) {

    @Override
    public String toString() {
        return Long.toUnsignedString(value);
    }
}
