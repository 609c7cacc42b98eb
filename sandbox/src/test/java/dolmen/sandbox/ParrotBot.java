package dolmen.sandbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.container.Container;
import net.dv8tion.jda.api.components.label.Label;
import net.dv8tion.jda.api.components.mediagallery.MediaGallery;
import net.dv8tion.jda.api.components.mediagallery.MediaGalleryItem;
import net.dv8tion.jda.api.components.selections.EntitySelectMenu;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.components.textinput.TextInput;
import net.dv8tion.jda.api.components.textinput.TextInputStyle;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.events.GenericEvent;
import net.dv8tion.jda.api.events.interaction.ModalInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.CommandAutoCompleteInteractionEvent;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.EntitySelectInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;
import net.dv8tion.jda.api.events.message.MessageReceivedEvent;
import net.dv8tion.jda.api.interactions.commands.OptionMapping;
import net.dv8tion.jda.api.interactions.commands.OptionType;
import net.dv8tion.jda.api.interactions.commands.build.CommandData;
import net.dv8tion.jda.api.interactions.commands.build.Commands;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;
import net.dv8tion.jda.api.interactions.commands.build.SubcommandData;
import net.dv8tion.jda.api.modals.Modal;
import net.dv8tion.jda.api.utils.FileUpload;

/** A bot that uses every feature of the sandbox once, and records the events that it receives. */
final class ParrotBot implements Consumer<GenericEvent> {
    /** One white pixel. */
    static final byte[] PNG = Base64.getDecoder()
            .decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==");

    private final Queue<String> heard = new ConcurrentLinkedQueue<>();

    static List<CommandData> commands() {
        return List.of(
                Commands.slash("say", "Repeats")
                        .addOptions(
                                new OptionData(OptionType.STRING, "text", "What", true, true),
                                new OptionData(OptionType.INTEGER, "times", "How often").setRequiredRange(1, 3),
                                new OptionData(OptionType.USER, "to", "To whom")),
                Commands.slash("file", "Reads a file").addOption(OptionType.ATTACHMENT, "text", "Which", true),
                Commands.slash("board", "A picture, promised first"),
                Commands.slash("panel", "Components"),
                Commands.slash("secret", "For one person"),
                Commands.slash("thread", "Opens a thread"),
                Commands.slash("silent", "Never answers"),
                Commands.slash("stones", "Counts")
                        .addSubcommands(new SubcommandData("add", "Adds")
                                .addOptions(new OptionData(OptionType.STRING, "colour", "Which", true)
                                        .addChoice("White", "w")
                                        .addChoice("Black", "b"))));
    }

    Queue<String> heard() {
        return heard;
    }

    @Override
    public void accept(GenericEvent event) {
        switch (event) {
            case SlashCommandInteractionEvent slash -> run(slash);
            case CommandAutoCompleteInteractionEvent typing ->
                typing.replyChoiceStrings(typing.getFocusedOption().getValue() + "!", "Ōtoro 🪨")
                        .queue();
            case ButtonInteractionEvent press -> press(press);
            case StringSelectInteractionEvent choice ->
                choice.reply("chose " + choice.getValues()).setEphemeral(true).queue();
            case EntitySelectInteractionEvent choice ->
                choice.reply("met " + choice.getValues().getFirst().getId()).queue();
            case ModalInteractionEvent form ->
                form.reply("typed "
                                + Objects.requireNonNull(form.getValue("move")).getAsString())
                        .queue();
            case MessageReceivedEvent message ->
                heard.add(message.getAuthor().getName() + ": "
                        + message.getMessage().getContentRaw());
            default -> {}
        }
    }

    private static void run(SlashCommandInteractionEvent slash) {
        switch (slash.getFullCommandName()) {
            case "say" -> say(slash);
            case "file" -> readFile(slash);
            case "board" ->
                slash.deferReply()
                        .flatMap(hook -> hook.editOriginal("the board")
                                .setFiles(FileUpload.fromData(PNG, "board.png").setDescription("a white pixel")))
                        .flatMap(message -> slash.getHook().sendMessage("and more"))
                        .queue();
            case "panel" -> panel(slash);
            case "secret" ->
                slash.deferReply(true)
                        .flatMap(hook -> hook.sendMessage("only you"))
                        .queue();
            case "thread" ->
                slash.reply("opening")
                        .flatMap(hook -> slash.getChannel().asTextChannel().createThreadChannel("Match ō 1"))
                        .flatMap(thread ->
                                thread.addThreadMember(slash.getUser()).map(done -> thread))
                        .flatMap(thread -> thread.sendMessage(
                                "Your move, " + slash.getUser().getAsMention()))
                        .queue();
            case "stones add" ->
                slash.reply("added " + slash.getOption("colour", OptionMapping::getAsString))
                        .queue();
            default -> {}
        }
    }

    private static void readFile(SlashCommandInteractionEvent slash) {
        Message.Attachment file =
                Objects.requireNonNull(slash.getOption("text")).getAsAttachment();
        slash.deferReply()
                .flatMap(hook -> hook.editOriginal("%s, %d bytes, %s: %s"
                        .formatted(file.getFileName(), file.getSize(), file.getContentType(), content(file))))
                .queue();
    }

    private static String content(Message.Attachment file) {
        try (var content = file.getProxy().download().join()) {
            return new String(content.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static void say(SlashCommandInteractionEvent slash) {
        String text = slash.getOption("text", "", OptionMapping::getAsString);
        String to = slash.getOption("to", "nobody", option -> option.getAsUser().getEffectiveName());
        slash.reply(text.repeat(slash.getOption("times", 1, OptionMapping::getAsInt)) + " to " + to)
                .queue();
    }

    private static void panel(SlashCommandInteractionEvent slash) {
        slash.replyComponents(Container.of(
                        TextDisplay.of("**Board** of " + slash.getUser().getAsMention()),
                        MediaGallery.of(MediaGalleryItem.fromFile(
                                FileUpload.fromData("x".getBytes(StandardCharsets.UTF_8), "x.png"))),
                        ActionRow.of(
                                Button.primary("edit", "Edit"),
                                Button.secondary("later", "Later"),
                                Button.success("form", "Form"),
                                Button.secondary("refuse", "Refuse"),
                                Button.danger("off", "Off").asDisabled()),
                        ActionRow.of(StringSelectMenu.create("pick")
                                .addOption("Alpha", "a")
                                .addOption("Beta", "b")
                                .setMaxValues(2)
                                .build()),
                        ActionRow.of(EntitySelectMenu.create("who", EntitySelectMenu.SelectTarget.USER)
                                .build())))
                .useComponentsV2()
                .queue();
    }

    private static void press(ButtonInteractionEvent press) {
        switch (press.getComponentId()) {
            case "edit" ->
                press.editComponents(TextDisplay.of("edited")).useComponentsV2().queue();
            case "later" ->
                press.deferEdit()
                        .flatMap(hook -> hook.editOriginalComponents(TextDisplay.of("edited later"))
                                .useComponentsV2())
                        .queue();
            case "refuse" ->
                press.deferEdit()
                        .flatMap(hook -> hook.sendMessage("not now").setEphemeral(true))
                        .queue();
            default ->
                press.replyModal(Modal.create("modal", "A move")
                                .addComponents(Label.of(
                                        "Move",
                                        TextInput.create("move", TextInputStyle.SHORT)
                                                .setRequiredRange(2, 5)
                                                .build()))
                                .build())
                        .queue();
        }
    }
}
