package dolmen.bot.images;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.KnownPerson;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Players;
import dolmen.bot.id.Venue;
import dolmen.bot.match.Match;
import dolmen.bot.match.SeenMatch;
import dolmen.bot.match.UnstoredMatch;
import dolmen.bot.match.picture.Picture;
import dolmen.bot.match.picture.Pictures;
import dolmen.bot.words.Wordings;
import dolmen.renderer.BoardRenderer;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.host.HostAct;
import dolmen.rules.host.HostedGame;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests keepsakes on every board: the winner and the reason. The pictures are left in {@code target/keepsakes}. */
final class KeepsakePicturesTest {
    private static final Path DRAWN = Path.of("target/keepsakes");

    /** In pixels of the picture; Discord shows it at most 550 by 350 on a desktop, 330 wide on a phone. */
    private static final double SMALLEST_LETTERS = 28.5;

    private static final double SMALLEST_HEADLINE = 39;

    private static final GameRegistry GAMES = GameRegistry.load();
    private static final Optional<GuildId> SERVER = Optional.of(new GuildId(1));
    private static final List<String> NAMES =
            List.of("Astrid", "Bartholomew Longfellow the Third", "Chiara", "Дмитрий", "Emil");

    private final BoardPictures pictures = new BoardPictures(new Named(), new BoardRenderer());

    static Stream<Variant> tables() {
        return GAMES.variants()
                .filter(variant ->
                        variant.options().isEmpty() || variant.options().containsKey("players"));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void every_finished_match_has_a_picture_with_the_winner_and_the_reason(Variant variant) throws IOException {
        Match match = match(playedOut(GAMES.game(variant.game()), variant));
        List<List<String>> notes = IntStream.range(0, match.players().size())
                .mapToObj(seat -> List.of("1500 → %d".formatted(1662 - 100 * seat), "still unsure"))
                .toList();

        Picture picture = pictures.keepsake(match.publicly(), reader(), notes);

        BufferedImage image = draw(variant.text(), picture);
        assertThat(image.getWidth()).isEqualTo(BoardRenderer.DEFAULT_WIDTH);
        assertThat(SMALLEST_LETTERS * 330 / image.getWidth()).isGreaterThanOrEqualTo(9);
        double onDesktop = Math.min(550.0 / image.getWidth(), 350.0 / image.getHeight());
        boolean board = match.players().size() == 2 && !match.game().standing().hasSecrets();
        assertThat((board ? SMALLEST_HEADLINE : SMALLEST_LETTERS) * onDesktop).isGreaterThanOrEqualTo(9);
        assertThat(picture.altText())
                .startsWith(Wordings.ENGLISH.of(match.facts().name()) + " · match #12. ")
                .contains("1500 → 1662, still unsure", NAMES.get(0), NAMES.get(1))
                .hasSizeLessThanOrEqualTo(1024);
    }

    @Test
    void a_resigned_player_is_named_and_unchanged_ratings_are_not_mentioned() throws IOException {
        HostedGame<?> begun = HostedGame.start(GAMES.game("obelisk"), Variant.of("obelisk"));
        Match match = match(begun.act(new HostAct.Resignation(Seat.SECOND)));

        Picture picture = pictures.keepsake(match.publicly(), reader(), List.of());

        draw("resigned", picture);
        assertThat(picture.altText())
                .startsWith("Obelisk · match #12. Astrid beat Bartholomew Longfellow the Third. "
                        + "Bartholomew Longfellow the Third resigned. "
                        + "Astrid; Bartholomew Longfellow the Third. ");
    }

    @Test
    void two_players_are_named_at_their_own_sides_of_the_board_whoever_won() {
        HostedGame<?> begun = HostedGame.start(GAMES.game("obelisk"), Variant.of("obelisk"));
        SeenMatch<Spectator> lost =
                match(begun.act(new HostAct.Resignation(Seat.FIRST))).publicly();
        var across = new Pictures.Reader(Seat.SECOND, Optional.empty(), SERVER, Wordings.ENGLISH);

        assertThat(pictures.keepsake(lost, reader(), List.of()).altText())
                .contains("Astrid resigned. Astrid; Bartholomew Longfellow the Third. ");
        assertThat(pictures.keepsake(lost, across, List.of()).altText())
                .contains("Astrid resigned. Bartholomew Longfellow the Third; Astrid. ");
    }

    @Test
    void the_same_ending_is_drawn_once() {
        Match match = match(playedOut(GAMES.game("mausoleum"), Variant.of("mausoleum")));
        SeenMatch<Spectator> seen = match.publicly();

        assertThat(pictures.keepsake(seen, reader(), List.of()))
                .isSameAs(pictures.keepsake(seen, reader(), List.of()))
                .isNotSameAs(pictures.keepsake(seen, reader(), List.of(List.of("1500 → 1662"), List.of())));
    }

    private static BufferedImage draw(String name, Picture picture) throws IOException {
        Files.createDirectories(DRAWN);
        byte[] png = picture.open().readAllBytes();
        Files.write(DRAWN.resolve(name + ".png"), png);
        return ImageIO.read(picture.open());
    }

    private static Pictures.Reader reader() {
        return new Pictures.Reader(Seat.FIRST, Optional.empty(), SERVER, Wordings.ENGLISH);
    }

    private static <M extends Move> HostedGame<M> playedOut(Game<M> game, Variant variant) {
        var random = new Random(5);
        HostedGame<M> hosted = HostedGame.start(game, variant);
        while (hosted.live()) {
            Position<M> position = hosted.standing().position();
            List<M> legal = position.legalMoves();
            hosted = hosted.play(
                    position.turn() instanceof Turn.Chance
                            ? position.sampleChance(random)
                            : legal.get(random.nextInt(legal.size())));
        }
        return hosted;
    }

    private static Match match(HostedGame<?> game) {
        List<PlayerId> players = IntStream.range(0, game.standing().position().seats())
                .mapToObj(seat -> new PlayerId(seat + 1))
                .toList();
        var venue = new Venue(new GuildId(1), new ChannelId(2), new ChannelId(3));
        return UnstoredMatch.of(new MatchId(12), venue, players, game, Instant.EPOCH);
    }

    private static final class Named implements Players {
        @Override
        public void remember(Player player) {}

        @Override
        public Optional<KnownPerson> of(PlayerId player) {
            return Optional.of(new KnownPerson(NAMES.get((int) player.value() - 1)));
        }
    }
}
