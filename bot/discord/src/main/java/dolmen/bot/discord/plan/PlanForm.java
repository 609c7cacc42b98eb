package dolmen.bot.discord.plan;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.words.Text;
import dolmen.bot.match.Match;
import dolmen.bot.match.plan.Plan;
import dolmen.bot.match.plan.PlanRefusal;
import dolmen.bot.match.plan.PlanService;
import dolmen.rules.Seat;
import dolmen.rules.host.HostedGame;
import dolmen.rules.host.TypedTurn;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.components.label.Label;
import net.dv8tion.jda.api.components.textinput.TextInput;
import net.dv8tion.jda.api.components.textinput.TextInputStyle;
import net.dv8tion.jda.api.interactions.callbacks.IModalCallback;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import net.dv8tion.jda.api.modals.Modal;

/** The form for a player's plan. It must be the first response, so nothing may be acknowledged before it. */
record PlanForm(PlanService service, PlanRefusalWords refusals) {
    static final String FIELD = "plan";

    /** True if the match allows plans. */
    public static boolean suits(Match match) {
        return match.live() && !match.standing().hasSecrets();
    }

    /** Opens the form with the current plan, or tells the person why there can be none. */
    <E extends IModalCallback & IReplyCallback> void open(E event, Match match, Requester requester) {
        open(event, match, requester, Optional.empty());
    }

    /** Opens the form with the given text, or tells the person why there can be no plan. */
    <E extends IModalCallback & IReplyCallback> void open(
            E event, Match match, Requester requester, Optional<String> text) {
        PlanRefusalWords theirs = refusals.on(requester.reader());
        Optional<PlanRefusal> refusal = service.objection(match, requester.person());
        if (refusal.isPresent()) {
            Replies.privately(event, theirs.of(refusal.get()));
        } else {
            Plan plan = service.current(match, requester.person());
            event.replyModal(form(
                            match,
                            plan.seat(),
                            text.orElseGet(() -> plan.text(match.game())),
                            theirs.matches().wording()))
                    .complete();
        }
    }

    private static Modal form(Match match, Seat seat, String text, Wording wording) {
        var example = new Verbatim(example(match.game(), seat));
        TextInput.Builder field = TextInput.create(FIELD, TextInputStyle.PARAGRAPH)
                .setRequired(false)
                .setMaxLength(PlanService.MOST_CHARACTERS)
                .setPlaceholder(
                        Text.cut(wording.of(PlanPhrases.formExample(example)), TextInput.MAX_PLACEHOLDER_LENGTH));
        if (!text.isBlank()) {
            field.setValue(Text.cut(text, PlanService.MOST_CHARACTERS));
        }
        var id = new Verbatim(match.id().toString());
        return Modal.create(ComponentId.of(Action.PLAN, match).text(), wording.of(PlanPhrases.form(id)))
                .addComponents(
                        Label.of(wording.of(PlanPhrases.formPlan()), wording.of(how(match, seat)), field.build()))
                .build();
    }

    private static Phrase how(Match match, Seat seat) {
        return match.toMove().equals(Optional.of(seat)) ? PlanPhrases.formHowOnTurn() : PlanPhrases.formHow();
    }

    /** The shortest line with an answer in which everybody plays a quiet move. */
    private static String example(HostedGame<?> start, Seat seat) {
        var turns = new ArrayList<List<String>>();
        HostedGame<?> game = start;
        boolean othersMoved = false;
        boolean answered = false;
        while (game.toMove().isPresent() && !answered) {
            Seat mover = game.toMove().get();
            List<String> moves = new ArrayList<>();
            while (game.toMove().equals(Optional.of(mover))) {
                String move = game.standing().quietMove(mover).orElseThrow();
                moves.add(move);
                game = ((TypedTurn.Played) game.playTyped(mover, move)).game();
            }
            turns.add(moves);
            answered = othersMoved && mover.equals(seat);
            othersMoved |= !mover.equals(seat);
        }
        return String.join(
                ", ", turns.stream().map(moves -> String.join(" ", moves)).toList());
    }
}
