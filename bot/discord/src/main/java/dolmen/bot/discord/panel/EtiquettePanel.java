package dolmen.bot.discord.panel;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.PanelEntry;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.EtiquetteService;
import dolmen.bot.match.Match;
import dolmen.bot.match.Objections;
import dolmen.bot.match.Request;
import dolmen.rules.Seat;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/** The entries behind <i>More</i> for requests to the other players, for resuming, and for calling the match off. */
final class EtiquettePanel {
    private EtiquettePanel() {}

    /**
     * The entries of the panel, in their order.
     *
     * @param callOff asks whether to call the match off
     */
    public static List<PanelEntry> entries(
            EtiquetteService service, RefusalWords refusals, Handler<ButtonInteractionEvent> callOff) {
        return List.of(
                entry(
                        Action.OFFER_DRAW,
                        EtiquetteButton.ask(Request.Kind.DRAW, service, refusals),
                        "Offer a draw",
                        match -> "Nobody wins, %s.".formatted(agreed(match)),
                        EtiquettePanel::nothingAsked),
                entry(
                        Action.ASK_TAKE_BACK,
                        EtiquetteButton.ask(Request.Kind.TAKE_BACK, service, refusals),
                        "Take back",
                        match -> unasked(match) && !match.rated()
                                ? "Your last turn and all that came after it."
                                : "Your last turn and all that came after it, %s.".formatted(agreed(match)),
                        (match, person) -> nothingAsked(match, person)
                                && seat(match, person)
                                        .flatMap(match.game()::takeBack)
                                        .isPresent()),
                entry(
                        Action.ASK_PAUSE,
                        EtiquetteButton.ask(Request.Kind.PAUSE, service, refusals),
                        "Pause",
                        match -> unasked(match) ? "Stop the clocks." : "Stop the clocks, %s.".formatted(agreed(match)),
                        (match, person) -> nothingAsked(match, person)
                                && match.clock().limited()
                                && !match.clock().stopped()),
                entry(
                                Action.GO_ON,
                                new EtiquetteButton(service::resume, match -> "The match goes on.", refusals),
                                "Go on",
                                match -> "The match is paused; start the clocks again.",
                                (match, person) ->
                                        inPlay(match, person) && match.clock().stopped())
                        .insteadOf(Action.ASK_PAUSE),
                entry(
                        Action.ASK_HINTS,
                        EtiquetteButton.ask(Request.Kind.HINTS, service, refusals),
                        "Allow hints",
                        match -> "For each of you and seen by nobody else, %s.".formatted(agreed(match)),
                        (match, person) -> nothingAsked(match, person) && match.mayAllowHints()),
                entry(
                        Action.CALL_OFF,
                        callOff,
                        "Call off",
                        match -> "End the match without a result, in its first two turns only; you confirm it.",
                        (match, person) ->
                                Objections.toCallOff(match, person, match.ply()).isEmpty()));
    }

    private static PanelEntry entry(
            Action action,
            Handler<ButtonInteractionEvent> handler,
            String label,
            Function<Match, String> words,
            BiPredicate<Match, PlayerId> offered) {
        return PanelEntry.forAll(action, handler, label, "").worded(words).offered(offered);
    }

    /** True if only one person plays, so that only computers have to agree. */
    private static boolean unasked(Match match) {
        return match.players().stream().filter(player -> !player.computer()).count() == 1;
    }

    private static String agreed(Match match) {
        boolean two = match.players().size() == 2;
        if (unasked(match)) {
            return two ? "if the computer agrees" : "if the computers agree";
        }
        return two ? "if your opponent agrees" : "if the others agree";
    }

    private static Optional<Seat> seat(Match match, PlayerId person) {
        return match.seatOf(person);
    }

    private static boolean inPlay(Match match, PlayerId person) {
        return seat(match, person).filter(match.game()::inPlay).isPresent();
    }

    private static boolean nothingAsked(Match match, PlayerId person) {
        return inPlay(match, person) && match.request().filter(Request::stands).isEmpty();
    }
}
