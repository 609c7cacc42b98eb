package dolmen.sandbox.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static dolmen.sandbox.page.Filled.with;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Two people at the page of a running sandbox, each in a window of their own, with a bot that answers through JDA. */
@InChromium
@Timeout(60)
final class SandboxPageTest {

    private final SandboxWithBot place;
    private final SandboxPage astrid;
    private final SandboxPage bjorn;

    SandboxPageTest(Chromium chromium) throws Exception {
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

    // ---- people and messages

    @Test
    void a_message_arrives_at_the_other_window_and_calls_whom_it_names() {
        bjorn.openChannel("games");
        astrid.write("Good evening, @Björn!");
        assertThat(astrid.callsOf("Björn")).hasText("1");
        assertThat(bjorn.callsOf("Björn")).hasText("1");
        bjorn.openChannel("general");
        assertThat(bjorn.lastMessage()).containsText("Good evening, @Björn!");
        assertThat(bjorn.callsOf("Björn")).not().isVisible();
    }

    @Test
    void who_was_called_is_known_to_a_window_that_is_opened_later(Chromium chromium) {
        bjorn.openChannel("games");
        astrid.write("Are you there, @Björn?");
        assertThat(astrid.callsOf("Björn")).hasText("1");
        try (SandboxPage later = SandboxPage.open(chromium, place.pageUrl(), "Chiara")) {
            assertThat(later.callsOf("Björn")).hasText("1");
            bjorn.openChannel("general");
            assertThat(later.callsOf("Björn")).not().isVisible();
        }
    }

    @Test
    void one_window_can_be_one_person_after_the_other_and_somebody_new() {
        astrid.write("I was Astrid.");
        astrid.become("Chiara");
        astrid.write("Now I am Chiara.");
        astrid.addPerson("Eskil");
        astrid.write("And now Eskil.");
        assertThat(bjorn.lastMessage()).containsText("Eskil");
        assertThat(bjorn.person("Eskil")).isVisible();
    }

    @Test
    void an_address_leads_to_a_person_and_a_channel() {
        astrid.openChannel("games");
        String address = astrid.page().url();
        bjorn.page().navigate(address);
        assertThat(bjorn.page().getByTestId("me")).hasText("Astrid");
        assertThat(bjorn.channelTitle()).hasText("games");
    }

    @Test
    void text_is_drawn_as_discord_draws_it_and_never_becomes_html() {
        astrid.write("**strong** and `code` <img src=x onerror=alert(1)> [a link](https://example.org/)");
        Locator message = bjorn.message("strong");
        assertThat(message.locator("strong").getByText("strong")).isVisible();
        assertThat(message.locator("code")).hasText("code");
        assertThat(message.getByRole(AriaRole.LINK)).hasAttribute("href", "https://example.org/");
        assertThat(message.locator("img")).hasCount(0);
        assertThat(message).containsText("<img src=x onerror=alert(1)>");
    }

    @Test
    void a_message_can_be_answered_and_taken_away() {
        astrid.write("A question");
        bjorn.message("A question").hover();
        bjorn.message("A question")
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Reply"))
                .click();
        bjorn.write("An answer");
        assertThat(astrid.message("An answer")).containsText("A question");
        bjorn.message("An answer").hover();
        bjorn.message("An answer")
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Delete"))
                .click();
        assertThat(astrid.message("An answer")).hasCount(0);
    }

    @Test
    void a_file_is_chosen_and_sent_with_a_command(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("match.txt"), "ō🪨");

        astrid.slashWithFile("weigh", "file", file);

        assertThat(astrid.lastMessage()).containsText("match.txt has 6 bytes");
    }

    @Test
    void the_newest_stays_in_sight_while_pictures_arrive_one_upon_the_other() {
        astrid.slash("boards");
        for (SandboxPage reader : List.of(astrid, bjorn)) {
            assertThat(reader.lastMessage()).containsText("Board 4");
            assertThat(reader.lastMessage().getByRole(AriaRole.IMG)).isInViewport(whole());
            assertThat(reader.toTheNewest()).hasCount(0);
        }
    }

    @Test
    void who_has_scrolled_up_is_left_there_until_he_asks_for_the_newest() {
        astrid.slash("boards");
        assertThat(bjorn.lastMessage()).containsText("Board 4");
        assertThat(bjorn.lastMessage().getByRole(AriaRole.IMG)).isInViewport(whole());
        bjorn.lastMessage().hover();
        bjorn.page().mouse().wheel(0, -700);
        assertThat(bjorn.toTheNewest()).isVisible();
        BoundingBox before = bjorn.message("Board 3").boundingBox();
        astrid.write("Do you see this?");
        assertThat(bjorn.lastMessage()).containsText("Do you see this?");
        assertThat(bjorn.message("Board 3").boundingBox().y).isEqualTo(before.y);
        bjorn.toTheNewest().click();
        assertThat(bjorn.lastMessage()).isInViewport(whole());
    }

    private static LocatorAssertions.IsInViewportOptions whole() {
        return new LocatorAssertions.IsInViewportOptions().setRatio(1);
    }

    // ---- commands

    @Test
    void a_command_is_filled_in_by_keyboard_alone() {
        astrid.composer().pressSequentially("/chal");
        assertThat(astrid.page().getByRole(AriaRole.OPTION)).containsText("/challengeChallenge someone to a game");
        astrid.page().keyboard().press("Enter");
        assertThat(astrid.option("opponent")).isFocused();
        astrid.page().keyboard().type("bj");
        astrid.page().keyboard().press("Enter");
        assertThat(astrid.option("opponent")).hasValue("Björn");
        astrid.page()
                .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Add opening"))
                .press("Enter");
        assertThat(astrid.option("opening")).isFocused();
        astrid.page().keyboard().type("Adv");
        assertThat(astrid.suggestions()).hasCount(2);
        astrid.page().keyboard().press("ArrowDown");
        astrid.page().keyboard().press("Tab");
        assertThat(astrid.option("opening")).hasValue("Advanced, special opening");
        astrid.page().keyboard().press("Enter");
        assertThat(bjorn.message("Advanced, special opening")).isVisible();
    }

    @Test
    void enter_sends_a_command_that_needs_nothing_and_takes_what_is_suggested_for_an_added_option() {
        astrid.beginSlash("match list");
        astrid.page().keyboard().press("Enter");
        assertThat(astrid.lastMessage()).containsText("You play no match.");
        astrid.beginSlash("challenge");
        astrid.page().keyboard().type("bj");
        astrid.page().keyboard().press("Enter");
        astrid.page()
                .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Add opening"))
                .press("Enter");
        assertThat(astrid.suggestions()).hasCount(3);
        astrid.page().keyboard().press("ArrowDown");
        astrid.page().keyboard().press("Enter");
        assertThat(astrid.option("opening")).hasValue("Advanced");
    }

    @Test
    void what_is_missing_in_a_command_is_said_and_escape_leaves_it() {
        astrid.beginSlash("challenge");
        astrid.page().keyboard().press("Escape");
        astrid.page()
                .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Send"))
                .click();
        assertThat(astrid.page().getByRole(AriaRole.ALERT)).hasText("“opponent” is needed.");
        astrid.page().keyboard().press("Escape");
        astrid.page().keyboard().press("Escape");
        assertThat(astrid.composer()).isVisible();
    }

    @Test
    void a_deferred_answer_shows_its_picture_and_calls_the_opponent() {
        bjorn.openChannel("games");
        astrid.slash("challenge", with("opponent", "Björn"), with("days", "3"));
        Locator challenge = astrid.message("Astrid challenges @Björn");
        assertThat(challenge.getByTestId("command-header")).containsText("Astrid used /challenge");
        assertThat(challenge.getByAltText("An empty board of eight by eight")).isVisible();
        assertThat(challenge.getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Later")))
                .isDisabled();
        assertThat(astrid.callsOf("Björn")).hasText("1");

        challenge.getByAltText("An empty board of eight by eight").click();
        assertThat(astrid.dialog().getByRole(AriaRole.IMG)).isVisible();
        astrid.page().keyboard().press("Escape");
        assertThat(astrid.dialog()).not().isVisible();
    }

    @Test
    void a_button_changes_the_message_in_both_windows() {
        astrid.slash("challenge", with("opponent", "Björn"));
        bjorn.press("Accept");
        assertThat(astrid.message("Accepted by Björn")).containsText("(edited)");
        assertThat(bjorn.button("Accept")).hasCount(0);
    }

    @Test
    void an_answer_that_never_comes_is_said() {
        astrid.slash("silent");
        assertThat(astrid.lastMessage()).containsText("The application did not respond");
        astrid.slash("challenge", with("opponent", "Björn"));
        astrid.press("Decline");
        assertThat(astrid.button("Decline")).hasAttribute("aria-busy", "true");
        assertThat(astrid.page().getByTestId("failure")).hasText("The application did not respond");
    }

    @Test
    void a_word_for_one_alone_is_seen_by_one_alone_and_can_be_dismissed() {
        astrid.slash("secret");
        Locator secret = astrid.message("The stone is hollow.");
        assertThat(secret).containsText("Only you can see this");
        assertThat(bjorn.message("The stone is hollow.")).hasCount(0);
        secret.getByText("Dismiss").click();
        assertThat(secret).hasCount(0);
    }

    @Test
    void one_or_several_are_chosen_in_menus() {
        astrid.slash("match menu");
        bjorn.choose("What to do", "Offer a draw");
        assertThat(astrid.lastMessage()).containsText("Chosen: draw");
        bjorn.choose("Whom to invite", "Chiara", "Darius");
        assertThat(astrid.lastMessage()).containsText("Invited: 2");
    }

    @Test
    void a_dialog_is_filled_in_and_submitted() {
        astrid.slash("note");
        astrid.fillIn("Title", "Walls");
        astrid.fillIn("Text", "Topple them early.");
        astrid.submitDialog();
        assertThat(bjorn.lastMessage()).containsText("Noted: Walls");
    }

    // ---- places

    @Test
    void a_thread_calls_opens_and_is_archived() {
        astrid.slash("thread");
        assertThat(astrid.callsOf("Astrid")).hasText("1");
        assertThat(astrid.page().getByText("A quiet corner is open.")).hasCount(1);
        astrid.openChannel("A quiet corner");
        assertThat(astrid.message("Here, @Astrid.")).isVisible();
        assertThat(astrid.callsOf("Astrid")).not().isVisible();
        astrid.page()
                .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Archive"))
                .click();
        assertThat(bjorn.page().getByText("1 archived thread")).isVisible();
        bjorn.showArchivedThreads();
        bjorn.openChannel("A quiet corner");
        assertThat(bjorn.message("Here, @Astrid.")).isVisible();
    }

    @Test
    void one_talks_with_the_bot_alone() {
        astrid.openChannel(place.botName());
        astrid.slash("match list");
        assertThat(astrid.lastMessage()).containsText("You play no match.");
        assertThat(bjorn.message("You play no match.")).hasCount(0);
    }

    @Test
    void a_bot_that_is_away_is_missed() {
        assertThat(astrid.offlineNote()).not().isVisible();
        place.sendBotAway();
        assertThat(astrid.offlineNote()).containsText("is not connected");
    }

    @Test
    void what_was_missed_while_the_connection_was_lost_is_there_afterwards(Chromium chromium) throws Exception {
        try (FragileLine line = FragileLine.to(place.pageUrl());
                SandboxPage chiara = SandboxPage.open(chromium, line.pageUrl(), "Chiara")) {
            line.cut();
            assertThat(chiara.page().getByText("The connection to the sandbox was lost"))
                    .isVisible();
            astrid.write("Said meanwhile");
            assertThat(bjorn.lastMessage()).containsText("Said meanwhile");
            line.mend();
            assertThat(chiara.lastMessage()).containsText("Said meanwhile");
        }
    }

    @Test
    void a_phone_is_wide_enough(Chromium chromium) {
        try (SandboxPage phone = SandboxPage.open(chromium, place.pageUrl(), "Chiara", Screen.PHONE)) {
            phone.openChannel("games");
            phone.slash("challenge", with("opponent", "Astrid"));
            assertThat(phone.button("Accept")).isVisible();
            assertThat(phone.page().evaluate("document.documentElement.scrollWidth"))
                    .isEqualTo(400);
            assertThat(phone.page()).hasTitle(Pattern.compile("Chiara · games"));
            phone.slash("boards");
            assertThat(phone.message("Board 4").getByRole(AriaRole.IMG)).isInViewport(whole());
            assertSquareWithin(phone.message("Board 4"), 330, 350);
        }
    }

    @Test
    void a_picture_is_shown_within_the_box_of_discord() {
        astrid.slash("boards");
        assertThat(astrid.message("Board 4")).isVisible();
        assertSquareWithin(astrid.message("Board 4"), 550, 350);
    }

    /** The picture is larger, so it fills the box in one direction; the frame takes a pixel on each side. */
    private static void assertSquareWithin(Locator message, double width, double height) {
        BoundingBox picture = message.getByRole(AriaRole.IMG).boundingBox();
        assertThat(picture.width).isEqualTo(picture.height, within(1.0));
        assertThat(picture.width).isEqualTo(Math.min(width, height), within(2.0));
    }

    @Test
    void a_press_on_a_name_offers_the_commands_on_that_person(Chromium chromium) {
        bjorn.write("Here I am.");
        astrid.runOn("Björn", "Wave");
        assertThat(bjorn.lastMessage()).containsText("Waving at @Björn");
        assertThat(bjorn.lastMessage().getByTestId("command-header")).containsText("Astrid used Wave");
        try (SandboxPage phone = SandboxPage.open(chromium, place.pageUrl(), "Chiara", Screen.PHONE)) {
            phone.openMember("Björn");
            phone.runOnOpened("Wave");
            assertThat(phone.lastMessage().getByTestId("command-header")).containsText("Chiara used Wave");
            assertThat(phone.faults()).isEmpty();
        }
    }

    @Test
    void menus_of_a_form_begin_as_the_bot_has_set_them_and_can_be_emptied_where_none_is_needed() {
        astrid.slash("invite");
        assertThat(astrid.dialog().getByRole(AriaRole.COMBOBOX).first()).hasText("Astrid");
        astrid.chooseInDialog("Guest", "Björn");
        astrid.chooseInDialog("Drink", "Tea");
        astrid.submitDialog();
        assertThat(bjorn.lastMessage()).containsText("Guests: Björn; drinks: []");
    }
}
