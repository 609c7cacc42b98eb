package dolmen.bot.analysis;

import dolmen.rules.Step;
import java.util.List;

/**
 * A move that a computer player would make now.
 *
 * @param text its canonical text
 * @param sentence what it is, in a sentence without a full stop
 * @param steps the choices that lead to it, at least one
 */
public record Hint(String text, String sentence, List<Step> steps) {
    public Hint {
        steps = List.copyOf(steps);
    }
}
