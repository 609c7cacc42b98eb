package dolmen.rules.scene;

/** The material of a board; a theme gives it its colours. */
public enum Material {
    LIMESTONE,
    SANDSTONE,
    LINEN,
    WALNUT,
    FELT
}
