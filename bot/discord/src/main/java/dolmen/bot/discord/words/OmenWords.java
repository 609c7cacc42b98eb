package dolmen.bot.discord.words;

import dolmen.bot.match.MatchOutline;
import dolmen.rules.host.Omen;
import dolmen.rules.phrase.Amount;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Wording;
import java.util.stream.Collectors;

/** Sentences for everybody about imminent effects of the host's own rules on a match. */
public final class OmenWords {
    private OmenWords() {}

    /** A separate line with a leading line break; empty for most matches. */
    public static String line(MatchOutline match, Wording wording) {
        String words =
                match.omens().stream().map(omen -> wording.of(phrase(omen))).collect(Collectors.joining(" "));
        return words.isEmpty() ? "" : "\n" + words;
    }

    private static Phrase phrase(Omen omen) {
        return switch (omen) {
            case Omen.Repeated repeated -> WordsPhrases.omenRepeated();
            case Omen.Stalling(int plies, Argument progress) when plies == 1 -> WordsPhrases.omenStallingLast(progress);
            case Omen.Stalling(int plies, Argument progress) -> WordsPhrases.omenStalling(new Amount(plies), progress);
        };
    }
}
