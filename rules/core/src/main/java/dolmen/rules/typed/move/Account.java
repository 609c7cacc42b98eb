package dolmen.rules.typed.move;

import dolmen.rules.typed.Phrases;
import java.util.List;
import java.util.Optional;

/**
 * The facts about a legal move that words can state.
 *
 * @param places the cells that the move touches
 * @param pieces the names of its pieces: the one that moves, and those that it makes or takes
 * @param deeds the words for its actions
 */
public record Account(List<Place> places, List<Phrases> pieces, List<Phrases> deeds) {
    public Account {
        places = List.copyOf(places);
        pieces = List.copyOf(pieces);
        deeds = List.copyOf(deeds);
    }

    /** The place of a cell. No method is called more often: once for each typed cell and each legal move. */
    Optional<Place> place(String cell) {
        for (Place place : places) {
            if (place.cell().equals(cell)) {
                return Optional.of(place);
            }
        }
        return Optional.empty();
    }

    Optional<String> cell(CellRole role) {
        return places.stream().filter(place -> place.is(role)).map(Place::cell).findFirst();
    }
}
