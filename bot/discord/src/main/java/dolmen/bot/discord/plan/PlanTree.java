package dolmen.bot.discord.plan;

import dolmen.bot.discord.words.Names;
import dolmen.bot.match.Match;
import dolmen.bot.match.plan.Plan;
import dolmen.rules.Seat;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
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
record PlanTree(Names names, Match match, Plan plan, Wording wording) {

    /** An answer, and the turns on which it depends. */
    private record Step(Listing conditions, Verbatim answer) {}

    /** The lines of the message. */
    List<String> words() {
        var words = new ArrayList<String>();
        words.add(wording.of(PlanPhrases.tree(new Verbatim(match.id().toString()))));
        add(plan.turns(match.game()).stream().map(this::steps).toList(), "", words);
        words.add(wording.of(PlanPhrases.treeEffect()));
        return words;
    }

    private List<Step> steps(List<Plan.PlannedTurn> line) {
        var steps = new ArrayList<Step>();
        var conditions = new ArrayList<Plan.PlannedTurn>();
        boolean othersMoved = false;
        for (Plan.PlannedTurn turn : line) {
            boolean own = turn.seat().equals(plan.seat());
            if (own && othersMoved) {
                steps.add(new Step(
                        Listing.and(conditions.stream().map(this::condition).toList()), new Verbatim(turn.text())));
                conditions.clear();
            } else {
                conditions.add(turn);
            }
            othersMoved |= !own;
        }
        return steps;
    }

    private Phrase condition(Plan.PlannedTurn turn) {
        Seat seat = turn.seat();
        var move = new Verbatim(turn.text());
        return seat.equals(plan.seat())
                ? PlanPhrases.treeYouPlay(move)
                : PlanPhrases.treePlays(new Verbatim(names.bold(match.player(seat))), move);
    }

    private void add(List<List<Step>> lines, String indent, List<String> words) {
        lines.stream()
                .filter(line -> !line.isEmpty())
                .collect(Collectors.groupingBy(
                        List::getFirst,
                        LinkedHashMap::new,
                        Collectors.mapping(line -> line.subList(1, line.size()), Collectors.toList())))
                .forEach((step, rest) -> {
                    words.add("%s- %s"
                            .formatted(
                                    indent,
                                    wording.of(
                                            indent.isEmpty()
                                                    ? PlanPhrases.treeIf(step.conditions(), step.answer())
                                                    : PlanPhrases.treeThenIf(step.conditions(), step.answer()))));
                    add(rest, indent + "  ", words);
                });
    }
}
