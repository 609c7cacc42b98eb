package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.match.Match;
import dolmen.rules.host.TurnMenu;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whole matches of every game, whose turns are moved in all four ways, the touches of every turn counted. */
class EveryInputTest {
    /** Matches of each game. In each another way begins, so that four move every turn in every way. */
    private static final int MATCHES = Integer.getInteger("dolmen.inputs", 1);

    /** What people need at least to look at a board and to type; the bot reads no more of one person. */
    private static final Duration BETWEEN_REPLIES = Duration.ofSeconds(2);

    /** As many nanoseconds as people have talked. */
    private final AtomicLong talk = new AtomicLong();

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord(HostedBot.Setting.USUAL.withTalk(talk::get));

    /** A way to move, and how many touches a turn takes at most. */
    enum Input {
        SUGGESTION(2),
        MENU(5),
        FORM(4),
        REPLY(2);

        private final int most;

        Input(int most) {
            this.most = most;
        }
    }

    static IntStream beginnings() {
        return IntStream.range(0, MATCHES);
    }

    static Stream<Arguments> games_and_beginnings() {
        return beginnings()
                .boxed()
                .flatMap(beginning -> Stream.of(
                                "murus-gallicus", "mausoleum", "gardsdansen(rule=klint)", "obelisk(mode=balanced)")
                        .map(variant -> Arguments.of(beginning, variant)));
    }

    /** One after the other, and after each round another one first, so that both players move in all ways. */
    private static Input input(int turn) {
        return Input.values()[(turn + turn / Input.values().length) % Input.values().length];
    }

    @ParameterizedTest
    @MethodSource("games_and_beginnings")
    void a_whole_match_is_played(int beginning, String variant) {
        discord.playAtOnce(discord.astrid, discord.bjorn);
        String thread = discord.begin(variant);
        int number = beginning;
        for (String turn : Playthrough.shortest(variant)) {
            Input input = input(number++);
            Match match = discord.match(1);
            JsonNode board = mover(match).awaitBoard(thread, 1, match.ply());
            int touches = switch (input) {
                case SUGGESTION -> suggested(match, thread, turn);
                case MENU ->
                    Taps.at(board)
                            .choosing(mover(match), path(match, turn))
                            .confirming(mover(match))
                            .interactions();
                case FORM -> typed(match, board, turn);
                case REPLY -> replied(match, board, turn);
            };
            boolean simple = !turn.contains(" ");
            assertThat(touches).isLessThanOrEqualTo(simple ? Math.min(3, input.most) : input.most);
        }
        assertThat(discord.match(1).live()).isFalse();
    }

    @ParameterizedTest
    @MethodSource("beginnings")
    void the_card_game_is_played(int beginning) {
        String thread = discord.begin("mausoleum-cards");
        var random = new Random(5);
        int number = beginning;
        while (discord.match(1).live()) {
            Input input = input(number++);
            Match match = discord.match(1);
            JsonNode board = mover(match).awaitBoard(thread, 1, match.ply());
            assertThat(playCards(input, thread, board, random)).isLessThanOrEqualTo(input.most);
        }
    }

    /** Buries if that can be done, else draws and plays any card; the touches that it took. */
    private int playCards(Input input, String thread, JsonNode board, Random random) {
        Match match = discord.match(1);
        int touches = 0;
        JsonNode message = board;
        boolean drawn = false;
        while (discord.match(1).playerToMove().equals(match.playerToMove())
                && discord.match(1).turnBegan() == match.turnBegan()) {
            Match now = discord.match(1);
            String move = drawn ? anyOf(now, random) : burialOrDraw(now);
            switch (input) {
                case SUGGESTION -> touches += suggested(now, thread, move);
                case FORM -> touches += typed(now, board, move);
                case REPLY -> touches += replied(now, board, move);
                case MENU -> {
                    Taps taps = Taps.at(message)
                            .choosing(mover(now), path(now, move))
                            .confirming(mover(now));
                    message = taps.shown();
                    touches += taps.interactions();
                }
            }
            drawn = true;
        }
        return touches;
    }

    private static String burialOrDraw(Match match) {
        return legal(match).stream()
                .filter(move -> move.startsWith("$"))
                .findFirst()
                .orElse("deck");
    }

    private static String anyOf(Match match, Random random) {
        List<String> legal = legal(match);
        return legal.get(random.nextInt(legal.size()));
    }

    private static List<String> legal(Match match) {
        return match.standing().legalMoves(match.toMove().orElseThrow());
    }

    private Person mover(Match match) {
        return match.playerToMove().orElseThrow().toString().equals(discord.astrid.id) ? discord.astrid : discord.bjorn;
    }

    /** Each ply is typed until it is offered first, and chosen. */
    private int suggested(Match match, String thread, String turn) {
        Person mover = mover(match);
        String[] plies = turn.split(" ", -1);
        for (String ply : plies) {
            JsonNode first =
                    mover.typing(thread, "move", "move", ply).getFirst().path("value");
            assertThat(first.asText()).isEqualTo(ply);
            mover.privately(thread, "move", "move", ply);
        }
        return plies.length;
    }

    /** The button opens the form, and the form is sent. */
    private int typed(Match match, JsonNode board, String turn) {
        Person mover = mover(match);
        mover.submit(mover.press(board, "Type a move"), "move", turn);
        return 2;
    }

    private int replied(Match match, JsonNode board, String turn) {
        talk.addAndGet(BETWEEN_REPLIES.toNanos());
        mover(match).reply(board, turn);
        discord.eventually(() -> assertThat(discord.match(1).ply()).isGreaterThan(match.ply()));
        return 1;
    }

    /** The keys that lead to a turn. */
    private static List<String> path(Match match, String turn) {
        return TurnMenu.pathTo(match.game(), match.toMove().orElseThrow(), List.of(turn.split(" ", -1)));
    }
}
