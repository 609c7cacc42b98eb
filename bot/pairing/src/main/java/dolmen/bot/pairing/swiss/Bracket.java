package dolmen.bot.pairing.swiss;

import dolmen.bot.pairing.event.Colour;
import dolmen.bot.pairing.event.Points;
import dolmen.bot.pairing.matching.Criterion;
import dolmen.bot.pairing.matching.Edge;
import dolmen.bot.pairing.matching.PerfectMatchings;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A score group with the entrants moved down to it, and the criteria for its pairs (article 2). A vertex is the index
 * of a card, and the bye is the vertex after the last. Only entrants not yet paired have edges, so that every vertex
 * below the residents was moved down.
 *
 * @param cards all cards, in the order of the ranking
 * @param colours the allocation of colours
 * @param from the first resident
 * @param to the end of the residents
 * @param nextTo the end of the residents of the next bracket
 */
record Bracket(List<Card> cards, Colours colours, int from, int to, int nextTo) {

    /** The best matchings by criteria 6 to 21. */
    PerfectMatchings best(PerfectMatchings matchings) {
        PerfectMatchings local = matchings.best(downfloaters());
        var further = new ArrayList<Criterion>();
        if (downfloaters(local) == 1) {
            further.add(Criterion.total(this::unplayedByTheBye));
        }
        further.addAll(colourCriteria());
        further.addAll(floatCriteria());
        return local.best(further);
    }

    /** True for a pair of this bracket. */
    boolean inside(Edge edge) {
        return edge.other() < to;
    }

    private boolean leaves(Edge edge) {
        return edge.one() < to && edge.other() >= to;
    }

    private boolean movedDown(int vertex) {
        return vertex < from;
    }

    private boolean resident(int vertex) {
        return vertex >= from && vertex < to;
    }

    private long downfloaters(PerfectMatchings matchings) {
        return matchings.any().stream().filter(this::leaves).count();
    }

    /** Criteria 6 to 8: as few downfloaters as possible, with the lowest scores, here and in the next bracket. */
    private List<Criterion> downfloaters() {
        var criteria = new ArrayList<Criterion>();
        criteria.add(Criterion.total(edge -> when(leaves(edge))));
        for (Points score : scores(from)) {
            criteria.add(Criterion.total(edge -> when(leaves(edge) && has(edge.one(), score))));
        }
        criteria.add(Criterion.total(edge -> when(edge.other() < to || edge.other() >= nextTo)));
        for (Points score : scores(to)) {
            criteria.add(
                    Criterion.total(edge -> when(leaves(edge) && edge.other() >= nextTo && has(edge.one(), score))));
        }
        return criteria;
    }

    /** Criterion 9. */
    private long unplayedByTheBye(Edge edge) {
        return leaves(edge) && edge.other() == cards.size()
                ? cards.get(edge.one()).unplayed()
                : 0;
    }

    /** Criteria 10 to 13. */
    private List<Criterion> colourCriteria() {
        return List.of(
                Criterion.total(edge -> refusals(edge, Bracket::tilts)),
                Criterion.total(edge -> refusals(edge, (card, colour) -> card.repeated(colour, 2))),
                Criterion.total(edge -> refusals(edge, (card, colour) -> true)),
                Criterion.total(edge ->
                        refusals(edge, (card, colour) -> card.preference().is(Preference.Strength.STRONG))));
    }

    private static boolean tilts(Card card, Colour colour) {
        return Math.abs(card.colourDifference() + (colour == Colour.WHITE ? 1 : -1)) > 2;
    }

    /** A condition on a player who gets a colour. */
    private interface Refusal {
        boolean counts(Card card, Colour colour);
    }

    /** The number of players of a pair who do not get their colour, and meet the condition. */
    private long refusals(Edge edge, Refusal refusal) {
        if (!inside(edge)) {
            return 0;
        }
        Card one = cards.get(edge.one());
        Card other = cards.get(edge.other());
        Colour colour = colours.of(one, other);
        return when(one.preference().refusedBy(colour) && refusal.counts(one, colour))
                + when(other.preference().refusedBy(colour.other()) && refusal.counts(other, colour.other()));
    }

    /** Criteria 14 to 21. */
    private List<Criterion> floatCriteria() {
        var criteria = new ArrayList<Criterion>();
        for (int ago : List.of(1, 2)) {
            criteria.add(Criterion.total(
                    edge -> when(leaves(edge) && resident(edge.one()) && floated(edge.one(), Card.Drift.DOWN, ago))));
            criteria.add(Criterion.total(
                    edge -> when(inside(edge) && movedDown(edge.one()) && floated(edge.other(), Card.Drift.UP, ago))));
        }
        for (int ago : List.of(1, 2)) {
            for (Points score : scores(from)) {
                criteria.add(Criterion.total(edge -> when(leaves(edge)
                        && movedDown(edge.one())
                        && has(edge.one(), score)
                        && floated(edge.one(), Card.Drift.DOWN, ago))));
            }
            for (Points score : scores(from)) {
                criteria.add(Criterion.total(edge -> when(inside(edge)
                        && movedDown(edge.one())
                        && has(edge.one(), score)
                        && floated(edge.other(), Card.Drift.UP, ago))));
            }
        }
        return criteria;
    }

    private boolean floated(int vertex, Card.Drift drift, int roundsAgo) {
        return cards.get(vertex).floated(drift, roundsAgo);
    }

    private boolean has(int vertex, Points score) {
        return cards.get(vertex).points().equals(score);
    }

    /** The different scores of the cards before the given one, in descending order. */
    private List<Points> scores(int end) {
        return IntStream.range(0, end)
                .mapToObj(vertex -> cards.get(vertex).points())
                .distinct()
                .toList();
    }

    private static long when(boolean lost) {
        return lost ? 1 : 0;
    }
}
