package dolmen.bot.discord.rating;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.reader.Reader;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.Pool;
import dolmen.bot.rating.Scope;
import dolmen.bot.rating.Standings.Contest;
import dolmen.rules.GameRegistry;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LeaderboardRequestTest {
    private static final GuildId GUILD = new GuildId(7);
    private static final Requester ASKER = new Requester(
            new PlayerId(1), Optional.of(GUILD), "Stones", Reader.addressed(new PlayerId(1), Optional.of(GUILD)));

    static Stream<Scope> scopes() {
        return Stream.of(new Scope.Everywhere(), new Scope.Server(GUILD));
    }

    @ParameterizedTest
    @MethodSource("scopes")
    void a_button_asks_for_the_page_that_it_was_made_for(Scope scope) {
        for (Pool pool : Pool.values()) {
            for (String game : games()) {
                var ratings = new LeaderboardRequest(scope, new Ladder(game, pool), Optional.empty(), 999_999);
                Stream.concat(
                                Stream.of(ratings),
                                Stream.of(Contest.values()).map(contest -> ratings.by(Optional.of(contest))))
                        .forEach(request -> {
                            String id = request.id(Action.LEADERBOARD_IN_WORDS).text();

                            assertThat(id).hasSizeLessThanOrEqualTo(100);
                            assertThat(ComponentId.parse(id).flatMap(pressed -> LeaderboardRequest.of(ASKER, pressed)))
                                    .contains(request);
                        });
            }
        }
    }

    private static List<String> games() {
        return GameRegistry.load().games().map(game -> game.facts().id()).toList();
    }

    @Test
    void a_list_of_another_release_is_not_understood() {
        for (List<String> path : List.of(List.of("obelisk"), List.of("obelisk", "server", "wonders"))) {
            var other = new ComponentId(Action.LEADERBOARD, 0, 0, path);
            assertThat(LeaderboardRequest.of(ASKER, other)).isEmpty();
        }
    }
}
