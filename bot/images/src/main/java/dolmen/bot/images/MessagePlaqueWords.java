package dolmen.bot.images;

import dolmen.renderer.plaque.PlaqueWords;
import dolmen.rules.phrase.Wording;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;

/** The words on plaques, in one language. */
record MessagePlaqueWords(Wording wording) implements PlaqueWords {
    @Override
    public String unnamed() {
        return wording.of(ImagesPhrases.plaqueUnnamed());
    }

    @Override
    public String you() {
        return wording.of(ImagesPhrases.plaqueYou());
    }

    @Override
    public String settling() {
        return wording.of(ImagesPhrases.plaqueSettling());
    }

    @Override
    public String neighbours() {
        return wording.of(ImagesPhrases.plaqueNeighbours());
    }

    @Override
    public String steps(int done, int needed) {
        return wording.of(ImagesPhrases.plaqueSteps(done, needed));
    }

    @Override
    public String noMatches() {
        return wording.of(ImagesPhrases.plaqueNoMatches());
    }

    @Override
    public String deviation() {
        return wording.of(ImagesPhrases.plaqueDeviation());
    }

    @Override
    public String turn() {
        return wording.of(ImagesPhrases.plaqueTurn());
    }

    @Override
    public List<String> leads() {
        return Stream.of(ImagesPhrases.plaqueEven(), ImagesPhrases.plaqueBetter(), ImagesPhrases.plaqueWinning())
                .map(wording::of)
                .toList();
    }

    @Override
    public String day(LocalDate date) {
        return wording.of(ImagesPhrases.plaqueDay(date));
    }

    @Override
    public String date(LocalDate date) {
        return wording.of(ImagesPhrases.plaqueDate(date));
    }

    @Override
    public String month(LocalDate date) {
        return wording.of(ImagesPhrases.plaqueMonth(date));
    }

    @Override
    public String monthOfYear(LocalDate date) {
        return wording.of(ImagesPhrases.plaqueMonthOfYear(date));
    }
}
