package dolmen.bot.discord.lesson;

import dolmen.bot.history.Achievement;
import dolmen.bot.id.PlayerId;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;

/**
 * The reader of a lesson.
 *
 * @param wayBack the link to the message that waits for the reader
 * @param earned the achievements that the end of the lesson has given
 * @param wording the language in which the person reads
 */
record Learner(PlayerId person, Optional<Button> wayBack, List<Achievement> earned, Wording wording) {

    /** The buttons of a page, with the way back as the last one, so that the others keep their places. */
    ActionRow row(List<Button> buttons) {
        var all = new ArrayList<>(buttons);
        wayBack.ifPresent(all::add);
        return ActionRow.of(all);
    }

    /** A button with a label in the reader's language. */
    Button button(String id, Phrase label) {
        return Button.secondary(id, wording.of(label));
    }
}
