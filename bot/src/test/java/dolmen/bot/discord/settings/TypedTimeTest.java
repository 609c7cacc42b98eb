package dolmen.bot.discord.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.bot.match.time.QuietHours;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TypedTimeTest {

    @ParameterizedTest
    @ValueSource(strings = {"22:30-7:00", "22:30 – 7", "22.30 to 07:00", "22h30 à 7", "22:30—07"})
    void quiet_hours_are_read_as_people_write_them(String typed) {
        assertThat(TypedTime.quiet(typed)).isEqualTo(new QuietHours(LocalTime.of(22, 30), LocalTime.of(7, 0)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "22", "22-", "25-7", "22:60-7", "7-7", "night", "22:30-7:00-8:00"})
    void what_are_no_quiet_hours_is_refused_in_words(String typed) {
        assertThatThrownBy(() -> TypedTime.quiet(typed))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching(".*(Quiet hours|no time of the day).*");
    }

    @ParameterizedTest
    @ValueSource(strings = {"50 80 95", "50,80,95", "95%, 80%, 50%", "50;80;95;95"})
    void reminders_are_percent_in_any_order(String typed) {
        assertThat(TypedTime.reminders(typed)).containsExactly(50, 80, 95);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "100", "half", "1 2 3 4 5 6", "-5", "99999999999"})
    void what_are_no_reminders_is_refused_in_words(String typed) {
        assertThatThrownBy(() -> TypedTime.reminders(typed)).hasMessageContaining("from 1 to 99");
    }

    @Test
    void a_zone_is_named_by_a_city() {
        assertThat(TypedTime.zone("Europe/Stockholm")).isEqualTo(ZoneId.of("Europe/Stockholm"));
        assertThat(TypedTime.zone("America/New York")).isEqualTo(ZoneId.of("America/New_York"));
        assertThat(TypedTime.zone("utc")).isEqualTo(ZoneOffset.UTC);
        assertThatThrownBy(() -> TypedTime.zone("Atlantis")).hasMessageContaining("Atlantis");
    }

    @Test
    void zones_are_offered_by_the_city_typed() {
        assertThat(TimeOptions.suggestZones("new y"))
                .extracting(choice -> choice.getAsString())
                .contains("America/New_York");
        assertThat(TimeOptions.suggestZones("")).hasSize(25);
        assertThat(TimeOptions.suggestZones("no such place")).isEqualTo(List.of());
    }
}
