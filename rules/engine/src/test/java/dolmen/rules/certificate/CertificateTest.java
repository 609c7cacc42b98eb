package dolmen.rules.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import java.util.List;
import org.junit.jupiter.api.Test;

class CertificateTest {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final List<Certificate> KEPT = Certificate.of(GAMES, "obelisk");

    @Test
    void the_certificates_of_this_release_are_proved_by_the_rules() {
        assertThat(KEPT)
                .extracting(Certificate::title)
                .containsExactly("obelisk second wins", "obelisk(mode=bounded) second wins");
        for (Certificate certificate : KEPT) {
            assertThat(certificate.seat()).isEqualTo(Seat.SECOND);
            assertThat(judged(certificate)).isEqualTo("proved in 20 plies");
        }
    }

    @Test
    void a_certificate_with_one_reply_changed_is_refuted() {
        String replies = bounded().replies();
        assertThat(judged(changed(replies.replaceFirst("1", "0"))))
                .isEqualTo("There is no legal reply at obelisk1 p4/1b2c/5/5/1P1BC/5 - 5.");
    }

    @Test
    void a_certificate_with_one_position_missing_is_refuted() {
        String replies = bounded().replies();
        assertThat(judged(changed(replies.substring(0, replies.length() - 1))))
                .isEqualTo("There is no legal reply at obelisk1 5/1f2c/5/5/P2B1/3C1 - 7.");
        assertThat(judged(changed(replies.substring(1)))).startsWith("There is no legal reply at ");
    }

    @Test
    void a_certificate_with_a_reply_too_many_is_refuted() {
        assertThat(judged(changed(bounded().replies() + "0")))
                .isEqualTo("There are replies to positions that cannot occur.");
    }

    @Test
    void a_strategy_that_repeats_a_position_wins_nothing() {
        assertThat(judged(changed("0".repeat(100))))
                .isEqualTo("The moves lead back to obelisk1 2b2/p3c/5/5/P3C/2B2 - 8.");
    }

    @Test
    void a_file_keeps_a_certificate_and_nothing_else() {
        assertThat(Certificate.read(
                        GAMES, ("# a remark\n" + bounded().text()).lines().toList()))
                .containsExactly(bounded());
        assertThatThrownBy(() -> Certificate.read(GAMES, List.of("0123")))
                .hasMessage("not a line of a certificate: \"0123\"");
        assertThatThrownBy(() -> Certificate.read(GAMES, List.of("pebbles second wins")))
                .hasMessageStartingWith("There is no game \"pebbles\"");
    }

    private static Certificate bounded() {
        return KEPT.getLast();
    }

    private static Certificate changed(String replies) {
        return new Certificate(bounded().variant(), bounded().seat(), replies);
    }

    private static String judged(Certificate certificate) {
        return switch (certificate.judge(GAMES.game(certificate.variant().game()))) {
            case Judgement.Proved<?> proof -> {
                assertThat(proof.replies()).hasSize(certificate.replies().length());
                yield "proved in %d plies".formatted(proof.plies());
            }
            case Judgement.Refuted<?>(String why) -> why;
        };
    }
}
