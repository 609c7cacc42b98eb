package dolmen.rules.scene;

/** What a board is made of; a theme gives it its colours. */
public enum Material {
    LIMESTONE,
    SANDSTONE,
    LINEN,
    WALNUT,
    FELT
}
