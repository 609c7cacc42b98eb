package dolmen.rules.typed;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The reader tells small talk from the move, and from words of doubt. */
class SmallTalkTest {
    private static final Phrases NO_OTHERS = Phrases.of("");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a1-a3",
                "gg a1-a3",
                "a1-a3 Good luck, have fun",
                "OK a1-a3",
                "okaaay a1-a3",
                "a1-a3\nyour turn",
                "I'll play a1-a3",
                "well, my move is a1-a3",
                "<@123456> a1-a3",
                "<:stone:1234> a1-a3 😀👍🏽",
                ":tada: a1-a3 :)",
                "**a1-a3**",
                "`a1-a3`",
                "pleeease a1-a3",
                "no hurry, a1-a3",
                "ich spiele a1-a3, viel Glück",
                "a1-a3 tack så mycket",
                "je joue a1-a3 s'il te plaît",
                "Hola, por favor a1-a3",
                "a1-a3 mvh",
                "a1-a3 mfg",
                "a1-a3 bis morgen",
                "a1-a3 see you tomorrow",
                "a1-a3 asap",
                "viel spass a1-a3",
                "a1-a3 bro",
                "thanks mate, a1-a3",
                "> c7-c5\na1-a3",
                "> a1-a3",
                "my friend, a1-a3",
                "thanks bro a1-a3",
                "a1-a3 everyone",
                "nice, a1-a3"
            })
    void what_says_nothing_is_left_out(String typed) {
        assertThat(left(typed)).isEqualTo("a1-a3");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a1-a3? | ?",
                "not a1-a3 | ?",
                "don't a1-a3 | ?",
                "is a1-a3 ok | ?",
                "my next move a1-a3 | ?",
                "a1-a3 until c7 | ?",
                "if a1-a3 | ?",
                "a1-a3 👎 | ?",
                "hmmmm a1-a3 | ?",
                "a1-a3 :( | ?",
                "a1-a3 :/ | ?",
                "a1-a3 D: | ?",
                "then a1-a3 | ?",
                "a1-a3 and then | ?",
                "a1-a3 :x: | ?",
                "!a1-a3 | ?",
                "-a1-a3 | ?",
                "a1-a3- | ?",
                "a1-a3* | ?",
                "a1-a3 + | ?",
                "a1-a3# | ?",
                "a1-a3 mate | mate",
                "~~a1-a3~~ | ?",
                "take that back a1-a3 | ?",
                "nicht a1-a3 | ?",
                "inte a1-a3 | ?",
                "ne joue pas a1-a3 | ?",
                "nunca a1-a3 | ?",
                "a1-a3 blorb | blorb",
                "my friend a1-a3 | ?",
                "everyone: a1-a3 | ?",
                "nice a1-a3 | ?",
                "not a1-a3 | ¬"
            })
    void what_puts_a_move_in_doubt_is_not(String typed, String doubt) {
        assertThat(left(typed)).contains("a1-a3", doubt);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"play the good | play good", "take good care | take good care"})
    void the_words_of_a_game_stay(String typed, String left) {
        assertThat(SmallTalk.without(typed, Phrases.of("play, good, take good care")))
                .isEqualTo(left);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "gg", "hello there", "😀", "well played!"})
    void talk_alone_leaves_no_word(String typed) {
        assertThat(left(typed)).matches("\\P{L}*");
    }

    private static String left(String typed) {
        return SmallTalk.without(typed, NO_OTHERS)
                .replaceAll("^[ ,.!]+|[ ,.!*]+$", "")
                .replaceFirst("^\\*+", "");
    }
}
