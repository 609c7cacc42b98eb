package dolmen.bot.discord.board;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.posted.Form;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.MatchOutline;
import dolmen.bot.match.Request;
import dolmen.bot.match.SeenMatch;
import dolmen.rules.Spectator;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostAct;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;
import net.dv8tion.jda.api.utils.messages.MessageEditBuilder;
import net.dv8tion.jda.api.utils.messages.MessageEditData;

/**
 * The public message of a request, from the question to the answer.
 *
 * @param matches finds a match in its public form
 */
public record RequestMessage(
        Names names, MatchWords words, Calls calls, Function<MatchId, Optional<SeenMatch<Spectator>>> matches) {
    /** A copy for one player alone. */
    public RequestMessage alone(PlayerId player) {
        return new RequestMessage(names, words.alone(Requester.elsewhere(player).reader()), calls, matches);
    }

    /** The open request, with mentions of the players who have not agreed. */
    MessageCreateData asked(MatchOutline match, Request request, Form form) {
        return names.atOneMoment(match.players(), () -> written(match, request, form));
    }

    private MessageCreateData written(MatchOutline match, Request request, Form form) {
        List<PlayerId> awaited = match.awaited(request);
        Call call = calls.to(match, awaited);
        Wording wording = words.at(match).wording();
        return call.message()
                .setContent(
                        form == Form.NEUTRAL
                                ? wording.of(neutral(match, request.kind(), awaited))
                                : wording.of(BoardPhrases.publicAddressed(call.people(), sentence(match, request))))
                .setComponents(buttons(match, request, form))
                .build();
    }

    /** The request after one player has agreed and others have not yet. */
    public MessageEditData stillAsked(MatchOutline match, Request request) {
        Wording wording = words.at(match).wording();
        Phrase still = BoardPhrases.requestStillAsked(
                at(match)
                        .listing(request.agreed().stream()
                                .sorted()
                                .map(match::player)
                                .toList()),
                at(match).listing(match.awaited(request)));
        return new MessageEditBuilder()
                .setContent(wording.of(sentence(match, request)) + "\n" + wording.of(still))
                .setComponents(buttons(match, request, Form.WHOLE))
                .setAllowedMentions(List.of())
                .build();
    }

    /** The text of the request after all have agreed. */
    public String agreed(MatchOutline match, Request.Kind kind) {
        return words.at(match)
                .wording()
                .of(
                        switch (kind) {
                            case DRAW -> BoardPhrases.requestDrawAgreed();
                            case TAKE_BACK -> BoardPhrases.requestTakeBackAgreed();
                            case PAUSE -> BoardPhrases.requestPauseAgreed(id(match));
                            case HINTS -> BoardPhrases.requestHintsAgreed(id(match));
                        });
    }

    /** The text of the request after a player has declined it, or its maker has withdrawn it. */
    public String calledOff(MatchOutline match, Request.Kind kind, PlayerId by) {
        boolean own = match.request()
                .filter(closed -> match.player(closed.by()).equals(by))
                .isPresent();
        var player = new Verbatim(at(match).bold(by));
        return words.at(match).wording().of(own ? withdrawn(match, kind, player) : declined(match, kind, player));
    }

    private static Phrase withdrawn(MatchOutline match, Request.Kind kind, Verbatim by) {
        return switch (kind) {
            case DRAW -> BoardPhrases.requestDrawWithdrawn(by, id(match));
            case TAKE_BACK -> BoardPhrases.requestTakeBackWithdrawn(by, id(match));
            case PAUSE -> BoardPhrases.requestPauseWithdrawn(by, id(match));
            case HINTS -> BoardPhrases.requestHintsWithdrawn(by, id(match));
        };
    }

    private static Phrase declined(MatchOutline match, Request.Kind kind, Verbatim by) {
        return switch (kind) {
            case DRAW -> BoardPhrases.requestDrawDeclined(by, id(match));
            case TAKE_BACK -> BoardPhrases.requestTakeBackDeclined(by, id(match));
            case PAUSE -> BoardPhrases.requestPauseDeclined(by, id(match));
            case HINTS -> BoardPhrases.requestHintsDeclined(by, id(match));
        };
    }

    /**
     * The text of a request that can no longer be answered and was not answered through its message.
     *
     * @param match the match with the request, at that time
     */
    String lasting(MatchOutline match, Request request) {
        SeenMatch<Spectator> now = matches.apply(match.id()).orElseThrow();
        if (done(now, request.kind())) {
            return agreed(now, request.kind());
        }
        Wording wording = words.at(now).wording();
        Phrase why = now.live() ? BoardPhrases.requestWentOn() : BoardPhrases.requestMatchOver();
        return wording.of(asked(now, request)) + " " + wording.of(why);
    }

    /** True if the request has just taken effect, since all players have agreed to it. */
    private static boolean done(SeenMatch<Spectator> now, Request.Kind kind) {
        return switch (kind) {
            case DRAW -> now.conclusion().orElse(null) instanceof Conclusion.ByAgreement;
            case TAKE_BACK -> now.live() && now.lastAct().orElse(null) instanceof HostAct.TakeBack;
            case PAUSE -> now.live() && now.clock().stopped();
            case HINTS -> now.hintsAgreed();
        };
    }

    private Phrase asked(MatchOutline match, Request request) {
        Verbatim maker = maker(match, request);
        return switch (request.kind()) {
            case DRAW -> BoardPhrases.requestDrawLapsed(maker, id(match));
            case TAKE_BACK -> BoardPhrases.requestTakeBackLapsed(maker, id(match));
            case PAUSE -> BoardPhrases.requestPauseLapsed(maker, id(match));
            case HINTS -> BoardPhrases.requestHintsLapsed(maker, id(match));
        };
    }

    /** The request after it can no longer be answered. */
    public static MessageEditData closed(String content) {
        return new MessageEditBuilder()
                .setContent(content)
                .setComponents()
                .setAllowedMentions(List.of())
                .build();
    }

    private Names at(MatchOutline match) {
        return names.on(Optional.of(match.venue().guild()));
    }

    private Verbatim maker(MatchOutline match, Request request) {
        return new Verbatim(at(match).bold(match.player(request.by())));
    }

    private static Verbatim id(MatchOutline match) {
        return new Verbatim(match.id().toString());
    }

    private Phrase sentence(MatchOutline match, Request request) {
        Verbatim maker = maker(match, request);
        return switch (request.kind()) {
            case DRAW -> BoardPhrases.requestDrawAsked(maker, id(match));
            case TAKE_BACK -> BoardPhrases.requestTakeBackAsked(maker, id(match));
            case PAUSE -> BoardPhrases.requestPauseAsked(maker, id(match));
            case HINTS -> BoardPhrases.requestHintsAsked(maker, id(match));
        };
    }

    /** The question without the name of its maker. */
    private Phrase neutral(MatchOutline match, Request.Kind kind, List<PlayerId> awaited) {
        var people = new Verbatim(names.mentions(awaited));
        return switch (kind) {
            case DRAW -> BoardPhrases.requestDrawNeutral(people, id(match));
            case TAKE_BACK -> BoardPhrases.requestTakeBackNeutral(people, id(match));
            case PAUSE -> BoardPhrases.requestPauseNeutral(people, id(match));
            case HINTS -> BoardPhrases.requestHintsNeutral(people, id(match));
        };
    }

    private ActionRow buttons(MatchOutline match, Request request, Form form) {
        List<String> kind = List.of(request.kind().name());
        Wording wording = words.at(match).wording();
        return ActionRow.of(
                Button.success(
                        ComponentId.of(Action.AGREE, match, kind).text(), wording.of(BoardPhrases.buttonAgree())),
                Button.danger(
                        ComponentId.of(Action.DECLINE_REQUEST, match, kind).text(),
                        wording.of(BoardPhrases.buttonDecline())),
                Button.secondary(
                        ComponentId.of(Action.WITHDRAW_REQUEST, match, kind).text(),
                        Text.line(
                                wording.of(
                                        form == Form.NEUTRAL
                                                ? BoardPhrases.buttonWithdraw()
                                                : withdraw(match, request)),
                                Button.LABEL_MAX_LENGTH)));
    }

    /** The label of a button that everybody sees and one person may press. */
    private Phrase withdraw(MatchOutline match, Request request) {
        return BoardPhrases.buttonWithdrawOnly(new Verbatim(at(match).plain(match.player(request.by()))));
    }
}
