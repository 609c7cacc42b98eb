package dolmen.bot.match.etiquette;

/** The kinds of games between which etiquette may differ, each represented by a variant. */
enum GameKind {
    TWO_PLAYERS("obelisk", 2),
    TURNS_OF_SEVERAL_PLIES("gardsdansen", 2),
    THREE_PLAYERS("murus-gallicus(goal=escape,players=3)", 3),
    HIDDEN_HANDS("mausoleum-cards", 2),
    HIDDEN_HANDS_OF_THREE("mausoleum-cards(players=3)", 3);

    final String variant;
    final int seats;

    GameKind(String variant, int seats) {
        this.variant = variant;
        this.seats = seats;
    }
}
