package dolmen.bot.discord.board;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
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
    /** The open request, with mentions of the players who have not agreed. */
    MessageCreateData asked(MatchOutline match, Request request, Form form) {
        return names.atOneMoment(match.players(), () -> written(match, request, form));
    }

    private MessageCreateData written(MatchOutline match, Request request, Form form) {
        List<PlayerId> awaited = match.awaited(request);
        Call call = calls.to(match, awaited);
        return call.message()
                .setContent(
                        form == Form.NEUTRAL
                                ? "%s, you are asked to agree to %s in %s."
                                        .formatted(names.mentions(awaited), thing(request.kind()), words.number(match))
                                : "%s, %s".formatted(call.words(), sentence(match, request)))
                .setComponents(buttons(match, request, form))
                .build();
    }

    /** The request after one player has agreed and others have not yet. */
    public MessageEditData stillAsked(MatchOutline match, Request request) {
        return new MessageEditBuilder()
                .setContent("%s\n%s agreed; %s may still agree."
                        .formatted(
                                sentence(match, request),
                                at(match)
                                        .bold(request.agreed().stream()
                                                .sorted()
                                                .map(match::player)
                                                .toList()),
                                at(match).bold(match.awaited(request))))
                .setComponents(buttons(match, request, Form.WHOLE))
                .setAllowedMentions(List.of())
                .build();
    }

    /** The text of the request after all have agreed. */
    public String agreed(MatchOutline match, Request.Kind kind) {
        return switch (kind) {
            case DRAW -> "The draw is agreed.";
            case TAKE_BACK -> "The turn is taken back.";
            case PAUSE ->
                "Match #%s is paused by agreement. Each player can resume it with *More* on the board."
                        .formatted(match.id());
            case HINTS ->
                "Hints are allowed in %s from now on. *Hint* behind *More* gives one, and only the one who asks sees it."
                        .formatted(words.number(match));
        };
    }

    /** The text of the request after a player has declined it, or its maker has withdrawn it. */
    public String calledOff(MatchOutline match, Request.Kind kind, PlayerId by) {
        boolean own = match.request()
                .filter(closed -> match.player(closed.by()).equals(by))
                .isPresent();
        return "%s %s %s in %s."
                .formatted(at(match).bold(by), own ? "withdrew" : "declined", thing(kind), words.number(match));
    }

    /**
     * The text of a request that can no longer be answered and was not answered through its message.
     *
     * @param match the match with the request, at that time
     */
    String lasting(MatchOutline match, Request request) {
        SeenMatch<Spectator> now = matches.apply(match.id()).orElseThrow();
        return done(now, request.kind())
                ? agreed(now, request.kind())
                : "%s %s. %s, so this no longer stands."
                        .formatted(
                                at(now).bold(now.player(request.by())),
                                asked(now, request.kind()),
                                now.live() ? "The match went on" : "The match is over");
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

    private String asked(MatchOutline match, Request.Kind kind) {
        String number = words.number(match);
        return switch (kind) {
            case DRAW -> "offered a draw in " + number;
            case TAKE_BACK -> "asked to take the last turn back in " + number;
            case PAUSE -> "asked to pause " + number;
            case HINTS -> "asked to allow hints in " + number;
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

    private String sentence(MatchOutline match, Request request) {
        String maker = at(match).bold(match.player(request.by()));
        return switch (request.kind()) {
            case DRAW -> "%s offers a draw in %s.".formatted(maker, words.number(match));
            case TAKE_BACK ->
                "%s asks to take the last turn back in %s. If you agree, the board goes back to how it stood before."
                        .formatted(maker, words.number(match));
            case PAUSE ->
                "%s asks to pause %s. If you agree, nobody moves and no time runs until one of you resumes it."
                        .formatted(maker, words.number(match));
            case HINTS ->
                "%s asks to allow hints in %s. If you agree, each of you may ask for hints on your turn. Nobody sees who asks, or what they are told."
                        .formatted(maker, words.number(match));
        };
    }

    private static String thing(Request.Kind kind) {
        return switch (kind) {
            case DRAW -> "the draw";
            case TAKE_BACK -> "the take-back";
            case PAUSE -> "the pause";
            case HINTS -> "hints";
        };
    }

    private ActionRow buttons(MatchOutline match, Request request, Form form) {
        List<String> kind = List.of(request.kind().name());
        return ActionRow.of(
                Button.success(ComponentId.of(Action.AGREE, match, kind).text(), "Agree"),
                Button.danger(
                        ComponentId.of(Action.DECLINE_REQUEST, match, kind).text(), "Decline"),
                Button.secondary(
                        ComponentId.of(Action.WITHDRAW_REQUEST, match, kind).text(),
                        form == Form.NEUTRAL ? "Withdraw" : withdraw(match, request)));
    }

    /** The label of a button that everybody sees and one person may press. */
    private String withdraw(MatchOutline match, Request request) {
        String maker = at(match).plain(match.player(request.by()));
        return Text.line("Withdraw (%s only)".formatted(maker), Button.LABEL_MAX_LENGTH);
    }
}
