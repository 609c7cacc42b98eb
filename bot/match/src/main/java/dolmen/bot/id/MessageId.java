package dolmen.bot.id;

/** A message on Discord, by its id; later ones have greater ids. */
public record MessageId(long value) {

    @Override
    public String toString() {
        return Long.toUnsignedString(value);
    }
}
