package dolmen.bot.discord.rating;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.Requester;
import java.util.Optional;
import java.util.function.BiFunction;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditData;

/**
 * Turns to another page of a list, or to the one on which the person stands, or says it in words. The person who asked
 * for the list turns its message; others get one of their own, which nobody else sees.
 */
record LeaderboardButton(Page forAll, Page alone) implements Handler<ButtonInteractionEvent> {

    /** What the button leads to. */
    interface Page extends BiFunction<Requester, LeaderboardRequest, MessageCreateData> {}

    /** Says something to one person, whoever asked for the list. */
    static LeaderboardButton privately(Page page) {
        return new LeaderboardButton(page, page);
    }

    @Override
    public Acknowledgement acknowledgement(ButtonInteractionEvent event, ComponentId touched) {
        return turns(event, touched) ? Acknowledgement.EDIT : Acknowledgement.PRIVATE;
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        var requester = Requester.of(event);
        Optional<LeaderboardRequest> request = LeaderboardRequest.of(requester, pressed);
        if (request.isEmpty()) {
            Replies.privately(event, "This list is too old; ask for a new one.");
            return;
        }
        if (turns(event, pressed)) {
            Page page = event.getMessage().isEphemeral() || !event.isFromGuild() ? alone : forAll;
            event.getHook()
                    .editOriginal(MessageEditData.fromCreateData(page.apply(requester, request.get())))
                    .complete();
        } else {
            Replies.fulfil(event.getHook(), alone.apply(requester, request.get()));
        }
    }

    private static boolean turns(ButtonInteractionEvent event, ComponentId pressed) {
        return pressed.action() == Action.LEADERBOARD && asked(event);
    }

    /** A message that only one requester sees is that requester's. */
    private static boolean asked(ButtonInteractionEvent event) {
        Message.InteractionMetadata command = event.getMessage().getInteractionMetadata();
        return event.getMessage().isEphemeral()
                || (command != null && command.getUser().equals(event.getUser()));
    }
}
