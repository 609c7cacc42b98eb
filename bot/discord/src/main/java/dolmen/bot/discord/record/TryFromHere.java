package dolmen.bot.discord.record;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.desk.TouchedMatch;
import dolmen.bot.discord.proposal.Continuations;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRefusal;
import dolmen.bot.match.computer.ComputerPlayers;
import dolmen.rules.host.HostedGame;
import dolmen.rules.opponent.Opponent;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/**
 * Starts practice from a turn of an ended match, on the side to move. The opponent is the computer of that match, or
 * one of the middle level.
 */
record TryFromHere(TouchedMatch touched, LiveMatches matches, RefusalWords refusals, Continuations continuations)
        implements Handler<ButtonInteractionEvent> {
    private static final int MIDDLE = 2;

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        touched.look(event, pressed, (match, requester) -> {
            Wording reader = refusals.on(requester.reader()).matches().wording();
            String words = match.live()
                    ? reader.of(RecordPhrases.tryLive())
                    : switch (StartingPoint.in(until(match, pressed), OptionalInt.of(pressed.ply() - 1))) {
                        case StartingPoint.Nowhere(Phrase why) -> reader.of(why);
                        case StartingPoint.At(HostedGame<?> from) -> begin(event, match, requester, from);
                    };
            Replies.fulfil(event.getHook(), words);
        });
    }

    /**
     * The id of a button that leads to the turn as it stood after a number of entries: after a move taken back, a match
     * has had two turns of one number.
     */
    static ComponentId id(Match match, int turn, int entries) {
        return new ComponentId(Action.TRY_FROM_HERE, match.id().value(), turn, List.of(Integer.toString(entries)));
    }

    private static HostedGame<?> until(Match match, ComponentId pressed) {
        return pressed.path().stream()
                .findFirst()
                .<HostedGame<?>>map(entries -> match.game().after(read(entries, match)))
                .orElseGet(match::game);
    }

    private static int read(String entries, Match match) {
        return NotUnderstoodException.required(Optional.of(entries)
                .filter(text -> text.matches("[0-9]{1,9}"))
                .map(Integer::parseInt)
                .filter(number -> number <= match.game().entries()));
    }

    private String begin(ButtonInteractionEvent event, Match match, Requester requester, HostedGame<?> from) {
        Optional<MatchRefusal.UnderWay> played = matches.underWayBeforeGoingOn(requester.person(), match.game(), from);
        if (played.isPresent()) {
            return refusals.on(requester.reader()).of(played.get());
        }
        return switch (continuations.practise(
                event, from, opponent(match), from.toMove().orElseThrow())) {
            case Continuations.Offer.Refused(String why) -> why;
            case Continuations.Offer.Made(String where) -> where;
        };
    }

    private static Opponent opponent(Match match) {
        return match.players().stream()
                .flatMap(player -> ComputerPlayers.of(player).stream())
                .findFirst()
                .orElseGet(() -> Opponent.ALL.stream()
                        .filter(opponent -> opponent.level().number() == MIDDLE)
                        .findFirst()
                        .orElseThrow());
    }
}
