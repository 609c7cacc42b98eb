package dolmen.renderer.face;

import dolmen.renderer.pen.Outline;

/**
 * A plane or a groove of a carving.
 *
 * @param layer its kind
 * @param width the width of a groove, in hundredths of the stone; 0 for planes
 * @param outline the outline, in the syntax of {@link Outline}
 */
record Cut(Layer layer, double width, String outline) {

    /** The kind of a cut. */
    enum Layer {
        /** Raised and polished: skin. */
        SKIN,
        /** Raised and painted in the colour of the temperament. */
        PAINT,
        /** Raised, with most of the paint worn off. */
        WORN,
        /** Raised and left rough. */
        ROUGH,
        /** Raised and as light as marble: the white of an eye, iron in the light. */
        LIGHT,
        /** Turned away from the light. */
        SHADE,
        /** Cut out, as dark as the grooves: pupils, brows and mouths. */
        HOLLOW,
        /** A groove. */
        GROOVE,
        /** A fine groove, left out if the stone is small. */
        SCRATCH
    }
}
