package dolmen.bot.discord.proposal;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.challenge.PracticeStarter;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.menu.OpponentChoice;
import dolmen.rules.Variant;
import dolmen.rules.opponent.Opponent;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/** The button to play a computer player: the one that it names, or one that the person chooses. */
record OpponentButton(OpponentPanel opponents, ComputerTable table, PracticeStarter starts)
        implements Handler<ButtonInteractionEvent> {

    @Override
    public Acknowledgement acknowledgement(ButtonInteractionEvent event, ComponentId touched) {
        return OpponentChoice.chosen(touched).isPresent() ? Proposer.acknowledgement(event) : Acknowledgement.PRIVATE;
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        Optional<Variant> game = table.variants().numbered(pressed.number());
        OpponentChoice.chosen(pressed)
                .ifPresentOrElse(
                        opponent -> begin(event, opponent, NotUnderstoodException.required(game)),
                        () -> opponents.open(event, game));
    }

    private void begin(ButtonInteractionEvent event, Opponent opponent, Variant game) {
        starts.once(
                event,
                game,
                opponent,
                List.of(),
                () -> table.begin(event, opponent, Wishes.toPlay(game)).ifPresent(why -> Replies.privately(event, why)),
                other -> Replies.privately(event, other));
    }
}
