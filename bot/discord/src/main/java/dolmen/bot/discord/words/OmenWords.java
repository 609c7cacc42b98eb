package dolmen.bot.discord.words;

import dolmen.bot.match.MatchOutline;
import dolmen.rules.host.Omen;
import java.util.stream.Collectors;

/** Sentences for everybody about imminent effects of the host's own rules on a match. */
public final class OmenWords {
    private OmenWords() {}

    /** A separate line with a leading line break; empty for most matches. */
    public static String line(MatchOutline match) {
        String words = match.omens().stream().map(OmenWords::sentence).collect(Collectors.joining(" "));
        return words.isEmpty() ? "" : "\n" + words;
    }

    private static String sentence(Omen omen) {
        return switch (omen) {
            case Omen.Repeated repeated -> "Second time in this position; the third is a draw.";
            case Omen.Stalling(int plies, String progress)
            when plies == 1 -> "The match is drawn after the next move unless %s.".formatted(progress);
            case Omen.Stalling(int plies, String progress) ->
                "The match is drawn after %d more moves unless %s.".formatted(plies, progress);
        };
    }
}
