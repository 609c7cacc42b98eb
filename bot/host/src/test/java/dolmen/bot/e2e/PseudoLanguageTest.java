package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.words.Wordings;
import dolmen.rules.GameRegistry;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Verbatim;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Everything that people read in the pseudo-language is said by messages, and Discord accepts it although it is longer.
 * Names have no accents: those of people, games, cards and languages; nor has the "and" of a list.
 */
class PseudoLanguageTest {
    private static final List<String> GAMES =
            List.of("murus-gallicus", "mausoleum", "obelisk", "gardsdansen", "mausoleum-cards");

    private static final Pattern WORD = Pattern.compile("[A-Za-z]{3,}");
    private static final Pattern NAME = names();

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    private final List<String> read = new ArrayList<>();

    private static Pattern names() {
        ResourceBundle deck = ResourceBundle.getBundle("dolmen.rules.games.mausoleumcards.deck");
        Stream<String> cards = deck.keySet().stream()
                .map(deck::getString)
                .map(line -> line.split("\\|", -1)[1].replace("*", "").strip());
        return Stream.of(
                        cards,
                        GameRegistry.load()
                                .games()
                                .map(game -> game.facts().name())
                                .filter(Verbatim.class::isInstance)
                                .map(Argument::verbatim),
                        Wordings.names().values().stream(),
                        Stream.of("Astrid", "Björn", "Chiara", "Stone Circle", "UTC"))
                .flatMap(names -> names)
                .sorted(Comparator.comparingInt(String::length).reversed())
                .map(Pattern::quote)
                .collect(Collectors.collectingAndThen(
                        Collectors.joining("|", "`[^`]*`|\\[.*?]\\(.*?\\)|<[^>]*>|https?://\\S+|/[a-z-]+| and |", ""),
                        Pattern::compile));
    }

    private void reads(Person person) {
        var preferences = discord.hosted().services.people().preferences();
        preferences.change(new PlayerId(Long.parseLong(person.id)), now -> now.withLanguage(Optional.of("en-XA")));
        preferences.change(
                new GuildId(discord.guild.path("id").asLong()), now -> now.withLanguage(Optional.of("en-XA")));
    }

    private void see(JsonNode answer) {
        assertThat(answer.path("message").isMissingNode()).as(answer.toString()).isFalse();
        Stream.of("content", "label", "placeholder", "description")
                .flatMap(field -> answer.findValues(field).stream())
                .filter(JsonNode::isTextual)
                .map(JsonNode::asText)
                .forEach(read::add);
    }

    private static boolean saysMore(String text) {
        return WORD.matcher(NAME.matcher(text).replaceAll(" ")).find();
    }

    @Test
    void everything_said_is_a_message() {
        var threads = new LinkedHashMap<String, String>();
        GAMES.forEach(game -> threads.put(game, discord.begin(game)));
        reads(discord.astrid);

        Stream.of(
                        "help",
                        "settings",
                        "settings-server",
                        "games",
                        "puzzle",
                        "openings",
                        "leaderboard",
                        "profile",
                        "history")
                .forEach(name -> see(discord.astrid.command(discord.general, name)));
        threads.forEach((game, thread) -> {
            see(discord.astrid.command(discord.general, "rules", "game", game));
            see(discord.astrid.command(discord.general, "learn", "game", game));
            see(discord.astrid.command(discord.general, "puzzle", "game", game));
            see(discord.astrid.command(thread, "board"));
            see(discord.astrid.command(thread, "board", "text", true));
            see(discord.astrid.command(thread, "hint"));
            see(discord.astrid.command(thread, "move", "move", "x9"));
        });

        assertThat(read).hasSizeGreaterThan(100).noneMatch(PseudoLanguageTest::saysMore);
    }
}
