package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.PlayResult;
import dolmen.bot.words.Wordings;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.host.Episode;
import dolmen.rules.play.Standing.Told;
import java.util.ArrayDeque;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** A match without its pictures: the position in words, and all that was played. */
class InWordsTest {
    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    @Test
    void the_board_in_words_tells_whoever_moves_the_position_and_every_legal_move() {
        String thread = discord.begin("murus-gallicus");
        discord.play(thread, 1, "a1-a3");
        JsonNode answer = discord.bjorn.command(thread, "board", "text", true);

        Match match = discord.match(1);
        assertThat(answer.path("message").path("attachments")).isEmpty();
        assertThat(Person.privateWords(answer))
                .contains("**Match #1** · Murus Gallicus", "- **Astrid**: Romans, ", "- **Björn**: Gauls, ")
                .contains(match.standing()
                        .position()
                        .seenBy(Seat.SECOND)
                        .scene()
                        .in(Wordings.ENGLISH)
                        .altText())
                .contains("**Astrid** played `a1-a3`: ", "It is your turn.", "- a7: `a7-")
                .contains(match.standing().legalMoves(Seat.SECOND));
    }

    @Test
    void the_board_in_words_tells_few_moves_in_sentences() {
        discord.playAtOnce(discord.astrid);
        String thread = discord.begin("gardsdansen");
        discord.astrid.command(thread, "move", "move", "d2-d4");

        Match match = discord.match(1);
        List<Told.Played> choices = match.standing().choices(Seat.FIRST).values().stream()
                .flatMap(List::stream)
                .toList();
        assertThat(choices).hasSizeLessThan(13);
        assertThat(discord.astrid.privately(thread, "board", "text", true))
                .contains("Your legal moves: %d.".formatted(choices.size()))
                .contains(choices.stream()
                        .map(move -> "- `%s`: %s.".formatted(move.text(), Wordings.ENGLISH.of(move.sentence())))
                        .toList());
    }

    @Test
    void the_board_in_words_tells_whose_turn_it_is_to_everybody_else() {
        String thread = discord.begin("murus-gallicus");
        for (Person person : List.of(discord.bjorn, discord.chiara)) {
            assertThat(person.privately(thread, "board", "text", true))
                    .contains("It is **Astrid**'s turn.")
                    .doesNotContain("legal moves");
        }
        assertThat(discord.chiara.privately(discord.general, "board", "text", true, "match", 99))
                .contains("There is no such match");
    }

    @Test
    void history_numbers_the_turns_and_ends_with_how_the_match_stands() {
        String thread = discord.begin("murus-gallicus");
        assertThat(discord.chiara.privately(thread, "history"))
                .contains("**History of match #1** · Murus Gallicus", "It is **Astrid**'s turn.");
        discord.play(thread, 1, "a1-a3", "a7-a5");
        discord.astrid.press(discord.astrid.command(thread, "resign").path("message"), "Resign");

        assertThat(discord.chiara.privately(thread, "history"))
                .containsSubsequence(
                        "\n1. **Astrid** `a1-a3`: ",
                        "\n2. **Björn** `a7-a5`: ",
                        "\n- **Astrid** resigned.",
                        "\n**Astrid** resigned, so **Björn** won.");
    }

    @Test
    void a_turn_of_several_plies_is_one_line_of_the_history() {
        String thread = discord.begin("gardsdansen");
        discord.astrid.command(thread, "move", "move", "d2-d4 c1-d2");
        assertThat(discord.bjorn.privately(thread, "history").lines().filter(line -> line.startsWith("1. ")))
                .singleElement()
                .asString()
                .contains("`d2-d4`: ", "`c1-d2`: ");
    }

    @Test
    void a_long_history_opens_at_its_end_and_is_paged_by_buttons_that_outlive_moves_and_restarts() throws Exception {
        String thread = discord.begin("mausoleum");
        List<String> moves = Playthrough.endingIn("mausoleum", "TOO_FEW");
        moves.subList(0, moves.size() - 1).forEach(this::play);
        JsonNode shown = discord.chiara.command(thread, "history").path("message");
        assertThat(words(shown)).contains("'s turn.").doesNotContain("\n1. ");

        discord.restartBot();
        play(moves.getLast());
        var turns = new ArrayDeque<>(turnsOn(shown));
        while (words(shown).contains("page ") && !words(shown).contains("page 1 of")) {
            shown = turn(shown, "Earlier");
            turnsOn(shown).reversed().forEach(turns::addFirst);
        }

        assertThat(turns)
                .containsExactlyElementsOf(
                        IntStream.rangeClosed(1, turns.size()).boxed().toList());
        assertThat(words(shown)).contains("\n1. **Astrid** `" + moves.getFirst());
        assertThat(shown.toString()).doesNotContain("Earlier");
        while (shown.toString().contains("Later")) {
            shown = turn(shown, "Later");
        }
        assertThat(words(shown)).contains("** won: **", "** has fewer than four stones.");
    }

    private void play(String move) {
        Match match = discord.match(1);
        PlayerId mover = match.playerToMove().orElseThrow();
        assertThat(discord.hosted().services.matches().play().play(match.id(), mover, match.ply(), move))
                .isInstanceOf(PlayResult.Played.class);
    }

    private JsonNode turn(JsonNode page, String label) {
        discord.chiara.press(page, label);
        return discord.chiara.message(
                page.path("channel_id").asText(), page.path("id").asText());
    }

    private static String words(JsonNode message) {
        return message.path("content").asText();
    }

    private static List<Integer> turnsOn(JsonNode page) {
        return words(page)
                .lines()
                .filter(line -> line.matches("\\d+\\. .*"))
                .map(line -> Integer.valueOf(line.substring(0, line.indexOf('.'))))
                .toList();
    }

    @Test
    void in_the_card_game_everybody_is_told_the_own_cards_alone() {
        String thread = discord.begin("mausoleum-cards");
        discord.astrid.command(thread, "move", "move", "deck");
        Match match = discord.match(1);

        String table = told(discord.chiara, thread);
        for (Person player : List.of(discord.astrid, discord.bjorn)) {
            Person other = player == discord.astrid ? discord.bjorn : discord.astrid;
            Seat own = seat(match, player);
            List<String> secrets = secrets(match, own).stream()
                    .map(secret -> Person.named(match, List.of(discord.astrid, discord.bjorn), secret))
                    .toList();
            assertThat(secrets).isNotEmpty();
            assertThat(told(player, thread))
                    .contains(secrets)
                    .contains(Person.named(
                            match,
                            List.of(discord.astrid, discord.bjorn),
                            match.standing()
                                    .position()
                                    .seenBy(own)
                                    .scene()
                                    .in(Wordings.ENGLISH)
                                    .altText()));
            assertThat(told(other, thread)).doesNotContain(secrets);
            assertThat(table).doesNotContain(secrets);
        }
    }

    private static Seat seat(Match match, Person person) {
        return match.seatOf(new PlayerId(Long.parseUnsignedLong(person.id))).orElseThrow();
    }

    /** What that person reads of the match, in its history and as its board. */
    private static String told(Person person, String thread) {
        return person.privately(thread, "board", "text", true) + "\n" + person.privately(thread, "history");
    }

    /** What chance did that is told to the seat in other words than to everybody. */
    private static List<String> secrets(Match match, Seat seat) {
        List<String> everybody = happened(match.game().toldTo(new Spectator()));
        return happened(match.game().toldTo(seat)).stream()
                .filter(sentence -> !everybody.contains(sentence))
                .toList();
    }

    private static List<String> happened(List<Episode> episodes) {
        return episodes.stream()
                .flatMap(episode -> switch (episode) {
                    case Episode.TurnTaken turn -> turn.told().stream();
                    case Episode.Chance chance -> chance.told().stream();
                    case Episode.Acted acted -> Stream.<Told>empty();
                })
                .filter(Told.Happened.class::isInstance)
                .map(told -> Wordings.ENGLISH.of(((Told.Happened) told).sentence()))
                .toList();
    }
}
