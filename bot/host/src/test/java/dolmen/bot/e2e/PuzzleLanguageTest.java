package dolmen.bot.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Puzzles and hints are in the language of the person, around the game's own sentences. */
class PuzzleLanguageTest {
    @RegisterExtension
    private final LocalDiscord discord = new LocalDiscord();

    private JsonNode puzzle(Person person, String game) {
        return person.command(discord.general, "puzzle", "game", game).path("message");
    }

    @Test
    void a_puzzle_is_set_missed_and_solved_in_the_language_of_the_solver() {
        discord.speaks(discord.astrid, "de");
        JsonNode asked = puzzle(discord.astrid, "obelisk");
        assertThat(Person.words(asked))
                .matches(
                        "(?s)\\*\\*Obelisk\\*\\* · leicht\nDeine Seite: \\*\\*(Schwarz|Weiß)\\*\\*\\. .*\n-# Ziel des Spiels: .*");
        assertThat(Person.buttons(asked)).contains("Regeln", "Weiter").endsWith("Aufgeben (zählt als Fehlversuch)");

        JsonNode failed = new Solver(discord.astrid).fail(asked);
        assertThat(Person.words(failed))
                .endsWith("\n**Das war es nicht.** Ein anderer Zug gewinnt.\n"
                        + "Noch 9 Rätsel in Obelisk, bis du eine Wertung hast.");
        JsonNode again = discord.astrid.press(failed, "Noch einmal").path("message");
        JsonNode solved = new Solver(discord.astrid).solve(again);
        assertThat(Person.words(solved))
                .contains("\n**Gelöst.** ", ": der Obelisk ist vollendet.")
                .endsWith("\nDu kanntest es schon, deshalb zählt es nicht.");
        assertThat(Person.buttons(solved)).startsWith("Weiter", "Gegen Computer spielen");
    }

    @Test
    void sides_without_names_are_called_as_the_language_calls_them() {
        discord.speaks(discord.astrid, "pl");
        JsonNode asked = puzzle(discord.astrid, "gardsdansen");
        assertThat(Person.words(asked))
                .containsPattern("\nGrasz \\*\\*(jaśniejszymi|ciemniejszymi)\\*\\* bierkami\\. ");

        JsonNode told =
                discord.astrid.press(asked, "Poddaj się (liczy się jako błąd)").path("message");
        assertThat(Person.words(told)).contains("\n1. **Ty** `", "\nWygrywasz: ");
    }

    @Test
    void whoever_shares_a_puzzle_does_not_choose_the_language_of_the_channel() {
        discord.speaks(discord.astrid, "ja");
        JsonNode solved = new Solver(discord.astrid).solve(puzzle(discord.astrid, "mausoleum"));
        assertThat(Person.words(solved)).contains("\n**解けました。** ").endsWith("\nMausoleumのパズルはあと9問でレートが付きます。");

        JsonNode shared = discord.astrid.press(solved, "ここで共有").path("message");
        assertThat(Person.words(shared)).startsWith("**Astrid**: ▰\n**Puzzle** · **Mausoleum** · easy\n");
        assertThat(Person.buttons(shared)).containsExactly("Solve");
    }

    @Test
    void a_hint_is_offered_and_given_in_the_language_of_the_player() {
        discord.speaks(discord.astrid, "fr");
        String thread = discord.playComputer("murus-gallicus", "Ylva", "first");
        discord.astrid.awaitBoard(thread, 1, 0);
        JsonNode nudge = discord.astrid.shown(thread, "hint").path("message");
        assertThat(Person.words(nudge)).matches("(?s)Regarde \\*\\*[a-h][1-8]\\*\\*\\..*");

        JsonNode move = discord.astrid.press(nudge, "Voir le coup").path("message");
        assertThat(Person.words(move)).startsWith("Aperçu. `");
        assertThat(Person.buttons(move)).containsAnyOf("Le jouer", "Commencer par là");
    }

    @Test
    void a_match_without_hints_is_told_in_the_language_of_the_player() {
        discord.speaks(discord.bjorn, "nl");
        String thread = discord.begin("murus-gallicus");
        discord.astrid.awaitBoard(thread, 1, 0);

        assertThat(discord.bjorn.privately(thread, "hint"))
                .startsWith("In partij #1 zijn er geen hints, want ze telt voor de rating. ");
    }
}
