package dolmen.sandbox.page;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;

/**
 * The sandbox's page as one person sees and uses it, in a browser window of its own.
 *
 * <p>Actions wait until their target appears, up to Playwright's timeout. Questions return a {@link Locator}, to be
 * asserted with Playwright's {@code assertThat}, which waits as well. Belongs to the thread of its {@link Chromium}.
 */
public final class SandboxPage implements AutoCloseable {

    private static final double PATIENCE_MS = 20_000;

    private static final boolean SCREENSHOTS = Boolean.getBoolean("dolmen.screenshots");

    private final BrowserContext window;
    private final Page page;
    private final List<String> faults = new CopyOnWriteArrayList<>();

    private SandboxPage(BrowserContext window) {
        this.window = window;
        this.page = window.newPage();
        page.setDefaultTimeout(PATIENCE_MS);
        page.onPageError(faults::add);
    }

    /**
     * Opens the page in a new window as a person.
     *
     * @param pageUrl the address of the page, such as {@code http://127.0.0.1:8080/sandbox/}
     */
    public static SandboxPage open(Chromium chromium, URI pageUrl, String person) {
        return open(chromium, pageUrl, person, Screen.DESK);
    }

    /** Opens the page in a new window of a chosen size as a person. */
    public static SandboxPage open(Chromium chromium, URI pageUrl, String person, Screen screen) {
        BrowserContext window = chromium.browser()
                .newContext(new Browser.NewContextOptions()
                        .setViewportSize(screen.width(), screen.height())
                        .setColorScheme(screen == Screen.DESK ? ColorScheme.LIGHT : ColorScheme.DARK)
                        .setLocale("en-GB"));
        SandboxPage opened = new SandboxPage(window);
        opened.page.navigate(pageUrl.toString());
        opened.become(person);
        return opened;
    }

    // ---- people and places

    /** Switches to another person. */
    public void become(String person) {
        person(person).click();
        assertThat(page.getByTestId("me")).hasText(person);
        assertThat(page.getByTestId("channel-title")).isVisible();
    }

    /** Adds a person to the server and switches to that person. */
    public void addPerson(String name) {
        page.getByRole(AriaRole.BUTTON, named("Add a person")).click();
        page.getByLabel("Name of the new person").fill(name);
        page.getByLabel("Name of the new person").press("Enter");
        assertThat(page.getByTestId("me")).hasText(name);
    }

    /** A person in the switcher. */
    public Locator person(String name) {
        return page.getByRole(AriaRole.NAVIGATION, new Page.GetByRoleOptions().setName("Be someone"))
                .getByRole(AriaRole.LINK, startingWith(name));
    }

    /** The number of a person's unread notifications; absent from the page if there are none. */
    public Locator callsOf(String person) {
        return person(person).getByTestId("person-mentions");
    }

    /** A channel or thread in the list. */
    public Locator channel(String name) {
        return channels().getByText(name, new Locator.GetByTextOptions().setExact(true));
    }

    /**
     * Opens the list of channels, which is behind a button on a narrow screen. The button's state decides, not what is
     * visible: a drawer that is closing can still be seen.
     */
    public void showChannels() {
        Locator drawer = page.getByRole(AriaRole.BUTTON, named("Channels"));
        if (drawer.isVisible() && "false".equals(drawer.getAttribute("aria-expanded"))) {
            drawer.click();
        }
    }

    /** Opens a channel or thread of the list; an archived thread's list is expanded first. */
    public void openChannel(String name) {
        showChannels();
        channel(name).click();
        assertThat(channelTitle()).hasText(name);
    }

    /** Sets out for a place, and does something else before the sandbox has answered with the world. */
    public void doMeanwhile(Runnable setOut, Runnable meanwhile) {
        page.evaluate("""
                () => {
                  const ask = window.fetch;
                  let answer = null;
                  window.fetch = (address, ...more) =>
                    String(address).includes('/world') && answer === null
                      ? new Promise((give) => { answer = () => give(ask(address, ...more)); })
                      : ask(address, ...more);
                  window.isAsked = () => answer !== null;
                  window.answer = async () => {
                    answer();
                    await new Promise((done) => setTimeout(done, 500));
                  };
                }
                """);
        setOut.run();
        page.waitForFunction("isAsked()");
        meanwhile.run();
        page.evaluate("answer()");
    }

    /** Expands the list of archived threads. */
    public void showArchivedThreads() {
        showChannels();
        channels().locator("summary").click();
    }

    /** The name of the open channel. */
    public Locator channelTitle() {
        return page.getByTestId("channel-title");
    }

    // ---- messages

    /** All messages of the open channel, oldest first. */
    public Locator messages() {
        return page.getByTestId("message");
    }

    /** The newest message of the open channel. */
    public Locator lastMessage() {
        return messages().last();
    }

    /** The newest message that contains a text. */
    public Locator message(String text) {
        return messages().filter(new Locator.FilterOptions().setHasText(text)).last();
    }

    /** The button that scrolls to the newest message; absent from the page while that message is visible. */
    public Locator toTheNewest() {
        return page.getByRole(AriaRole.BUTTON, named("To the newest"));
    }

    /** Writes an ordinary message. */
    public void write(String text) {
        composer().fill(text);
        composer().press("Enter");
        assertThat(composer()).hasValue("");
    }

    /** The box for writing messages. */
    public Locator composer() {
        return page.getByTestId("composer");
    }

    // ---- interactions

    /**
     * Runs a slash command as a person types it.
     *
     * @param command the command's name without the slash, with its sub-command if there is one: {@code "match resign"}
     */
    public void slash(String command, Filled... options) {
        beginSlash(command);
        for (Filled filled : options) {
            fill(filled);
        }
        commandForm().getByRole(AriaRole.BUTTON, exactly("Send")).click();
        assertThat(commandForm()).not().isVisible();
    }

    /** Runs a slash command with a file in its only option. */
    public void slashWithFile(String command, String option, Path file) {
        beginSlash(command);
        commandForm().getByLabel(option).setInputFiles(file);
        commandForm().getByRole(AriaRole.BUTTON, exactly("Send")).click();
        assertThat(commandForm()).not().isVisible();
    }

    /** Types a slash command's name, so that its options can be filled in. */
    public void beginSlash(String command) {
        composer().fill("/" + command + " ");
        assertThat(commandForm()).isVisible();
    }

    /** The field of an option of the command that is being typed. */
    public Locator option(String name) {
        return commandForm().getByRole(AriaRole.COMBOBOX, exactly(name));
    }

    /** The suggestions for the focused field. */
    public Locator suggestions() {
        return commandForm().getByRole(AriaRole.OPTION);
    }

    /** Presses the button with this label in the newest message that has one. */
    public void press(String label) {
        button(label).click();
    }

    /** The button with this label in the newest message that has one. */
    public Locator button(String label) {
        return messages().getByRole(AriaRole.BUTTON, exactly(label)).last();
    }

    /** Chooses in the newest menu of a message with this placeholder. */
    public void choose(String menu, String... labels) {
        Locator box = messages().getByRole(AriaRole.COMBOBOX, exactly(menu)).last();
        choose(box, labels);
        if (labels.length > 1) {
            page.getByRole(AriaRole.BUTTON, named("Done")).click();
        }
    }

    /** Runs a user command on a person, through the name above that person's newest message. */
    public void runOn(String person, String command) {
        messages().getByRole(AriaRole.BUTTON, exactly(person)).last().click();
        dialog().getByRole(AriaRole.BUTTON, exactly(command)).click();
    }

    /** Runs a message command on the newest message. */
    public void runOnLastMessage(String command) {
        lastMessage().hover();
        lastMessage().getByRole(AriaRole.BUTTON, exactly("Apps")).click();
        runOnOpened(command);
    }

    /** Opens a person's card from the list of members. */
    public void openMember(String person) {
        showChannels();
        page.getByRole(AriaRole.REGION, named("Members"))
                .getByRole(AriaRole.BUTTON, exactly(person))
                .click();
        assertThat(dialog()).isVisible();
    }

    /** Runs a command that the open dialog offers. */
    public void runOnOpened(String command) {
        dialog().getByRole(AriaRole.BUTTON, exactly(command)).click();
    }

    /** The dialog that the bot has opened. */
    public Locator dialog() {
        return page.getByRole(AriaRole.DIALOG);
    }

    /** Types into a field of the open dialog. */
    public void fillIn(String label, String text) {
        dialog().getByLabel(label).fill(text);
    }

    /** Chooses in a menu of the open dialog. */
    public void chooseInDialog(String label, String choice) {
        choose(dialog().getByRole(AriaRole.COMBOBOX, exactly(label)), choice);
    }

    /** Chooses in a radio group of the open dialog. */
    public void chooseRadio(String group, String choice) {
        dialog().getByRole(AriaRole.GROUP, exactly(group))
                .getByRole(AriaRole.RADIO, new Locator.GetByRoleOptions().setName(choice))
                .check();
    }

    /** Submits the open dialog and waits until it closes. */
    public void submitDialog() {
        dialog().getByRole(AriaRole.BUTTON, exactly("Submit")).click();
        assertThat(dialog()).not().isVisible();
    }

    // ---- the page itself

    /** A passing note. */
    public Locator toast() {
        return page.getByTestId("toast");
    }

    /** The note that the bot is not connected. */
    public Locator offlineNote() {
        return page.getByTestId("offline");
    }

    /** Errors of the page's own code since it was opened; a sound page has none. */
    public List<String> faults() {
        return List.copyOf(faults);
    }

    /** Saves a picture of the page as it looks now, if this run is asked for them. */
    public void screenshot(Path file) {
        if (!SCREENSHOTS) {
            return;
        }
        page.screenshot(new Page.ScreenshotOptions().setPath(file));
    }

    /** Playwright's page, for everything without a method here. */
    public Page page() {
        return page;
    }

    @Override
    public void close() {
        window.close();
    }

    // ---- parts

    private Locator channels() {
        return page.getByRole(
                AriaRole.NAVIGATION,
                new Page.GetByRoleOptions().setName("Channels").setExact(true));
    }

    private Locator commandForm() {
        return page.getByTestId("command-form");
    }

    private void fill(Filled filled) {
        Locator add = commandForm().getByRole(AriaRole.BUTTON, exactly("Add " + filled.option()));
        if (add.count() > 0) {
            add.click();
        }
        Locator field = option(filled.option());
        field.fill(filled.text());
        if ("true".equals(field.getAttribute("aria-expanded"))) {
            commandForm()
                    .getByRole(AriaRole.LISTBOX)
                    .getByText(filled.text())
                    .first()
                    .click();
            assertThat(field).hasAttribute("aria-expanded", "false");
        }
    }

    private void choose(Locator box, String... labels) {
        box.click();
        for (String label : labels) {
            page.getByRole(AriaRole.LISTBOX)
                    .getByText(label, new Locator.GetByTextOptions().setExact(true))
                    .click();
        }
    }

    private static Page.GetByRoleOptions named(String name) {
        return new Page.GetByRoleOptions().setName(name).setExact(true);
    }

    private static Locator.GetByRoleOptions exactly(String name) {
        return new Locator.GetByRoleOptions().setName(name).setExact(true);
    }

    /** A person's link also has the number of notifications. The browser reads the pattern, and knows no quoting. */
    private static Locator.GetByRoleOptions startingWith(String name) {
        String literal = name.replaceAll("[^\\p{L}\\p{N} ]", "\\\\$0");
        return new Locator.GetByRoleOptions().setName(Pattern.compile("^" + literal + "(,|$)"));
    }
}
