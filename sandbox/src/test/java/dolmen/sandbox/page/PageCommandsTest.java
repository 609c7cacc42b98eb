package dolmen.sandbox.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static dolmen.sandbox.page.Filled.with;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;

/** Tests the commands, buttons, menus and forms of a bot at the page of a sandbox. */
@InChromium
final class PageCommandsTest extends TwoAtThePage {

    PageCommandsTest(Chromium chromium) throws Exception {
        super(chromium);
    }

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
    void a_command_for_managers_is_offered_to_nobody_else() {
        astrid.composer().pressSequentially("/tidy");
        assertThat(astrid.page().getByRole(AriaRole.OPTION)).containsText("/tidy");
        bjorn.composer().pressSequentially("/t");
        Locator offered = bjorn.page().getByRole(AriaRole.OPTION);
        assertThat(offered.getByText("/thread")).isVisible();
        assertThat(offered.getByText("/tidy")).hasCount(0);
    }

    @Test
    void commands_are_shown_in_the_language_of_the_person_and_known_by_both_names() {
        astrid.page()
                .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Astrid"))
                .click();
        astrid.page().getByLabel("Language").selectOption("de");
        assertThat(astrid.page().getByLabel("Language")).hasValue("de");
        astrid.page()
                .getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Close"))
                .click();

        astrid.composer().pressSequentially("/bret");
        assertThat(astrid.page().getByRole(AriaRole.OPTION)).containsText("/bretterVier Bretter in einer Reihe");
        astrid.composer().fill("/boar");
        assertThat(astrid.page().getByRole(AriaRole.OPTION)).containsText("/bretter");
        bjorn.composer().pressSequentially("/boar");
        assertThat(bjorn.page().getByRole(AriaRole.OPTION)).containsText("/boardsFour boards in a row");
    }

    @Test
    void a_command_that_does_not_exist_is_refused_and_not_said_to_everybody() {
        astrid.composer().pressSequentially("/wall");
        astrid.page().keyboard().press("Enter");

        assertThat(astrid.page().getByText("No command has this name.")).isVisible();
        assertThat(astrid.composer()).hasValue("/wall");
        assertThat(bjorn.message("/wall")).isHidden();
    }

    @Test
    void the_list_behind_a_slash_begins_with_what_was_used_last_and_keeps_the_order_of_the_bot() {
        Locator options = astrid.page().getByRole(AriaRole.OPTION);
        astrid.composer().pressSequentially("/");
        assertThat(options.first()).containsText("/challenge");
        assertThat(options.last()).containsText("/silent");
        astrid.composer().fill("");
        astrid.slash("secret");
        astrid.slash("thread");
        astrid.composer().pressSequentially("/");
        assertThat(options.nth(0)).containsText("/thread");
        assertThat(options.nth(1)).containsText("/secret");
        assertThat(options.nth(2)).containsText("/challenge");
    }

    @Test
    void enter_sends_a_command_without_required_options_and_takes_the_suggestion_for_an_added_one() {
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
    void a_command_names_its_missing_options_and_escape_leaves_it() {
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
        challengeBjorn();
        bjorn.press("Accept");
        assertThat(astrid.message("Accepted by Björn")).containsText("(edited)");
        assertThat(bjorn.button("Accept")).hasCount(0);
    }

    /** The second message moves the buttons of the first one, and a press meanwhile would miss them. */
    private void challengeBjorn() {
        astrid.slash("challenge", with("opponent", "Björn"));
        assertThat(astrid.message("you are challenged")).isVisible();
        assertThat(bjorn.message("you are challenged")).isVisible();
    }

    @Test
    void an_answer_that_never_comes_is_said() {
        place.control().discordsDeadline();
        astrid.slash("silent");
        assertThat(astrid.lastMessage()).containsText("The application did not respond");
        challengeBjorn();
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
    void menus_take_one_choice_or_several() {
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
    void a_press_above_a_message_offers_the_commands_on_that_message(Chromium chromium) {
        bjorn.write("Here I am.");
        astrid.runOnLastMessage("Quote");
        assertThat(bjorn.lastMessage()).containsText("“Here I am.”");
        assertThat(bjorn.lastMessage().getByTestId("command-header")).containsText("Astrid used Quote");
        try (SandboxPage phone = SandboxPage.open(chromium, place.pageUrl(), "Chiara", Screen.PHONE)) {
            phone.runOnLastMessage("Quote");
            assertThat(phone.lastMessage().getByTestId("command-header")).containsText("Chiara used Quote");
            assertThat(phone.faults()).isEmpty();
        }
    }

    @Test
    void menus_of_a_form_begin_as_the_bot_has_set_them_and_can_be_emptied_where_none_is_needed() {
        astrid.slash("invite");
        assertThat(astrid.dialog().getByRole(AriaRole.COMBOBOX).first()).hasText("Astrid");
        astrid.chooseInDialog("Guest", "Björn");
        astrid.chooseInDialog("Drink", "Tea");
        astrid.dialog()
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Submit"))
                .click();
        assertThat(astrid.dialog()).containsText("Please choose.");
        astrid.chooseRadio("Seat", "Window");
        astrid.submitDialog();
        assertThat(bjorn.lastMessage()).containsText("Guests: Björn; drinks: []; seat: window");
    }
}
