package dolmen.bot.discord.board;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.PlayerId;
import dolmen.bot.words.Wordings;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Wording;
import java.util.List;
import org.junit.jupiter.api.Test;

final class CallTest {
    private static final PlayerId ASTRID = new PlayerId(7_000);
    private static final PlayerId BJORN = new PlayerId(8_000);
    private static final PlayerId CHIARA = new PlayerId(9_000);

    private static final Wording ENGLISH = Wordings.ENGLISH;

    private final Call call = new Call(Listing.and(List.of()), List.of(ASTRID, BJORN), false);

    @Test
    void people_whom_a_text_does_not_mention_are_addressed_before_it() {
        assertThat(addressing("<@7000> won: a stone stands on <@8000>'s home row."))
                .isEqualTo("<@7000> won: a stone stands on <@8000>'s home row.");
        assertThat(addressing("<@8000> won.")).isEqualTo("<@7000>, <@8000> won.");
        assertThat(addressing("The match counts for nothing."))
                .isEqualTo("<@7000> and <@8000>, The match counts for nothing.");
    }

    private String addressing(String text) {
        return ENGLISH.of(call.addressing(text));
    }

    @Test
    void only_people_who_are_called_are_mentioned() {
        assertThat(call.mentionOr(BJORN, "**Björn**")).isEqualTo("<@8000>");
        assertThat(call.mentionOr(CHIARA, "**Chiara**")).isEqualTo("**Chiara**");
    }
}
