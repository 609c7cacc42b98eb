package dolmen.bot.discord.plan;

import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.Text;
import dolmen.bot.match.Match;
import dolmen.bot.match.plan.Plan;
import dolmen.rules.Seat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A plan as a nested list for its owner. The continuation of an answer is below that answer, so lines share their
 * common start.
 *
 * @param match the match when the plan was made
 */
record PlanTree(Names names, Match match, Plan plan) {

    /** The lines of the message. */
    List<String> words() {
        var words = new ArrayList<String>();
        words.add("Your plan in match #%s, which nobody else can see:".formatted(match.id()));
        add(plan.turns(match.game()).stream().map(this::steps).toList(), "", words);
        words.add(
                "Your answers are played at once and cost no time. Anything else that happens ends the plan, even a take-back.");
        return words;
    }

    /** The steps of a line, each an answer with its conditions. */
    private List<String> steps(List<Plan.PlannedTurn> line) {
        var steps = new ArrayList<String>();
        var conditions = new ArrayList<Plan.PlannedTurn>();
        boolean othersMoved = false;
        for (Plan.PlannedTurn turn : line) {
            boolean own = turn.seat().equals(plan.seat());
            if (own && othersMoved) {
                steps.add("if %s, you answer `%s`"
                        .formatted(
                                Text.list(
                                        conditions.stream().map(this::condition).toList()),
                                turn.text()));
                conditions.clear();
            } else {
                conditions.add(turn);
            }
            othersMoved |= !own;
        }
        return steps;
    }

    private String condition(Plan.PlannedTurn turn) {
        Seat seat = turn.seat();
        return seat.equals(plan.seat())
                ? "you play `%s`".formatted(turn.text())
                : "%s plays `%s`".formatted(names.bold(match.player(seat)), turn.text());
    }

    private static void add(List<List<String>> lines, String indent, List<String> words) {
        lines.stream()
                .filter(line -> !line.isEmpty())
                .collect(Collectors.groupingBy(
                        List::getFirst,
                        LinkedHashMap::new,
                        Collectors.mapping(line -> line.subList(1, line.size()), Collectors.toList())))
                .forEach((step, rest) -> {
                    words.add("%s- %s".formatted(indent, indent.isEmpty() ? Text.capital(step) : "then " + step));
                    add(rest, indent + "  ", words);
                });
    }
}
