package dolmen.bot.discord.rating;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.reader.Readers;
import java.util.Optional;
import java.util.function.BiFunction;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditData;

/**
 * Shows another page of a leaderboard, the person's own page, or the page as text. For the person who asked for the
 * leaderboard it edits the message; everybody else gets a private message.
 */
record LeaderboardButton(Page forAll, Page alone, Readers readers) implements Handler<ButtonInteractionEvent> {

    /** The page to which the button leads. */
    interface Page extends BiFunction<Requester, LeaderboardRequest, MessageCreateData> {}

    /** A button that answers everybody in private. */
    static LeaderboardButton privately(Page page, Readers readers) {
        return new LeaderboardButton(page, page, readers);
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
            Replies.privately(event, readers.of(event).of(RatingPhrases.listOld()));
            return;
        }
        if (turns(event, pressed)) {
            Page page = event.getMessage().isEphemeral() || event.getContext() == InteractionContextType.BOT_DM
                    ? alone
                    : forAll;
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

    /** True if the person has asked for the leaderboard; a private message always belongs to its reader. */
    private static boolean asked(ButtonInteractionEvent event) {
        Message.InteractionMetadata command = event.getMessage().getInteractionMetadata();
        return event.getMessage().isEphemeral()
                || (command != null && command.getUser().equals(event.getUser()));
    }
}
