package dolmen.bot.discord;

import dolmen.bot.match.MatchRepository;
import dolmen.bot.match.PlayerId;
import dolmen.bot.match.Refusal;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** Shows the board privately as it stands now, however old the pressed button is. */
final class BoardButton implements ButtonAction {
    static final String NAME = "board";

    private final MatchRepository matches;
    private final BoardMessage board;
    private final RefusalWords refusals;

    BoardButton(MatchRepository matches, BoardMessage board, RefusalWords refusals) {
        this.matches = matches;
        this.board = board;
        this.refusals = refusals;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        Replies.acknowledge(event.deferReply(true));
        MessageCreateData shown = matches.find(pressed.match())
                .map(match ->
                        board.privately(match, new PlayerId(event.getUser().getIdLong())))
                .orElseGet(() -> MessageCreateData.fromContent(refusals.of(new Refusal.NoMatch())));
        Replies.privately(event.getHook(), shown);
    }
}
