package dolmen.bot.discord.rating;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.Asker;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.Replies;
import java.util.Optional;
import java.util.function.BiFunction;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditData;

/**
 * Turns to another page of a list, or to the one on which the person stands, or says it in words. Whoever asked for the
 * list turns its message; others get one of their own, which nobody else sees.
 */
record LeaderboardButton(BiFunction<Asker, LeaderboardRequest, MessageCreateData> page)
        implements Handler<ButtonInteractionEvent> {

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        var asker = Asker.of(event);
        Optional<LeaderboardRequest> request = LeaderboardRequest.of(asker, pressed);
        if (request.isEmpty()) {
            Replies.privately(event, "This list is of another release; ask for it anew.");
            return;
        }
        if (pressed.action() == Action.LEADERBOARD && asked(event)) {
            Replies.acknowledge(event.deferEdit());
            event.getHook()
                    .editOriginal(MessageEditData.fromCreateData(page.apply(asker, request.get())))
                    .complete();
        } else {
            Replies.acknowledge(event.deferReply(true));
            Replies.privately(event.getHook(), page.apply(asker, request.get()));
        }
    }

    /** A message that only one asker sees is that asker's. */
    private static boolean asked(ButtonInteractionEvent event) {
        Message.InteractionMetadata command = event.getMessage().getInteractionMetadata();
        return event.getMessage().isEphemeral()
                || (command != null && command.getUser().equals(event.getUser()));
    }
}
