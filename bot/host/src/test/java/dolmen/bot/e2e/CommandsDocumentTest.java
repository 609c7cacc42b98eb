package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/** {@code docs/commands.md} is made of the commands that the bot registers. */
class CommandsDocumentTest {
    private static final Path DOCUMENT = Path.of("../docs/commands.md");
    private static final Path FROM_THE_CODE = Path.of("target/commands.md");

    /** Discord's numbers for what a command or an option can be. */
    private static final int IN_THE_MENU_OF_A_PERSON = 2;

    private static final int IN_THE_MENU_OF_A_MESSAGE = 3;

    private static final int SUBCOMMAND = 1;

    @Test
    void the_document_lists_the_commands_as_they_are_registered() throws IOException {
        try (LocalDiscord discord = new LocalDiscord()) {
            String page = page(elements(discord.registeredCommands()).toList());
            Files.writeString(FROM_THE_CODE, page);
            assertThat(page)
                    .as("Commands have changed: copy bot/%s to docs/commands.md.".formatted(FROM_THE_CODE))
                    .isEqualTo(Files.readString(DOCUMENT));
        }
    }

    private static String page(List<JsonNode> commands) {
        var page = new StringBuilder("""
                # Commands

                Discord shows the same while you type. Options in brackets may be left out. This page is made of the code by
                `CommandsDocumentTest`; [Playing](playing.md) says what one does with it.
                """);
        commands.stream()
                .filter(command -> command.path("type").asInt(1) == 1)
                .flatMap(CommandsDocumentTest::ways)
                .sorted((one, other) -> one.name().compareTo(other.name()))
                .forEach(way -> page.append(way.section()));
        page.append(menu(commands, IN_THE_MENU_OF_A_PERSON, "person", "name"));
        page.append(menu(commands, IN_THE_MENU_OF_A_MESSAGE, "message", "message of Dolmen"));
        return page.toString();
    }

    private static String menu(List<JsonNode> commands, int type, String target, String pressed) {
        return commands.stream()
                .filter(command -> command.path("type").asInt() == type)
                .map(command -> "- *%s*\n".formatted(command.path("name").asText()))
                .sorted()
                .collect(Collectors.joining(
                        "",
                        "\n## In the menu of a %s\n\nRight-click a %s, or hold it on a phone, and choose *Apps*.\n\n"
                                .formatted(target, pressed),
                        ""));
    }

    /** A command, or one of its subcommands. */
    private record Way(String name, JsonNode declared) {

        private String section() {
            var section = new StringBuilder("\n## `/%s`\n\n%s.\n"
                    .formatted(
                            String.join(
                                    " ",
                                    Stream.concat(Stream.of(name), options().map(Way::name))
                                            .toList()),
                            said(declared)));
            if (options().findAny().isPresent()) {
                section.append("\n");
            }
            options()
                    .forEach(option -> section.append(
                            "- `%s` %s\n".formatted(option.path("name").asText(), said(option))));
            return section.toString();
        }

        private Stream<JsonNode> options() {
            return elements(declared.path("options"));
        }

        private static String name(JsonNode option) {
            String name = option.path("name").asText();
            return option.path("required").asBoolean() ? name : "[%s]".formatted(name);
        }

        private static String said(JsonNode declared) {
            return declared.path("description").asText().replaceFirst("\\.$", "");
        }
    }

    private static Stream<Way> ways(JsonNode command) {
        String name = command.path("name").asText();
        List<JsonNode> parts = elements(command.path("options"))
                .filter(option -> option.path("type").asInt() == SUBCOMMAND)
                .toList();
        return parts.isEmpty()
                ? Stream.of(new Way(name, command))
                : parts.stream()
                        .map(part -> new Way(
                                "%s %s".formatted(name, part.path("name").asText()), part));
    }

    private static Stream<JsonNode> elements(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false);
    }
}
