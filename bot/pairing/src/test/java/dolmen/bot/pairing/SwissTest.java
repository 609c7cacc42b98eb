package dolmen.bot.pairing;

import dolmen.bot.pairing.event.Format;
import dolmen.bot.pairing.event.Tournament;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Swiss tournaments played by chance. */
final class SwissTest {

    @Test
    void simulated_tournaments_follow_the_rules() {
        simulate(25);
    }

    @Test
    @Tag("nightly")
    void a_thousand_simulated_tournaments_follow_the_rules() {
        simulate(1_000);
    }

    private static void simulate(int number) {
        var random = new Random(number);
        for (int each = 0; each < number; each++) {
            int entrants = random.nextInt(4, 65);
            Tournament tournament = Simulation.troubled(random).play(Format.Swiss.among(entrants), entrants);
            StandingsCheck.assertRight(tournament);
        }
    }
}
