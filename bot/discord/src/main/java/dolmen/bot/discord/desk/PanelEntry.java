package dolmen.bot.discord.desk;

import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.rules.phrase.Phrase;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import net.dv8tion.jda.api.components.buttons.ButtonStyle;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/**
 * One entry of the panel behind <i>More</i>.
 *
 * @param action the action of its button
 * @param handler the handler of its button
 * @param label the label of the button
 * @param note a sentence about an effect that the label does not tell; most entries have none
 * @param style the style of the button
 * @param offered decides in which match and to whom it is offered
 */
public record PanelEntry(
        Action action,
        Handler<ButtonInteractionEvent> handler,
        Phrase label,
        Optional<Phrase> note,
        ButtonStyle style,
        BiPredicate<Match, PlayerId> offered) {

    /** An entry for everybody who sees the match. */
    public static PanelEntry forAll(Action action, Handler<ButtonInteractionEvent> handler, Phrase label) {
        return new PanelEntry(action, handler, label, Optional.empty(), ButtonStyle.SECONDARY, (match, person) -> true);
    }

    /** An entry for players who can still win the match. */
    public static PanelEntry forPlayers(Action action, Handler<ButtonInteractionEvent> handler, Phrase label) {
        return forAll(action, handler, label)
                .offered((match, person) ->
                        match.seatOf(person).filter(match.game()::inPlay).isPresent());
    }

    /** A copy with a note. */
    public PanelEntry noted(Phrase other) {
        return new PanelEntry(action, handler, label, Optional.of(other), style, offered);
    }

    /** A copy for these matches only. */
    public PanelEntry where(Predicate<Match> holds) {
        return offered(offered.and((match, person) -> holds.test(match)));
    }

    /** A copy for these matches and people only. */
    public PanelEntry offered(BiPredicate<Match, PlayerId> there) {
        return new PanelEntry(action, handler, label, note, style, there);
    }

    /** A copy with a button that warns. */
    public PanelEntry grave() {
        return new PanelEntry(action, handler, label, note, ButtonStyle.DANGER, offered);
    }
}
