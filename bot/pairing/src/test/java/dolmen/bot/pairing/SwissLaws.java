package dolmen.bot.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.pairing.event.Bye;
import dolmen.bot.pairing.event.Duel;
import dolmen.bot.pairing.event.Entrant;
import dolmen.bot.pairing.event.Format;
import dolmen.bot.pairing.event.Pairing;
import dolmen.bot.pairing.event.Table;
import dolmen.bot.pairing.event.Tournament;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/** The laws of a Swiss tournament, by a reading of its own: only what cannot be otherwise may break them. */
final class SwissLaws {
    private final Tournament tournament;
    private final Format.Swiss format;

    SwissLaws(Tournament tournament, Format.Swiss format) {
        this.tournament = tournament;
        this.format = format;
    }

    void assertKept() {
        for (int round = 1; round <= tournament.rounds(); round++) {
            new Round(round).assertKept();
        }
    }

    /** One round, and the ones before it. */
    private final class Round {
        private final int number;
        private final List<Pairing> before;
        private final List<Pairing> now;
        private final List<Entrant> present = new ArrayList<>();

        Round(int number) {
            this.number = number;
            before = tournament.pairings().stream()
                    .filter(pairing -> pairing.round() < number)
                    .toList();
            now = tournament.pairings().stream()
                    .filter(pairing -> pairing.round() == number)
                    .toList();
            now.forEach(pairing -> present.addAll(pairing.entrants()));
        }

        void assertKept() {
            assertThat(now.stream().filter(Bye.class::isInstance)).hasSize(present.size() % 2);
            for (Pairing pairing : now) {
                switch (pairing) {
                    case Bye bye -> {
                        if (!dueToBye(bye.entrant())) {
                            assertNoWay(this::areNew, this::dueToBye);
                        }
                    }
                    case Duel duel -> {
                        if (!areNew(duel.white(), duel.black())) {
                            assertNoWay(this::areNew, entrant -> true);
                        } else if (number < format.rounds()
                                && (tooMuch(duel.white(), 1) || tooMuch(duel.black(), -1))) {
                            assertNoWay(
                                    (one, other) -> areNew(one, other) && claim(one) * claim(other) != 1,
                                    this::dueToBye);
                        }
                    }
                    case Table table -> throw new AssertionError("no part of a Swiss round: " + table);
                }
            }
        }

        private void assertNoWay(BiPredicate<Entrant, Entrant> mayMeet, Predicate<Entrant> mayRest) {
            assertThat(exists(present, mayMeet, mayRest))
                    .as("a way to pair round %d of %s", number, tournament)
                    .isFalse();
        }

        private static boolean exists(
                List<Entrant> open, BiPredicate<Entrant, Entrant> mayMeet, Predicate<Entrant> mayRest) {
            if (open.isEmpty()) {
                return true;
            }
            Entrant first = open.getFirst();
            List<Entrant> others = open.subList(1, open.size());
            if (open.size() % 2 == 1 && mayRest.test(first) && exists(others, mayMeet, mayRest)) {
                return true;
            }
            return others.stream()
                    .anyMatch(other -> mayMeet.test(first, other)
                            && exists(
                                    others.stream()
                                            .filter(entrant -> !entrant.equals(other))
                                            .toList(),
                                    mayMeet,
                                    mayRest));
        }

        private boolean areNew(Entrant one, Entrant other) {
            return before.stream()
                    .noneMatch(pairing ->
                            pairing instanceof Duel duel && duel.result().played() && duel.joins(one, other));
        }

        private boolean dueToBye(Entrant entrant) {
            return before.stream()
                    .filter(pairing -> pairing.entrants().contains(entrant))
                    .noneMatch(pairing -> switch (pairing) {
                        case Duel duel ->
                            !duel.result().played() && duel.share(entrant).won();
                        case Bye bye -> true;
                        case Table table -> false;
                    });
        }

        /** The colours so far: 1 for white, -1 for black. */
        private List<Integer> colours(Entrant entrant) {
            return before.stream()
                    .filter(pairing -> pairing instanceof Duel duel
                            && duel.result().played()
                            && duel.entrants().contains(entrant))
                    .map(pairing -> ((Duel) pairing).white().equals(entrant) ? 1 : -1)
                    .toList();
        }

        private boolean tooMuch(Entrant entrant, int colour) {
            List<Integer> colours = colours(entrant);
            int sum = colours.stream().mapToInt(Integer::intValue).sum() + colour;
            int size = colours.size();
            boolean thrice = size >= 2 && colours.get(size - 1) == colour && colours.get(size - 2) == colour;
            return thrice || Math.abs(sum) > 2;
        }

        /** 1 for an absolute claim to white, -1 for one to black, and 0 for none; equal claims have the product 1. */
        private int claim(Entrant entrant) {
            return tooMuch(entrant, 1) ? -1 : tooMuch(entrant, -1) ? 1 : 0;
        }
    }
}
