package dolmen.renderer.plaque;

import dolmen.renderer.face.Face;
import dolmen.rules.scene.Material;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A wall of niches, one for each computer player at each game. The stone of a beaten computer player fills its niche.
 *
 * @param title the player's name and the number of filled niches
 * @param faces the computer players, from left to right; at least one
 * @param courses one for each game, from top to bottom; at least one
 */
public record WallPlaque(String title, List<Named> faces, List<Course> courses) implements Plaque {
    private static final List<Integer> NAME_LENGTHS = List.of(100, 30, 12);

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

    @Override
    public String altText() {
        return Wordings.longestThatFits(NAME_LENGTHS.stream().map(this::words));
    }

    private String words(int length) {
        return courses.stream()
                .map(this::beaten)
                .collect(Collectors.joining(" ", "Wall of niches. %s. ".formatted(Wordings.cut(title, length)), ""));
    }

    private String beaten(Course course) {
        String names = IntStream.range(0, faces.size())
                .filter(index -> course.niches().get(index) != Niche.EMPTY)
                .mapToObj(index -> faces.get(index).name() + (course.niches().get(index) == Niche.NEW ? " (new)" : ""))
                .collect(Collectors.joining(", "));
        return "%s: %s.".formatted(course.game(), names.isEmpty() ? "nobody yet" : names);
    }
}
