package dolmen.rules.games.murus;

import dolmen.rules.Game;
import dolmen.rules.GameFacts;
import dolmen.rules.Notation;
import dolmen.rules.Position;
import dolmen.rules.Variant;
import dolmen.rules.Viewer;
import dolmen.rules.scene.Mark;
import java.util.List;

/** Murus Gallicus, a game of walls and towers by Phil Leduc, for two players. */
public final class MurusGame implements Game<MurusMove> {

    @Override
    public GameFacts facts() {
        return MurusFacts.FACTS;
    }

    @Override
    public Position<MurusMove> start(Variant variant) {
        return MurusPosition.start(options(variant));
    }

    @Override
    public Position<MurusMove> read(Variant variant, String text) {
        return MurusText.read(options(variant), text);
    }

    private MurusOptions options(Variant variant) {
        if (variants().noneMatch(variant::equals)) {
            throw new IllegalArgumentException("no variant of Murus Gallicus: " + variant);
        }
        return MurusOptions.of(variant);
    }

    @Override
    public Notation<MurusMove> notation() {
        return MurusNotation.INSTANCE;
    }

    @Override
    public boolean progress(Position<MurusMove> before, MurusMove move) {
        return switch (move) {
            case MurusMove.Strike strike -> true;
            case MurusMove.DoubleStrike strike -> true;
            case MurusMove.Lay lay -> false;
            case MurusMove.Spread spread -> false;
            case MurusMove.Swap swap -> false;
        };
    }

    @Override
    public List<Mark> marks(Position<MurusMove> before, MurusMove move, Viewer viewer) {
        return new MurusScene((MurusPosition) before).marks(move);
    }
}
