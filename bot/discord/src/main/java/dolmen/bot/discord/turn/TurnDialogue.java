package dolmen.bot.discord.turn;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.desk.TouchedMatch;
import dolmen.bot.discord.posted.Confirmations;
import dolmen.bot.discord.posted.Side;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Interpretation;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRefusal;
import dolmen.bot.match.MatchService;
import dolmen.bot.match.PlayResult;
import dolmen.bot.match.Refusal;
import dolmen.bot.match.preference.Preferences;
import dolmen.rules.Turn;
import dolmen.rules.host.TurnMenu;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.interactions.InteractionHook;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import net.dv8tion.jda.api.interactions.components.ComponentInteraction;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * The private dialogue in which a person chooses a turn: menus with a picture of the choices, then the board after the
 * turn, then the confirmation. It starts with a new answer, after a choice or a typed move, and continues in the same
 * message.
 */
record TurnDialogue(
        TouchedMatch touchedMatch,
        MatchService service,
        Preferences preferences,
        TurnMessages messages,
        PlayAnswer answer,
        Confirmations confirmations) {

    /**
     * An answer.
     *
     * @param turn the match after the turn that the answer confirms; empty if it asks or refuses
     */
    private record Said(MessageCreateData message, Optional<Match> turn) {
        static Said asking(MessageCreateData message) {
            return new Said(message, Optional.empty());
        }
    }

    /**
     * Shows the next choice of the path, or plays the turn if nothing is left to ask. If something was played after the
     * component was made, the dialogue starts again.
     */
    void goOn(ComponentInteraction event, ComponentId touched, List<String> path, int page) {
        touchedMatch.play(event, touched, (match, requester) -> {
            boolean begun = event.getMessage().isEphemeral();
            List<String> valid = match.standsAsAfter(touched.ply()) ? path : List.of();
            send(event.getHook(), begun, next(match, requester, Side.of(event), valid, page));
        });
    }

    /**
     * Answers a typed turn after the acknowledgement. The dialogue continues from the turn, from the person's own side,
     * or plays it at once if the person has switched confirmation off.
     *
     * @param ply the number of plies that the person has seen
     */
    void typed(IReplyCallback event, MatchId id, int ply, String typed) {
        send(event.getHook(), false, typed(id, ply, Requester.of(event), typed));
    }

    private Said typed(MatchId id, int ply, Requester requester, String typed) {
        PlayerId person = requester.person();
        if (!preferences.of(person).confirm()) {
            return said(service.play(id, person, ply, typed), requester);
        }
        return switch (service.read(id, person, ply, typed)) {
            case Interpretation.Understood(Match match, List<String> moves) ->
                next(match, requester, Side.OWN, path(match, person, moves), 0);
            case Interpretation.Refused(Refusal refusal) -> said(new PlayResult.Refused(refusal), requester);
        };
    }

    private static List<String> path(Match match, PlayerId person, List<String> moves) {
        return TurnMenu.pathTo(match.game(), match.seatOf(person).orElseThrow(), moves);
    }

    /** Plays the turn of the button's path. */
    void confirm(ComponentInteraction event, ComponentId pressed) {
        touchedMatch.play(event, pressed, (match, requester) -> {
            send(
                    event.getHook(),
                    true,
                    switch (place(match, requester, pressed.path())) {
                        case TurnMenu.Reached.Chosen chosen -> play(match, requester, chosen);
                        case TurnMenu.Reached.Choosing choosing -> stale(match, requester);
                        case TurnMenu.Reached.Nowhere nowhere -> stale(match, requester);
                    });
        });
    }

    private Said said(PlayResult result, Requester requester) {
        return new Said(answer.toMove(result, requester), PlayAnswer.afterTurn(result));
    }

    private Said next(Match match, Requester requester, Side side, List<String> path, int page) {
        return switch (place(match, requester, path)) {
            case TurnMenu.Reached.Choosing choosing ->
                Said.asking(messages.choosing(match, requester, side, path, choosing, page));
            case TurnMenu.Reached.Chosen chosen
            when needsNoPreview(requester.person(), chosen) -> play(match, requester, chosen);
            case TurnMenu.Reached.Chosen chosen -> Said.asking(messages.preview(match, requester, side, path, chosen));
            case TurnMenu.Reached.Nowhere nowhere -> stale(match, requester);
        };
    }

    private TurnMenu.Reached place(Match match, Requester requester, List<String> path) {
        Wording wording = messages.wording(requester);
        return match.seatOf(requester.person())
                .map(seat -> TurnMenu.at(match.game(), seat, path, wording))
                .orElseGet(TurnMenu.Reached.Nowhere::new);
    }

    /**
     * True if the turn needs no preview. Before an outcome of chance, which cannot be foreseen, there is nothing to
     * see.
     */
    private boolean needsNoPreview(PlayerId person, TurnMenu.Reached.Chosen chosen) {
        return !preferences.of(person).confirm()
                || chosen.game().standing().position().turn() instanceof Turn.Chance;
    }

    private Said play(Match match, Requester requester, TurnMenu.Reached.Chosen chosen) {
        PlayResult result = service.play(match.id(), requester.person(), match.ply(), chosen.line());
        return said(
                result instanceof PlayResult.Refused(MatchRefusal.Stale(Match now))
                                && hasPlayed(match, now, chosen.line())
                        ? new PlayResult.Played(now)
                        : result,
                requester);
    }

    /** True if the same turn was played meanwhile, for example by the first of two presses. */
    private static boolean hasPlayed(Match then, Match now, String line) {
        List<String> since = now.record().moves().subList(then.ply(), now.ply());
        return String.join(" ", since).equals(line);
    }

    private Said stale(Match match, Requester requester) {
        return said(new PlayResult.Refused(new MatchRefusal.Stale(match)), requester);
    }

    private void send(InteractionHook hook, boolean edit, Said said) {
        if (edit) {
            Replies.inPlace(hook, said.message());
        } else {
            Replies.fulfil(hook, said.message());
        }
        said.turn().ifPresent(over -> confirmations.keep(over, hook));
    }
}
