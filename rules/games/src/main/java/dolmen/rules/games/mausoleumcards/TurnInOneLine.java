package dolmen.rules.games.mausoleumcards;

import dolmen.rules.Parsed;
import dolmen.rules.games.mausoleumcards.CardsMove.Draw;
import dolmen.rules.games.mausoleumcards.CardsMove.TakePile;
import dolmen.rules.games.mausoleumcards.Meaning.Particle;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A text with the start of a turn and its continuation.
 *
 * @param text the source of the terms
 */
record TurnInOneLine(CardsReader reader, List<Term> terms, String text) {
    private static final Set<Particle> BETWEEN =
            EnumSet.of(Particle.THEN, Particle.AND, Particle.BREAK, Particle.PAUSE, Particle.IDLE);

    /** The meaning of the text; empty if it is not of this kind. */
    Optional<Parsed<CardsMove>> read() {
        if (reader.knowledge().table().due().step() != Due.Step.TURN) {
            return Optional.empty();
        }
        Optional<Parsed<CardsMove>> asked = Optional.empty();
        for (int first = terms.size() - 1; first > 0; first--) {
            Optional<Parsed<CardsMove>> parted = parted(first);
            if (parted.isPresent() && isCertain(parted.get(), first)) {
                return parted;
            }
            asked = asked.or(() -> parted);
        }
        return asked;
    }

    private int restAfter(int first) {
        int rest = first;
        while (rest < terms.size()
                && terms.get(rest).meaning() instanceof Particle particle
                && BETWEEN.contains(particle)) {
            rest++;
        }
        return rest;
    }

    private boolean isParted(int first) {
        boolean sign =
                terms.subList(first, restAfter(first)).stream().anyMatch(term -> term.meaning() != Particle.IDLE);
        return sign || terms.get(restAfter(first)).meaning() instanceof Meaning.Does;
    }

    private Optional<Parsed<CardsMove>> parted(int first) {
        int rest = restAfter(first);
        if (rest == terms.size()) {
            return Optional.empty();
        }
        return reader.certain(terms.subList(0, first)).flatMap(begun -> switch (begun) {
            case TakePile take -> taken(take, first);
            case Draw draw -> Optional.of(CardsReader.askToDraw());
            default -> Optional.empty();
        });
    }

    private boolean isCertain(Parsed<CardsMove> parted, int first) {
        return parted instanceof Parsed.Ok && reader.afterTaking().read(restOf(first)) instanceof Parsed.Ok;
    }

    private Optional<Parsed<CardsMove>> taken(TakePile take, int first) {
        String rest = restOf(first);
        boolean meant = switch (reader.afterTaking().read(rest)) {
            case Parsed.Ok<CardsMove> ok -> true;
            case Parsed.Ambiguous<CardsMove> several -> isParted(first);
            case Parsed.Illegal<CardsMove> no -> isParted(first);
            case Parsed.Malformed<CardsMove> no -> false;
        };
        return meant ? Optional.of(new Parsed.Ok<>(take, rest)) : Optional.empty();
    }

    /** The text of the continuation; "him" and "it" are the card that was taken. */
    private String restOf(int first) {
        String taken = String.valueOf(reader.knowledge().table().stock().pile().getLast());
        List<Term> rest = terms.subList(restAfter(first), terms.size());
        boolean toldOf = rest.stream().anyMatch(term -> term.meaning() == Particle.IT);
        return toldOf
                ? rest.stream()
                        .map(term -> term.meaning() == Particle.IT ? taken : term.text())
                        .collect(Collectors.joining(" "))
                : text.substring(rest.getFirst().start());
    }
}
