package dolmen.bot.storage;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static dolmen.bot.match.TestHost.GUILD;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.MessageId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.Request;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.challenge.Chair;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.PostedChallenges;
import dolmen.bot.match.challenge.Seating;
import dolmen.bot.match.challenge.SideWish;
import dolmen.bot.match.notice.Notice;
import dolmen.bot.match.notice.NoticeQueue;
import dolmen.bot.match.notice.PostedMessage;
import dolmen.bot.match.notice.PostedMessages;
import dolmen.bot.match.preference.GuildPreferences;
import dolmen.bot.match.preference.PlayerPreferences;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.Pool;
import dolmen.bot.rating.Scope;
import dolmen.bot.rating.Standings;
import dolmen.bot.rating.Verdict;
import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostAct;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What earlier releases have stored is read by this one. */
class MigrationTest {

    @TempDir
    private Path folder;

    @Test
    void challenges_and_resignations_of_the_first_tables_are_kept() throws SQLException {
        Path file = folder.resolve("dolmen.db");
        migrateTo("1", file);
        execute(file, """
                INSERT INTO challenges VALUES
                    (1, 7, 8, %1$d, %2$d, 'murus-gallicus', 'FIRST', 'ACCEPTED', 1000),
                    (2, 7, 8, %1$d, %2$d, 'mausoleum', 'RANDOM', 'OPEN', 2000);
                INSERT INTO matches VALUES
                    (5, 1, 7, 8, 9, 'murus-gallicus', 'murus-gallicus', 2, 0, 'DECIDED', 1000, 3000);
                INSERT INTO seats VALUES (5, 0, %1$d, 2), (5, 1, %2$d, 1);
                INSERT INTO moves VALUES (5, 0, 'a1-a3'), (5, 1, 'a7-a5');
                INSERT INTO notices (match_id, ply, kind, due_at) VALUES (5, 2, 'BOARD', 2500), (5, 2, 'RESULT', 3000);
                """.formatted(ANNA.id().value(), BERT.id().value()));

        try (TestHost host = TestHost.open(file)) {
            Challenge open = host.database.challenges().find(new ChallengeId(2)).orElseThrow();
            assertThat(open.chairs()).containsExactly(Chair.reserved(BERT.id()));
            assertThat(open.terms().expiresAt()).isEqualTo(open.terms().madeAt().plus(Duration.ofDays(1)));
            assertThat(host.database
                            .challenges()
                            .find(new ChallengeId(1))
                            .orElseThrow()
                            .joined())
                    .containsExactly(BERT.id());

            Match match = host.database.matches().find(new MatchId(5)).orElseThrow();
            assertThat(match.record().moves()).containsExactly("a1-a3", "a7-a5", "!resign:1");
            assertThat(match.conclusion()).contains(new Conclusion.ByResignation(Seat.FIRST));
            assertThat(host.owed())
                    .extracting(NoticeQueue.OwedNotice::notice)
                    .containsExactly(
                            new Notice(match.id(), 2, 2, Notice.Kind.BOARD, true),
                            new Notice(match.id(), 3, 3, Notice.Kind.RESULT, true));

            assertThat(host.begin("mausoleum", ANNA, BERT).id()).isEqualTo(new MatchId(6));
            assertThat(brokenKeys(host)).isEmpty();
        }
    }

    @Test
    void who_played_before_there_were_preferences_has_chosen_nothing_and_can_choose() throws SQLException {
        Path file = folder.resolve("dolmen.db");
        migrateTo("2", file);
        execute(
                file,
                "INSERT INTO players VALUES (%d, 'Anna')".formatted(ANNA.id().value()));

        try (TestHost host = TestHost.open(file)) {
            var preferences = host.database.preferences();
            assertThat(host.database.players().names(List.of(ANNA.id()), Optional.empty()))
                    .containsEntry(ANNA.id(), "Anna");
            assertThat(preferences.of(ANNA.id())).isEqualTo(PlayerPreferences.DEFAULT);
            assertThat(preferences.of(GUILD)).isEqualTo(GuildPreferences.DEFAULT);

            preferences.change(ANNA.id(), before -> before.withConfirm(false));
            assertThat(preferences.of(ANNA.id()).confirm()).isFalse();
        }
    }

    @Test
    void a_server_that_has_chosen_a_theme_keeps_it_and_has_chosen_nothing_else() throws SQLException {
        Path file = folder.resolve("dolmen.db");
        migrateTo("7", file);
        execute(file, "INSERT INTO guild_preferences VALUES (%d, 'dark')".formatted(GUILD.value()));

        try (TestHost host = TestHost.open(file)) {
            assertThat(host.database.preferences().of(GUILD))
                    .isEqualTo(GuildPreferences.DEFAULT.withTheme(Optional.of("dark")));
        }
    }

    @Test
    void the_latest_board_of_each_live_match_is_known_by_its_message() throws SQLException {
        Path file = folder.resolve("dolmen.db");
        migrateTo("2", file);
        execute(file, """
                INSERT INTO challenges VALUES
                    (1, 7, 8, 1, 'mausoleum', 'FIRST', 'ACCEPTED', 1000), (2, 7, 8, 1, 'mausoleum', 'FIRST', 'ACCEPTED', 1000);
                INSERT INTO matches VALUES
                    (5, 1, 7, 8, 9, 'mausoleum', 'mausoleum', 1, NULL, 1000, 3000),
                    (6, 2, 7, 8, 9, 'mausoleum', 'mausoleum', 1, 'DECIDED', 1000, 3000);
                INSERT INTO notices (match_id, ply, kind, due_at, settled_at, settled_how) VALUES
                    (5, 0, 'BOARD', 1000, 1000, 'message 1573687636944486400'),
                    (5, 1, 'BOARD', 3000, 3000, 'message 1573687636944486401'),
                    (5, 2, 'BOARD', 4000, 4000, 'told by notice 9'),
                    (6, 0, 'BOARD', 1000, 1000, 'message 1573687636944486402');
                """);

        try (TestHost host = TestHost.open(file)) {
            assertThat(host.database.messages().live(new MatchId(5), PostedMessages.Kind.BOARD))
                    .contains(new PostedMessage(new ChannelId(9), new MessageId(1_573_687_636_944_486_401L)));
            assertThat(host.database.messages().latest(new MatchId(6), PostedMessages.Kind.BOARD))
                    .isEmpty();
        }
    }

    @Test
    void boards_before_the_latest_and_those_of_matches_that_are_over_owe_their_buttons() throws SQLException {
        Path file = folder.resolve("dolmen.db");
        migrateTo("4", file);
        execute(file, """
                INSERT INTO challenges VALUES
                    (1, 7, 8, 1, 'mausoleum', 'FIRST', 'ACCEPTED', 1000), (2, 7, 8, 1, 'mausoleum', 'FIRST', 'ACCEPTED', 1000);
                INSERT INTO matches VALUES
                    (5, 1, 7, 8, 9, 'mausoleum', 'mausoleum', 1, NULL, 1000, 3000),
                    (6, 2, 7, 8, 9, 'mausoleum', 'mausoleum', 1, 'DECIDED', 1000, 3000);
                INSERT INTO boards VALUES (5, 76, 9), (5, 77, 9), (6, 78, 9);
                """);

        try (TestHost host = TestHost.open(file)) {
            assertThat(host.database.messages().live(new MatchId(5), PostedMessages.Kind.BOARD))
                    .contains(new PostedMessage(new ChannelId(9), new MessageId(77)));
            assertThat(host.database.messages().outdated(host.clock.instant(), 10))
                    .extracting(outdated -> outdated.message().message())
                    .containsExactlyInAnyOrder(new MessageId(76), new MessageId(78));
        }
    }

    @Test
    void open_challenges_whose_message_was_given_up_are_owed_again() throws SQLException {
        Path file = folder.resolve("dolmen.db");
        migrateTo("13", file);
        execute(file, """
                INSERT INTO challenges (id, guild_id, channel_id, challenger_id, variant, side, time_control, rated,
                                        answer, made_at, expires_at, message_id, message_due_at)
                VALUES (1, 7, 8, 1, 'heap', 'FIRST', 'PT1H', 1, 'OPEN', 1000, 9000000000000, NULL, NULL),
                       (2, 7, 8, 1, 'heap', 'FIRST', 'PT1H', 1, 'OPEN', 1000, 9000000000000, 77, NULL),
                       (3, 7, 8, 1, 'heap', 'FIRST', 'PT1H', 1, 'WITHDRAWN', 1000, 9000000000000, NULL, NULL);
                """);

        try (TestHost host = TestHost.open(file)) {
            assertThat(host.database.postedChallenges().due(host.clock.instant(), 10))
                    .extracting(PostedChallenges.OwedMessage::challenge)
                    .containsExactly(new ChallengeId(1));
        }
    }

    @Test
    void tables_of_three_keep_who_has_accepted_and_who_declined() throws SQLException {
        Path file = folder.resolve("dolmen.db");
        migrateTo("4", file);
        execute(file, """
                INSERT INTO challenges VALUES
                    (3, 7, 8, 1, 'murus-gallicus(goal=escape,players=3)', 'SECOND', 'OPEN', 1000),
                    (4, 7, 8, 1, 'murus-gallicus(goal=escape,players=3)', 'SECOND', 'DECLINED', 1000);
                INSERT INTO invitations VALUES (3, 0, 2, 0), (3, 1, 5, 1), (4, 0, 2, 1), (4, 1, 5, 0);
                """);

        try (TestHost host = TestHost.open(file)) {
            Challenge open = host.database.challenges().find(new ChallengeId(3)).orElseThrow();
            assertThat(open.chairs())
                    .containsExactly(Chair.reserved(new PlayerId(2)), new Chair.Reserved(new PlayerId(5), true));
            assertThat(open.terms().seating()).isEqualTo(new Seating.ByLot(SideWish.SECOND));

            Challenge declined =
                    host.database.challenges().find(new ChallengeId(4)).orElseThrow();
            assertThat(declined.answer()).isEqualTo(new Challenge.Answer.Declined(new PlayerId(5), Optional.empty()));
            assertThat(host.database
                            .offer(host.draft("heap", ANNA, BERT), host.clock.instant())
                            .id())
                    .isEqualTo(new ChallengeId(5));
        }
    }

    @Test
    void matches_keep_all_that_belongs_to_them_where_a_third_kind_of_result_is_allowed() throws SQLException {
        Path file = folder.resolve("dolmen.db");
        migrateTo("4", file);
        execute(file, """
                INSERT INTO challenges VALUES
                    (1, 7, 8, %1$d, 'murus-gallicus', 'FIRST', 'ACCEPTED', 1000),
                    (2, 7, 8, %1$d, 'murus-gallicus', 'FIRST', 'ACCEPTED', 1000);
                INSERT INTO matches VALUES
                    (5, 1, 7, 8, 9, 'murus-gallicus', 'murus-gallicus', 1, NULL, 1000, 3000),
                    (6, 2, 7, 8, 9, 'murus-gallicus', 'murus-gallicus', 1, 'DECIDED', 1000, 3000);
                INSERT INTO seats VALUES (5, 0, %1$d, NULL), (5, 1, %2$d, NULL), (6, 0, %1$d, 2), (6, 1, %2$d, 1);
                INSERT INTO moves VALUES (5, 0, 'a1-a3'), (6, 0, '!resign:1');
                INSERT INTO notices (match_id, ply, kind, due_at) VALUES (5, 1, 'BOARD', 2500);
                INSERT INTO boards VALUES (5, 77, 9);
                """.formatted(ANNA.id().value(), BERT.id().value()));

        try (TestHost host = TestHost.open(file)) {
            Match live = host.database.matches().find(new MatchId(5)).orElseThrow();
            assertThat(live.record().moves()).containsExactly("a1-a3");
            assertThat(host.database
                            .matches()
                            .find(new MatchId(6))
                            .orElseThrow()
                            .conclusion())
                    .contains(new Conclusion.ByResignation(Seat.FIRST));
            assertThat(host.database.messages().live(live.id(), PostedMessages.Kind.BOARD))
                    .contains(new PostedMessage(new ChannelId(9), new MessageId(77)));
            assertThat(host.owed())
                    .extracting(NoticeQueue.OwedNotice::notice)
                    .containsExactly(new Notice(live.id(), 1, 1, Notice.Kind.BOARD, true));

            Match voided = host.act(live, new HostAct.Voided());
            assertThat(host.database.matches().find(live.id())).contains(voided);
            assertThat(host.begin("mausoleum", ANNA, BERT).id()).isEqualTo(new MatchId(7));
            assertThat(brokenKeys(host)).isEmpty();
        }
    }

    @Test
    void whoever_was_too_unsure_for_the_lists_stands_below_them_and_hidden_people_stay_hidden() throws SQLException {
        Path file = folder.resolve("dolmen.db");
        migrateTo("19", file);
        execute(file, """
                INSERT INTO ratings VALUES
                    ('heap', %1$d, 1700.2, 60, 0.06, 0, 9, 0, 2, 9000000000000, 1700),
                    ('heap', %2$d, 1662.5, 290, 0.06, 0, 1, 0, 0, 0, NULL),
                    ('heap', %3$d, 1400.0, 290, 0.06, 0, 0, 0, 1, 0, NULL);
                INSERT INTO rating_scopes VALUES ('heap', %1$d, 0), ('heap', %2$d, 0), ('heap', %3$d, 0);
                INSERT INTO standings VALUES (0, 'heap', 1700, %1$d);
                INSERT INTO standing_counts VALUES (0, 'heap', 1700, 1);
                INSERT INTO player_preferences (player_id, confirm, bottom, listed) VALUES (%3$d, 1, 'OWN', 0);
                """.formatted(
                        ANNA.id().value(), BERT.id().value(), CARL.id().value()));

        try (TestHost host = TestHost.open(file)) {
            Standings standings = host.database.standings();
            var ladder = new Ladder("heap", Pool.PEOPLE);
            assertThat(standings.size(new Scope.Everywhere(), ladder)).isEqualTo(new Standings.Size(1, 1));
            assertThat(standings.rows(new Scope.Everywhere(), ladder, 0, 10))
                    .extracting(Standings.Row::player)
                    .containsExactly(ANNA.id(), BERT.id());
            assertThat(standings.placeOf(new Scope.Everywhere(), ladder, CARL.id()))
                    .isEmpty();
        }
    }

    @Test
    void results_from_before_attendance_was_asked_keep_their_verdicts() throws SQLException {
        Path file = folder.resolve("dolmen.db");
        migrateTo("13", file);
        execute(file, """
                INSERT INTO challenges (id, guild_id, channel_id, challenger_id, variant, side, answer, made_at, expires_at)
                VALUES (1, 7, 8, %1$d, 'murus-gallicus', 'FIRST', 'ACCEPTED', 1000, 2000);
                INSERT INTO matches (id, challenge_id, guild_id, channel_id, thread_id, game, variant, plies, revision, result,
                                     started_at, changed_at)
                VALUES (5, 1, 7, 8, 9, 'murus-gallicus', 'murus-gallicus', 1, 1, 'DECIDED', 1000, 3000);
                INSERT INTO seats VALUES (5, 0, %1$d, 2), (5, 1, %2$d, 1);
                INSERT INTO moves VALUES (5, 0, '!resign:1');
                INSERT INTO results (number, match_id, kind, at, verdict) VALUES (4, 5, 'ENDED', 3000, 'RATED');
                """.formatted(ANNA.id().value(), BERT.id().value()));

        try (TestHost host = TestHost.open(file)) {
            host.ratings.recompute();

            assertThat(host.ratings.of(new MatchId(5)).orElseThrow().verdict()).isEqualTo(Verdict.RATED);
            assertThat(host.ratings.of(BERT.id())).hasSize(1);
            assertThat(host.ratings.recompute().differences()).isZero();
            assertThat(brokenKeys(host)).isEmpty();
        }
    }

    @Test
    void an_analysis_that_was_done_before_second_looks_is_due_once_more() throws SQLException {
        Path file = folder.resolve("dolmen.db");
        migrateTo("24", file);
        execute(file, """
                INSERT INTO challenges (id, guild_id, channel_id, challenger_id, variant, side, answer, made_at, expires_at)
                VALUES (1, 7, 8, %1$d, 'murus-gallicus', 'FIRST', 'ACCEPTED', 1000, 2000);
                INSERT INTO matches (id, challenge_id, guild_id, channel_id, thread_id, game, variant, plies, revision, result,
                                     started_at, changed_at)
                VALUES (5, 1, 7, 8, 9, 'murus-gallicus', 'murus-gallicus', 2, 2, 'DECIDED', 1000, 3000);
                INSERT INTO seats VALUES (5, 0, %1$d, 2), (5, 1, %2$d, 1);
                INSERT INTO moves VALUES (5, 0, 'a1-a3'), (5, 1, '!resign:1');
                INSERT INTO analyses (match_id, asked_at, glimpses, taken, due_at) VALUES (5, 4000, '12 b1-b3' || char(10), 1, NULL);
                """.formatted(ANNA.id().value(), BERT.id().value()));

        try (TestHost host = TestHost.open(file)) {
            assertThat(host.database.analyses().due(Instant.ofEpochMilli(4000), 10))
                    .containsExactly(new MatchId(5));
            assertThat(host.database.analyses().of(new MatchId(5)).orElseThrow())
                    .hasSize(1);
        }
    }

    @Test
    void a_request_from_before_hints_could_be_asked_for_stands_and_hints_can_be_asked_for() throws SQLException {
        Path file = folder.resolve("dolmen.db");
        migrateTo("25", file);
        execute(file, """
                INSERT INTO challenges (id, guild_id, channel_id, challenger_id, variant, side, answer, made_at, expires_at, rated)
                VALUES (1, 7, 8, %1$d, 'murus-gallicus', 'FIRST', 'ACCEPTED', 1000, 2000, 0);
                INSERT INTO matches (id, challenge_id, guild_id, channel_id, thread_id, game, variant, plies, revision,
                                     request, request_by, request_agreed, request_stands, started_at, changed_at)
                VALUES (5, 1, 7, 8, 9, 'murus-gallicus', 'murus-gallicus', 1, 2, 'TAKE_BACK', 0, '', 1, 1000, 3000);
                INSERT INTO seats VALUES (5, 0, %1$d, NULL), (5, 1, %2$d, NULL);
                INSERT INTO moves VALUES (5, 0, 'a1-a3');
                """.formatted(ANNA.id().value(), BERT.id().value()));

        try (TestHost host = TestHost.open(file)) {
            Match match = host.database.matches().find(new MatchId(5)).orElseThrow();
            assertThat(match.request()).contains(new Request(Request.Kind.TAKE_BACK, Seat.FIRST, Set.of(), true));

            host.etiquette.decline(match.id(), BERT.id(), host.seen(match.id()), Request.Kind.TAKE_BACK);
            host.etiquette.ask(match.id(), ANNA.id(), host.seen(match.id()), Request.Kind.HINTS);
            assertThat(host.database.matches().find(match.id()).orElseThrow().request())
                    .contains(new Request(Request.Kind.HINTS, Seat.FIRST, Set.of(), true));
            assertThat(brokenKeys(host)).isEmpty();
        }
        assertThatThrownBy(() -> execute(file, "UPDATE matches SET request = 'FAVOUR'"))
                .isInstanceOf(SQLException.class);
    }

    private static List<Long> brokenKeys(TestHost host) {
        return host.database
                .transactions()
                .read(handle -> handle.createQuery("PRAGMA foreign_key_check")
                        .map((row, statement) -> row.getLong("rowid"))
                        .list());
    }

    private static void migrateTo(String version, Path file) {
        Flyway.configure(MigrationTest.class.getClassLoader())
                .locations("classpath:db/migration/sqlite")
                .dataSource("jdbc:sqlite:" + file, null, null)
                .target(version)
                .load()
                .migrate();
    }

    private static void execute(Path file, String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate(sql);
        }
    }
}
