package dolmen.benchmarks.replay;

import dolmen.bot.lab.picture.FilmOfPlay;
import dolmen.renderer.BoardRenderer;
import dolmen.renderer.replay.FilmRenderer;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Themes;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Variant;
import dolmen.rules.host.HostedGame;
import dolmen.rules.opponent.Contest;
import dolmen.rules.opponent.Opponent;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Comparator;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/**
 * Animates a match of every game at every table size, and a long random one, into a folder. Prints the file size and
 * the processor time of each. Opponents of the first level play all but the random matches.
 */
public final class FilmsOfEveryGame {
    private static final long SEED = 7;
    private static final int OPENING = 2;
    private static final int WHOLE_GAME = 200;

    private final FilmRenderer films = new FilmRenderer(new BoardRenderer());
    private final Theme theme;
    private final Path folder;

    private FilmsOfEveryGame(Theme theme, Path folder) {
        this.theme = theme;
        this.folder = folder;
    }

    /**
     * Draws all films.
     *
     * @param args the folder, and optionally the name of a theme
     */
    public static void main(String[] args) throws IOException {
        Themes themes = Themes.load();
        Theme theme = args.length > 1 ? themes.find(args[1]).orElseThrow() : themes.byDefault();
        var all = new FilmsOfEveryGame(theme, Path.of(args[0]));
        System.out.println("""
                | variant | plies | turns | size | first time | again | turn by turn |
                |---|---|---|---|---|---|---|""");
        for (Game<?> game : GameRegistry.load().games().toList()) {
            all.draw(game);
        }
    }

    private <M extends Move> void draw(Game<M> game) throws IOException {
        var bySeats = new TreeMap<Integer, Variant>();
        game.variants()
                .sorted(Comparator.comparingInt(variant -> variant.options().size()))
                .forEach(variant -> bySeats.putIfAbsent(game.start(variant).seats(), variant));
        for (var table : bySeats.entrySet()) {
            var players = Collections.nCopies(table.getKey(), Opponent.ALL.getFirst());
            draw(new Contest<>(game, table.getValue(), OPENING).play(players, random()), "");
        }
        Variant first = bySeats.firstEntry().getValue();
        HostedGame<M> random = new Contest<>(game, first, Integer.MAX_VALUE)
                .play(Collections.nCopies(bySeats.firstKey(), Opponent.ALL.getFirst()), random());
        draw(random.after(Math.min(WHOLE_GAME, random.entries())), "-random");
    }

    private static RandomGenerator random() {
        return RandomGeneratorFactory.of("L64X128MixRandom").create(SEED);
    }

    private void draw(HostedGame<?> game, String suffix) throws IOException {
        double begun = seconds();
        byte[] gif = gif(game);
        double drawn = seconds();
        gif(game);
        double again = seconds();
        int turns = game.turnByTurn().size() - 1;
        double told = seconds();
        String name = game.variant().text() + suffix;
        Files.write(folder.resolve(name.replaceAll("[^a-z0-9-]", "_") + ".gif"), gif);
        System.out.printf(
                "| `%s` | %d | %d | %d KiB | %.1f s | %.1f s | %.0f ms |%n",
                name, game.entries(), turns, gif.length >> 10, drawn - begun, again - drawn, 1000 * (told - again));
    }

    private byte[] gif(HostedGame<?> game) {
        return films.gif(FilmOfPlay.of(game), theme, FilmRenderer.DEFAULT_WIDTH);
    }

    /** The processor time of this thread. */
    private static double seconds() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1e9;
    }
}
