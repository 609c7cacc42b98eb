package dolmen.bot.images;

import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Players;
import dolmen.bot.id.SeatNames;
import dolmen.bot.match.SeenMatch;
import dolmen.bot.match.picture.Emblem;
import dolmen.bot.match.picture.Picture;
import dolmen.bot.match.picture.Pictures;
import dolmen.bot.match.picture.Shelf;
import dolmen.bot.words.Wordings;
import dolmen.bot.work.Workbenches;
import dolmen.renderer.BoardRenderer;
import dolmen.renderer.GameSheet;
import dolmen.renderer.Header;
import dolmen.renderer.Keepsake;
import dolmen.renderer.KeepsakeRenderer;
import dolmen.renderer.SymbolPicture;
import dolmen.renderer.ThemeSheet;
import dolmen.renderer.theme.Theme;
import dolmen.rules.GameRegistry;
import dolmen.rules.Spectator;
import dolmen.rules.Variant;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import dolmen.rules.play.Standing;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Symbol;
import dolmen.rules.scene.Token;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * Draws pictures in one size, with a cache bounded in bytes. Safe for use by many threads; concurrent requests for the
 * same new picture share one drawing.
 */
public final class BoardPictures implements Pictures {
    private static final long USUAL_BYTES = 32L << 20;
    private static final int USUAL_EASELS = 4;

    /** The memory size of a cell, a piece or a mark, in bytes. */
    private static final int PART = 150;

    private final Players players;
    private final BoardRenderer renderer;
    private final Workbenches easels;
    private final int width;
    private final PictureCache<Drawing> drawn;
    private final KeepsakeRenderer keepsakes;
    private final PictureCache<KeptEnding> endings;

    private final PictureCache<Sheet> sheets;

    /**
     * A sheet with small boards.
     *
     * @param ofGames true for a sheet of all games, false for one of all themes with the chosen theme marked
     */
    private record Sheet(boolean ofGames, Optional<String> theme, Wording wording) {}

    /** The divisor that gives sheets their part of the cache: there are twice as many as themes in each language. */
    private static final int PART_OF_SHEETS = 16;

    /** The divisor that gives pictures of results their part of the cache: they are requested once or twice. */
    private static final int PART_OF_ENDINGS = 8;

    /** The key of a cached picture. */
    private record Drawing(BoardScene scene, Header header, Theme theme, int width) {
        int size() {
            int parts = scene.surface().cells().size()
                    + scene.tokens().size()
                    + scene.marks().size();
            return PART * parts + scene.altText().length();
        }
    }

    /** The key of a cached picture of a finished match. */
    private record KeptEnding(Keepsake keepsake, Theme theme) {
        int size() {
            return new Drawing(keepsake.scene(), new Header(List.of(), ""), theme, 0).size();
        }
    }

    /**
     * @param players the names above the boards
     * @param renderer preferably shared, since it caches pieces and boards
     */
    public BoardPictures(Players players, BoardRenderer renderer) {
        this(players, renderer, BoardRenderer.DEFAULT_WIDTH);
    }

    /**
     * As above, in another size.
     *
     * @param width the width in pixels
     */
    public BoardPictures(Players players, BoardRenderer renderer, int width) {
        this(players, renderer, width, USUAL_BYTES, new Workbenches("a picture", USUAL_EASELS));
    }

    /**
     * Pictures with a bounded cache.
     *
     * @param mostBytes the maximum size of the cache, in bytes
     */
    public BoardPictures(Players players, BoardRenderer renderer, long mostBytes, Workbenches easels) {
        this(players, renderer, BoardRenderer.DEFAULT_WIDTH, mostBytes, easels);
    }

    private BoardPictures(Players players, BoardRenderer renderer, int width, long mostBytes, Workbenches easels) {
        this.players = players;
        this.renderer = renderer;
        this.easels = easels;
        this.width = width;
        this.drawn = new PictureCache<>(
                mostBytes - mostBytes / PART_OF_ENDINGS - mostBytes / PART_OF_SHEETS, easels, Drawing::size);
        this.keepsakes = new KeepsakeRenderer(renderer);
        this.endings = new PictureCache<>(mostBytes / PART_OF_ENDINGS, easels, KeptEnding::size);
        this.sheets = new PictureCache<>(mostBytes / PART_OF_SHEETS, easels, sheet -> PART);
    }

    @Override
    public SequencedMap<String, String> themes(Wording wording) {
        var titles = new LinkedHashMap<String, String>();
        renderer.themes().titles().forEach((name, title) -> titles.put(name, wording.of(title(name, title))));
        return titles;
    }

    private static Argument title(String name, String title) {
        return switch (name) {
            case "light" -> ImagesPhrases.themeLight();
            case "dark" -> ImagesPhrases.themeDark();
            case "contrast" -> ImagesPhrases.themeContrast();
            case "protan" -> ImagesPhrases.themeProtan();
            case "deutan" -> ImagesPhrases.themeDeutan();
            case "tritan" -> ImagesPhrases.themeTritan();
            default -> new Verbatim(title);
        };
    }

    @Override
    public Optional<Emblem> emblem(Symbol symbol) {
        SymbolPicture drawn =
                easels.work(() -> SymbolPicture.of(symbol, renderer.themes().byDefault(), renderer));
        return Optional.of(new Emblem(new Picture(drawn.png(), ""), drawn.print()));
    }

    @Override
    public Picture themeSheet(GameRegistry games, Optional<String> chosen, Wording wording) {
        return sheets.get(new Sheet(false, chosen, wording), marked -> {
            SequencedMap<String, String> titles = themes(wording);
            var sheet = new ThemeSheet(
                    withoutPlayers(mostColours(games), wording), renderer.themes(), titles, marked.theme());
            return new Picture(sheet.png(renderer), told(titles, chosen, wording));
        });
    }

    private static String told(SequencedMap<String, String> titles, Optional<String> chosen, Wording wording) {
        String all = wording.of(ImagesPhrases.themesTold(
                Listing.and(titles.values().stream().map(Verbatim::new).toList())));
        return chosen.map(titles::get)
                .map(title -> all + " " + wording.of(ImagesPhrases.themesChosen(new Verbatim(title))))
                .orElse(all);
    }

    @Override
    public Picture gameSheet(GameRegistry games, Optional<String> theme, Wording wording) {
        return sheets.get(new Sheet(true, theme, wording), drawn -> {
            var starts = new LinkedHashMap<String, BoardScene>();
            games.games()
                    .forEach(game -> starts.put(
                            wording.of(game.facts().name()),
                            withoutPlayers(
                                    Standing.start(game, Variant.of(game.facts().id()))
                                            .scene(new Spectator()),
                                    wording)));
            var sheet = new GameSheet(starts, theme(drawn.theme()));
            var names = Listing.and(starts.keySet().stream().map(Verbatim::new).toList());
            return new Picture(sheet.png(renderer), wording.of(ImagesPhrases.gamesTold(starts.size(), names)));
        });
    }

    /** The initial position that shows the most army colours. */
    private static BoardScene mostColours(GameRegistry games) {
        return games.variants()
                .map(variant ->
                        Standing.start(games.game(variant.game()), variant).scene(new Spectator()))
                .max(Comparator.comparingLong(scene ->
                        scene.tokens().stream().map(Token::side).distinct().count()))
                .orElseThrow();
    }

    @Override
    public Picture board(SeenMatch<?> match, Reader reader, List<Mark> marks) {
        Map<PlayerId, String> names = players.names(match.players(), reader.server());
        NamedScene named = NamedScene.of(match, names, reader.wording());
        BoardScene scene = named.in(match.scene(reader.bottom()).withMarks(marks));
        Header header = new Headers(match, named.trays(scene), names, reader.wording())
                .header()
                .seenFrom(reader.bottom());
        return picture(scene, header, theme(reader.theme()));
    }

    @Override
    public Picture keepsake(SeenMatch<Spectator> ended, Reader reader, List<List<String>> notes) {
        Map<PlayerId, String> names = players.names(ended.players(), reader.server());
        BoardScene scene = NamedScene.of(ended, names, reader.wording()).in(ended.scene(reader.bottom()));
        Keepsake keepsake = new Keepsakes(ended, reader.bottom(), scene, names, reader.wording()).with(notes);
        return endings.get(new KeptEnding(keepsake, theme(reader.theme())), this::draw);
    }

    private Picture draw(KeptEnding ending) {
        byte[] png = keepsakes.png(ending.keepsake(), ending.theme(), width);
        return new Picture(png, ending.keepsake().altText());
    }

    @Override
    public Picture scene(BoardScene scene, Optional<String> theme, Wording wording) {
        return picture(withoutPlayers(scene, wording), new Header(List.of(), ""), theme(theme));
    }

    /** The scene in the words of a language, with its words for seats where the names of players would be. */
    static BoardScene withoutPlayers(BoardScene scene, Wording wording) {
        SeatNames seats = SeatNames.untaken(wording);
        return scene.in(words -> seats.in(wording.of(words)));
    }

    private Theme theme(Optional<String> name) {
        return renderer.themes().findOrDefault(name);
    }

    /** Draws one board of every game, which loads fonts and pieces. */
    @Override
    public void warmUp(GameRegistry games) {
        games.games()
                .map(game -> Standing.start(game, Variant.of(game.facts().id())))
                .forEach(standing -> position(standing, Optional.empty(), Wordings.ENGLISH));
    }

    @Override
    public Shelf kept() {
        return drawn.kept();
    }

    private Picture picture(BoardScene scene, Header header, Theme theme) {
        return drawn.get(new Drawing(scene, header, theme, width), this::draw);
    }

    private Picture draw(Drawing drawing) {
        byte[] png = renderer.png(drawing.scene(), drawing.header(), drawing.theme(), drawing.width());
        return new Picture(png, drawing.scene().altText());
    }
}
