package dolmen.rules;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The packages of a module, the types in them, and the dependencies between them.
 *
 * @param classes the classes of the module, without tests
 */
public record Rooms(JavaClasses classes) {
    private static final int LARGEST_ROOM = 20;
    private static final int LARGEST_CIRCLE = 5;

    /** Asserts that no packages depend on each other, directly or by a detour. */
    public void assertOneDirection() {
        assertThat(circles(arrows(JavaClass::getPackageName), 1))
                .as("circles of packages")
                .isEmpty();
    }

    /**
     * Asserts that no more than five types depend on each other in a circle; nested types count as their outermost
     * type.
     */
    public void assertSmallCircles() {
        assertThat(circles(arrows(Rooms::outermost), LARGEST_CIRCLE))
                .as("circles of more than %d types", LARGEST_CIRCLE)
                .isEmpty();
    }

    /**
     * Asserts that no package has more types than a newcomer can know. Phrases of the package do not count.
     *
     * @param larger the exceptions, each with its reason
     */
    public void assertSmall(Map<String, String> larger) {
        Map<String, Long> sizes = classes.stream()
                .filter(type -> type.isTopLevelClass()
                        && !type.getSimpleName().equals("package-info")
                        && !HouseRules.isGenerated(type))
                .collect(Collectors.groupingBy(JavaClass::getPackageName, TreeMap::new, Collectors.counting()));
        assertThat(sizes).isNotEmpty();
        sizes.values().removeIf(size -> size <= LARGEST_ROOM);
        assertThat(sizes.keySet())
                .as("packages of more than %d types: %s", LARGEST_ROOM, sizes)
                .isEqualTo(new TreeSet<>(larger.keySet()));
        assertThat(larger.values()).as("reasons").noneMatch(String::isBlank);
    }

    private static String outermost(JavaClass type) {
        return type.getEnclosingClass().map(Rooms::outermost).orElse(type.getName());
    }

    /** The dependencies of the types in each room, by room. */
    private Map<String, Set<String>> arrows(Function<JavaClass, String> room) {
        Set<String> rooms = classes.stream().map(room).collect(Collectors.toSet());
        return classes.stream()
                .collect(Collectors.groupingBy(
                        room,
                        TreeMap::new,
                        Collectors.flatMapping(
                                type -> type.getDirectDependenciesFromSelf().stream()
                                        .map(Dependency::getTargetClass)
                                        .map(target -> room.apply(target.getBaseComponentType()))
                                        .filter(rooms::contains)
                                        .filter(to -> !to.equals(room.apply(type))),
                                Collectors.toCollection(TreeSet::new))));
    }

    /** The sets of more than the given number of rooms that are all reachable from each other. */
    static List<Set<String>> circles(Map<String, Set<String>> arrows, int most) {
        Map<String, Set<String>> reached =
                arrows.keySet().stream().collect(Collectors.toMap(from -> from, from -> reachedFrom(from, arrows)));
        return arrows.keySet().stream()
                .map(from -> reached.getOrDefault(from, Set.of()).stream()
                        .filter(to -> reached.getOrDefault(to, Set.of()).contains(from))
                        .collect(Collectors.<String, Set<String>>toCollection(TreeSet::new)))
                .filter(circle -> circle.size() > most)
                .distinct()
                .toList();
    }

    private static Set<String> reachedFrom(String start, Map<String, Set<String>> arrows) {
        var reached = new TreeSet<String>();
        var ahead = new ArrayDeque<>(arrows.getOrDefault(start, Set.of()));
        while (!ahead.isEmpty()) {
            String next = ahead.remove();
            if (reached.add(next)) {
                ahead.addAll(arrows.getOrDefault(next, Set.of()));
            }
        }
        return reached;
    }
}
