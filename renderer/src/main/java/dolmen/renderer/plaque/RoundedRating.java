package dolmen.renderer.plaque;

/**
 * A rating in whole points.
 *
 * @param value the rating
 * @param deviation its uncertainty
 */
public record RoundedRating(int value, int deviation) {

    /** The short form, such as "1684 ± 52". */
    public String text() {
        return value + " " + deviationText();
    }

    public int most() {
        return value + deviation;
    }

    public int least() {
        return value - deviation;
    }

    public String deviationText() {
        return "± " + deviation;
    }
}
