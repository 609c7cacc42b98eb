package dolmen.rules;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dolmen.rules.search.AlphaBeta;
import java.io.IOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * The architecture of the rules, as far as the modules do not enforce it: a module cannot see what is not on its class
 * path.
 */
class ArchitectureTest {
    private static final JavaClasses RULES =
            new ClassFileImporter().withImportOption(HouseRules.PRODUCT).importPackages("dolmen.rules");

    @Test
    void the_scan_sees_the_rules() {
        assertThat(RULES).hasSizeGreaterThan(60);
        assertThat(RULES.contain(Game.class)).isTrue();
        assertThat(RULES.contain(AlphaBeta.class)).isTrue();
        assertThat(games()).hasSizeGreaterThanOrEqualTo(2);
    }

    @Test
    void rules_use_the_language_its_values_and_annotations_only() {
        classes()
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(
                                "dolmen.rules..",
                                "java.lang",
                                "java.lang.invoke",
                                "java.lang.runtime",
                                "java.util",
                                "java.util.function",
                                "java.util.stream",
                                "java.util.regex",
                                "java.util.random",
                                "org.jspecify.annotations")
                        .or(JavaClass.Predicates.belongToAnyOf(
                                URI.class, Normalizer.class, ByteBuffer.class, Charset.class, StandardCharsets.class)))
                .check(RULES);
    }

    @Test
    void time_threads_and_chance_come_from_outside() {
        noClasses()
                .should()
                .dependOnClassesThat(JavaClass.Predicates.assignableTo(Thread.class)
                        .or(JavaClass.Predicates.assignableTo(Random.class))
                        .or(JavaClass.Predicates.simpleName("RandomGeneratorFactory"))
                        .or(JavaClass.Predicates.simpleName("ThreadLocal"))
                        .or(JavaClass.Predicates.simpleName("ProcessBuilder"))
                        .or(JavaClass.Predicates.simpleName("Date"))
                        .or(JavaClass.Predicates.simpleName("Timer")))
                .orShould()
                .callMethod(Math.class, "random")
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .check(RULES);
    }

    @Test
    void games_do_not_know_each_other() {
        slices().matching("dolmen.rules.games.(*)..")
                .should()
                .notDependOnEachOther()
                .check(RULES);
    }

    /** The phrases that the build generates are public too, since other modules use those of their packages. */
    @Test
    void only_the_game_itself_is_public_in_a_games_folder() {
        for (JavaPackage game : games()) {
            List<JavaClass> open = game.getClassesInPackageTree().stream()
                    .filter(type -> type.isTopLevelClass() && !type.isArray())
                    .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
                    .filter(type -> !type.getSimpleName().endsWith("Phrases"))
                    .toList();
            assertThat(open).as(game.getName()).hasSize(1).allSatisfy(type -> {
                assertThat(type.getSimpleName()).endsWith("Game");
                assertThat(type.isAssignableTo(Game.class)).isTrue();
            });
        }
    }

    @Test
    void the_scene_knows_no_board() {
        noClasses()
                .that()
                .resideInAPackage("dolmen.rules.scene..")
                .should()
                .dependOnClassesThat(resideInAPackage("dolmen.rules.board.."))
                .check(RULES);
    }

    @Test
    void packages_need_each_other_in_one_direction() {
        new Rooms(RULES).assertOneDirection();
    }

    @Test
    void classes_need_each_other_in_small_circles_at_most() {
        new Rooms(RULES).assertSmallCircles();
    }

    @Test
    void packages_are_small_enough_to_be_known() {
        new Rooms(RULES)
                .assertSmall(Map.of(
                        "dolmen.rules.games.mausoleumcards",
                        "a game is one package, of which only its own type is public, and this one has 54 cards",
                        "dolmen.rules.games.murus",
                        "a game is one package, of which only its own type is public, and this one has two boards",
                        "dolmen.rules.games.obelisk",
                        "a game is one package, of which only its own type is public, and this one has stacks"));
    }

    @Test
    void names_are_plain_words() {
        HouseRules.assertPlainNames(RULES);
    }

    @Test
    void every_package_declares_what_may_be_null() {
        assertThat(RULES.stream().map(JavaClass::getPackage).distinct()).hasSizeGreaterThanOrEqualTo(5);
        HouseRules.assertNullMarked(RULES);
    }

    @Test
    void no_source_file_is_longer_than_the_house_allows() throws IOException {
        HouseRules.assertShortFiles(60);
    }

    private static List<JavaPackage> games() {
        return RULES.getPackage("dolmen.rules.games").getSubpackages().stream().toList();
    }
}
