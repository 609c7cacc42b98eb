package dolmen.bot.id;

/** The Discord id of a role. */
public record RoleId(long value) {

    @Override
    public String toString() {
        return Long.toUnsignedString(value);
    }
}
