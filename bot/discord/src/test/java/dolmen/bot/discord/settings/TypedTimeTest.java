package dolmen.bot.discord.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dolmen.bot.discord.settings.typed.TypedTime;
import dolmen.bot.discord.settings.typed.UnreadTimeException;
import dolmen.bot.discord.settings.typed.ZoneReader;
import dolmen.bot.match.time.QuietHours;
import dolmen.bot.match.time.TimePreferences;
import dolmen.bot.words.Wordings;
import dolmen.rules.phrase.Wording;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class TypedTimeTest {
    private static final Wording ENGLISH = Wordings.ENGLISH;

    private static String refusal(ThrowingCallable reading) {
        return ENGLISH.of(
                catchThrowableOfType(UnreadTimeException.class, reading).why());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "22:30-7:00",
                "22:30 – 7",
                "22.30 to 07:00",
                "22h30 à 7",
                "22:30—07",
                "10:30pm-7am",
                "10.30 PM to 7 a.m.",
                "22:30 until 7",
                "22h30-7h",
                "von 22:30 bis 7 Uhr",
                "from 22:30 to 7:00",
                "between 10:30 pm and 7 am",
                "22:30 till 07:00",
                "kl. 22.30 - kl. 7",
                "de 22h30 a 7h",
                "desde las 22:30 hasta las 7:00",
                "entre 22:30 y 7:00",
                "2230-0700"
            })
    void quiet_hours_are_read_as_people_write_them(String typed) {
        assertThat(TypedTime.quiet(typed)).isEqualTo(new QuietHours(LocalTime.of(22, 30), LocalTime.of(7, 0)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "22",
                "22-",
                "25-7",
                "22:60-7",
                "7-7",
                "night",
                "22:30-7:00-8:00",
                "10-7am",
                "10pm-7",
                "13pm-7am",
                "0am-7am"
            })
    void what_are_no_quiet_hours_is_refused_in_words(String typed) {
        assertThat(refusal(() -> TypedTime.quiet(typed))).contains("Quiet hours");
    }

    @ParameterizedTest
    @ValueSource(strings = {"50 80 95", "50,80,95", "95%, 80%, 50%", "50;80;95;95"})
    void reminders_are_percent_in_any_order(String typed) {
        assertThat(TypedTime.reminders(typed)).containsExactly(50, 80, 95);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "100", "half", "1 2 3 4 5 6", "-5", "99999999999"})
    void what_are_no_reminders_is_refused_in_words(String typed) {
        assertThat(refusal(() -> TypedTime.reminders(typed))).contains("from 1 to 99");
    }

    @Test
    void a_zone_is_named_by_a_city() {
        assertThat(ZoneReader.read("Europe/Stockholm")).isEqualTo(ZoneId.of("Europe/Stockholm"));
        assertThat(ZoneReader.read("America/New York")).isEqualTo(ZoneId.of("America/New_York"));
        assertThat(ZoneReader.read("utc")).isEqualTo(ZoneOffset.UTC);
        assertThat(refusal(() -> ZoneReader.read("Atlantis"))).contains("Atlantis");
    }

    @Test
    void zones_are_offered_by_the_city_typed() {
        assertThat(TimeOptions.suggestZones("new y"))
                .extracting(choice -> choice.getAsString())
                .contains("America/New_York");
        assertThat(TimeOptions.suggestZones("")).hasSize(25);
        assertThat(TimeOptions.suggestZones("no such place")).isEqualTo(List.of());
    }

    @ParameterizedTest
    @CsvSource({
        "8am, 08:00",
        "8 AM, 08:00",
        "8, 08:00",
        "8:00, 08:00",
        "8h, 08:00",
        "8 Uhr, 08:00",
        "kl 8, 08:00",
        "à 8h, 08:00",
        "a las 8, 08:00",
        "8 p.m., 20:00",
        "12am, 00:00",
        "12pm, 12:00",
        "noon, 12:00",
        "Mitternacht, 00:00",
        "24:00, 00:00",
        "18:30, 18:30",
        "18.30, 18:30",
        "18h30, 18:30",
        "1830, 18:30",
        "6:30pm, 18:30",
        "mediodía, 12:00",
        "minuit, 00:00"
    })
    void a_time_of_the_day_is_read_as_people_write_it(String typed, LocalTime time) {
        assertThat(TypedTime.time(typed)).isEqualTo(time);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "soon", "25", "13pm", "8:60", "8:5", "-8", "24:30", "0am"})
    void what_is_no_time_of_the_day_is_refused_with_what_would_be_one(String typed) {
        assertThat(refusal(() -> TypedTime.time(typed))).contains("`8am`");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "off", "OFF", " none ", "never", "aus", "aldrig", "jamais", "nunca", "mai", "Não", "nigdy", "uit", "オフ"
            })
    void off_is_understood_in_every_language(String typed) {
        assertThat(TypedTime.off(typed)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "Berlin, Europe/Berlin",
        "europe/berlin, Europe/Berlin",
        "EUROPE BERLIN, Europe/Berlin",
        "münchen, Europe/Berlin",
        "New York, America/New_York",
        "new-york, America/New_York",
        "america/new york, America/New_York",
        "Göteborg, Europe/Stockholm",
        "Wien, Europe/Vienna",
        "São Paulo, America/Sao_Paulo",
        "zürich, Europe/Zurich",
        "CET, CET",
        "cest, Europe/Paris",
        "MEZ, Europe/Berlin",
        "PST, America/Los_Angeles",
        "utc+2, UTC+02:00",
        "GMT-5, UTC-05:00",
        "+5:30, UTC+05:30",
        "UTC +2, UTC+02:00",
        "UTC−3, UTC-03:00",
        "japan, Japan"
    })
    void a_zone_is_read_as_people_name_it(String typed, ZoneId zone) {
        assertThat(ZoneReader.read(typed)).isEqualTo(zone);
        assertThat(TimeOptions.suggestZones(typed))
                .first()
                .matches(choice -> choice.getAsString().equals(zone.getId()));
    }

    @Test
    void what_may_be_several_zones_is_asked_and_what_is_none_is_refused_with_the_nearest() {
        assertThat(refusal(() -> ZoneReader.read("CST"))).contains("`America/Chicago` or `Asia/Shanghai`");
        assertThat(refusal(() -> ZoneReader.read("Stokholm"))).contains("`Europe/Stockholm`");
        assertThat(refusal(() -> ZoneReader.read("Springfield"))).contains("`UTC+2`");
        assertThat(refusal(() -> ZoneReader.read("UTC+25"))).contains("I know no time zone");
        assertThat(refusal(() -> ZoneReader.read(""))).contains("I know no time zone");
        assertThat(refusal(() -> ZoneReader.read("/".repeat(40)))).contains("I know no time zone");
    }

    @ParameterizedTest
    @ValueSource(strings = {"de", "sv", "fr", "es", "it", "pt-BR", "pl", "nl", "ja"})
    void quiet_hours_are_read_again_as_each_language_shows_them(String language) {
        assertThat(TimeOptions.suggest("quiet", "10pm-7am", new Wordings().of(language)))
                .extracting(choice -> TypedTime.quiet(choice.getAsString()))
                .containsExactly(new QuietHours(LocalTime.of(22, 0), LocalTime.of(7, 0)));
    }

    @ParameterizedTest
    @CsvSource({
        "de, aus",
        "sv, av",
        "fr, jamais",
        "es, nunca",
        "it, mai",
        "pt-BR, nunca",
        "pl, nigdy",
        "nl, uit",
        "ja, なし"
    })
    void off_is_offered_in_the_language_of_the_reader_and_read_again(String language, String off) {
        Wording wording = new Wordings().of(language);

        assertThat(TimeOptions.suggest("quiet", "off", wording))
                .extracting(choice -> choice.getAsString())
                .containsExactly(off);
        assertThat(TimeOptions.typed(TimePreferences.DEFAULT, "digest", wording))
                .isEqualTo(off);
        assertThat(TypedTime.off(off)).isTrue();
    }

    @Test
    void reminders_are_listed_as_each_language_lists_things() {
        assertThat(TimeOptions.phrases(TimePreferences.DEFAULT))
                .extracting(new Wordings().of("ja")::of)
                .contains("手番のリマインダー：**持ち時間の50 %、80 %、95 %が過ぎたとき**");
    }

    @Test
    void what_is_typed_is_offered_as_it_is_understood() {
        assertThat(TimeOptions.suggest("quiet", "10pm-7am", ENGLISH))
                .extracting(choice -> choice.getAsString())
                .containsExactly("22:00 to 07:00");
        assertThat(TimeOptions.suggest("digest", "8pm", ENGLISH))
                .extracting(choice -> choice.getAsString())
                .containsExactly("20:00");
        assertThat(TimeOptions.suggest("quiet", "10p", ENGLISH)).isEmpty();
        assertThat(TimeOptions.suggest("digest", "never", ENGLISH))
                .extracting(choice -> choice.getAsString())
                .containsExactly("off");
    }
}
