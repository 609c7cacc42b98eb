package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The match that README shows is played as it stands there. */
class ReadmeMatchTest {
    private static final Path README = Path.of("../README.md");

    /** A person or the bot, and what they do or say; remarks stand in parentheses behind some blanks. */
    private static final Pattern LINE = Pattern.compile("(Astrid|Björn|Dolmen) +(.+?)(?: {2,}\\(.*\\))?");

    private static final Pattern OPTION = Pattern.compile("(\\w+):(.+?)(?= \\w+:|$)");

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    private JsonNode challenge = MissingNode.getInstance();
    private int plies;

    @Test
    void the_match_in_readme_is_played_from_the_challenge_to_the_end() throws IOException {
        List<String> lines = lines();
        assertThat(lines).hasSizeGreaterThan(10);
        for (String line : lines) {
            var parts = LINE.matcher(line);
            assertThat(parts.matches()).as(line).isTrue();
            follow(parts.group(1), parts.group(2));
        }
        assertThat(discord.match(1).live()).isFalse();
    }

    /** The first block of README that is a talk. */
    private static List<String> lines() throws IOException {
        String readme = Files.readString(README);
        int from = readme.indexOf("```\nAstrid ");
        return readme.substring(from + 4, readme.indexOf("\n```", from + 4))
                .lines()
                .toList();
    }

    private void follow(String who, String what) {
        if (who.equals("Dolmen")) {
            discord.chiara.await(
                    thread(),
                    message -> message.path("content")
                            .asText()
                            .replaceAll("[*`]|<@\\d+>", "")
                            .replaceAll("<t:\\d+:R>", "in 3 days")
                            .contains(said(what)));
        } else if (what.startsWith("/challenge ")) {
            challenge = person(who)
                    .command(discord.general, "challenge", options(what).toArray())
                    .path("message");
        } else if (what.equals("[Accept]")) {
            person(who).press(challenge, "Accept");
        } else {
            move(person(who), what);
            plies++;
        }
    }

    private void move(Person mover, String what) {
        JsonNode board = mover.awaitBoard(thread(), 1, plies);
        String answer = what.startsWith("[Type a move] ")
                ? Person.privateWords(mover.submit(
                        mover.press(board, "Type a move"), "move", what.substring("[Type a move] ".length())))
                : mover.privately(thread(), "move", options(what).toArray());
        assertThat(answer).as(what).contains("You played");
    }

    /** A line of the bot, without the names that are mentions on Discord: one before a comma, and those with a sign. */
    private static String said(String what) {
        return what.replaceFirst("^\\w+, ", ", ").replaceAll("@\\p{L}+", "");
    }

    private List<Object> options(String command) {
        var options = new ArrayList<>();
        OPTION.matcher(command).results().forEach(option -> {
            options.add(option.group(1));
            options.add(value(option));
        });
        return options;
    }

    /** People are named by their ids, and a game is chosen from what is offered while its name is typed. */
    private String value(MatchResult option) {
        String typed = option.group(2);
        if (option.group(1).equals("game")) {
            return discord.astrid
                    .typing(discord.general, "challenge", "game", typed)
                    .getFirst()
                    .path("value")
                    .asText();
        }
        return typed.startsWith("@") ? person(typed.substring(1)).id : typed;
    }

    private Person person(String name) {
        return name.equals("Astrid") ? discord.astrid : discord.bjorn;
    }

    private String thread() {
        return challenge.path("id").asText();
    }
}
