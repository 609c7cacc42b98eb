package dolmen.bot.discord.desk;

import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import net.dv8tion.jda.api.components.buttons.ButtonStyle;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/**
 * One thing that the panel behind <i>More</i> offers.
 *
 * @param action of its button
 * @param handler what happens when its button is pressed
 * @param label on the button
 * @param words what it does in that match, a sentence
 * @param style of the button
 * @param offered in which match to whom
 * @param place whose place it takes in the panel, together with which it is never offered; else its own action
 */
public record PanelEntry(
        Action action,
        Handler<ButtonInteractionEvent> handler,
        String label,
        Function<Match, String> words,
        ButtonStyle style,
        BiPredicate<Match, PlayerId> offered,
        Action place) {

    /** For everybody who sees the match. */
    public static PanelEntry forAll(
            Action action, Handler<ButtonInteractionEvent> handler, String label, String words) {
        return new PanelEntry(
                action, handler, label, match -> words, ButtonStyle.SECONDARY, (match, person) -> true, action);
    }

    /** For those who can still win the match. */
    public static PanelEntry forPlayers(
            Action action, Handler<ButtonInteractionEvent> handler, String label, String words) {
        return forAll(action, handler, label, words)
                .offered((match, person) ->
                        match.seatOf(person).filter(match.game()::inPlay).isPresent());
    }

    /** The same in other words, which the match decides. */
    public PanelEntry worded(Function<Match, String> other) {
        return new PanelEntry(action, handler, label, other, style, offered, place);
    }

    /** The same in these matches only. */
    public PanelEntry where(Predicate<Match> holds) {
        return offered(offered.and((match, person) -> holds.test(match)));
    }

    /** The same, offered only there and to these. */
    public PanelEntry offered(BiPredicate<Match, PlayerId> there) {
        return new PanelEntry(action, handler, label, words, style, there, place);
    }

    /** The same, which is only ever offered where that other one is not. */
    public PanelEntry insteadOf(Action other) {
        return new PanelEntry(action, handler, label, words, style, offered, other);
    }

    /** The same with a button that warns. */
    public PanelEntry grave() {
        return new PanelEntry(action, handler, label, words, ButtonStyle.DANGER, offered, place);
    }
}
