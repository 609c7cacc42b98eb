package dolmen.sandbox.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;

/**
 * The base of tests with two people at the page of a running sandbox, each in their own window, and a bot that answers
 * through JDA.
 */
@Timeout(60)
abstract class TwoAtThePage {

    final SandboxWithBot place;
    final SandboxPage astrid;
    final SandboxPage bjorn;

    TwoAtThePage(Chromium chromium) throws Exception {
        place = SandboxWithBot.open();
        astrid = SandboxPage.open(chromium, place.pageUrl(), "Astrid");
        bjorn = SandboxPage.open(chromium, place.pageUrl(), "Björn");
    }

    @AfterEach
    void leave() {
        try (place;
                astrid;
                bjorn) {
            assertThat(astrid.faults()).isEmpty();
            assertThat(bjorn.faults()).isEmpty();
        }
    }
}
