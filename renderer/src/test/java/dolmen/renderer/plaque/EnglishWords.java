package dolmen.renderer.plaque;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;

/** English words for plaques in tests. */
public record EnglishWords() implements PlaqueWords {
    private static String written(LocalDate date, String pattern) {
        return DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH).format(date);
    }

    @Override
    public String unnamed() {
        return "No name";
    }

    @Override
    public String you() {
        return "you";
    }

    @Override
    public String settling() {
        return "A bar fills as a rating settles";
    }

    @Override
    public String neighbours() {
        return "You and your neighbours";
    }

    @Override
    public String steps(int done, int needed) {
        return done + " of " + needed;
    }

    @Override
    public String noMatches() {
        return "No rated match yet";
    }

    @Override
    public String deviation() {
        return "± deviation";
    }

    @Override
    public String turn() {
        return "Turn";
    }

    @Override
    public List<String> leads() {
        return List.of("even", "better", "winning");
    }

    @Override
    public String day(LocalDate date) {
        return written(date, "d MMM");
    }

    @Override
    public String date(LocalDate date) {
        return written(date, "d MMM uuuu");
    }

    @Override
    public String month(LocalDate date) {
        return written(date, "MMM");
    }

    @Override
    public String monthOfYear(LocalDate date) {
        return written(date, "MMM uuuu");
    }
}
