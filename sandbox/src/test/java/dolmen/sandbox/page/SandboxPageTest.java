package dolmen.sandbox.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static dolmen.sandbox.page.Filled.with;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import dolmen.sandbox.json.Json;
import dolmen.sandbox.testing.Person;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the page of a sandbox: reading, writing and navigation. */
@InChromium
final class SandboxPageTest extends TwoAtThePage {

    SandboxPageTest(Chromium chromium) throws Exception {
        super(chromium);
    }

    // ---- people and messages

    @Test
    void a_message_arrives_at_the_other_window_and_notifies_the_mentioned_person() {
        bjorn.openChannel("games");
        astrid.write("Good evening, @Björn!");
        assertThat(astrid.callsOf("Björn")).hasText("1");
        assertThat(bjorn.callsOf("Björn")).hasText("1");
        bjorn.openChannel("general");
        assertThat(bjorn.lastMessage()).containsText("Good evening, @Björn!");
        assertThat(bjorn.callsOf("Björn")).not().isVisible();
    }

    @Test
    void a_window_that_is_opened_later_shows_earlier_notifications(Chromium chromium) {
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
    void a_late_answer_leads_nobody_back() {
        bjorn.doMeanwhile(() -> bjorn.person("Chiara").click(), () -> bjorn.openChannel("games"));
        assertThat(bjorn.channelTitle()).hasText("games");
        astrid.doMeanwhile(() -> astrid.channel("Dolmen").click(), () -> astrid.openChannel("games"));
        assertThat(astrid.channelTitle()).hasText("games");
    }

    @Test
    void a_late_answer_closes_no_drawer(Chromium chromium) {
        try (SandboxPage phone = SandboxPage.open(chromium, place.pageUrl(), "Chiara", Screen.PHONE)) {
            phone.doMeanwhile(() -> phone.person("Björn").click(), phone::showChannels);
            phone.channel("games").click();
            assertThat(phone.channelTitle()).hasText("games");
            assertThat(phone.faults()).isEmpty();
        }
    }

    @Test
    void one_window_can_switch_between_people_and_add_a_new_one() {
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
    void the_days_above_messages_have_other_names_once_the_reader_s_day_is_over() {
        astrid.page().clock().install();
        astrid.page().reload();
        astrid.write("Today or never.");
        Locator days = astrid.page().locator(".day");
        assertThat(days.last()).hasText("Today");

        astrid.page().clock().fastForward("24:00:00");

        assertThat(days.last()).hasText("Yesterday");
        assertThat(days).hasCount(1);
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
    void a_reader_who_has_scrolled_up_stays_there_until_asking_for_the_newest() {
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

    @Test
    void a_reader_who_has_scrolled_up_is_led_to_the_answer_to_an_act_of_their_own() {
        astrid.slash("boards");
        assertThat(bjorn.lastMessage()).containsText("Board 4");
        assertThat(bjorn.lastMessage().getByRole(AriaRole.IMG)).isInViewport(whole());
        bjorn.lastMessage().hover();
        bjorn.page().mouse().wheel(0, -700);
        assertThat(bjorn.toTheNewest()).isVisible();
        bjorn.slash("secret");
        assertThat(bjorn.lastMessage()).containsText("The stone is hollow.");
        assertThat(bjorn.lastMessage()).isInViewport(whole());
    }

    @Test
    void a_link_to_a_message_leads_to_it_as_often_as_it_is_pressed() {
        astrid.slash("boards");
        assertThat(astrid.lastMessage()).containsText("Board 4");
        astrid.write(linkTo("Board 1"));
        for (int press = 0; press < 2; press++) {
            assertThat(astrid.message("Board 1")).not().isInViewport();
            astrid.lastMessage().getByRole(AriaRole.LINK).click();
            assertThat(astrid.message("Board 1").getByRole(AriaRole.IMG)).isInViewport(whole());
            astrid.toTheNewest().click();
        }
    }

    @Test
    void a_link_in_the_excerpt_of_a_reply_opens_its_channel() {
        astrid.slash("boards");
        assertThat(astrid.lastMessage()).containsText("Board 4");
        String link = linkTo("Board 1");
        astrid.openChannel("games");
        astrid.write(link);
        astrid.lastMessage().hover();
        astrid.lastMessage()
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Reply"))
                .click();
        astrid.write("this one");
        astrid.message("this one").getByRole(AriaRole.LINK).click();
        assertThat(astrid.message("Board 1")).hasCount(1);
    }

    private String linkTo(String words) {
        return "https://discord.com/channels/1/%s/%s"
                .formatted(
                        astrid.page().url().replaceFirst(".*/", ""),
                        astrid.message(words).getAttribute("data-message-id"));
    }

    private static LocatorAssertions.IsInViewportOptions whole() {
        return new LocatorAssertions.IsInViewportOptions().setRatio(1);
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
    void the_tags_of_a_post_stand_below_it() {
        Person owner = place.control().person("Astrid");
        String guild = owner.world().at("/guilds/0/id").asText();
        String forum = owner.post(
                        "guilds/" + guild + "/channels",
                        Json.object().put("name", "matches").put("type", "forum"))
                .body()
                .path("id")
                .asText();
        ObjectNode tags = Json.object();
        tags.putArray("tags").addObject().put("name", "In play");
        String tag = owner.post("channels/" + forum + "/tags", tags)
                .body()
                .at("/available_tags/0/id")
                .asText();
        ObjectNode post = Json.object().put("name", "Match 1").put("content", "The board");
        post.putArray("applied_tags").add(tag);
        owner.post("channels/" + forum + "/threads", post);

        assertThat(bjorn.channel("Match 1")).isVisible();
        assertThat(bjorn.channel("In play")).isVisible();
    }

    @Test
    void a_person_can_talk_with_the_bot_in_private() {
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
    void messages_missed_during_a_lost_connection_appear_afterwards(Chromium chromium) throws Exception {
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
}
