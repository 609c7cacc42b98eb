package dolmen.renderer.plaque;

/** All that is drawn and told about players on one picture. */
public sealed interface Plaque
        permits LeaderboardPlaque, ProfilePlaque, HistoryPlaque, OpponentsPlaque, AnalysisPlaque {

    /** The most characters of a description. */
    int MAX_ALT_TEXT = Wordings.MOST;

    /** What stands instead of a name that is empty or cannot be drawn. */
    String UNNAMED = Wordings.UNNAMED;

    /** What the picture shows, in words; at most {@value #MAX_ALT_TEXT} characters. */
    String altText();
}
