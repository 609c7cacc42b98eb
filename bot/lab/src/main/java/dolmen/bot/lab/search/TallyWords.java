package dolmen.bot.lab.search;

import dolmen.rules.opponent.Tally;
import java.util.Locale;

/** A tally as one line, for people and programs. */
final class TallyWords {
    private TallyWords() {}

    static String of(Tally tally) {
        return String.format(
                Locale.ROOT,
                "wins %d draws %d losses %d score %.3f low %.3f high %.3f",
                tally.wins(),
                tally.draws(),
                tally.losses(),
                tally.score(),
                tally.lowest(),
                tally.highest());
    }
}
