package dolmen.renderer.plaque;

import dolmen.renderer.face.Face;
import dolmen.rules.scene.Material;
import java.util.List;

/**
 * A wall of niches, one for each computer player at each game. The stone of a beaten computer player fills its niche.
 *
 * @param title the player's name and the number of filled niches
 * @param faces the computer players, from left to right; at least one
 * @param courses one for each game, from top to bottom; at least one
 */
public record WallPlaque(String title, List<Named> faces, List<Course> courses) implements Plaque {
    public WallPlaque {
        faces = List.copyOf(faces);
        courses = List.copyOf(courses);
        int width = faces.size();
        if (faces.isEmpty() || courses.isEmpty()) {
            throw new IllegalArgumentException("a wall without niches");
        }
        if (courses.stream().anyMatch(course -> course.niches().size() != width)) {
            throw new IllegalArgumentException("a course without a niche for each of %s faces".formatted(width));
        }
    }

    /** A computer player. */
    public record Named(Face face, String name) {}

    /** The state of a niche. */
    public enum Niche {
        EMPTY,
        FILLED,
        /** Filled by the match that has just ended. */
        NEW
    }

    /**
     * The niches of one game.
     *
     * @param game the game's name
     * @param material the material of its board
     * @param niches the niches, in the order of the faces
     */
    public record Course(String game, Material material, List<Niche> niches) {
        public Course {
            niches = List.copyOf(niches);
        }
    }
}
