package dolmen.bot;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleNameEndingWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dolmen.bot.match.picture.Picture;
import dolmen.bot.match.picture.Shelf;
import dolmen.bot.storage.BackupBeforeUpgrade;
import dolmen.bot.storage.BackupFolder;
import dolmen.bot.storage.Database;
import dolmen.bot.storage.DatabaseFigures;
import dolmen.bot.storage.DatabaseMove;
import dolmen.bot.storage.StoredFile;
import dolmen.bot.storage.StoredServer;
import dolmen.bot.storage.moving.MoveProgress;
import dolmen.bot.storage.postgres.Roster;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.sql.Lease;
import dolmen.bot.storage.sql.StatementWatch;
import dolmen.bot.storage.sql.StoredBytes;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import dolmen.bot.storage.sql.Upgrade;
import dolmen.bot.storage.verification.Findings;
import dolmen.renderer.face.Face;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.font.UnreadableFontsException;
import dolmen.rules.HouseRules;
import dolmen.rules.Rooms;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The plan of the bot, as far as its modules do not keep it: a floor cannot see what is not on its class path. */
final class ArchitectureTest {
    private static final JavaClasses BOT =
            new ClassFileImporter().withImportOption(HouseRules.PRODUCT).importPackages("dolmen.bot");

    /** The packages that bring the others together and may see everyone. */
    private static final String[] WIRING = {
        "dolmen.bot", "dolmen.bot.cli..", "dolmen.bot.lab..", "dolmen.bot.console..", "dolmen.bot.ops.."
    };

    @Test
    void the_scan_sees_the_bot() {
        assertThat(BOT).hasSizeGreaterThan(100);
        assertThat(packages())
                .extracting(JavaPackage::getName)
                .contains(
                        "dolmen.bot.match",
                        "dolmen.bot.discord",
                        "dolmen.bot.storage",
                        "dolmen.bot.images",
                        "dolmen.bot.rating");
    }

    @Test
    void a_match_knows_the_rules_and_neither_discord_nor_a_database_nor_pictures() {
        classes()
                .that()
                .resideInAPackage("dolmen.bot.match..")
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(
                        "dolmen.bot.match..",
                        "dolmen.bot.id",
                        "dolmen.bot.survival",
                        "dolmen.rules..",
                        "java.lang..",
                        "java.util..",
                        "java.time..",
                        "java.io",
                        "java.nio.charset",
                        "org.slf4j",
                        "org.jspecify.annotations",
                        "com.github.benmanes.caffeine.cache"))
                .check(BOT);
    }

    @Test
    void ratings_and_histories_know_the_rules_and_the_ids_of_matches_and_nothing_else() {
        for (String pure : List.of("dolmen.bot.rating..", "dolmen.bot.history..")) {
            classes()
                    .that()
                    .resideInAPackage(pure)
                    .should()
                    .onlyDependOnClassesThat(resideInAnyPackage(
                                    pure,
                                    "dolmen.bot.history",
                                    "dolmen.bot.id",
                                    "dolmen.rules..",
                                    "java.lang..",
                                    "java.util..",
                                    "java.time..",
                                    "org.jspecify.annotations")
                            .or(equivalentTo(Picture.class))
                            .or(equivalentTo(Shelf.class)))
                    .check(BOT);
        }
    }

    /** The functions of {@link Math} may differ in the last bit between interpreted and compiled code. */
    @Test
    void ratings_are_computed_by_strict_math_alone() {
        noClasses()
                .that()
                .resideInAPackage("dolmen.bot.rating..")
                .should()
                .callMethodWhere(describe(
                        "Math computes with doubles",
                        call -> call.getTargetOwner().isEquivalentTo(Math.class)
                                && call.getTarget().getRawReturnType().isEquivalentTo(double.class)))
                .check(BOT);
    }

    @Test
    void only_discord_knows_its_library() {
        assertOnly("dolmen.bot.discord..", "net.dv8tion..", "okhttp3..");
    }

    /** The container image leaves the local Discord out. */
    @Test
    void one_class_alone_needs_the_local_discord() {
        noClasses()
                .that(not(simpleName("SandboxDoor")))
                .should()
                .dependOnClassesThat(resideInAnyPackage("dolmen.sandbox.."))
                .check(BOT);
    }

    @Test
    void measuring_and_the_form_of_the_log_stay_in_their_rooms() {
        assertOnly("dolmen.bot.ops.metrics", "io.micrometer..", "io.prometheus..");
        assertOnly("dolmen.bot.ops.log", "ch.qos.logback..");
    }

    @Test
    void only_storage_knows_the_database() {
        assertOnly("dolmen.bot.storage..", "org.jdbi..", "java.sql..", "javax.sql..");
        assertOnly("dolmen.bot.storage..", "com.zaxxer..");
        assertOnly("dolmen.bot.storage.sqlite", "org.sqlite..");
        assertOnly("dolmen.bot.storage.postgres", "org.postgresql..");
        assertOnly("dolmen.bot.storage.sql", "org.flywaydb..");
    }

    @Test
    void storage_hands_out_a_database_and_its_families_of_stores_and_nothing_else() {
        noClasses()
                .that(not(resideInAnyPackage("dolmen.bot.storage..")))
                .should()
                .dependOnClassesThat(resideInAnyPackage("dolmen.bot.storage..")
                        .and(not(belongToAnyOf(
                                Database.class,
                                DatabaseFigures.class,
                                BackupFolder.class,
                                BackupBeforeUpgrade.class,
                                Upgrade.class,
                                DatabaseMove.class,
                                StoredFile.class,
                                StoredServer.class,
                                DatabaseAddress.class,
                                DatabaseAddress.File.class,
                                DatabaseAddress.Server.class,
                                StatementWatch.class,
                                Lease.class,
                                Lease.Waited.class,
                                Roster.class,
                                Roster.Holdings.class,
                                StoredBytes.class,
                                Findings.class,
                                MoveProgress.class,
                                UnusableDatabaseException.class))))
                .check(BOT);
    }

    @Test
    void only_images_knows_the_renderer_apart_from_the_wiring() {
        noClasses()
                .that(not(resideInAnyPackage("dolmen.bot.images..").or(resideInAnyPackage(WIRING))))
                .should()
                .dependOnClassesThat(resideInAnyPackage("dolmen.renderer..", "java.awt..", "javax.imageio.."))
                .check(BOT);
    }

    /** What else is public in the renderer is so for its own rooms. */
    @Test
    void of_the_renderer_only_its_entrance_is_known() {
        noClasses()
                .should()
                .dependOnClassesThat(resideInAPackage("dolmen.renderer..")
                        .and(not(resideInAnyPackage(
                                "dolmen.renderer",
                                "dolmen.renderer.theme",
                                "dolmen.renderer.plaque",
                                "dolmen.renderer.replay")))
                        .and(not(belongToAnyOf(Face.class, Typeface.class, UnreadableFontsException.class))))
                .check(BOT);
    }

    private static void assertOnly(String owner, String... known) {
        noClasses()
                .that(not(resideInAnyPackage(owner)))
                .should()
                .dependOnClassesThat(resideInAnyPackage(known))
                .check(BOT);
    }

    @Test
    void the_rooms_are_small_and_nothing_runs_back_up() {
        var rooms = new Rooms(BOT);
        rooms.assertOneDirection();
        rooms.assertSmallCircles();
        rooms.assertSmall(Map.of());
    }

    /** Looking up and changing belong to the use cases; a handler asks those. */
    @Test
    void discord_asks_services_and_never_the_ports_that_store() {
        noClasses()
                .that()
                .resideInAPackage("dolmen.bot.discord..")
                .should()
                .dependOnClassesThat(simpleNameEndingWith("Repository"))
                .check(BOT);
    }

    @Test
    void names_are_plain_words() {
        HouseRules.assertPlainNames(BOT);
    }

    @Test
    void every_package_declares_what_may_be_null() {
        HouseRules.assertNullMarked(BOT);
    }

    @Test
    void no_source_file_is_longer_than_the_house_allows() throws IOException {
        HouseRules.assertShortFiles(100);
    }

    private static List<JavaPackage> packages() {
        return BOT.stream().map(JavaClass::getPackage).distinct().toList();
    }
}
