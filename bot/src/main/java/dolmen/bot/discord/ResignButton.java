package dolmen.bot.discord;

import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRepository;
import dolmen.bot.match.PlayerId;
import dolmen.bot.match.Refusal;
import java.util.Optional;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/** Asks whoever presses it whether to give the match up. */
final class ResignButton implements ButtonAction {
    static final String NAME = "resign";

    private final MatchRepository matches;
    private final Resignation resignation;
    private final RefusalWords refusals;

    ResignButton(MatchRepository matches, Resignation resignation, RefusalWords refusals) {
        this.matches = matches;
        this.resignation = resignation;
        this.refusals = refusals;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        Match match = matches.find(pressed.match()).orElse(null);
        if (match == null) {
            Replies.refuse(event, new Refusal.NoMatch(), refusals);
            return;
        }
        Optional<Refusal> objection =
                match.objectionToResign(new PlayerId(event.getUser().getIdLong()), pressed.ply());
        if (objection.isPresent()) {
            Replies.refuse(event, objection.get(), refusals);
        } else {
            event.reply(resignation.question(match)).setEphemeral(true).complete();
        }
    }
}
