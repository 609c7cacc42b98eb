package dolmen.bot.discord;

import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRepository;
import dolmen.bot.match.PlayerId;
import dolmen.bot.match.Refusal;
import java.util.Optional;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/** Plays the turn that was chosen through menus and looked at. */
final class ConfirmTurnButton implements ButtonAction {
    static final String NAME = "turn-yes";

    private final MatchRepository matches;
    private final TurnDialogue dialogue;
    private final RefusalWords refusals;

    ConfirmTurnButton(MatchRepository matches, TurnDialogue dialogue, RefusalWords refusals) {
        this.matches = matches;
        this.dialogue = dialogue;
        this.refusals = refusals;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        var person = new PlayerId(event.getUser().getIdLong());
        Match match = matches.find(pressed.match()).orElse(null);
        Optional<Refusal> objection =
                match == null ? Optional.of(new Refusal.NoMatch()) : match.objectionToPlay(person, pressed.ply());
        if (match == null || objection.isPresent()) {
            Replies.refuse(event, objection.orElseThrow(), refusals);
        } else {
            dialogue.confirm(event, match, person, pressed.path());
        }
    }
}
