package dolmen.bot.discord.desk;

import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import net.dv8tion.jda.api.components.buttons.ButtonStyle;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/**
 * One entry of the panel behind <i>More</i>.
 *
 * @param action the action of its button
 * @param handler the handler of its button
 * @param label the label of the button
 * @param words a sentence about its effect in the match
 * @param style the style of the button
 * @param offered decides in which match and to whom it is offered
 * @param place the action of another entry whose place it takes and with which it is never offered together; its own
 *     action if there is none
 */
public record PanelEntry(
        Action action,
        Handler<ButtonInteractionEvent> handler,
        String label,
        Function<Match, String> words,
        ButtonStyle style,
        BiPredicate<Match, PlayerId> offered,
        Action place) {

    /** An entry for everybody who sees the match. */
    public static PanelEntry forAll(
            Action action, Handler<ButtonInteractionEvent> handler, String label, String words) {
        return new PanelEntry(
                action, handler, label, match -> words, ButtonStyle.SECONDARY, (match, person) -> true, action);
    }

    /** An entry for players who can still win the match. */
    public static PanelEntry forPlayers(
            Action action, Handler<ButtonInteractionEvent> handler, String label, String words) {
        return forAll(action, handler, label, words)
                .offered((match, person) ->
                        match.seatOf(person).filter(match.game()::inPlay).isPresent());
    }

    /** A copy with other words, which depend on the match. */
    public PanelEntry worded(Function<Match, String> other) {
        return new PanelEntry(action, handler, label, other, style, offered, place);
    }

    /** A copy for these matches only. */
    public PanelEntry where(Predicate<Match> holds) {
        return offered(offered.and((match, person) -> holds.test(match)));
    }

    /** A copy for these matches and people only. */
    public PanelEntry offered(BiPredicate<Match, PlayerId> there) {
        return new PanelEntry(action, handler, label, words, style, there, place);
    }

    /** A copy that takes the place of another entry, and is never offered together with it. */
    public PanelEntry insteadOf(Action other) {
        return new PanelEntry(action, handler, label, words, style, offered, other);
    }

    /** A copy with a button that warns. */
    public PanelEntry grave() {
        return new PanelEntry(action, handler, label, words, ButtonStyle.DANGER, offered, place);
    }
}
