package dolmen.bot.rating;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostAct;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ResultKindTest {
    private static final Optional<Conclusion> LIVE = Optional.empty();
    private static final Optional<Conclusion> RANKED = Optional.of(new Conclusion.ByResignation(Seat.FIRST));
    private static final Optional<Conclusion> ANNULLED = Optional.of(new Conclusion.Annulled(new HostAct.Voided()));

    @Test
    void a_match_that_gets_a_ranking_has_ended() {
        assertThat(ResultKind.between(LIVE, RANKED)).contains(ResultKind.ENDED);
    }

    @Test
    void a_match_that_loses_its_ranking_is_void() {
        assertThat(ResultKind.between(RANKED, ANNULLED)).contains(ResultKind.VOIDED);
    }

    @Test
    void nothing_is_logged_of_a_match_that_goes_on_or_never_had_a_ranking() {
        assertThat(ResultKind.between(LIVE, LIVE)).isEmpty();
        assertThat(ResultKind.between(LIVE, ANNULLED)).isEmpty();
        assertThat(ResultKind.between(RANKED, RANKED)).isEmpty();
    }
}
