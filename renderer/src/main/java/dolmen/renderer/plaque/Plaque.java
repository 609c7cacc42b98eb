package dolmen.renderer.plaque;

/** All that is drawn and told about ratings on one picture. */
public sealed interface Plaque permits LeaderboardPlaque, ProfilePlaque, HistoryPlaque {

    /** The most characters that Discord accepts as the description of a picture. */
    int MAX_ALT_TEXT = 1024;

    /** What the picture shows, in words; at most {@value #MAX_ALT_TEXT} characters. */
    String altText();
}
