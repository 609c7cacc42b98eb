package dolmen.rules.games.murus;

import dolmen.rules.Seat;
import dolmen.rules.board.Cells;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The one-line form of a melee, such as {@code murus-melee1 1CCCCCC1/B6D/B6D/B6D/B6D/B6D/B6D/1AAAAAA1 - A 0}. Seats are
 * lettered from A. The fields are the format; the board from the last row down (small letters are walls, capitals are
 * towers); the seats that are out, in the order of elimination; the seat to move; the ply.
 */
final class MeleeText {
    private static final Pattern FORM =
            Pattern.compile("murus-melee1 ([1-9a-dA-D/]+) (-|[A-D]{1,3}) ([A-D]) (0|[1-9][0-9]{0,5})");

    private MeleeText() {}

    static String write(Melee melee) {
        String board = melee.ground().board().write(cell -> letter(melee, cell));
        String out = melee.out().stream().map(MeleeText::letter).reduce("", String::concat);
        return "murus-melee1 %s %s %s %d"
                .formatted(board, out.isEmpty() ? "-" : out, letter(melee.next()), melee.ply());
    }

    private static int letter(Melee melee, int cell) {
        for (int seat = 0; seat < melee.seats(); seat++) {
            int height = melee.armies().get(seat).height(cell);
            if (height > 0) {
                return (height == 1 ? 'a' : 'A') + seat;
            }
        }
        return 0;
    }

    private static String letter(Seat seat) {
        return Character.toString('A' + seat.index());
    }

    static Melee read(MeleeTable table, String text) {
        Matcher parts = FORM.matcher(text);
        require(parts.matches(), "it is not of the form " + FORM);
        char[] letters = table.ground().board().read(parts.group(1));
        List<Army> armies = IntStream.range(0, table.seats())
                .mapToObj(seat -> new Army(cells(letters, 'a' + seat), cells(letters, 'A' + seat), 0))
                .toList();
        List<Seat> out = parts.group(2)
                .chars()
                .filter(letter -> letter != '-')
                .mapToObj(MeleeText::seat)
                .toList();
        Seat next = seat(parts.group(3).charAt(0));
        var melee = new Melee(table, armies, out, next, Integer.parseInt(parts.group(4)));
        check(melee, letters);
        return melee;
    }

    private static long cells(char[] letters, int wanted) {
        return IntStream.range(0, letters.length)
                .filter(cell -> letters[cell] == wanted)
                .mapToLong(Cells::of)
                .reduce(0, (some, more) -> some | more);
    }

    private static Seat seat(int letter) {
        return new Seat(letter - 'A');
    }

    private static void check(Melee melee, char[] letters) {
        int seats = melee.seats();
        for (char letter : letters) {
            require(Character.toLowerCase(letter) < 'a' + seats, "a stack belongs to no seat of this table");
        }
        for (int seat = 0; seat < seats; seat++) {
            int stones = 2 * Cells.count(melee.table().home(new Seat(seat)));
            require(melee.armies().get(seat).stones() <= stones, "a seat has more than " + stones + " stones");
        }
        require(
                melee.out().stream()
                                        .distinct()
                                        .filter(seat -> seat.index() < seats)
                                        .count()
                                == melee.out().size()
                        && melee.out().size() < seats,
                "only seats of the table can be out, each once, and not all of them");
        require(melee.next().index() < seats && melee.settled().equals(melee), "it is not that seat's turn");
        require(melee.ply() > 0 || melee.equals(Melee.start(melee.table())), "ply 0 is not the start");
    }

    private static void require(boolean condition, String complaint) {
        if (!condition) {
            throw new IllegalArgumentException("not a position of Murus Gallicus: " + complaint);
        }
    }
}
