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
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
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
        return new PlanWords(names.on(reader), refusals.on(reader));
    }

    /** The answer, in one or more messages. */
    List<MessageCreateData> of(PlanResult result, String typed) {
        return switch (result) {
            case PlanResult.Stored(Match match, Plan plan) -> stored(match, plan);
            case PlanResult.Faulty(Match match, PlanFault fault) ->
                List.of(givenBack(match, wording().of(PlanPhrases.unchanged(of(match, fault))), typed));
            case PlanResult.Refused(PlanRefusal.NotInMatch(MatchRefusal.Stale stale)) ->
                List.of(givenBack(stale.match(), refusals.inMatches().of(stale), typed));
            case PlanResult.Refused(PlanRefusal refusal) ->
                List.of(MessageCreateData.fromContent(refusals.of(refusal)));
        };
    }

    private Wording wording() {
        return refusals.matches().wording();
    }

    private List<MessageCreateData> stored(Match match, Plan plan) {
        if (plan.lines().isEmpty()) {
            return List.of(MessageCreateData.fromContent(
                    wording().of(PlanPhrases.none(new Verbatim(match.id().toString())))));
        }
        List<String> words = new PlanTree(names, match, plan, wording()).words();
        return Text.pages(words, "\n").stream()
                .map(MessageCreateData::fromContent)
                .toList();
    }

    /** The fault, the typed text, and a button to edit it. */
    private MessageCreateData givenBack(Match match, String why, String typed) {
        return ContainerMessage.of(List.of(
                TextDisplay.of(Text.cut(why, MOST_WORDS - typed.length())),
                TextDisplay.of("%s\n%s\n%s".formatted(FENCE, typed.strip().replace('`', '\''), FENCE)),
                ActionRow.of(Button.primary(
                        ComponentId.of(Action.CHANGE_PLAN, match).text(),
                        wording().of(PlanPhrases.buttonChange())))));
    }

    /** The typed text in a message with a refused plan. */
    static Optional<String> typedIn(Message message) {
        return message.getComponentTree()
                .find(TextDisplay.class, text -> text.getContent().startsWith(FENCE))
                .map(text -> text.getContent().replace(FENCE, "").strip());
    }

    private Phrase of(Match match, PlanFault fault) {
        return switch (fault) {
            case PlanFault.Unplayable(int row, int turn, Seat mover, TypedRefusal why) ->
                PlanPhrases.faultUnplayable(
                        row,
                        turn,
                        name(match, mover),
                        new Verbatim(refusals.inMatches().of(why)));
            case PlanFault.BeyondTheEnd(int row, int turn, Match ended) -> PlanPhrases.faultOver(row, turn);
            case PlanFault.BeyondChance(int row, int turn) -> PlanPhrases.faultChance(row, turn);
            case PlanFault.HalfTurn(int row, Seat mover) -> PlanPhrases.faultHalfTurn(row, name(match, mover));
            case PlanFault.NoAnswer(int row) -> PlanPhrases.faultNoAnswer(row);
            case PlanFault.Contradiction(int rowBefore, String other, int row, String answer) ->
                PlanPhrases.faultContradiction(rowBefore, row, new Verbatim(other), new Verbatim(answer));
            case PlanFault.TooManyRows(int most) -> PlanPhrases.faultRows(most);
            case PlanFault.TooMuch(int most) -> PlanPhrases.faultCharacters(most);
            case PlanFault.TooLong(int row, int most) -> PlanPhrases.faultTurns(row, most);
        };
    }

    private Verbatim name(Match match, Seat seat) {
        return new Verbatim(names.bold(match.player(seat)));
    }
}
