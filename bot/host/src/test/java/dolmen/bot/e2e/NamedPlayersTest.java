package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.match.Match;
import dolmen.rules.Seat;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Players are called by their names wherever a game knows them by their seats only. */
class NamedPlayersTest {
    private static final Pattern SEAT = Pattern.compile("\\b[Ss]eat [1-9]");
    private static final int MOVES = 4;

    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    @Test
    void nothing_that_a_player_reads_calls_anybody_by_a_seat() {
        String thread = discord.beginTable("mausoleum-cards(players=3)", List.of(discord.bjorn, discord.chiara));
        JsonNode first = discord.messagesOfBot(thread).getFirst();
        assertThat(first.path("content").asText()).contains("your turn ends");
        assertThat(first.path("attachments").path(0).path("description").asText())
                .contains("Astrid", "Björn", "Chiara")
                .containsPattern("Shop: 37 [A-Z]");
        for (int move = 0; move < MOVES; move++) {
            Match match = discord.match(1);
            Seat seat = match.toMove().orElseThrow();
            Person mover = mover(match, seat);
            checked(mover.command(thread, "board"));
            checked(mover.command(thread, "board", "text", true));
            checked(mover.typing(thread, "move", "move", "@").toString());
            checked(mover.privately(thread, "move", "move", "4@9"));
            checked(mover.privately(thread, "move", "move", "18@2"));
            List<String> legal = discord.match(1).standing().legalMoves(seat);
            checked(mover.command(thread, "move", "move", legal.getFirst()));
        }
        checked(discord.astrid.command(thread, "history"));
        discord.messagesOfBot(thread).forEach(NamedPlayersTest::checked);
    }

    @Test
    void whoever_reads_what_they_did_is_you_in_all_of_the_sentence() {
        String thread = discord.beginTable("mausoleum-cards(players=3)", List.of(discord.bjorn, discord.chiara));
        Match match = discord.match(1);
        Person mover = mover(match, match.toMove().orElseThrow());
        Person other = mover == discord.chiara ? discord.bjorn : discord.chiara;
        mover.command(thread, "move", "move", "deck");

        assertThat(mover.privately(thread, "board")).contains("You drew a card.");
        assertThat(mover.privately(thread, "history")).contains("1. You drew a card. It is ");
        assertThat(other.privately(thread, "board"))
                .containsPattern("\\S+ drew a card\\.")
                .doesNotContain("It is the ")
                .doesNotContain("You ");
    }

    @Test
    void a_typed_card_goes_to_the_player_who_is_named_or_mentioned() {
        String thread = discord.beginTable("mausoleum-cards(players=3)", List.of(discord.bjorn, discord.chiara));
        discord.playAtOnce(discord.astrid, discord.bjorn, discord.chiara);
        typed(thread, "%s to " + discord.chiara.name);
        typed(thread, "%s to the party of " + discord.chiara.mention());
        typed(thread, "%s@" + discord.chiara.name);
    }

    /** The player to move draws, and says a card with the words, so that Chiara gets it. */
    private void typed(String thread, String words) {
        Match match = discord.match(1);
        Person mover = mover(match, match.toMove().orElseThrow());
        mover.command(thread, "move", "move", "deck");
        Match drawn = discord.match(1);
        int chiara = drawn.players().stream().map(Object::toString).toList().indexOf(discord.chiara.id) + 1;
        String gift = drawn.standing().legalMoves(drawn.toMove().orElseThrow()).stream()
                .filter(move -> move.matches("[0-9]+@" + chiara))
                .findFirst()
                .orElseThrow();

        mover.command(thread, "move", "move", words.formatted(gift.split("@", -1)[0]));

        assertThat(discord.match(1).record().moves()).last().isEqualTo(gift);
    }

    private Person mover(Match match, Seat seat) {
        return List.of(discord.astrid, discord.bjorn, discord.chiara).stream()
                .filter(person -> person.id.equals(match.player(seat).toString()))
                .findFirst()
                .orElseThrow();
    }

    private static void checked(JsonNode answer) {
        checked(answer.toString());
    }

    private static void checked(String words) {
        assertThat(words).doesNotContainPattern(SEAT);
    }
}
