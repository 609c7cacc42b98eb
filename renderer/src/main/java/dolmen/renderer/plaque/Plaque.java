package dolmen.renderer.plaque;

/** A picture of players' data, with its alt text. */
public sealed interface Plaque
        permits LeaderboardPlaque,
                ProfilePlaque,
                HistoryPlaque,
                OpponentsPlaque,
                WallPlaque,
                AchievementsPlaque,
                AnalysisPlaque {

    /** The maximum length of a description, in characters. */
    int MAX_ALT_TEXT = Wordings.MOST;

    /** The replacement of a name that is empty or cannot be drawn. */
    String UNNAMED = Wordings.UNNAMED;

    /** The description of the picture; at most {@value #MAX_ALT_TEXT} characters. */
    String altText();
}
