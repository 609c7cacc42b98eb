package dolmen.rules.host;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.VariantChoice;
import dolmen.rules.analysis.Analyst;
import dolmen.rules.analysis.Obstacle;
import dolmen.rules.play.GameRecord;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The rules for moves made by others before the players took over. */
final class HandoverTest {
    private static final GameRegistry GAMES = GameRegistry.load();

    private final HostedGame<?> game = played("c1-b2", "!takeback:0", "a2-b3", "c6-b5", "!handover", "c1-b2", "e5-d4");

    @Test
    void they_are_told_as_nobodys() {
        assertThat(game.toldTo(new Spectator())).extracting(Episode::entry).containsExactly(4, 5, 6);
        assertThat(game.turnByTurn()).extracting(HostedGame::entries).containsExactly(5, 6, 7);
    }

    @Test
    void they_are_no_experience_of_the_players() {
        assertThat(game.handedOver()).isTrue();
        assertThat(game.act(new HostAct.Resignation(Seat.FIRST)).playedByAll()).isFalse();
        assertThat(played("a2-b3", "c6-b5", "!resign:1").playedByAll()).isTrue();
    }

    @Test
    void whoever_still_plays_them_elsewhere_is_not_helped_by_an_analysis() {
        assertThat(Analyst.obstacle(game.act(new HostAct.Resignation(Seat.FIRST))))
                .contains(Obstacle.HANDED_OVER);
    }

    @Test
    void what_was_taken_back_does_not_stand() {
        assertThat(game.movesThatStand()).containsExactly("a2-b3", "c6-b5", "c1-b2", "e5-d4");
        assertThat(played(game.movesThatStand().toArray(String[]::new))
                        .standing()
                        .position())
                .isEqualTo(game.standing().position());
    }

    private static HostedGame<?> played(String... entries) {
        var obelisk = ((VariantChoice.Found) GAMES.variant("obelisk")).variant();
        return HostedGame.replay(GAMES.game("obelisk"), new GameRecord(obelisk, List.of(entries)));
    }
}
