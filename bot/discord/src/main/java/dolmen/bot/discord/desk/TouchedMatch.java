package dolmen.bot.discord.desk;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.reader.Reader;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRefusal;
import dolmen.bot.match.Objections;
import dolmen.bot.match.Refusal;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import net.dv8tion.jda.api.interactions.components.ComponentInteraction;

/** Finds the match of a button or menu, and refuses people who may not use it. */
public record TouchedMatch(LiveMatches matches, RefusalWords refusals, Onlookers onlookers) {
    /** The handler, limited to people who may see the match. */
    public <E extends Interaction & IReplyCallback> Handler<E> guarding(Handler<E> handler) {
        return new Handler<>() {
            @Override
            public Acknowledgement acknowledgement(E event, ComponentId touched) {
                return handler.acknowledgement(event, touched);
            }

            @Override
            public void answer(E event, ComponentId touched) {
                if (matchFor(event, touched).isPresent()) {
                    handler.answer(event, touched);
                } else {
                    Replies.privately(event, refusals.on(Reader.of(event)).of(new MatchRefusal.NoMatch()));
                }
            }
        };
    }

    private Optional<Match> matchFor(Interaction asking, ComponentId touched) {
        return matches.known(touched.match())
                .or(() -> matches.find(touched.match()))
                .filter(match -> onlookers.include(asking, match));
    }

    /** The reason why a person who has seen a number of plies may not act. */
    private interface Objection {
        Optional<Refusal> of(Match match, PlayerId person, int seen);
    }

    /** The listed matches that the person may see. */
    public List<Match> visible(Interaction asking, List<MatchId> among) {
        return among.stream()
                .flatMap(id -> matches.find(id).stream())
                .filter(match -> onlookers.include(asking, match))
                .toList();
    }

    /** Acts for everybody who may see the match. */
    public void look(ComponentInteraction event, ComponentId touched, BiConsumer<Match, Requester> act) {
        act(event, touched, (match, person, seen) -> Optional.empty(), act);
    }

    /** Acts if the person may play now. */
    public void play(ComponentInteraction event, ComponentId touched, BiConsumer<Match, Requester> act) {
        act(event, touched, Objections::toPlay, act);
    }

    /** Acts if the person may resign now. */
    public void resign(ComponentInteraction event, ComponentId touched, BiConsumer<Match, Requester> act) {
        act(event, touched, Objections::toResign, act);
    }

    /** Acts if the person may call the match off now. */
    public void callOff(ComponentInteraction event, ComponentId touched, BiConsumer<Match, Requester> act) {
        act(event, touched, Objections::toCallOff, act);
    }

    private void act(
            ComponentInteraction event, ComponentId touched, Objection objection, BiConsumer<Match, Requester> act) {
        var requester = Requester.of(event);
        Match match = matches.find(touched.match())
                .filter(found -> onlookers.include(event, found))
                .orElse(null);
        Optional<Refusal> refusal = match == null
                ? Optional.of(new MatchRefusal.NoMatch())
                : objection.of(match, requester.person(), touched.ply());
        if (match == null || refusal.isPresent()) {
            Replies.refuse(event, refusal.orElseThrow(), refusals);
        } else {
            act.accept(match, requester);
        }
    }
}
