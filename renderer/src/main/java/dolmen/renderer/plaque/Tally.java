package dolmen.renderer.plaque;

/** The numbers of matches won, drawn and lost. */
public record Tally(int wins, int draws, int losses) {

    public int matches() {
        return wins + draws + losses;
    }

    /** The short form, such as "12–3–4". */
    public String text() {
        return "%d–%d–%d".formatted(wins, draws, losses);
    }

    /** The numbers with their letters, such as "12 W 3 D 4 L". */
    public String lettered() {
        return "%d W  %d D  %d L".formatted(wins, draws, losses);
    }

    /** The numbers in words. */
    String words() {
        return "%d won, %d drawn, %d lost".formatted(wins, draws, losses);
    }
}
