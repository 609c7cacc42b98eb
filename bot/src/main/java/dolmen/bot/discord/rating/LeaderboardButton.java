package dolmen.bot.discord.rating;

import dolmen.bot.discord.desk.Asker;
import dolmen.bot.discord.desk.ButtonAction;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Replies;
import java.util.List;
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
public final class LeaderboardButton implements ButtonAction {
    static final String TURN = "leaderboard";
    static final String OWN = "leaderboard-own";
    static final String WORDS = "leaderboard-words";

    private final String name;
    private final BiFunction<Asker, LeaderboardRequest, MessageCreateData> page;

    private LeaderboardButton(String name, BiFunction<Asker, LeaderboardRequest, MessageCreateData> page) {
        this.name = name;
        this.page = page;
    }

    public static List<ButtonAction> all(LeaderboardMessage message) {
        return List.of(
                new LeaderboardButton(TURN, message::of),
                new LeaderboardButton(OWN, message::around),
                new LeaderboardButton(WORDS, message::inWords));
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        var asker = Asker.of(event);
        Optional<LeaderboardRequest> request = LeaderboardRequest.of(asker, pressed);
        if (request.isEmpty()) {
            Replies.privately(event, "This list is of another release; ask for it anew.");
            return;
        }
        if (name.equals(TURN) && asked(event)) {
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
