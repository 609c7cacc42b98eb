package dolmen.renderer.face;

/**
 * A plane or a groove of a carving.
 *
 * @param layer what it is
 * @param width of a groove, in hundredths of the stone; 0 for planes
 * @param outline in the words of {@link Outline}
 */
record Cut(Layer layer, double width, String outline) {

    /** What a cut makes of the stone. */
    enum Layer {
        /** Raised and polished: skin. */
        SKIN,
        /** Raised and painted in the colour of the temperament. */
        PAINT,
        /** The same where most of the paint is worn off. */
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
        /** A groove so fine that it is left out where the stone is small. */
        SCRATCH
    }
}
