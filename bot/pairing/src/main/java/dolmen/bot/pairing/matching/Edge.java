package dolmen.bot.pairing.matching;

/**
 * A possible pair of two vertices.
 *
 * @param one the vertex with the lower number
 * @param other the vertex with the higher number
 */
public record Edge(int one, int other) {

    public Edge {
        if (one >= other) {
            throw new IllegalArgumentException("%s is not below %s".formatted(one, other));
        }
    }

    /** The edge between two vertices, in either order. */
    public static Edge between(int vertex, int another) {
        return new Edge(Math.min(vertex, another), Math.max(vertex, another));
    }

    /** True if the vertex is one of its ends. */
    public boolean touches(int vertex) {
        return one == vertex || other == vertex;
    }

    /** The end opposite to the given one. */
    public int opposite(int vertex) {
        return vertex == one ? other : one;
    }
}
