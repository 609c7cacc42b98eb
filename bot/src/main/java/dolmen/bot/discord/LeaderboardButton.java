package dolmen.bot.discord;

import dolmen.bot.match.PlayerId;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditData;

/**
 * Turns to another page of a list, or to the one on which the person stands. Whoever asked for the list turns its
 * message; others get one of their own, which nobody else sees.
 */
final class LeaderboardButton implements ButtonAction {
    static final String TURN = "leaderboard";
    static final String OWN = "leaderboard-own";

    private final String name;
    private final BiFunction<PlayerId, LeaderboardRequest, MessageCreateData> page;

    private LeaderboardButton(String name, BiFunction<PlayerId, LeaderboardRequest, MessageCreateData> page) {
        this.name = name;
        this.page = page;
    }

    static List<ButtonAction> all(LeaderboardMessage message) {
        return List.of(new LeaderboardButton(TURN, message::of), new LeaderboardButton(OWN, message::around));
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        Optional<LeaderboardRequest> request = LeaderboardRequest.of(event, pressed);
        if (request.isEmpty()) {
            Replies.privately(event, "This list is of another release; ask for it anew.");
            return;
        }
        var person = new PlayerId(event.getUser().getIdLong());
        if (name.equals(TURN) && asked(event)) {
            Replies.acknowledge(event.deferEdit());
            event.getHook()
                    .editOriginal(MessageEditData.fromCreateData(page.apply(person, request.get())))
                    .complete();
        } else {
            Replies.acknowledge(event.deferReply(true));
            Replies.privately(event.getHook(), page.apply(person, request.get()));
        }
    }

    /** A message that only one person sees is that person's. */
    private static boolean asked(ButtonInteractionEvent event) {
        Message.InteractionMetadata command = event.getMessage().getInteractionMetadata();
        return event.getMessage().isEphemeral()
                || (command != null && command.getUser().equals(event.getUser()));
    }
}
