package dolmen.bot.words;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.typed.Vocabulary;
import dolmen.words.Languages;
import org.junit.jupiter.api.Test;

/** People may type the languages in which they read. */
class TypedLanguagesTest {

    @Test
    void the_languages_of_typed_words_are_those_of_the_messages() {
        assertThat(Vocabulary.LANGUAGES).isEqualTo(Languages.COMPLETE);
    }
}
