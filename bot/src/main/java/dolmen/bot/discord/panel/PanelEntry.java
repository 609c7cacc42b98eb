package dolmen.bot.discord.panel;

import dolmen.bot.discord.desk.ButtonAction;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import net.dv8tion.jda.api.components.buttons.ButtonStyle;

/**
 * One thing that the panel behind <i>More</i> offers.
 *
 * @param action what happens when its button is pressed
 * @param label on the button
 * @param words what it does, a sentence
 * @param style of the button
 * @param offered in which match to whom
 */
public record PanelEntry(
        ButtonAction action, String label, String words, ButtonStyle style, BiPredicate<Match, PlayerId> offered) {

    /** For everybody who sees the match. */
    public static PanelEntry forAll(ButtonAction action, String label, String words) {
        return new PanelEntry(action, label, words, ButtonStyle.SECONDARY, (match, person) -> true);
    }

    /** For those who can still win the match. */
    public static PanelEntry forPlayers(ButtonAction action, String label, String words) {
        return new PanelEntry(
                action,
                label,
                words,
                ButtonStyle.SECONDARY,
                (match, person) ->
                        match.seatOf(person).filter(match.game()::inPlay).isPresent());
    }

    /** The same in these matches only. */
    public PanelEntry where(Predicate<Match> holds) {
        return new PanelEntry(action, label, words, style, offered.and((match, person) -> holds.test(match)));
    }

    /** The same with a button that warns. */
    public PanelEntry grave() {
        return new PanelEntry(action, label, words, ButtonStyle.DANGER, offered);
    }
}
