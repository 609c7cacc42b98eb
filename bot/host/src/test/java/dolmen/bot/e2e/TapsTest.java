package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.rules.English;
import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Counts what it takes from the message that calls a player to the move that is played, in every variant from the
 * opening and from later positions, through the buttons and menus that stand there. With {@code -Ddolmen.taps=true} it
 * makes the table of {@code docs/measurements/taps.md} anew.
 */
class TapsTest {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final Path MEASURED = Path.of("target/taps.md");
    private static final Path WRITTEN = Path.of("../docs/measurements/taps.md");

    /** Whether all is counted that the table is made of, or a part of it, in a quarter of the time. */
    private static final boolean ALL = Boolean.getBoolean("dolmen.taps");

    /** How many plies are played by chance before each count. */
    private static final List<Integer> PLIES_BEFORE = ALL ? List.of(0, 9, 15) : List.of(0, 9);

    /** So many turns are looked at from each position, besides the one that is played. */
    private static final int LOOKS = ALL ? 2 : 0;

    private static final int MOST_SHOWN = 4;
    private static final int MOST_AT_ONCE = 3;
    private static final int FIRST_TURNS = 4;

    /** In a game whose turn has two moves, each of a piece and a target. */
    private static final int MOST_OF_TWO_MOVES = 6;

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    private List<Person> people;
    private long number;

    /** The most that a turn took. */
    private static final class Most {
        private int interactions;
        private int touches;

        private void note(Taps taps) {
            interactions = Math.max(interactions, taps.interactions());
            touches = Math.max(touches, taps.touches());
        }
    }

    @BeforeEach
    void open() {
        people = List.of(
                discord.astrid, discord.bjorn, discord.chiara, discord.newcomer("Dagny"), discord.newcomer("Einar"));
    }

    @Test
    void a_move_takes_few_taps_in_every_variant_and_the_table_says_how_many() throws IOException {
        List<String> written = Files.readAllLines(WRITTEN);
        var rows = new LinkedHashMap<String, Boolean>();
        for (Variant variant : GAMES.variants().toList()) {
            var shown = new Most();
            var atOnce = new Most();
            measure(variant, shown, atOnce);
            boolean twoMoves = variant.game().equals("gardsdansen");
            assertThat(shown.interactions).as("%s, shown", variant).isLessThanOrEqualTo(most(twoMoves, MOST_SHOWN));
            assertThat(atOnce.interactions)
                    .as("%s, at once", variant)
                    .isLessThanOrEqualTo(most(twoMoves, MOST_AT_ONCE));
            rows.put(
                    "| `%s` | %d | %d | %d | %d | %d |"
                            .formatted(
                                    variant,
                                    shown.interactions,
                                    atOnce.interactions,
                                    shown.touches,
                                    atOnce.touches,
                                    English.words(GAMES.game(variant.game()).lesson(variant))),
                    now().standing().hasSecrets());
        }
        Files.createDirectories(MEASURED.getParent());
        Files.write(MEASURED, rows.keySet());
        assertThat(rows)
                .as("the figures, see bot/" + MEASURED)
                .allSatisfy((row, dealt) -> assertThat(written)
                        .filteredOn(other -> variant(other).equals(variant(row)))
                        .singleElement()
                        .satisfies(other -> assertAsWritten(dealt, figures(row), figures(other))));
    }

    @Test
    void a_hand_after_a_draw_is_buttons_so_a_turn_at_cards_takes_four_touches() {
        String thread = discord.beginTable("mausoleum-cards", people.subList(1, 2));
        number = 1;
        var random = new Random(1);
        for (int turn = 0; turn < FIRST_TURNS; turn++) {
            assertThat(played(thread, true, random).touches())
                    .as("turn %d", turn)
                    .isLessThanOrEqualTo(MOST_SHOWN);
        }
    }

    private static String variant(String row) {
        return row.split("`", -1).length > 2 ? row.split("`", -1)[1] : "";
    }

    private static List<Integer> figures(String row) {
        return Stream.of(row.split("\\|", -1))
                .map(String::strip)
                .filter(cell -> cell.matches("[0-9]+"))
                .map(Integer::valueOf)
                .toList();
    }

    /** A part of the turns needs no more than all of them, unless other cards are dealt in it. */
    private static void assertAsWritten(boolean dealt, List<Integer> measured, List<Integer> written) {
        assertThat(measured.getLast()).as("words").isEqualTo(written.getLast());
        if (ALL) {
            assertThat(measured).isEqualTo(written);
        } else if (!dealt) {
            assertThat(measured)
                    .zipSatisfy(written, (now, then) -> assertThat(now).isLessThanOrEqualTo(then));
        }
    }

    private static int most(boolean twoMoves, int ofOne) {
        return twoMoves ? MOST_OF_TWO_MOVES : ofOne;
    }

    private void measure(Variant variant, Most shown, Most atOnce) {
        number++;
        int seats = GAMES.game(variant.game()).start(variant).seats();
        String thread = discord.beginTable(variant.text(), people.subList(1, seats));
        var random = new Random(1);
        for (int plies : PLIES_BEFORE) {
            advance(plies, random);
            if (now().live()) {
                shown.note(played(thread, true, random));
            }
            if (now().live()) {
                atOnce.note(played(thread, false, random));
            }
        }
    }

    private Match now() {
        return discord.match(number);
    }

    private Person mover() {
        PlayerId player = now().playerToMove().orElseThrow();
        return people.stream()
                .filter(person -> person.id.equals(player.toString()))
                .findFirst()
                .orElseThrow();
    }

    /** Plays by chance, but not to the end. */
    private void advance(int plies, Random random) {
        for (int ply = 0; now().live() && (ply < plies || now().amidTurn()); ply++) {
            String move = SimpleTurns.goingOn(now().game(), random);
            discord.fastForward(number, List.of(move));
        }
    }

    /** From the call to the played turn; the worst of some turns that were only looked at, and one that was played. */
    private Taps played(String thread, boolean confirms, Random random) {
        Person mover = mover();
        mover.privately(discord.general, "settings", "confirm", confirms);
        JsonNode board = mover.awaitBoard(thread, number, now().ply());
        // Of their own, so that whoever looks at fewer plays the same match.
        var ofLooks = new Random(now().ply());
        Taps worst = Stream.generate(() -> look(board, mover, ofLooks))
                .limit(confirms ? LOOKS : 0)
                .reduce(Taps.at(board), TapsTest::worse);
        return worse(worst, turn(board, mover, random));
    }

    /** A turn up to what confirms it, which is counted but not pressed; nothing if it begins with chance. */
    private Taps look(JsonNode board, Person mover, Random random) {
        List<String> plies = SimpleTurns.anyOf(now().game(), random);
        boolean chance = SimpleTurns.leadsToChance(now().game(), plies);
        return chance
                ? Taps.at(board)
                : Taps.at(board)
                        .choosing(mover, SimpleTurns.path(now().game(), plies))
                        .pressed();
    }

    private Taps turn(JsonNode board, Person mover, Random random) {
        int began = now().ply();
        Taps taps = Taps.at(board);
        do {
            List<String> path = SimpleTurns.path(now().game(), SimpleTurns.anyOf(now().game(), random));
            taps = taps.choosing(mover, path).confirming(mover);
            assertThat(now().ply()).isGreaterThan(began);
        } while (now().live() && now().amidTurn());
        return taps;
    }

    private static Taps worse(Taps one, Taps other) {
        return one.touches() > other.touches() ? one : other;
    }
}
