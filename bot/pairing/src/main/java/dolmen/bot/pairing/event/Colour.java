package dolmen.bot.pairing.event;

/** A player's part in a match of two, under the names of chess: white moves first, whatever the pieces look like. */
public enum Colour {
    WHITE,
    BLACK;

    /** The opponent's colour. */
    public Colour other() {
        return this == WHITE ? BLACK : WHITE;
    }
}
