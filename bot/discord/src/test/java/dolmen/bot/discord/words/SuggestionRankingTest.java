package dolmen.bot.discord.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.dv8tion.jda.api.interactions.commands.Command;
import org.junit.jupiter.api.Test;

class SuggestionRankingTest {
    private static Stream<String> ranked(String typed, String... values) {
        return SuggestionRanking.choices(
                        Stream.of(values).map(value -> new SuggestionRanking.Candidate(value, value)), typed)
                .stream()
                .map(Command.Choice::getAsString);
    }

    @Test
    void an_exact_text_stands_first_then_what_begins_so_then_what_contains_it() {
        assertThat(ranked("a1-a3", "b1-a1-a3", "a1-a3,b4", "a1-a3")).containsExactly("a1-a3", "a1-a3,b4", "b1-a1-a3");
    }

    @Test
    void separators_and_case_do_not_matter() {
        assertThat(ranked("A1 A3", "b2-b4", "a1-a3")).containsExactly("a1-a3");
        assertThat(ranked("a1a3", "b2-b4", "a1-a3")).containsExactly("a1-a3");
    }

    @Test
    void words_are_found_in_the_name_in_any_order() {
        var candidate = new SuggestionRanking.Candidate("m(army=advanced)", "Murus · Advanced army · Escape");
        assertThat(SuggestionRanking.choices(Stream.of(candidate), "escape adv"))
                .hasSize(1);
        assertThat(SuggestionRanking.choices(Stream.of(candidate), "escape swap"))
                .isEmpty();
    }

    @Test
    void no_more_than_discord_shows_and_no_name_too_long() {
        var many = IntStream.range(0, 40).mapToObj(i -> new SuggestionRanking.Candidate("a" + i, "n".repeat(300)));
        assertThat(SuggestionRanking.choices(many, ""))
                .hasSize(25)
                .allSatisfy(choice -> assertThat(choice.getName()).hasSize(100));
    }
}
