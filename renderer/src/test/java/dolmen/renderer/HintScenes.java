package dolmen.renderer;

import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Mark;
import java.util.List;
import java.util.stream.Stream;

/** The scenes of other files while a player chooses a piece and its target. */
final class HintScenes {
    private HintScenes() {}

    /** A scene with other marks. */
    private static BoardScene choosing(BoardScene scene, Mark... hints) {
        return new BoardScene(scene.surface(), scene.tokens(), List.of(), scene.trays(), scene.altText())
                .withMarks(Stream.of(hints).toList());
    }

    static BoardScene siege() {
        return choosing(
                Scenes.siege(),
                new Mark.Movable("a1", "A"),
                new Mark.Movable("b1", "B"),
                new Mark.Movable("c3"),
                new Mark.Movable("g2"),
                new Mark.Chosen("c2"),
                new Mark.Target("e4", "1"),
                new Mark.Target("a4", "2"),
                new Mark.Target("c4", ""),
                new Mark.Target("b3", ""),
                new Mark.Target("f4", "12"));
    }

    static BoardScene field() {
        return choosing(
                Scenes.crumbling(),
                new Mark.Movable("b1"),
                new Mark.Movable("d4"),
                new Mark.Chosen("b3"),
                new Mark.Target("c3", ""),
                new Mark.Target("c4", "1"),
                new Mark.Target("d5", "12"));
    }

    static BoardScene dance() {
        return choosing(
                DanceScenes.dance(),
                new Mark.Movable("b2"),
                new Mark.Movable("a1"),
                new Mark.Chosen("e2"),
                new Mark.Target("e3", ""),
                new Mark.Target("f3", "1"),
                new Mark.Target("d3", "2"));
    }

    static BoardScene blocks() {
        return choosing(
                ObeliskScenes.revenge(),
                new Mark.Movable("b1"),
                new Mark.Movable("c2"),
                new Mark.Chosen("a3"),
                new Mark.Target("a4", ""),
                new Mark.Target("b3", "1"),
                new Mark.Target("a6", "2"));
    }

    static BoardScene table() {
        return choosing(
                TableScenes.table(3),
                new Mark.Movable("p1.1"),
                new Mark.Chosen("p1.2"),
                new Mark.Target("m1.2", ""),
                new Mark.Target("m2.2", "3"),
                new Mark.Movable("m1.1", "C"));
    }

    static Stream<BoardScene> all() {
        return Stream.of(siege(), field(), dance(), blocks(), table());
    }
}
