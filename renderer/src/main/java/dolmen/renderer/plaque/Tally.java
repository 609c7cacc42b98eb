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
}
