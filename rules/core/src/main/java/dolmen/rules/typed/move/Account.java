package dolmen.rules.typed.move;

import dolmen.rules.typed.Phrases;
import java.util.List;
import java.util.Optional;

/**
 * All that words may truly say of a legal move.
 *
 * @param places the cells that it touches
 * @param pieces what its pieces are called, that which moves and those that it makes or takes
 * @param deeds the words that tell what it does
 */
public record Account(List<Place> places, List<Phrases> pieces, List<Phrases> deeds) {
    public Account {
        places = List.copyOf(places);
        pieces = List.copyOf(pieces);
        deeds = List.copyOf(deeds);
    }

    /** Asked most often of all: for each cell that was typed, of each legal move. */
    Optional<Place> place(String cell) {
        for (Place place : places) {
            if (place.cell().equals(cell)) {
                return Optional.of(place);
            }
        }
        return Optional.empty();
    }

    Optional<String> cell(Role role) {
        return places.stream().filter(place -> place.is(role)).map(Place::cell).findFirst();
    }
}
