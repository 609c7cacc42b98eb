package dolmen.sandbox.page;

import dolmen.sandbox.Sandbox;
import dolmen.sandbox.SandboxConfiguration;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.JDABuilder;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.container.Container;
import net.dv8tion.jda.api.components.label.Label;
import net.dv8tion.jda.api.components.mediagallery.MediaGallery;
import net.dv8tion.jda.api.components.mediagallery.MediaGalleryItem;
import net.dv8tion.jda.api.components.radiogroup.RadioGroup;
import net.dv8tion.jda.api.components.selections.EntitySelectMenu;
import net.dv8tion.jda.api.components.selections.EntitySelectMenu.SelectTarget;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;
import net.dv8tion.jda.api.components.separator.Separator;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.components.textinput.TextInput;
import net.dv8tion.jda.api.components.textinput.TextInputStyle;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.User;
import net.dv8tion.jda.api.entities.channel.concrete.TextChannel;
import net.dv8tion.jda.api.entities.channel.middleman.MessageChannel;
import net.dv8tion.jda.api.events.interaction.ModalInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.MessageContextInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.UserContextInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.EntitySelectInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;
import net.dv8tion.jda.api.hooks.ListenerAdapter;
import net.dv8tion.jda.api.interactions.DiscordLocale;
import net.dv8tion.jda.api.interactions.InteractionContextType;
import net.dv8tion.jda.api.interactions.commands.DefaultMemberPermissions;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.SubcommandData;
import net.dv8tion.jda.api.modals.Modal;
import net.dv8tion.jda.api.requests.GatewayIntent;
import net.dv8tion.jda.api.requests.RestAction;
import net.dv8tion.jda.api.requests.RestConfig;
import net.dv8tion.jda.api.utils.FileUpload;
import net.dv8tion.jda.api.utils.SessionControllerAdapter;

/** A small bot that answers in every way that Discord allows, so that a test can look at the page. */
final class TestBot extends ListenerAdapter implements AutoCloseable {

    private static final List<String> OPENINGS = List.of("Standard", "Advanced", "Advanced, special opening");

    private final JDA jda;

    private TestBot(JDABuilder builder) throws InterruptedException {
        jda = builder.addEventListeners(this).build().awaitReady();
        jda.updateCommands()
                .addCommands(
                        Commands.slash("challenge", "Challenge someone to a game")
                                .addOption(OptionType.USER, "opponent", "Whom you want to play", true)
                                .addOption(OptionType.STRING, "opening", "How it begins", false, true)
                                .addOption(OptionType.INTEGER, "days", "Days for each move"),
                        Commands.slash("match", "Your matches")
                                .addSubcommands(
                                        new SubcommandData("list", "All that you play"),
                                        new SubcommandData("menu", "Choose what to do")),
                        Commands.slash("secret", "A word for you alone"),
                        Commands.slash("weigh", "How heavy a file is")
                                .addOption(OptionType.ATTACHMENT, "file", "Which", true),
                        Commands.slash("note", "Write a note"),
                        Commands.slash("invite", "Invite somebody by a form of menus"),
                        Commands.user("Wave").setContexts(InteractionContextType.GUILD),
                        Commands.message("Quote"),
                        Commands.slash("thread", "Meet in a thread"),
                        Commands.slash("boards", "Four boards in a row")
                                .setNameLocalization(DiscordLocale.GERMAN, "bretter")
                                .setDescriptionLocalization(DiscordLocale.GERMAN, "Vier Bretter in einer Reihe"),
                        Commands.slash("tidy", "Tidy the server up")
                                .setDefaultPermissions(DefaultMemberPermissions.enabledFor(Permission.MANAGE_SERVER)),
                        Commands.slash("silent", "Never answers"))
                .complete();
    }

    /** Connects to the sandbox and registers the commands. */
    static TestBot connect(Sandbox sandbox) throws InterruptedException {
        return new TestBot(JDABuilder.createLight(
                        SandboxConfiguration.DEFAULT_TOKEN, EnumSet.noneOf(GatewayIntent.class))
                .setEnableShutdownHook(false)
                .setRestConfig(new RestConfig().setBaseUrl(sandbox.apiBase().toString()))
                .setSessionController(new SessionControllerAdapter() {
                    @Override
                    public String getGateway() {
                        return sandbox.gatewayUrl().toString();
                    }
                }));
    }

    String name() {
        return jda.getSelfUser().getEffectiveName();
    }

    @Override
    public void close() {
        jda.shutdownNow();
    }

    @Override
    public void onSlashCommandInteraction(SlashCommandInteractionEvent event) {
        switch (event.getFullCommandName()) {
            case "challenge" -> challenge(event);
            case "match list" -> event.reply("You play **no** match.").queue();
            case "match menu" -> event.reply("Choose:").addComponents(menus()).queue();
            case "secret" ->
                event.reply("The stone is hollow.").setEphemeral(true).queue();
            case "weigh" -> weigh(event);
            case "note" -> event.replyModal(note()).queue();
            case "invite" -> event.replyModal(invitation(event.getUser())).queue();
            case "thread" -> openThread(event);
            case "boards" -> showBoards(event);
            default -> {
                // Deliberately no answer, like a bot that hangs.
            }
        }
    }

    private static void weigh(SlashCommandInteractionEvent event) {
        Message.Attachment file = Objects.requireNonNull(event.getOption("file", OptionMapping::getAsAttachment));
        event.reply("%s has %d bytes".formatted(file.getFileName(), file.getSize()))
                .queue();
    }

    private static void challenge(SlashCommandInteractionEvent event) {
        User opponent = Objects.requireNonNull(event.getOption("opponent", OptionMapping::getAsUser));
        String opening = event.getOption("opening", "Standard", OptionMapping::getAsString);
        Container shown = Container.of(
                TextDisplay.of("### " + event.getUser().getEffectiveName() + " challenges " + opponent.getAsMention()
                        + "\n" + opening),
                MediaGallery.of(
                        MediaGalleryItem.fromFile(picture()).withDescription("An empty board of eight by eight")),
                Separator.createDivider(Separator.Spacing.SMALL),
                ActionRow.of(
                        Button.success("accept", "Accept"),
                        Button.danger("decline", "Decline"),
                        Button.secondary("later", "Later").asDisabled(),
                        Button.link("https://example.org/rules", "Rules")));
        event.deferReply()
                .flatMap(hook -> hook.editOriginalComponents(shown).useComponentsV2())
                .flatMap(edited -> event.getHook()
                        .sendMessage(opponent.getAsMention() + ", you are challenged.")
                        .mentionUsers(opponent.getIdLong()))
                .queue();
    }

    private static ActionRow[] menus() {
        return new ActionRow[] {
            ActionRow.of(StringSelectMenu.create("deed")
                    .setPlaceholder("What to do")
                    .addOption("Resign", "resign", "Give the match up")
                    .addOption("Offer a draw", "draw", "Ask for peace")
                    .build()),
            ActionRow.of(EntitySelectMenu.create("guests", SelectTarget.USER)
                    .setPlaceholder("Whom to invite")
                    .setMaxValues(2)
                    .build())
        };
    }

    private static Modal note() {
        return Modal.create("note", "A note")
                .addComponents(
                        Label.of(
                                "Title",
                                TextInput.create("title", TextInputStyle.SHORT).build()),
                        Label.of(
                                "Text",
                                TextInput.create("text", TextInputStyle.PARAGRAPH)
                                        .setRequired(false)
                                        .build()))
                .build();
    }

    private static Modal invitation(User guest) {
        return Modal.create("invitation", "An invitation")
                .addComponents(
                        Label.of(
                                "Guest",
                                EntitySelectMenu.create("guest", SelectTarget.USER)
                                        .setDefaultValues(EntitySelectMenu.DefaultValue.user(guest.getIdLong()))
                                        .build()),
                        Label.of(
                                "Drink",
                                StringSelectMenu.create("drink")
                                        .setRequired(false)
                                        .addOption("Tea", "tea")
                                        .addOption("Coffee", "coffee")
                                        .setDefaultValues("tea")
                                        .build()),
                        Label.of(
                                "Seat",
                                RadioGroup.create("seat")
                                        .addOption("Window", "window", "You see the lake")
                                        .addOption("Aisle", "aisle")
                                        .build()))
                .build();
    }

    @Override
    public void onUserContextInteraction(UserContextInteractionEvent event) {
        event.reply("Waving at " + event.getTarget().getAsMention()).queue();
    }

    @Override
    public void onMessageContextInteraction(MessageContextInteractionEvent event) {
        event.reply("“%s”".formatted(event.getTarget().getContentDisplay())).queue();
    }

    private static void openThread(SlashCommandInteractionEvent event) {
        TextChannel channel = event.getChannel().asTextChannel();
        event.deferReply(true)
                .flatMap(hook -> channel.createThreadChannel("A quiet corner"))
                .flatMap(thread -> thread.sendMessage("Here, " + event.getUser().getAsMention() + ".")
                        .mentionUsers(event.getUser().getIdLong()))
                .flatMap(message ->
                        event.getHook().editOriginal(message.getChannel().getAsMention() + " is open."))
                .queue();
    }

    /** Each board removes the button of the one before, as in a match that is played quickly. */
    private static void showBoards(SlashCommandInteractionEvent event) {
        MessageChannel channel = event.getChannel();
        RestAction<Message> shown = event.reply("First, a glance.")
                .addFiles(picture())
                .setEphemeral(true)
                .flatMap(hook -> board(channel, "Board 1"));
        for (String next : List.of("Board 2", "Board 3", "Board 4")) {
            shown = shown.flatMap(before -> before.editMessageComponents().flatMap(bare -> board(channel, next)));
        }
        shown.queue();
    }

    private static RestAction<Message> board(MessageChannel channel, String title) {
        return channel.sendMessage(title)
                .addFiles(picture())
                .addComponents(ActionRow.of(Button.secondary("later", "Move")));
    }

    private static FileUpload picture() {
        return FileUpload.fromData(DrawnBoard.png(), "board.png").setDescription("An empty board");
    }

    @Override
    public void onCommandAutoCompleteInteraction(CommandAutoCompleteInteractionEvent event) {
        String typed = event.getFocusedOption().getValue();
        Stream<String> fitting = OPENINGS.stream().filter(opening -> opening.startsWith(typed));
        event.replyChoiceStrings(fitting.toList()).queue();
    }

    @Override
    public void onButtonInteraction(ButtonInteractionEvent event) {
        switch (event.getComponentId()) {
            case "accept" ->
                event.editComponents(
                                TextDisplay.of("Accepted by " + event.getUser().getEffectiveName()))
                        .useComponentsV2()
                        .queue();
            default -> {
                // Declining gets no answer, like a bot that hangs.
            }
        }
    }

    @Override
    public void onStringSelectInteraction(StringSelectInteractionEvent event) {
        event.editMessage("Chosen: " + String.join(", ", event.getValues())).queue();
    }

    @Override
    public void onEntitySelectInteraction(EntitySelectInteractionEvent event) {
        event.editMessage("Invited: " + event.getMentions().getUsers().size()).queue();
    }

    @Override
    public void onModalInteraction(ModalInteractionEvent event) {
        if (event.getModalId().equals("invitation")) {
            event.reply("Guests: %s; drinks: %s; seat: %s"
                            .formatted(
                                    Objects.requireNonNull(event.getValue("guest"))
                                            .getAsMentions()
                                            .getMembers()
                                            .getFirst()
                                            .getEffectiveName(),
                                    Objects.requireNonNull(event.getValue("drink"))
                                            .getAsStringList(),
                                    Objects.requireNonNull(event.getValue("seat"))
                                            .getAsString()))
                    .queue();
            return;
        }
        event.reply("Noted: " + Objects.requireNonNull(event.getValue("title")).getAsString())
                .queue();
    }
}
