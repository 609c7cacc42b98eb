package dolmen.rules.games.obelisk;

import static dolmen.rules.games.obelisk.ObeliskBoard.BOARD;

import dolmen.rules.board.Cells;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/**
 * The symmetrical initial layouts. Each player's stones are on separate cells of the two nearest rows. White's layout
 * is Black's, mirrored or turned, and both have the symmetry of the mode.
 */
final class Layouts {
    private static final int HOME_CELLS = 10;

    private final ObeliskCatalogue catalogue;
    private final Map<String, Integer> found = new LinkedHashMap<>();

    private Layouts(ObeliskCatalogue catalogue) {
        this.catalogue = catalogue;
    }

    /**
     * The numbers of the layouts by their boards, with this host's layout first. A layout and its reflection count as
     * one.
     */
    static Map<String, Integer> in(ObeliskCatalogue catalogue) {
        var layouts = new Layouts(catalogue);
        layouts.add(ObeliskPosition.start(catalogue.mode()));
        layouts.addAll();
        return layouts.found;
    }

    private void addAll() {
        for (int base = 0; base < HOME_CELLS; base++) {
            for (int pedestal = 0; pedestal < HOME_CELLS; pedestal++) {
                for (int capstone = 0; capstone < HOME_CELLS; capstone++) {
                    var black = new Trio(base, pedestal, capstone);
                    if (Cells.count(black.cells()) == 3) {
                        add(black, Layouts::turned);
                        add(black, cell -> ObeliskBoard.reflected(turned(cell)));
                    }
                }
            }
        }
    }

    private void add(Trio black, IntUnaryOperator opposite) {
        var white = new Trio(
                opposite.applyAsInt(black.base()),
                opposite.applyAsInt(black.pedestal()),
                opposite.applyAsInt(black.capstone()));
        if (catalogue.mode().allows(black, white) && catalogue.mode().allows(white, black)) {
            add(new ObeliskPosition(catalogue.mode(), black, white, 0));
        }
    }

    private void add(ObeliskPosition layout) {
        int number = catalogue.number(layout);
        if (!found.containsValue(number)) {
            found.put(ObeliskText.board(layout), number);
        }
    }

    private static int turned(int cell) {
        return BOARD.cells() - 1 - cell;
    }
}
