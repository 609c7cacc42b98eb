package dolmen.bot.discord.board;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.discord.posted.Form;
import dolmen.bot.discord.result.ShownWords;
import dolmen.bot.history.Histories;
import dolmen.bot.history.PastMatch;
import dolmen.bot.history.PlayerHistory;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Venue;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRefusal;
import dolmen.bot.match.RequestRefusal;
import dolmen.bot.match.UnstoredMatch;
import dolmen.bot.match.time.TimeControl;
import dolmen.bot.words.Wordings;
import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.Variant;
import dolmen.rules.host.HostAct;
import dolmen.rules.host.HostedGame;
import dolmen.rules.host.TypedTurn;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The words of boards, results and refusals, counted over random first matches of every variant. */
class WordBudgetTest {
    private static final int MOST_ON_A_BOARD = 12;
    private static final int MOST_IN_A_NOTE = 20;
    /** A burial, the longest of all moves, names three cards. */
    private static final int MOST_IN_A_CARD = 45;

    private static final int MOST_NOTES = 2;
    private static final int MOST_IN_A_RESULT = 25;
    private static final int MOST_IN_A_REFUSAL = 20;
    private static final long FIRST_PERSON = 1_100_000_000_000_000_010L;

    private static final GameRegistry GAMES = GameRegistry.load();
    private static final WhatIsShown SHOWN = new WhatIsShown(GAMES, new SecretsInMessagesTest.ScenesAsFiles());
    private static final TimeControl TIME = TimeControl.read("3d").orElseThrow();

    static List<Variant> variants() {
        return GAMES.variants().toList();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void a_board_has_one_line_and_short_notes_and_a_result_is_short(Variant variant) {
        var random = new Random(1);
        WhatIsShown shown = toWinners(variant);
        HostedGame<?> game =
                HostedGame.start(GAMES.game(variant.game()), variant).playChance(random);
        while (game.live()) {
            Match match = match(game);
            if (!match.amidTurn()) {
                assertBoard(content(shown, match), match.standing().hasSecrets() ? MOST_IN_A_CARD : MOST_IN_A_NOTE);
            }
            Seat mover = game.toMove().orElseThrow();
            List<String> legal = game.standing().legalMoves(mover);
            game = ((TypedTurn.Played) game.playTyped(mover, legal.get(random.nextInt(legal.size()))))
                    .game()
                    .playChance(random);
        }
        String result = content(shown, match(game));
        assertThat(ShownWords.count(result)).as(result).isLessThanOrEqualTo(MOST_IN_A_RESULT);
    }

    static List<Variant> variantsForTwo() {
        return GAMES.variants()
                .filter(variant -> HostedGame.start(GAMES.game(variant.game()), variant)
                                .standing()
                                .position()
                                .seats()
                        == 2)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("variantsForTwo")
    void below_a_short_result_there_is_room_for_a_line_of_story(Variant variant) {
        HostedGame<?> resigned = HostedGame.start(GAMES.game(variant.game()), variant)
                .playChance(new Random(1))
                .act(new HostAct.Resignation(Seat.FIRST));

        String result = content(toWinners(variant), match(resigned));

        assertThat(result.lines().toList().getLast())
                .isEqualTo("**%d**'s first win at %s."
                        .formatted(
                                FIRST_PERSON + 1,
                                Wordings.ENGLISH.of(
                                        GAMES.game(variant.game()).facts().name())));
    }

    /** All that is shown to people who have won at another game before, and win now. */
    private static WhatIsShown toWinners(Variant variant) {
        return new WhatIsShown(GAMES, new SecretsInMessagesTest.ScenesAsFiles(), new Winners(variant));
    }

    private record Winners(Variant variant) implements Histories {
        @Override
        public PlayerHistory of(PlayerId player) {
            return new PlayerHistory(player, List.of(won(player, 2, "another"), won(player, 1, variant.game())));
        }

        private static PastMatch won(PlayerId player, long id, String game) {
            return new PastMatch(
                    new MatchId(id),
                    new GuildId(1),
                    game,
                    game,
                    List.of(player, WhatIsShown.STRANGER),
                    List.of(1, 2),
                    30,
                    false,
                    Instant.EPOCH,
                    Instant.EPOCH.plusSeconds(game.equals("another") ? 0 : 1));
        }

        @Override
        public List<PastMatch> latest(PlayerId player, String number, int limit) {
            return of(player).latest(limit);
        }

        @Override
        public Set<String> finished(PlayerId player, String game) {
            return Set.of();
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void a_refusal_is_short(Variant variant) {
        Match match =
                match(HostedGame.start(GAMES.game(variant.game()), variant).playChance(new Random(1)));

        assertThat(Stream.of(
                                new MatchRefusal.NoMatch(),
                                new MatchRefusal.NotYourMatch(match),
                                new MatchRefusal.NotYourTurn(match),
                                new MatchRefusal.OutOfPlay(match),
                                new MatchRefusal.MatchOver(match),
                                new MatchRefusal.Stale(match),
                                new MatchRefusal.Paused(match),
                                new MatchRefusal.OwnMatch(match),
                                new MatchRefusal.UnderWay(match),
                                new RequestRefusal.NothingToTakeBack(match))
                        .map(SHOWN.words.refusals()::of))
                .allSatisfy(refusal ->
                        assertThat(ShownWords.count(refusal)).as(refusal).isLessThanOrEqualTo(MOST_IN_A_REFUSAL));
    }

    private static void assertBoard(String content, int mostInNote) {
        List<String> lines = content.lines().toList();
        assertThat(ShownWords.count(lines.getFirst())).as(content).isLessThanOrEqualTo(MOST_ON_A_BOARD);
        List<String> notes = lines.subList(1, lines.size()).stream()
                .filter(line -> !line.contains("you are out of this match"))
                .toList();
        assertThat(notes)
                .as(content)
                .hasSizeLessThanOrEqualTo(MOST_NOTES)
                .allSatisfy(note -> assertThat(ShownWords.count(note)).isLessThanOrEqualTo(mostInNote));
    }

    private static String content(WhatIsShown shown, Match match) {
        return shown.board.of(match.publicly(), true, Form.WITHOUT_PICTURE).getContent();
    }

    private static Match match(HostedGame<?> game) {
        List<PlayerId> players = IntStream.range(0, game.standing().position().seats())
                .mapToObj(seat -> new PlayerId(FIRST_PERSON + seat))
                .toList();
        var venue = new Venue(new GuildId(1), new ChannelId(2), new ChannelId(3));
        return UnstoredMatch.of(new MatchId(1), venue, players, game, TIME, Instant.EPOCH);
    }
}
