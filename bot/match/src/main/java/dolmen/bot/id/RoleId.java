package dolmen.bot.id;

/** A role of a server on Discord, by its id. */
public record RoleId(long value) {

    @Override
    public String toString() {
        return Long.toUnsignedString(value);
    }
}
