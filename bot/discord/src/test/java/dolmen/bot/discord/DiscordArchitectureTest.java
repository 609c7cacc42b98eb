package dolmen.bot.discord;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dolmen.bot.discord.answer.AnotherProcess;
import dolmen.bot.match.Match;
import dolmen.rules.HouseRules;
import dolmen.rules.Position;
import dolmen.rules.View;
import dolmen.rules.host.HostedGame;
import dolmen.rules.play.GameRecord;
import dolmen.rules.play.Ply;
import dolmen.rules.play.Standing;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The plan of the rooms of Discord: every feature knows the desk, the desk knows the words, and nothing runs back. */
final class DiscordArchitectureTest {
    private static final String ROOT = "dolmen.bot.discord";

    private static final JavaClasses BOT =
            new ClassFileImporter().withImportOption(HouseRules.PRODUCT).importPackages("dolmen.bot");

    private static final JavaClasses DISCORD = BOT.that(resideInAPackage(ROOT + ".."));

    /** The features, each with those that it may know. */
    private static final Map<String, List<String>> FEATURES = Map.ofEntries(
            Map.entry("menu", List.of()),
            Map.entry("result", List.of()),
            Map.entry("board", List.of("menu", "result")),
            Map.entry("turn", List.of("menu", "board")),
            Map.entry("panel", List.of("turn", "board", "challenge")),
            Map.entry("challenge", List.of("menu", "settings", "board", "result")),
            Map.entry("lobby", List.of("menu", "challenge", "proposal", "tournament")),
            Map.entry("tournament", List.of("board", "settings")),
            Map.entry("ending", List.of("menu", "board", "result")),
            Map.entry("proposal", List.of("menu", "challenge", "settings")),
            Map.entry("guide", List.of("menu", "settings", "board")),
            Map.entry("lesson", List.of("menu", "board")),
            Map.entry("puzzle", List.of("menu", "board", "rating")),
            Map.entry("moderation", List.of("settings")),
            Map.entry("settings", List.of("settings.typed")),
            Map.entry("plan", List.of()),
            Map.entry("file", List.of()),
            Map.entry("analysis", List.of("board", "file")),
            Map.entry("opening", List.of("menu", "board", "rating")),
            Map.entry("hint", List.of("board")),
            Map.entry("replay", List.of("board", "file")),
            Map.entry("rating", List.of()),
            Map.entry("record", List.of("board", "challenge", "file", "proposal")),
            Map.entry("settings.typed", List.of()));

    /** What makes messages that everybody may read. */
    private static final List<String> PUBLIC_WORDS = List.of(
            room("board") + ".PublicBoard",
            room("board") + ".RequestMessage",
            room("board") + ".ReminderMessage",
            room("board") + ".DigestMessage",
            room("posted") + ".ShownBoard",
            room("result") + ".ResultLine",
            room("result") + ".StoryLine",
            room("replay") + ".ReplayMessage",
            room("replay") + ".TurnCaptions",
            room("words") + ".MatchWords",
            room("words") + ".RunWords",
            room("words") + ".ActWords",
            room("words") + ".EndingWords",
            room("words") + ".ClockWords",
            room("words") + ".RatingWords");

    @Test
    void the_plan_names_every_room() {
        assertThat(DISCORD.stream().map(JavaClass::getPackageName).distinct())
                .containsExactlyInAnyOrderElementsOf(Stream.concat(
                                Stream.of(
                                        ROOT,
                                        room("desk"),
                                        room("answer"),
                                        room("emoji"),
                                        room("reader"),
                                        room("words"),
                                        room("words.typed"),
                                        room("posted"),
                                        room("place")),
                                FEATURES.keySet().stream().map(DiscordArchitectureTest::room))
                        .toList());
    }

    @Test
    void features_meet_only_as_planned() {
        FEATURES.forEach((feature, known) -> assertUnknown(
                room(feature),
                Stream.concat(
                        Stream.of(ROOT),
                        FEATURES.keySet().stream()
                                .filter(other -> !other.equals(feature) && !known.contains(other))
                                .map(DiscordArchitectureTest::room))));
    }

    @Test
    void the_desk_knows_no_feature_and_words_know_no_desk() {
        List<String> above = Stream.concat(
                        Stream.of(ROOT), FEATURES.keySet().stream().map(DiscordArchitectureTest::room))
                .toList();
        assertUnknown(room("posted"), above.stream());
        assertUnknown(room("place"), above.stream());
        assertUnknown(room("desk"), Stream.concat(Stream.of(room("posted"), room("place")), above.stream()));
        assertUnknown(
                room("answer"), Stream.concat(Stream.of(room("desk"), room("posted"), room("place")), above.stream()));
        assertUnknown(room("words"), Stream.concat(Stream.of(room("answer"), room("desk")), above.stream()));
        assertUnknown(
                room("emoji"),
                Stream.concat(Stream.of(room("desk"), room("words"), room("posted"), room("place")), above.stream()));
        assertUnknown(room("words.typed"), Stream.of(room("words")));
    }

    /**
     * What is said where everybody reads is made of outlines and of matches as a spectator sees them, so it cannot
     * reach a hand.
     */
    @Test
    void what_everybody_reads_is_made_without_a_look_at_the_truth() {
        for (String words : PUBLIC_WORDS) {
            noClasses()
                    .that(describe(
                            words,
                            type -> type.getName().equals(words)
                                    || type.getName().startsWith(words + "$")))
                    .should()
                    .dependOnClassesThat(belongToAnyOf(Match.class)
                            .or(assignableTo(Position.class))
                            .or(assignableTo(View.class))
                            .or(equivalentTo(HostedGame.class))
                            .or(equivalentTo(Standing.class))
                            .or(equivalentTo(GameRecord.class))
                            .or(equivalentTo(Ply.class)))
                    .check(BOT);
        }
    }

    /** Most types are public for their neighbours alone. */
    @Test
    void others_know_only_the_door() {
        noClasses()
                .that(not(resideInAPackage(ROOT + "..")))
                .should()
                .dependOnClassesThat(resideInAPackage(ROOT + "..")
                        .and(not(belongToAnyOf(
                                DiscordBot.class,
                                DiscordConfiguration.class,
                                DiscordRefusedException.class,
                                DiscordWatch.class,
                                ShardHealth.class,
                                LoginTurns.class,
                                AnotherProcess.class))))
                .check(BOT);
    }

    private static String room(String name) {
        return ROOT + "." + name;
    }

    private static void assertUnknown(String room, Stream<String> unknown) {
        noClasses()
                .that()
                .resideInAPackage(room)
                .should()
                .dependOnClassesThat(resideInAnyPackage(unknown.toArray(String[]::new)))
                .check(BOT);
    }
}
