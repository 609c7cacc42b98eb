package dolmen.bot.lab.picture;

import dolmen.bot.console.Console;
import dolmen.bot.console.ExitStatus;
import dolmen.bot.words.Wordings;
import dolmen.renderer.BoardRenderer;
import dolmen.renderer.ContactSheet;
import dolmen.renderer.ContactSheet.Captioned;
import dolmen.renderer.ContactSheet.SceneRow;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Themes;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Variant;
import dolmen.rules.play.Standing;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command that draws every game in every table size and theme, for comparison at a glance. */
@Command(
        name = "sheet",
        mixinStandardHelpOptions = true,
        description =
                "Draws every game in every theme at its opening, midway and at its end, and a page with the pictures.")
public final class SheetCommand implements Callable<Integer> {
    private static final long SEED = 7;

    private final GameRegistry games;
    private final Console console;

    @Option(names = "--out", required = true, paramLabel = "DIRECTORY", description = "Existing output directory.")
    private Path out = Path.of("");

    public SheetCommand(GameRegistry games, Console console) {
        this.games = games;
        this.console = console;
    }

    @Override
    public Integer call() {
        var sheet = new ContactSheet(games.games().flatMap(this::rows).toList());
        var renderer = new BoardRenderer();
        Themes themes = Themes.load();
        try {
            for (String name : themes.names()) {
                Theme theme = themes.find(name).orElseThrow();
                Files.write(out.resolve(file(name)), sheet.png(renderer, theme));
            }
            Files.writeString(out.resolve("sheet.md"), page(themes.titles()));
        } catch (IOException unwritable) {
            return console.refuse(ExitStatus.REFUSED, "cannot write into " + out + ".");
        }
        return ExitStatus.DONE;
    }

    private static String file(String theme) {
        return "sheet-" + theme + ".png";
    }

    /** A row for each table size, with the variant of that size that has the fewest options. */
    private <M extends Move> Stream<SceneRow> rows(Game<M> game) {
        var bySeats = new TreeMap<Integer, Variant>();
        game.variants()
                .sorted(Comparator.comparingInt(variant -> variant.options().size()))
                .forEach(variant -> bySeats.putIfAbsent(game.start(variant).seats(), variant));
        return bySeats.values().stream().map(variant -> row(RandomMatch.of(game, variant, SEED)));
    }

    private static SceneRow row(RandomMatch match) {
        return new SceneRow(match.phases().stream().map(SheetCommand::captioned).toList());
    }

    private static Captioned captioned(Standing<?> standing) {
        Position<?> position = standing.position();
        return new Captioned(
                "%s (%d), ply %d"
                        .formatted(
                                Wordings.ENGLISH.of(standing.game().facts().name()), position.seats(), position.ply()),
                standing.scene(RenderCommand.whoeverMoves(position)).in(Wordings.ENGLISH));
    }

    private static String page(Map<String, String> themes) {
        String pictures = themes.entrySet().stream()
                .map(theme -> "## %s\n\n![Every game in the theme %s](%s)\n"
                        .formatted(theme.getValue(), theme.getKey(), file(theme.getKey())))
                .collect(Collectors.joining("\n"));
        return """
                # Every game in every theme

                Random matches at their opening, midway and at their end, with the number of players after each name. Drawn by
                `./dolmen sheet --out docs/pictures`; the command always draws the same pictures.

                """ + pictures;
    }
}
