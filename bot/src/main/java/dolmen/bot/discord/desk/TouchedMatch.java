package dolmen.bot.discord.desk;

import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRefusal;
import dolmen.bot.match.Objections;
import dolmen.bot.match.Refusal;
import java.util.Optional;
import java.util.function.BiConsumer;
import net.dv8tion.jda.api.interactions.components.ComponentInteraction;

/**
 * Looks at the match of a touched button or menu, and refuses people who may not do what it is for. Nothing is
 * acknowledged before: one row is read.
 */
public final class TouchedMatch {
    private final LiveMatches matches;
    private final RefusalWords refusals;

    public TouchedMatch(LiveMatches matches, RefusalWords refusals) {
        this.matches = matches;
        this.refusals = refusals;
    }

    /** Why the person, who has seen that many plies, may not do it. */
    private interface Objection {
        Optional<Refusal> of(Match match, PlayerId person, int seen);
    }

    /** Acts for everybody. */
    public void look(ComponentInteraction event, ComponentId touched, BiConsumer<Match, PlayerId> act) {
        act(event, touched, (match, person, seen) -> Optional.empty(), act);
    }

    /** Acts if the person may play now. */
    public void play(ComponentInteraction event, ComponentId touched, BiConsumer<Match, PlayerId> act) {
        act(event, touched, Objections::toPlay, act);
    }

    /** Acts if the person may give up now. */
    public void resign(ComponentInteraction event, ComponentId touched, BiConsumer<Match, PlayerId> act) {
        act(event, touched, Objections::toResign, act);
    }

    private void act(
            ComponentInteraction event, ComponentId touched, Objection objection, BiConsumer<Match, PlayerId> act) {
        var person = new PlayerId(event.getUser().getIdLong());
        Match match = matches.find(touched.match()).orElse(null);
        Optional<Refusal> refusal =
                match == null ? Optional.of(new MatchRefusal.NoMatch()) : objection.of(match, person, touched.ply());
        if (match == null || refusal.isPresent()) {
            Replies.refuse(event, refusal.orElseThrow(), refusals);
        } else {
            act.accept(match, person);
        }
    }
}
