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
import dolmen.rules.phrase.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
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
                        PanelPhrases.buttonDraw(),
                        EtiquettePanel::nothingAsked),
                entry(
                        Action.ASK_TAKE_BACK,
                        EtiquetteButton.ask(Request.Kind.TAKE_BACK, service, refusals),
                        PanelPhrases.buttonTakeBack(),
                        (match, person) -> nothingAsked(match, person)
                                && seat(match, person)
                                        .flatMap(match.game()::takeBack)
                                        .isPresent()),
                entry(
                        Action.ASK_PAUSE,
                        EtiquetteButton.ask(Request.Kind.PAUSE, service, refusals),
                        PanelPhrases.buttonPause(),
                        (match, person) -> nothingAsked(match, person)
                                && match.clock().limited()
                                && !match.clock().stopped()),
                entry(
                        Action.GO_ON,
                        new EtiquetteButton(service::resume, match -> PanelPhrases.resumed(), refusals),
                        PanelPhrases.buttonGoOn(),
                        (match, person) ->
                                inPlay(match, person) && match.clock().stopped()),
                entry(
                        Action.ASK_HINTS,
                        EtiquetteButton.ask(Request.Kind.HINTS, service, refusals),
                        PanelPhrases.buttonAllowHints(),
                        (match, person) -> nothingAsked(match, person) && match.mayAllowHints()),
                entry(
                                Action.CALL_OFF,
                                callOff,
                                PanelPhrases.buttonCallOff(),
                                (match, person) -> Objections.toCallOff(match, person, match.ply())
                                        .isEmpty())
                        .noted(PanelPhrases.callOffNote()));
    }

    private static PanelEntry entry(
            Action action,
            Handler<ButtonInteractionEvent> handler,
            Phrase label,
            BiPredicate<Match, PlayerId> offered) {
        return PanelEntry.forAll(action, handler, label).offered(offered);
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
