package dolmen.bot.discord.panel;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.board.Boards;
import dolmen.bot.discord.challenge.OpenOffers;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.MatchCommand;
import dolmen.bot.discord.desk.PanelEntry;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.desk.ShowMatch;
import dolmen.bot.discord.place.DirectMessages;
import dolmen.bot.discord.place.Resting;
import dolmen.bot.discord.turn.PlayAnswer;
import dolmen.bot.discord.words.Vocabulary;
import dolmen.bot.match.Match;
import dolmen.bot.match.Objections;
import java.util.List;
import java.util.stream.Stream;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/** The panel of a match, with its actions other than moves, and the list of a person's games. */
public final class PanelFeature {
    private final Desk desk;
    private final Boards boards;
    private final DirectMessages direct;
    private final HistoryMessage history;
    private final ResignationQuestion resignation;
    private final GamesMessage games;
    private final WaysOut out;

    private PanelFeature(Desk desk, Boards boards, DirectMessages direct, OpenOffers offers) {
        Vocabulary words = desk.words();
        this.desk = desk;
        this.boards = boards;
        this.direct = direct;
        this.history = new HistoryMessage(new HistoryPages(words.names(), words.matches()), words.matches());
        this.resignation =
                new ResignationQuestion(words.matches(), desk.services().results()::leftOutToday);
        this.games = new GamesMessage(
                desk.services().matches().live(),
                offers,
                words.matches(),
                words.clocks(),
                new Resting(desk.services().posted().silences()::of),
                words.commands());
        this.out = new WaysOut(
                desk.touched(),
                resignation,
                desk.services().matches().play(),
                desk.services().matches().etiquette(),
                PlayAnswer.of(desk, boards),
                words.matches(),
                desk.refusals());
    }

    /**
     * The feature with its panel.
     *
     * @param offers the challenges in the list of games
     * @param hint the entry for a hint, first behind <i>More</i>
     * @param others the entries of other features
     */
    public static Feature of(
            Desk desk, Boards boards, DirectMessages direct, OpenOffers offers, PanelEntry hint, PanelEntry... others) {
        var here = new PanelFeature(desk, boards, direct, offers);
        return here.behindMore(here.requests(here.alone()), hint, others);
    }

    private Feature alone() {
        return Feature.of(
                        MatchCommand.deferring(
                                desk,
                                "history",
                                "Every move of the match in words; only you see it",
                                (event, match, requester) ->
                                        Replies.fulfil(event.getHook(), history.latest(match, requester))),
                        MatchCommand.deferring(
                                desk, "resign", "Give your match up; you confirm it", this::askWhetherToResign),
                        new GamesCommand(games))
                .onButton(Action.HISTORY, Acknowledgement.EDIT, this::turnHistory)
                .onButton(
                        Action.GAMES,
                        Acknowledgement.EDIT,
                        (event, pressed) -> Replies.fulfil(event.getHook(), games.of(event, pressed.number())))
                .onButton(
                        Action.CONFIRM_CALL_OFF,
                        Acknowledgement.EDIT,
                        desk.touched().guarding(out::callOff))
                .onButton(
                        Action.CONFIRM_RESIGNATION,
                        Acknowledgement.EDIT,
                        desk.touched().guarding(out::resign))
                .onButton(Action.PLAY_ON, Acknowledgement.ANSWER, out::playOn);
    }

    /** Shows the page with the ply in the button's id, whatever its page number is by now. */
    private void turnHistory(ButtonInteractionEvent event, ComponentId pressed) {
        desk.touched().look(event, pressed, (match, requester) -> {
            Replies.fulfil(event.getHook(), history.at(match, requester, pressed.ply()));
        });
    }

    private void askWhetherToResign(SlashCommandInteractionEvent event, Match match, Requester requester) {
        Objections.toResign(match, requester.person(), match.ply())
                .ifPresentOrElse(
                        refusal -> Replies.fulfil(
                                event.getHook(),
                                desk.refusals().on(requester.reader()).of(refusal)),
                        () -> Replies.fulfil(event.getHook(), resignation.question(match, requester)));
    }

    private Feature requests(Feature feature) {
        var etiquette = desk.services().matches().etiquette();
        return feature.onButton(Action.AGREE, answer(etiquette::agree))
                .onButton(Action.DECLINE_REQUEST, answer(etiquette::decline))
                .onButton(Action.WITHDRAW_REQUEST, answer(etiquette::withdraw));
    }

    private Handler<ButtonInteractionEvent> answer(RequestAnswerButton.Answer answer) {
        return desk.touched()
                .guarding(
                        new RequestAnswerButton(answer, boards.requests(), boards.lasting(), desk.refusals(), direct));
    }

    private Feature behindMore(Feature feature, PanelEntry hint, PanelEntry... others) {
        List<PanelEntry> entries = Stream.of(
                        List.of(hint),
                        views(),
                        List.of(others),
                        EtiquettePanel.entries(
                                desk.services().matches().etiquette(), desk.refusals(), out::askToCallOff),
                        List.of(resign()))
                .flatMap(List::stream)
                .toList();
        var panel = new MatchPanel(entries, desk.words().matches());
        Feature all = feature.onButton(Action.MORE, ShowMatch.one(desk.touched(), panel::of));
        for (PanelEntry entry : entries) {
            all = all.onButton(entry.action(), desk.touched().guarding(entry.handler()));
        }
        return all;
    }

    private List<PanelEntry> views() {
        return List.of(
                PanelEntry.forAll(
                        Action.FLIP,
                        ShowMatch.one(desk.touched(), boards.message()::fromOtherSide),
                        PanelPhrases.buttonFlip()),
                PanelEntry.forAll(
                        Action.WORDS, new ShowMatch(desk.touched(), boards.text()::of), PanelPhrases.buttonInWords()),
                PanelEntry.forAll(
                        Action.LATEST_HISTORY,
                        ShowMatch.one(desk.touched(), history::latest),
                        PanelPhrases.buttonHistory()));
    }

    private PanelEntry resign() {
        return PanelEntry.forPlayers(Action.RESIGN, out::askToResign, PanelPhrases.buttonResign())
                .grave();
    }
}
