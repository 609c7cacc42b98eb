package dolmen.bot.discord.hint;

import dolmen.bot.analysis.Hint;
import dolmen.bot.analysis.HintService;
import dolmen.bot.discord.board.BoardFiles;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.match.Match;
import dolmen.bot.match.Refusal;
import dolmen.rules.Step;
import dolmen.rules.play.Standing;
import dolmen.rules.scene.Mark;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** A hint as the person who asks for it gets it. */
record HintMessage(HintService hints, BoardFiles files, MatchWords words, RefusalWords refusals, CommandBook commands) {

    /** Where to look, without a word about what to do there. */
    MessageCreateData nudge(Match match, Requester requester) {
        return given(match, requester, match.ply(), hint -> {
            Step first = hint.steps().getFirst();
            return message(
                            match,
                            requester,
                            first.cell().isPresent()
                                    ? "Look at %s.".formatted(place(match, requester, first))
                                    : "Think about this: %s.".formatted(place(match, requester, first)),
                            first.cell().map(Mark.Crowned::new))
                    .setComponents(ActionRow.of(Button.secondary(
                            ComponentId.of(Action.SHOW_HINT, match).text(), "Show the move")))
                    .build();
        });
    }

    /** The move to the person who has seen that many plies. */
    MessageCreateData move(Match match, Requester requester, int seen) {
        return given(match, requester, seen, hint -> {
            Optional<Mark> first = hint.steps().getFirst().cell().map(Mark.Crowned::new);
            String told = words.on(requester.guild())
                    .told(match, List.of(new Standing.Told.Played(hint.text(), hint.sentence())));
            return message(match, requester, told, first)
                    .setComponents(List.of())
                    .build();
        });
    }

    private String place(Match match, Requester requester, Step step) {
        return "**%s**".formatted(words.on(requester.guild()).seats(match).in(step.label()));
    }

    private MessageCreateData given(
            Match match, Requester requester, int seen, Function<Hint, MessageCreateData> shown) {
        return switch (hints.ask(match, requester.person(), seen)) {
            case HintService.Answer.Given(Hint hint) -> shown.apply(hint);
            case HintService.Answer.Refused(Refusal refusal) ->
                MessageCreateData.fromContent(refusals.on(requester.guild()).of(refusal));
            case HintService.Answer.NoPractice() ->
                MessageCreateData.fromContent(
                        "There are no hints in match #%s: they are for friendly matches with computers alone. %s begins one."
                                .formatted(match.id(), commands.mention("play")));
        };
    }

    private MessageCreateBuilder message(Match match, Requester requester, String told, Optional<? extends Mark> mark) {
        return new MessageCreateBuilder()
                .setContent(told)
                .setFiles(files.privately(
                        match, requester, mark.<Mark>map(one -> one).stream().toList()))
                .setAllowedMentions(List.of());
    }
}
