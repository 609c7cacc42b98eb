package dolmen.renderer.face;

import dolmen.renderer.pen.Pencil;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Theme.ArmyColors;
import dolmen.renderer.theme.Theme.MaterialColors;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import java.awt.Color;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * The colours of a carving: those of limestone and of the pieces on it.
 *
 * @param light the colour of lit edges, and of everything as light as marble
 * @param skin the colour of raised and polished planes
 * @param stone the colour of most of the stone
 * @param rough the colour of raised and rough planes
 * @param shade the colour of unlit edges and planes
 * @param paint the paint of the temperament
 * @param worn the mostly worn paint
 * @param groove the colour of deep cuts
 * @param edge the edge of a plane
 */
record FaceColors(
        Color light,
        Color skin,
        Color stone,
        Color rough,
        Color shade,
        Color paint,
        Color worn,
        Color groove,
        Color edge) {
    private static final double BRIGHTER = 0.3;
    private static final double POLISHED = 0.5;
    private static final double ROUGH = 0.3;
    private static final double THIN = 0.2;
    private static final double WEATHERED = 0.2;
    private static final double WORN = 0.42;
    private static final double FIRM = 0.35;

    static FaceColors of(Theme theme, boolean attacking) {
        MaterialColors limestone = theme.colors(Material.LIMESTONE);
        ArmyColors rock = limestone.army(Side.NOBODY);
        ArmyColors marble = limestone.army(Side.FIRST);
        ArmyColors paint = paint(limestone, attacking);
        Color stone = Pencil.between(rock.body(), marble.body(), BRIGHTER);
        Color groove = limestone.army(Side.SECOND).shade();
        Color pigment = Pencil.between(Pencil.between(paint.body(), paint.light(), THIN), stone, WEATHERED);
        return new FaceColors(
                marble.body(),
                Pencil.between(stone, marble.body(), POLISHED),
                stone,
                Pencil.between(stone, rock.shade(), ROUGH),
                rock.shade(),
                pigment,
                Pencil.between(pigment, marble.body(), WORN),
                groove,
                Pencil.between(rock.line(), groove, FIRM));
    }

    /** The warmest army colour for attackers, else the coolest. */
    private static ArmyColors paint(MaterialColors limestone, boolean warm) {
        Comparator<ArmyColors> warmth = Comparator.comparingInt(
                army -> army.body().getRed() - army.body().getBlue());
        return Stream.of(Side.THIRD, Side.FOURTH, Side.FIFTH)
                .map(limestone::army)
                .max(warm ? warmth : warmth.reversed())
                .orElseThrow();
    }

    /** The colour of a plane or a groove. */
    Color of(Cut.Layer layer) {
        return switch (layer) {
            case SKIN -> skin;
            case PAINT -> paint;
            case WORN -> worn;
            case ROUGH -> rough;
            case LIGHT -> light;
            case SHADE -> shade;
            case HOLLOW, GROOVE, SCRATCH -> groove;
        };
    }
}
