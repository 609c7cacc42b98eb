package dolmen.bot.match;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static dolmen.bot.match.TestHost.CARL;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.Player;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class MatchFinderTest {
    private static final ChannelId HERE = new ChannelId(40);

    private TestHost host;

    @BeforeEach
    void open(@TempDir Path folder) {
        host = TestHost.open(folder.resolve("dolmen.db"));
    }

    @AfterEach
    void close() {
        host.close();
    }

    private void assertFound(Player person, Match match) {
        assertThat(host.finder.in(HERE, person.id())).isEqualTo(new MatchFinder.Found.One(match));
    }

    private void assertUnclear(Player person, Match... candidates) {
        var ids = List.of(candidates).stream().map(Match::id).toList();
        assertThat(host.finder.in(HERE, person.id()))
                .isEqualTo(new MatchFinder.Found.None(new MatchRefusal.WhichMatch(ids)));
    }

    @Test
    void a_match_is_found_by_its_number() {
        Match match = host.begin("heap", HERE, ANNA, BERT);

        assertThat(host.finder.byNumber(match.id())).isEqualTo(new MatchFinder.Found.One(match));
        assertThat(host.finder.byNumber(new MatchId(99)))
                .isEqualTo(new MatchFinder.Found.None(new MatchRefusal.NoMatch()));
    }

    @Test
    void a_channel_without_matches_finds_none() {
        assertThat(host.finder.in(HERE, ANNA.id())).isEqualTo(new MatchFinder.Found.None(new MatchRefusal.NoMatch()));
    }

    @Test
    void the_only_match_here_is_meant_by_a_stranger_too() {
        Match match = host.begin("heap", HERE, ANNA, BERT);

        assertFound(ANNA, match);
        assertFound(CARL, match);
    }

    @Test
    void of_several_the_persons_own_is_meant() {
        host.begin("heap", HERE, ANNA, BERT);
        Match carls = host.begin("heap", HERE, ANNA, CARL);

        assertFound(CARL, carls);
    }

    @Test
    void of_several_own_the_one_that_waits_for_the_person_is_meant() {
        Match waiting = host.begin("heap", HERE, ANNA, BERT);
        Match moved = host.play(host.begin("heap", HERE, ANNA, CARL), "take-1");

        assertFound(ANNA, waiting);
        assertFound(CARL, moved);
    }

    @Test
    void several_that_wait_are_the_persons_to_choose_from() {
        Match first = host.begin("heap", HERE, ANNA, BERT);
        Match second = host.begin("heap", HERE, ANNA, CARL);

        assertUnclear(ANNA, first, second);
    }

    @Test
    void a_stranger_is_asked_to_choose_among_all() {
        Match first = host.begin("heap", HERE, ANNA, BERT);
        Match second = host.begin("heap", HERE, BERT, ANNA);

        assertUnclear(CARL, first, second);
    }

    @Test
    void the_channel_is_never_out_of_date() {
        Match match = host.begin("heap", HERE, ANNA, BERT);
        assertFound(ANNA, match);

        Match over = host.play(host.play(match, "take-1"), "take-2");

        assertFound(ANNA, over);
    }
}
