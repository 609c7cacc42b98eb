package dolmen.bot.discord.plan;

import dolmen.bot.discord.answer.ContainerMessage;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.reader.Reader;
import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.Text;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRefusal;
import dolmen.bot.match.TypedRefusal;
import dolmen.bot.match.plan.Plan;
import dolmen.bot.match.plan.PlanFault;
import dolmen.bot.match.plan.PlanRefusal;
import dolmen.bot.match.plan.PlanResult;
import dolmen.rules.Seat;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** Private replies to the author of a plan. A refused plan is returned as typed. */
record PlanWords(Names names, PlanRefusalWords refusals) {
    private static final String FENCE = "```";
    /** Discord's limit on the text of such a message, less the fences. */
    private static final int MOST_WORDS = 3980;

    /** A copy for one reader alone. */
    PlanWords on(Reader reader) {
        return new PlanWords(names.on(reader.server()), refusals.on(reader));
    }

    /** The answer, in one or more messages. */
    List<MessageCreateData> of(PlanResult result, String typed) {
        return switch (result) {
            case PlanResult.Stored(Match match, Plan plan) -> stored(match, plan);
            case PlanResult.Faulty(Match match, PlanFault fault) ->
                List.of(givenBack(match, of(match, fault) + " Nothing has changed.", typed));
            case PlanResult.Refused(PlanRefusal.NotInMatch(MatchRefusal.Stale stale)) ->
                List.of(givenBack(stale.match(), refusals.inMatches().of(stale), typed));
            case PlanResult.Refused(PlanRefusal refusal) ->
                List.of(MessageCreateData.fromContent(refusals.of(refusal)));
        };
    }

    private List<MessageCreateData> stored(Match match, Plan plan) {
        if (plan.lines().isEmpty()) {
            return List.of(MessageCreateData.fromContent("You have no plan in match #%s now.".formatted(match.id())));
        }
        List<String> words = new PlanTree(names, match, plan).words();
        return Text.pages(words, "\n").stream()
                .map(MessageCreateData::fromContent)
                .toList();
    }

    /** The fault, the typed text, and a button to edit it. */
    private static MessageCreateData givenBack(Match match, String why, String typed) {
        return ContainerMessage.of(List.of(
                TextDisplay.of(Text.cut(why, MOST_WORDS - typed.length())),
                TextDisplay.of("%s\n%s\n%s".formatted(FENCE, typed.strip().replace('`', '\''), FENCE)),
                ActionRow.of(
                        Button.primary(ComponentId.of(Action.CHANGE_PLAN, match).text(), "Change it"))));
    }

    /** The typed text in a message with a refused plan. */
    static Optional<String> typedIn(Message message) {
        return message.getComponentTree()
                .find(TextDisplay.class, text -> text.getContent().startsWith(FENCE))
                .map(text -> text.getContent().replace(FENCE, "").strip());
    }

    private String of(Match match, PlanFault fault) {
        return switch (fault) {
            case PlanFault.Unplayable(int row, int turn, Seat mover, TypedRefusal why) ->
                "Row %d, turn %d, for %s: %s"
                        .formatted(
                                row,
                                turn,
                                names.bold(match.player(mover)),
                                refusals.inMatches().of(why));
            case PlanFault.BeyondTheEnd(int row, int turn, Match ended) ->
                "Row %d: the match ends before turn %d.".formatted(row, turn);
            case PlanFault.BeyondChance(int row, int turn) ->
                "Row %d: nobody can foresee turn %d, since chance acts before it.".formatted(row, turn);
            case PlanFault.HalfTurn(int row, Seat mover) ->
                "Row %d ends in the middle of a turn of %s: add the rest of it."
                        .formatted(row, names.bold(match.player(mover)));
            case PlanFault.NoAnswer(int row) ->
                "Row %d ends without an answer of yours: add it, or take the row out.".formatted(row);
            case PlanFault.Contradiction(int rowBefore, String other, int row, String answer) ->
                "Rows %d and %d contradict each other: to the same turn you answer `%s` in one and `%s` in the other."
                        .formatted(rowBefore, row, other, answer);
            case PlanFault.TooManyRows(int most) -> "A plan has at most %d rows.".formatted(most);
            case PlanFault.TooMuch(int most) -> "A plan has at most %,d characters.".formatted(most);
            case PlanFault.TooLong(int row, int most) -> "Row %d has more than %d turns.".formatted(row, most);
        };
    }
}
