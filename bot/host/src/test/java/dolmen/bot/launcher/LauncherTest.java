package dolmen.bot.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LauncherTest {
    private static final String BUILD = "echo \"mvn $*\"; touch \"$DOLMEN_JAR\"";

    @TempDir
    private Path directory;

    private Checkout checkout;

    @BeforeEach
    void a_fresh_checkout() throws Exception {
        checkout = new Checkout(directory).requiring(90);
        checkout.with("DOLMEN_JAR", checkout.home().resolve("bot/target/dolmen/dolmen.jar"));
        checkout.program("mvn", BUILD);
    }

    @Test
    void the_newest_java_runs_wherever_it_was_named() throws Exception {
        checkout.with("DOLMEN_JAVA_HOME", checkout.jdk("jdk-90", "90.0.1"));
        checkout.with("JAVA_HOME", checkout.jdk("jdk-100", "100"));
        assertThat(checkout.run().out()).startsWith("jdk-100\n");
    }

    @Test
    void among_equals_the_one_that_was_chosen_for_dolmen_runs() throws Exception {
        checkout.with("DOLMEN_JAVA_HOME", checkout.jdk("mine", "90"));
        checkout.with("JAVA_HOME", checkout.jdk("other", "90"));
        assertThat(checkout.run().out()).startsWith("mine\n");
    }

    @Test
    void a_java_on_the_path_is_found_through_its_links() throws Exception {
        Path jdk = checkout.jdk("linked", "91-ea");
        Files.createSymbolicLink(directory.resolve("tools/java"), jdk.resolve("bin/java"));
        assertThat(checkout.run().out()).startsWith("linked\n");
    }

    @Test
    void without_a_java_that_is_new_enough_one_line_says_what_to_install() throws Exception {
        checkout.with("DOLMEN_JAVA_HOME", checkout.jdk("old", "1.8.0_392"));
        Path nameless = checkout.jdk("nameless", "99");
        Files.delete(nameless.resolve("release"));
        checkout.with("JAVA_HOME", nameless);
        assertThat(checkout.run())
                .isEqualTo(
                        new Checkout.Result(
                                1,
                                "",
                                "dolmen: needs a JDK 90 or newer and found none: install one, or name its directory in DOLMEN_JAVA_HOME.\n"));
    }

    @Test
    void without_maven_and_without_the_means_to_get_it_one_line_says_what_to_install() throws Exception {
        checkout.with("JAVA_HOME", checkout.jdk("jdk", "90"));
        Files.delete(directory.resolve("tools/mvn"));
        assertThat(checkout.run())
                .isEqualTo(new Checkout.Result(
                        1, "", "dolmen: needs unzip to get Maven: install unzip, or Maven itself.\n"));
    }

    @Test
    void a_java_without_a_compiler_does_not_build() throws Exception {
        Path jre = checkout.jdk("jre", "95");
        Files.delete(jre.resolve("bin/javac"));
        checkout.with("JAVA_HOME", jre);
        assertThat(checkout.run().code()).isEqualTo(1);
    }

    @Test
    void arguments_reach_the_command_line_as_they_are() throws Exception {
        checkout.with("JAVA_HOME", checkout.jdk("jdk", "90"));
        assertThat(checkout.run("moves", "a game(b=c)", "", "*").out())
                .endsWith("-jar\n" + checkout.home() + "/bot/target/dolmen/dolmen.jar\nmoves\na game(b=c)\n\n*\n");
    }

    @Test
    void an_unpacked_archive_runs_what_lies_beside_the_launcher_and_builds_nothing() throws Exception {
        Path jdk = checkout.jdk("jdk", "90");
        checkout.with("JAVA_HOME", jdk);
        Path jar = Files.createFile(checkout.home().resolve("dolmen.jar"));
        assertThat(checkout.run("test").out())
                .startsWith("jdk\n")
                .endsWith("-jar\n%s\ntest\n".formatted(jar))
                .doesNotContain("mvn");

        Files.move(checkout.jdk("own", "89"), checkout.home().resolve("runtime"));
        assertThat(checkout.run().out()).startsWith("own\n");
    }

    @Test
    void sources_without_git_can_be_told_their_version_and_commit() throws Exception {
        checkout.with("JAVA_HOME", checkout.jdk("jdk", "90"));
        checkout.with("DOLMEN_VERSION", Path.of("1.2.3"));
        checkout.with("DOLMEN_COMMIT", Path.of("0123456789abcdef"));
        checkout.run();
        assertThat(checkout.home().resolve("target/build.log"))
                .content()
                .contains("-Dbuild.commit= (0123456789) -Drevision=1.2.3");
    }

    @Test
    void java_reads_names_of_files_in_unicode_where_no_locale_is_set() throws Exception {
        Path jdk = checkout.jdk("jdk", "90");
        Files.writeString(jdk.resolve("bin/java"), "#!/bin/sh\necho \"$LC_ALL\"\n");
        checkout.with("JAVA_HOME", jdk);
        assertThat(checkout.run().out()).isEqualTo("C.UTF-8\n");
    }

    @Test
    void a_build_reads_names_of_files_in_unicode_where_no_locale_is_set() throws Exception {
        checkout.with("JAVA_HOME", checkout.jdk("jdk", "90")).with("LC_ALL", Path.of("C"));
        checkout.program("mvn", "echo \"in $LC_ALL\"; " + BUILD);
        checkout.run();
        assertThat(checkout.home().resolve("target/build.log")).content().startsWith("in C.UTF-8\n");
    }

    @Test
    void what_is_built_is_built_once_and_again_when_a_source_has_changed() throws Exception {
        checkout.with("JAVA_HOME", checkout.jdk("jdk", "90"));
        assertThat(checkout.run().err()).isEqualTo("Building Dolmen (the first start takes a minute) ...\n");
        assertThat(checkout.run().err()).isEmpty();

        madeEarlier();
        checkout.edit("Rule");
        assertThat(checkout.run().err()).isEqualTo("Building Dolmen, since its sources have changed ...\n");

        madeEarlier();
        checkout.delete("Rule");
        assertThat(checkout.run().err()).isEqualTo("Building Dolmen, since its sources have changed ...\n");
        assertThat(checkout.run().err()).isEmpty();
    }

    @Test
    void a_start_takes_the_classes_that_the_build_has_laid_out_where_they_are() throws Exception {
        checkout.with("JAVA_HOME", checkout.jdk("jdk", "90"));
        Path archive = checkout.home().resolve("bot/target/dolmen/dolmen.jsa");
        assertThat(checkout.run("moves").out()).contains("\n-XX:SharedArchiveFile=" + archive + "\n");
        Files.delete(archive);
        assertThat(checkout.run("moves").out()).doesNotContain("SharedArchiveFile");
    }

    private void madeEarlier() throws Exception {
        Files.setLastModifiedTime(
                checkout.home().resolve("bot/target/dolmen/.built"),
                FileTime.from(Instant.now().minusSeconds(10)));
        Files.setLastModifiedTime(
                checkout.home().resolve("rules/core/src/main"),
                FileTime.from(Instant.now().minusSeconds(20)));
        Files.setLastModifiedTime(
                checkout.home().resolve("pom.xml"), FileTime.from(Instant.now().minusSeconds(20)));
    }

    @Test
    void a_failed_build_shows_the_end_of_its_log_and_is_tried_again() throws Exception {
        checkout.with("JAVA_HOME", checkout.jdk("jdk", "90"));
        checkout.program("mvn", BUILD + "; echo it broke; exit 1");
        var failed = checkout.run();
        assertThat(failed.err()).contains("it broke\ndolmen: the build failed; the whole log is in ");
        assertThat(failed.code()).isEqualTo(1);
        assertThat(failed.out()).isEmpty();

        checkout.program("mvn", BUILD);
        assertThat(checkout.run().code()).isZero();
    }

    @Test
    void two_starts_at_once_build_once() throws Exception {
        checkout.with("JAVA_HOME", checkout.jdk("jdk", "90"));
        checkout.program("mvn", "sleep 1; " + BUILD);
        var first = checkout.begin("first");
        var second = checkout.begin("second");
        assertThat(first.end().err() + second.end().err())
                .isEqualTo("Building Dolmen (the first start takes a minute) ...\n");
        assertThat(first.end().out()).endsWith("first\n");
        assertThat(second.end().out()).endsWith("second\n");
    }

    @Test
    void a_build_that_was_killed_keeps_nobody_waiting() throws Exception {
        checkout.with("JAVA_HOME", checkout.jdk("jdk", "90"));
        Process dead = new ProcessBuilder("true").start();
        dead.waitFor();
        Files.createDirectories(checkout.home().resolve("target"));
        Files.createSymbolicLink(checkout.home().resolve("target/building"), Path.of(Long.toString(dead.pid())));
        assertThat(checkout.run().code()).isZero();
        assertThat(checkout.home().resolve("target/building")).doesNotExist();
    }

    @Test
    void the_tests_run_with_the_browser_that_is_there() throws Exception {
        checkout.with("JAVA_HOME", checkout.jdk("jdk", "90"));
        checkout.program("chromium", "exit 0");
        checkout.program("mvn", "echo \"$* in $DOLMEN_CHROMIUM\"; " + BUILD);
        var tests = checkout.run("test");
        assertThat(tests.out()).contains(" verify in " + directory.resolve("tools/chromium") + "\n");
        assertThat(tests.code()).isZero();
        assertThat(checkout.run().err()).isEmpty();
    }

    @Test
    void without_a_browser_all_other_tests_run_and_the_last_line_says_so() throws Exception {
        checkout.with("JAVA_HOME", checkout.jdk("jdk", "90"));
        var tests = checkout.run("test");
        assertThat(tests.out()).contains(" verify\n");
        assertThat(tests.err())
                .endsWith("All but the browser tests have run: they need chromium, and there is none.\n");
    }

    @Test
    void root_on_a_debian_like_system_gets_the_browser_installed() throws Exception {
        checkout.with("JAVA_HOME", checkout.jdk("jdk", "90")).with("CI", Path.of("true"));
        checkout.program("id", "echo 0");
        Path chromium = directory.resolve("tools/chromium");
        checkout.program(
                "apt-get",
                "[ \"$1\" = update ] || { echo '#!/bin/sh' >'" + chromium + "'; chmod +x '" + chromium + "'; }");
        checkout.program("chmod", "exec /bin/chmod \"$@\"");
        var tests = checkout.run("test");
        assertThat(tests.err()).isEqualTo("Installing chromium for the browser tests ...\n");
        assertThat(tests.out()).contains(" verify\n");
        assertThat(tests.code()).isZero();
    }

    @Test
    void a_browser_that_cannot_be_installed_is_said_and_missed() throws Exception {
        checkout.with("JAVA_HOME", checkout.jdk("jdk", "90"));
        checkout.program("id", "echo 0");
        checkout.program("apt-get", "echo no network; exit 100");
        var tests = checkout.run("test");
        assertThat(tests.err())
                .contains("no network\ndolmen: chromium could not be installed.\n")
                .endsWith("All but the browser tests have run: they need chromium, and there is none.\n");
        assertThat(tests.code()).isZero();
    }

    @Test
    void where_every_test_must_run_a_missing_browser_is_a_failure() throws Exception {
        checkout.with("JAVA_HOME", checkout.jdk("jdk", "90")).with("CI", Path.of("true"));
        assertThat(checkout.run("test"))
                .isEqualTo(new Checkout.Result(1, "", "dolmen: the browser tests need chromium, and there is none.\n"));
    }

    @Test
    void the_longest_tests_run_only_where_they_are_asked_for() throws Exception {
        checkout.with("JAVA_HOME", checkout.jdk("jdk", "90"));
        checkout.program("chromium", "exit 0").program("mvn", "echo \"mvn $*\"");
        assertThat(checkout.run("test").out()).contains(" -Pbill verify\n");
        assertThat(checkout.run("test", "--all").out()).contains(" -Pbill,all-tests verify\n");
    }

    @Test
    void the_tests_of_one_game_run_alone() throws Exception {
        checkout.with("JAVA_HOME", checkout.jdk("jdk", "90")).game("peat", "bog-and-peat");
        checkout.program("mvn", "echo \"mvn $*\"");
        var tests = checkout.run("test", "--game", "bog-and-peat");
        assertThat(tests.out())
                .contains(" -Ddolmen.game=bog-and-peat ")
                .contains("-Dtest=dolmen/rules/contract/*Test,dolmen/rules/games/peat/**/*Test\n");
        assertThat(tests.err()).isEqualTo("bog-and-peat has passed its tests.\n");
        assertThat(tests.code()).isZero();
    }

    @Test
    void a_game_that_is_not_there_is_answered_with_those_that_are() throws Exception {
        checkout.game("peat", "bog-and-peat").game("heath", "heath");
        assertThat(checkout.run("test", "--game", "nonsense"))
                .isEqualTo(new Checkout.Result(
                        1, "", "dolmen: there is no game \"nonsense\"; there are heath bog-and-peat.\n"));
        assertThat(checkout.run("test", "nonsense").err())
                .isEqualTo("dolmen: test takes no arguments but --all or --game ID.\n");
    }

    @Test
    void failing_tests_are_a_failure() throws Exception {
        checkout.with("JAVA_HOME", checkout.jdk("jdk", "90"));
        checkout.program("chromium", "exit 0").program("mvn", "exit 1");
        assertThat(checkout.run("test").code()).isEqualTo(1);
    }
}
