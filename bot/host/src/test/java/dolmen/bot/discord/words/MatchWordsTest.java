package dolmen.bot.discord.words;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static dolmen.bot.match.TestHost.CHANNEL;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.discord.panel.HistoryPages;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.id.Player;
import dolmen.bot.match.Match;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.preference.PreferenceService;
import dolmen.bot.words.Wordings;
import dolmen.rules.Spectator;
import dolmen.rules.host.HostAct;
import dolmen.rules.host.TypedTurn;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What happens to a match besides moves, in the words that players read. */
class MatchWordsTest {
    private TestHost host;
    private Names names;
    private MatchWords words;

    @BeforeEach
    void open(@TempDir Path folder) {
        host = TestHost.open(folder.resolve("dolmen.db"));
        var readers = new Readers(
                new Wordings(),
                host.database.players(),
                new PreferenceService(host.database.preferences(), changed -> {}),
                server -> Optional.empty());
        names = new Names(host.database.players(), readers);
        words = new MatchWords(names, new VariantCatalogue(host.games, new Wordings()), readers);
        List.of(ANNA, BERT, CARL).forEach(names::remember);
    }

    @AfterEach
    void close() {
        host.close();
    }

    private Match heap(Player... players) {
        return host.begin(players.length == 3 ? "heap(end=shared)" : "heap", CHANNEL, players);
    }

    private static Match after(Match match, String act) {
        return match.foreseen(match.game().act(HostAct.read(act).orElseThrow()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "!resign:1        | **Anna** resigned, so **Bert** won.",
                "!forfeit:1:time  | **Anna** ran out of time, so **Bert** won.",
                "!forfeit:2:left  | **Bert** left the server, so **Anna** won.",
                "!draw            | **Anna** and **Bert** agreed on a draw.",
                "!adjudged:2      | **Bert** won: decided by a moderator.",
                "!adjudged:draw   | **Anna** and **Bert** drew: decided by a moderator.",
                "!annul:aborted:2 | **Bert** called the match off in the first two moves. It counts for nothing.",
                "!annul:voided    | A moderator declared the match void. It counts for nothing.",
                "!annul:abandoned | The match was abandoned: its boards could no longer be shown. It counts for nothing."
            })
    void every_end_is_told_in_a_sentence(String act, String sentence) {
        Match match = heap(ANNA, BERT);

        assertThat(words.conclusion(match)).isEmpty();
        assertThat(words.conclusion(after(match, act))).contains(sentence);
        assertThat(words.standing(after(match, act))).isEqualTo(sentence);
    }

    @Test
    void at_a_table_of_three_a_moderators_word_tells_all_places() {
        assertThat(words.standing(after(after(heap(ANNA, BERT, CARL), "!resign:1"), "!adjudged:2")))
                .isEqualTo("**Bert** won: decided by a moderator. 2. **Carl**. 3. **Anna**.");
    }

    @ParameterizedTest
    @CsvSource({
        "!resign:3, **Carl** resigned.",
        "!forfeit:3:time, **Carl** ran out of time.",
        "!forfeit:1:left, **Anna** left the server."
    })
    void at_a_table_of_three_who_is_gone_is_what_happened_last(String act, String sentence) {
        assertThat(words.latest(after(heap(ANNA, BERT, CARL), act).publicly())).isEqualTo(sentence);
    }

    @Test
    void whose_turn_was_taken_back_is_what_happened_last_until_somebody_moves() {
        Match back = after(host.play(heap(ANNA, BERT), "take-1", "take-1"), "!takeback:0");

        assertThat(words.latest(back.publicly())).isEqualTo("The last turn of **Anna** was taken back.");
        assertThat(words.standing(back)).isEqualTo("It is **Anna**'s turn.");
    }

    @Test
    void hints_that_were_allowed_are_told_in_the_history_and_leave_the_last_move_told() {
        Match played = host.play(heap(ANNA, BERT), "take-1");
        Match allowed = after(played, "!hints");

        assertThat(words.latest(allowed.publicly())).isEqualTo(words.latest(played.publicly()));
        assertThat(new HistoryPages(names, words)
                        .of(allowed, new Spectator())
                        .getFirst()
                        .lines())
                .last()
                .isEqualTo("- Hints are allowed from here on.");
        assertThat(words.hints(allowed)).isEqualTo(" Hints were allowed.");
        assertThat(words.hints(played)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"!draw", "!annul:voided", "!forfeit:2:time", "!adjudged:1"})
    void of_a_match_that_an_act_ended_the_last_turn_is_told_if_there_was_one(String act) {
        Match start = heap(ANNA, BERT);
        Match played = host.play(start, "take-1");

        assertThat(words.latest(start.publicly())).isEqualTo("**Anna** moves first.");
        assertThat(words.latest(after(start, act).publicly())).isEqualTo("Nobody has moved.");
        assertThat(words.latest(after(played, act).publicly()))
                .isEqualTo(words.latest(played.publicly()))
                .startsWith("**Anna** played");
    }

    @Test
    void the_history_tells_every_act_and_numbers_turns_again_from_where_they_were_taken_back() {
        Match match = host.play(heap(ANNA, BERT), "take-1", "take-1");
        Match voided = after(replayedWith(after(match, "!takeback:0"), "take-1"), "!annul:voided");

        List<String> lines = new HistoryPages(names, words)
                .of(voided, new Spectator())
                .getFirst()
                .lines();

        assertThat(lines)
                .satisfiesExactly(
                        line -> assertThat(line).startsWith("1. **Anna** `take-1`"),
                        line -> assertThat(line).startsWith("2. **Bert** `take-1`"),
                        line -> assertThat(line).isEqualTo("- The last turn of **Anna** was taken back."),
                        line -> assertThat(line).startsWith("1. **Anna** `take-1`"),
                        line -> assertThat(line).isEqualTo("- A moderator declared the match void."));
    }

    private static Match replayedWith(Match match, String move) {
        var played = (TypedTurn.Played) match.game().playTyped(match.toMove().orElseThrow(), move);
        return match.foreseen(played.game());
    }
}
