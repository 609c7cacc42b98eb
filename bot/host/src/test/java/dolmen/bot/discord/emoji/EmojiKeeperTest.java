package dolmen.bot.discord.emoji;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.KnownPerson;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Players;
import dolmen.bot.images.BoardPictures;
import dolmen.bot.match.SettableClock;
import dolmen.bot.match.picture.Pictures;
import dolmen.renderer.BoardRenderer;
import dolmen.rules.GameRegistry;
import dolmen.rules.scene.Symbol;
import dolmen.sandbox.Sandbox;
import dolmen.sandbox.SandboxConfiguration;
import dolmen.sandbox.login.LoginLimits;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.JDABuilder;
import net.dv8tion.jda.api.entities.emoji.ApplicationEmoji;
import net.dv8tion.jda.api.requests.RestConfig;
import net.dv8tion.jda.api.utils.SessionControllerAdapter;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Several processes look after the emoji of one application, with the real client. */
class EmojiKeeperTest {
    private static final int STEPS = 30;
    private static final GameRegistry GAMES =
            new GameRegistry(List.of(GameRegistry.load().game("obelisk")));
    private static final List<Symbol> SYMBOLS =
            GAMES.games().flatMap(game -> game.symbols().stream()).toList();

    private final Pictures pictures = new BoardPictures(new Nobody(), new BoardRenderer());
    private final SettableClock clock = new SettableClock();
    private final Sandbox sandbox = Sandbox.open(
            SandboxConfiguration.transientOne().withShards(2).withLogins(LoginLimits.IDEAL.withMaxConcurrency(2)));
    private final JDA first = connection(0);
    private final JDA second = connection(1);

    private JDA connection(int shard) {
        String gateway = sandbox.gatewayUrl().toString();
        return JDABuilder.createLight(SandboxConfiguration.DEFAULT_TOKEN, List.of())
                .useSharding(shard, 2)
                .setSessionController(new SessionControllerAdapter() {
                    @Override
                    public String getGateway() {
                        return gateway;
                    }
                })
                .setRestConfig(new RestConfig().setBaseUrl(sandbox.apiBase().toString()))
                .build();
    }

    @AfterEach
    void close() {
        first.shutdownNow();
        second.shutdownNow();
        sandbox.close();
    }

    private EmojiKeeper keeper(JDA connection, PieceEmoji emoji) {
        return new EmojiKeeper(List.of(connection), GAMES, pictures, emoji, clock);
    }

    /** Pieces need no names. */
    private static final class Nobody implements Players {
        @Override
        public void remember(Player player) {}

        @Override
        public Optional<KnownPerson> of(PlayerId player) {
            return Optional.empty();
        }
    }

    private List<String> names() {
        return first.retrieveApplicationEmojis().complete().stream()
                .map(ApplicationEmoji::getName)
                .toList();
    }

    private static void attend(EmojiKeeper keeper) {
        for (int step = 0; step < STEPS; step++) {
            keeper.attendDue();
        }
    }

    @Test
    void only_the_process_with_the_first_shard_uploads_and_the_others_find_its_emoji() {
        var emoji = new PieceEmoji();
        EmojiKeeper other = keeper(second, emoji);
        attend(other);
        assertThat(names()).isEmpty();

        attend(keeper(first, new PieceEmoji()));
        clock.advance(Duration.ofMinutes(2));
        attend(other);

        assertThat(names()).hasSameSizeAs(SYMBOLS);
        assertThat(SYMBOLS).allMatch(symbol -> emoji.of(symbol).isPresent());
    }

    @Test
    void two_processes_with_the_first_shard_upload_every_piece_once() {
        Stream.of(keeper(first, new PieceEmoji()), keeper(first, new PieceEmoji()))
                .map(keeper -> CompletableFuture.runAsync(() -> attend(keeper)))
                .toList()
                .forEach(CompletableFuture::join);

        assertThat(names()).doesNotHaveDuplicates().hasSameSizeAs(SYMBOLS);
    }
}
