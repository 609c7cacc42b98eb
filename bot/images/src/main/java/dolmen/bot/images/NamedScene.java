package dolmen.bot.images;

import dolmen.bot.id.PlayerId;
import dolmen.bot.id.SeatNames;
import dolmen.bot.match.MatchOutline;
import dolmen.bot.words.Wordings;
import dolmen.rules.phrase.Argument;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Surface;
import dolmen.rules.scene.Tray;
import java.util.List;
import java.util.Map;

/**
 * A scene whose text uses the players' names. Its trays and the labels of their rows keep the names of seats: a picture
 * matches them by name, and two players may have the same name.
 */
record NamedScene(SeatNames seats) {
    private static final int SHORT_NAME = 8;

    /** The scene with these names; a player without a known name stays a seat. */
    static NamedScene of(MatchOutline match, Map<PlayerId, String> names) {
        return new NamedScene(new SeatNames(match.players().stream()
                .map(player -> names.getOrDefault(player, ""))
                .toList()));
    }

    BoardScene in(BoardScene scene) {
        return new BoardScene(
                named(scene.surface()),
                scene.tokens(),
                scene.marks(),
                scene.trays(),
                words(withRemarks(scene).altText()));
    }

    /** The scene with its remarks in the alt text, as far as there is room. */
    static BoardScene withRemarks(BoardScene scene) {
        String told = scene.altText();
        for (Argument remark : scene.remarks()) {
            String longer = told + " " + Wordings.ENGLISH.of(remark);
            told = longer.length() > BoardScene.MAX_ALT_TEXT ? told : longer;
        }
        return new BoardScene(scene.surface(), scene.tokens(), scene.marks(), scene.trays(), told);
    }

    /** Long names are shortened if the description of the position would become too long. */
    private String words(String text) {
        String named = seats.in(text);
        if (named.length() <= BoardScene.MAX_ALT_TEXT) {
            return named;
        }
        String shorter = seats.each(name -> name.codePointCount(0, name.length()) <= SHORT_NAME
                        ? name
                        : name.substring(0, name.offsetByCodePoints(0, SHORT_NAME)))
                .in(text);
        return shorter.length() <= BoardScene.MAX_ALT_TEXT ? shorter : text;
    }

    /** The trays with the names of players. */
    List<Tray> trays(BoardScene scene) {
        return scene.trays().stream().map(this::named).toList();
    }

    private Tray named(Tray tray) {
        return new Tray(tray.seat(), tray.side(), seats.in(tray.name()), tray.count());
    }

    private Surface named(Surface surface) {
        List<Label> labels = surface.labels().stream().map(this::named).toList();
        return switch (surface) {
            case Surface.Squares squares -> new Surface.Squares(squares.material(), squares.cells(), labels);
            case Surface.Nodes nodes -> new Surface.Nodes(nodes.material(), nodes.cells(), labels);
            case Surface.Table table -> new Surface.Table(table.material(), table.cells(), labels);
            case Surface.Hexagons hexagons -> new Surface.Hexagons(hexagons.material(), hexagons.cells(), labels);
        };
    }

    private Label named(Label label) {
        return label.location() == Label.Location.PLAYER
                ? label
                : new Label(seats.in(label.text()), label.x(), label.y(), label.location());
    }
}
