package dolmen.bot.discord.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.when;

import dolmen.bot.id.Player;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.Member;
import net.dv8tion.jda.api.entities.User;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NamesTest {
    private static User user(String shown, String unique) {
        User user = mock(User.class);
        when(user.getIdLong()).thenReturn(1_575_014_347_590_001_234L);
        when(user.getEffectiveName()).thenReturn(shown);
        when(user.getName()).thenReturn(unique);
        return user;
    }

    private static Player called(String nickname) {
        Guild guild = mock(Guild.class);
        Member member = mock(Member.class);
        when(member.getGuild()).thenReturn(guild);
        when(member.getNickname()).thenReturn(nickname);
        return Names.player(user("Astrid", "astrid"), member);
    }

    /** Fillers of Hangul, an empty Braille cell, a joiner, selectors, accents on nothing, marks of direction. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u3164",
                "\uFFA0\u115F\u1160",
                "\u2800 \u2800",
                "\u200D",
                "\uFE0F",
                "\u0301\u0301",
                "\u034F",
                "\u202E\u2063",
                "\u17B4",
                "\uDB40\uDD00",
                "\uDB40\uDC41",
                ""
            })
    void who_has_no_letter_that_can_be_seen_is_called_by_a_number(String name) {
        assertThat(Names.player(user(name, name), null).shownName()).isEqualTo("Player 1234");
        assertThat(Names.player(user(name, "astrid"), null).shownName()).isEqualTo("astrid");
        assertThat(called(name).shownName()).isEqualTo("Astrid");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Björn", "👩\u200D👧", "☺\uFE0F", "李", "e\u0301", "한글", "7"})
    void a_name_that_can_be_seen_stays(String name) {
        assertThat(Names.player(user(name, "astrid"), null).shownName()).isEqualTo(name);
        assertThat(called(name).shownName()).isEqualTo(name);
    }

    @Test
    void what_cannot_be_seen_goes_out_of_a_name() {
        assertThat(Names.player(user("\u3164Odd\u2800", "odd"), null).shownName())
                .isEqualTo("Odd");
    }
}
