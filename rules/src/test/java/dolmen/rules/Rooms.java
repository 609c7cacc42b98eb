package dolmen.rules;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The packages of a module and the arrows between them.
 *
 * @param classes of the module, without tests
 */
public record Rooms(JavaClasses classes) {
    private static final int LARGEST_ROOM = 20;
    private static final int LARGEST_CIRCLE = 5;

    /** No package needs another that needs it, directly or by a detour. */
    public void assertOneDirection() {
        assertThat(circles(JavaClass::getPackageName, 1))
                .as("circles of packages")
                .isEmpty();
    }

    /** No more than five types need each other in a circle; nested types count as the one that holds them. */
    public void assertSmallCircles() {
        assertThat(circles(Rooms::outermost, LARGEST_CIRCLE))
                .as("circles of more than %d classes", LARGEST_CIRCLE)
                .isEmpty();
    }

    /**
     * No package holds more types than somebody new can know.
     *
     * @param larger the packages that may, each with the reason
     */
    public void assertSmall(Map<String, String> larger) {
        Map<String, Long> sizes = classes.stream()
                .filter(type -> type.isTopLevelClass() && !type.getSimpleName().equals("package-info"))
                .collect(Collectors.groupingBy(JavaClass::getPackageName, TreeMap::new, Collectors.counting()));
        assertThat(sizes).isNotEmpty();
        sizes.values().removeIf(size -> size <= LARGEST_ROOM);
        assertThat(sizes.keySet())
                .as("packages above %d types: %s", LARGEST_ROOM, sizes)
                .isEqualTo(new TreeSet<>(larger.keySet()));
        assertThat(larger.values()).as("reasons").noneMatch(String::isBlank);
    }

    private static String outermost(JavaClass type) {
        return type.getEnclosingClass().map(Rooms::outermost).orElse(type.getName());
    }

    /** The sets of more than so many rooms, each of which can be reached from every other one. */
    private List<Set<String>> circles(Function<JavaClass, String> room, int most) {
        Map<String, Set<String>> arrows = arrows(room);
        var circles = new ArrayList<Set<String>>();
        var done = new HashSet<String>();
        for (String from : arrows.keySet()) {
            if (done.add(from)) {
                Set<String> circle = reachedFrom(from, arrows).stream()
                        .filter(to -> reachedFrom(to, arrows).contains(from))
                        .collect(Collectors.toCollection(TreeSet::new));
                done.addAll(circle);
                if (circle.size() > most) {
                    circles.add(circle);
                }
            }
        }
        return circles;
    }

    private Map<String, Set<String>> arrows(Function<JavaClass, String> room) {
        Map<String, Set<String>> arrows = new TreeMap<>();
        classes.forEach(type -> arrows.computeIfAbsent(room.apply(type), from -> new TreeSet<>()));
        for (JavaClass type : classes) {
            for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
                String to = room.apply(dependency.getTargetClass().getBaseComponentType());
                if (arrows.containsKey(to) && !to.equals(room.apply(type))) {
                    arrows.computeIfAbsent(room.apply(type), from -> new TreeSet<>())
                            .add(to);
                }
            }
        }
        return arrows;
    }

    private static Set<String> reachedFrom(String start, Map<String, Set<String>> arrows) {
        var reached = new LinkedHashSet<String>();
        var ahead = new ArrayList<>(arrows.get(start));
        while (!ahead.isEmpty()) {
            String next = ahead.removeLast();
            if (reached.add(next)) {
                ahead.addAll(arrows.get(next));
            }
        }
        return reached;
    }
}
