package dolmen.bot.e2e;

import dolmen.bot.match.SeenMatch;
import dolmen.bot.match.picture.Emblem;
import dolmen.bot.match.picture.Picture;
import dolmen.bot.match.picture.Pictures;
import dolmen.bot.match.picture.Shelf;
import dolmen.rules.GameRegistry;
import dolmen.rules.Spectator;
import dolmen.rules.phrase.Wording;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Symbol;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * The pictures of one of many hosts that draw with one renderer. No host warms it up, and each sheet of small boards is
 * drawn once for all.
 */
record SharedPictures(Pictures own, Function<Symbol, Optional<Emblem>> emblems) implements Pictures {
    private static final Map<Sheet, Picture> SHEETS = new ConcurrentHashMap<>();

    private record Sheet(boolean ofGames, GameRegistry games, Optional<String> theme, Wording wording) {}

    @Override
    public SequencedMap<String, String> themes(Wording wording) {
        return own.themes(wording);
    }

    @Override
    public Picture themeSheet(GameRegistry games, Optional<String> chosen, Wording wording) {
        return SHEETS.computeIfAbsent(
                new Sheet(false, games, chosen, wording), sheet -> own.themeSheet(games, chosen, wording));
    }

    @Override
    public Picture gameSheet(GameRegistry games, Optional<String> theme, Wording wording) {
        return SHEETS.computeIfAbsent(
                new Sheet(true, games, theme, wording), sheet -> own.gameSheet(games, theme, wording));
    }

    @Override
    public Picture board(SeenMatch<?> match, Reader reader, List<Mark> marks) {
        return own.board(match, reader, marks);
    }

    @Override
    public Picture keepsake(SeenMatch<Spectator> ended, Reader reader, List<List<String>> notes) {
        return own.keepsake(ended, reader, notes);
    }

    @Override
    public Picture scene(BoardScene scene, Optional<String> theme, Wording wording) {
        return own.scene(scene, theme, wording);
    }

    @Override
    public Optional<Emblem> emblem(Symbol symbol) {
        return emblems.apply(symbol);
    }

    @Override
    public Shelf kept() {
        return own.kept();
    }
}
