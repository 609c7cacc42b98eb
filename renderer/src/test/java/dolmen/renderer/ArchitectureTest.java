package dolmen.renderer;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dolmen.rules.HouseRules;
import dolmen.rules.Rooms;
import dolmen.rules.Seat;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
    private static final JavaClasses PRODUCT = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("dolmen");

    @Test
    void the_scan_finds_the_renderer_and_the_rules() {
        assertThat(PRODUCT).hasSizeGreaterThan(60);
    }

    @Test
    void only_the_renderer_draws() {
        noClasses()
                .that()
                .resideOutsideOfPackage("dolmen.renderer..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.awt..", "javax.imageio..")
                .check(PRODUCT);
    }

    @Test
    void the_renderer_knows_scenes_and_seats_and_nothing_else_of_the_rules() {
        classes()
                .that()
                .resideInAPackage("dolmen.renderer..")
                .should()
                .onlyDependOnClassesThat(DescribedPredicate.<JavaClass>describe(
                        "are of the scene, of the renderer or of Java",
                        type -> !type.getPackageName().startsWith("dolmen")
                                || type.getPackageName().equals("dolmen.rules.scene")
                                || type.getPackageName().startsWith("dolmen.renderer")
                                || type.isEquivalentTo(Seat.class)))
                .check(PRODUCT);
    }

    @Test
    void boards_know_nothing_of_plaques() {
        noClasses()
                .that()
                .resideInAPackage("dolmen.renderer..")
                .and()
                .resideOutsideOfPackage("dolmen.renderer.plaque..")
                .and()
                .doNotBelongToAnyOf(PlaqueRenderer.class)
                .should()
                .dependOnClassesThat(
                        resideInAPackage("dolmen.renderer.plaque..").or(belongToAnyOf(PlaqueRenderer.class)))
                .check(PRODUCT);
    }

    @Test
    void only_the_charts_of_plaques_know_the_library_for_charts() {
        noClasses()
                .that()
                .resideOutsideOfPackage("dolmen.renderer.plaque.chart")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.knowm.xchart..")
                .check(PRODUCT);
    }

    /** The other types are public only for subpackages; a test of the bot checks that. */
    @Test
    void other_modules_need_few_types() {
        assertThat(PRODUCT.stream()
                        .filter(type -> List.of("dolmen.renderer", "dolmen.renderer.theme", "dolmen.renderer.plaque")
                                .contains(type.getPackageName()))
                        .filter(type ->
                                type.isTopLevelClass() && type.getModifiers().contains(JavaModifier.PUBLIC))
                        .map(JavaClass::getSimpleName))
                .containsExactlyInAnyOrder(
                        "BoardRenderer",
                        "Header",
                        "ContactSheet",
                        "GameSheet",
                        "ThemeSheet",
                        "SymbolPicture",
                        "PlaqueRenderer",
                        "Keepsake",
                        "KeepsakeRenderer",
                        "Theme",
                        "Themes",
                        "Plaque",
                        "PlaqueWords",
                        "LeaderboardPlaque",
                        "ProfilePlaque",
                        "HistoryPlaque",
                        "AnalysisPlaque",
                        "OpponentsPlaque",
                        "WallPlaque",
                        "AchievementsPlaque",
                        "Rank",
                        "RoundedRating",
                        "RatingHistory",
                        "Tally");
    }

    @Test
    void rooms_are_small_and_lie_in_one_direction() {
        var rooms = new Rooms(new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages("dolmen.renderer"));
        rooms.assertOneDirection();
        rooms.assertSmallCircles();
        rooms.assertSmall(Map.of());
    }

    @Test
    void nothing_static_changes() {
        fields().that()
                .areStatic()
                .and()
                .areDeclaredInClassesThat()
                .resideInAPackage("dolmen.renderer..")
                .should()
                .beFinal()
                .check(PRODUCT);
    }

    @Test
    void names_label_things() {
        HouseRules.assertPlainNames(PRODUCT);
    }

    @Test
    void every_package_says_what_may_be_null() {
        HouseRules.assertNullMarked(PRODUCT);
    }

    @Test
    void files_are_short() throws IOException {
        HouseRules.assertShortFiles(20);
    }
}
