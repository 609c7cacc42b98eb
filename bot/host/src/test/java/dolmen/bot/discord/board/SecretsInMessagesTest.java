package dolmen.bot.discord.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.emoji.PieceEmoji;
import dolmen.bot.discord.menu.MoveMenu;
import dolmen.bot.discord.posted.Form;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.KnownPerson;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Players;
import dolmen.bot.id.SeatNames;
import dolmen.bot.id.Venue;
import dolmen.bot.images.BoardPictures;
import dolmen.bot.match.Match;
import dolmen.bot.match.SeenMatch;
import dolmen.bot.match.UnstoredMatch;
import dolmen.bot.match.picture.Picture;
import dolmen.bot.match.picture.Pictures;
import dolmen.bot.words.Wordings;
import dolmen.renderer.BoardRenderer;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Variant;
import dolmen.rules.Viewer;
import dolmen.rules.host.HostAct;
import dolmen.rules.host.HostedGame;
import dolmen.rules.host.TypedTurn;
import dolmen.rules.phrase.Wording;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Mark;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SequencedMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The law of secrecy on the level of messages: if what somebody may not know had been dealt otherwise, no byte of what
 * that person is shown would be another. How many games are played is said by {@code -Ddolmen.playouts=1000}.
 */
class SecretsInMessagesTest {
    private static final int PLAYOUTS = Integer.getInteger("dolmen.playouts", 4);
    /** Of so many games one is drawn. */
    private static final int DRAWN = 100;

    private static final int FEWEST = 2;
    private static final int TABLES = 4;
    private static final long FIRST_PERSON = 1_100_000_000_000_000_010L;
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final Game<?> CARDS = GAMES.game("mausoleum-cards");
    private static final WhatIsShown SHOWN = new WhatIsShown(GAMES, new ScenesAsFiles());

    private int plies;
    private int amidTurn;
    private long messages;

    @Test
    void what_everybody_is_shown_tells_nothing_that_is_hidden() {
        for (int seed = 0; seed < PLAYOUTS; seed++) {
            int playout = seed;
            eachPly(seed, match -> assertUntold(match, new Spectator(), playout + match.ply(), SHOWN::toEverybody));
        }
        System.out.printf("| everybody | %,d | %,d | %,d | %,d |%n", PLAYOUTS, plies, amidTurn, messages);
        assertThat(amidTurn).isPositive();
    }

    @Test
    void what_a_player_is_shown_tells_nothing_that_is_hidden_from_that_seat() {
        for (int seed = 0; seed < PLAYOUTS; seed++) {
            int playout = seed;
            eachPly(seed, match -> {
                var seat = new Seat((playout + match.ply()) % match.players().size());
                assertUntold(match, seat, playout + match.ply(), one -> SHOWN.toSeat(seat, one));
            });
        }
        System.out.printf("| one seat | %,d | %,d | %,d | %,d |%n", PLAYOUTS, plies, amidTurn, messages);
    }

    @Test
    void no_pixel_tells_what_is_hidden() {
        var drawn = new WhatIsShown(GAMES, new BoardPictures(new Nobody(), new BoardRenderer()));
        for (int seed = 0; seed < Math.ceilDiv(PLAYOUTS, DRAWN); seed++) {
            eachPly(
                    seed,
                    match -> assertUntold(
                            match,
                            new Spectator(),
                            match.ply(),
                            one -> List.of(WhatIsShown.written(drawn.board.of(one.publicly(), true, Form.WHOLE)))));
        }
    }

    static Stream<BiFunction<WhatIsShown, Match, String>> leaks() {
        return Stream.of(
                SecretsInMessagesTest::menuOfTheSeat,
                SecretsInMessagesTest::wordsOfTheSeat,
                SecretsInMessagesTest::pictureOfTheSeat,
                (shown, match) -> "match-%s.png".formatted(hidden(match)),
                (shown, match) -> "v1:pick:1:2:" + hidden(match));
    }

    @ParameterizedTest
    @MethodSource("leaks")
    void a_planted_leak_breaks_the_law(BiFunction<WhatIsShown, Match, String> leak) {
        assertThatThrownBy(() -> {
                    for (int seed = 0; seed < TABLES; seed++) {
                        eachPly(
                                seed,
                                match -> assertUntold(
                                        match, new Spectator(), match.ply(), one -> List.of(leak.apply(SHOWN, one))));
                    }
                })
                .isInstanceOf(AssertionError.class);
    }

    @Test
    void a_board_amid_a_turn_is_the_board_to_which_the_player_came() {
        eachPly(1, match -> {
            if (match.amidTurn()) {
                Match before = match(match.game().after(match.turnBegan()));
                assertThat(WhatIsShown.written(SHOWN.board.of(match.publicly(), true, Form.WHOLE)))
                        .isEqualTo(WhatIsShown.written(SHOWN.board.of(before.publicly(), true, Form.WHOLE)));
            }
        });
    }

    private static String menuOfTheSeat(WhatIsShown shown, Match match) {
        return match.toMove()
                .flatMap(mover -> MoveMenu.of(match, mover, new PieceEmoji(), Wordings.ENGLISH))
                .map(menu -> MoveMenu.rows(
                        ComponentId.of(Action.PICK, match),
                        menu,
                        0,
                        new SeatNames(List.of()),
                        ActionRow.of(Button.secondary("below", "Below"))))
                .map(rows -> WhatIsShown.written(
                        new MessageCreateBuilder().setComponents(rows).build()))
                .orElse("");
    }

    private static String wordsOfTheSeat(WhatIsShown shown, Match match) {
        return match.seenBy(Seat.FIRST).lastTurn().toString();
    }

    private static String pictureOfTheSeat(WhatIsShown shown, Match match) {
        return match.seenBy(Seat.FIRST).scene(Seat.FIRST).in(Wordings.ENGLISH).altText();
    }

    private static String hidden(Match match) {
        return match.standing().position().text().split(" ", -1)[1];
    }

    /** What is shown of the match is shown of it, too, if other cards had been dealt unseen by the viewer. */
    private void assertUntold(Match match, Viewer viewer, long seed, Function<Match, List<String>> shown) {
        HostedGame<?> other = new OtherHands(CARDS, new Random(seed)).unseenBy(viewer, match.game());
        List<String> said = shown.apply(match);
        assertThat(shown.apply(match(other)))
                .as("shown to %s of %s", viewer, match.record().text())
                .isEqualTo(said);
        messages += said.size();
    }

    private interface Check {
        void of(Match match);
    }

    /** Plays by chance, with somebody leaving a larger table now and then, and looks at every ply. */
    private void eachPly(int seed, Check check) {
        int seats = FEWEST + seed % TABLES;
        var random = new Random(seed);
        HostedGame<?> game = HostedGame.start(CARDS, variant(seats)).playChance(random);
        check.of(match(game));
        while (game.live()) {
            game = next(game, random);
            Match match = match(game);
            check.of(match);
            plies++;
            amidTurn += match.amidTurn() ? 1 : 0;
        }
    }

    private static HostedGame<?> next(HostedGame<?> game, Random random) {
        Seat mover = game.toMove().orElseThrow();
        var leaver = new Seat(random.nextInt(game.standing().position().seats()));
        if (game.standing().position().seats() > FEWEST && random.nextInt(150) == 0 && game.inPlay(leaver)) {
            return game.act(new HostAct.Resignation(leaver)).playChance(random);
        }
        List<String> legal = game.standing().legalMoves(mover);
        String move = legal.get(random.nextInt(legal.size()));
        return ((TypedTurn.Played) game.playTyped(mover, move)).game().playChance(random);
    }

    private static Variant variant(int seats) {
        return GAMES.variants()
                .filter(variant -> variant.game().equals("mausoleum-cards"))
                .filter(variant -> CARDS.start(variant).seats() == seats)
                .findFirst()
                .orElseThrow();
    }

    private static Match match(HostedGame<?> game) {
        List<PlayerId> players = IntStream.range(0, game.standing().position().seats())
                .mapToObj(seat -> new PlayerId(FIRST_PERSON + seat))
                .toList();
        var venue = new Venue(new GuildId(1), new ChannelId(2), new ChannelId(3));
        return UnstoredMatch.of(new MatchId(1), venue, players, game, Instant.EPOCH);
    }

    /** Files that hold the scene that would be drawn: equal scenes make equal pictures. */
    static final class ScenesAsFiles implements Pictures {
        @Override
        public SequencedMap<String, String> themes(Wording wording) {
            return new LinkedHashMap<>();
        }

        @Override
        public Picture themeSheet(GameRegistry games, Optional<String> chosen, Wording wording) {
            throw new IllegalArgumentException("no match");
        }

        @Override
        public Picture gameSheet(GameRegistry games, Optional<String> theme, Wording wording) {
            throw new IllegalArgumentException("no match");
        }

        @Override
        public Picture board(SeenMatch<?> match, Reader reader, List<Mark> marks) {
            BoardScene scene = match.scene(reader.bottom()).withMarks(marks).in(reader.wording());
            return new Picture(scene.toString().getBytes(StandardCharsets.UTF_8), scene.altText());
        }

        @Override
        public Picture keepsake(SeenMatch<Spectator> ended, Reader reader, List<List<String>> notes) {
            return board(ended, reader, List.of());
        }

        @Override
        public Picture scene(BoardScene scene, Optional<String> theme, Wording wording) {
            throw new IllegalArgumentException("no match");
        }
    }

    private static final class Nobody implements Players {
        @Override
        public void remember(Player player) {}

        @Override
        public Optional<KnownPerson> of(PlayerId player) {
            return Optional.empty();
        }
    }
}
