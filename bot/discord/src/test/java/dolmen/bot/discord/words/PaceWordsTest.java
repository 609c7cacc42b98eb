package dolmen.bot.discord.words;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.match.time.TimeControl;
import dolmen.bot.words.Wordings;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import net.dv8tion.jda.api.interactions.commands.Command;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PaceWordsTest {
    private static final Wording ENGLISH = Wordings.ENGLISH;
    private static final Pattern EXAMPLE = Pattern.compile("`([^`]+)`");

    @ParameterizedTest
    @CsvSource({
        "none, no time limit",
        "1d, 1 day a turn",
        "3d, 3 days a turn",
        "36h, 36 hours a turn",
        "24h, 1 day a turn",
        "1h, 1 hour a turn",
        "90m, 90 minutes a turn",
        "1m, 1 minute a turn",
        "7d+1d<14d, 7 days + 1 day a turn up to 14 days",
        "3d weekends-off, '3 days a turn, weekends off'"
    })
    void a_pace_is_told_in_words(String text, String words) {
        assertThat(ENGLISH.of(PaceWords.of(TimeControl.read(text).orElseThrow())))
                .isEqualTo(words);
    }

    @Test
    void whoever_has_typed_nothing_is_offered_what_is_good_for_correspondence() {
        List<Command.Choice> offered = PaceWords.suggest("", ENGLISH);
        assertThat(offered).hasSizeLessThanOrEqualTo(25);
        assertThat(offered.stream().limit(8).map(Command.Choice::getName))
                .containsExactly(
                        "no time limit",
                        "1 day a turn",
                        "2 days a turn",
                        "3 days a turn",
                        "5 days a turn",
                        "7 days a turn",
                        "14 days a turn",
                        "7 days + 1 day a turn up to 14 days");
    }

    @Test
    void everything_offered_is_read_back_from_its_value_and_from_its_words() {
        assertThat(PaceWords.suggest("", ENGLISH)).allSatisfy(choice -> {
            TimeControl control = PaceWords.read(choice.getAsString()).orElseThrow();
            assertThat(ENGLISH.of(PaceWords.of(control))).isEqualTo(choice.getName());
            assertThat(PaceWords.read(" " + choice.getName().toUpperCase(Locale.ROOT) + "  "))
                    .contains(control);
        });
    }

    @Test
    void suggestions_narrow_with_what_is_typed_and_begin_with_what_begins_like_it() {
        assertThat(names("7 d"))
                .startsWith("7 days a turn", "7 days + 1 day a turn up to 14 days")
                .allMatch(name -> name.contains("7 d"));
        assertThat(names("weekends")).hasSize(7).allMatch(name -> name.endsWith(", weekends off"));
        assertThat(names("3D")).contains("3 days a turn");
    }

    @Test
    void any_text_of_a_time_control_can_be_typed() {
        assertThat(names("36h")).first().isEqualTo("36 hours a turn");
        assertThat(PaceWords.read("10d+2d<20d weekends-off"))
                .contains(TimeControl.read("10d+2d<20d weekends-off").orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "soon",
                "3",
                "0d",
                "101d",
                "9d+1d<7d",
                "15 weeks",
                "0 hours",
                "3 days 4",
                "day",
                "-3 days",
                "7d+1d",
                "1 month",
                "three",
                "30 seconds",
                "3 days and",
                "999999 days",
                "d3"
            })
    void what_is_no_pace_is_not_guessed(String typed) {
        assertThat(PaceWords.read(typed)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    3 days | 3d
                    three days | 3d
                    1 day | 1d
                    a day | 1d
                    1 DAY per move | 1d
                    3 days a turn | 3d
                    3d / turn | 3d
                    3days | 3d
                    1d 12h | 36h
                    1d12h | 36h
                    1 day and 12 hours | 36h
                    1 day, 12 hours | 36h
                    36 hours | 36h
                    36 hrs. | 36h
                    90 min | 90m
                    1.5 days | 36h
                    1,5 Tage | 36h
                    half a day | 12h
                    half an hour | 30m
                    a week | 7d
                    2 weeks | 14d
                    a fortnight | 14d
                    daily | 1d
                    no limit | none
                    No Time Limit | none
                    unlimited | none
                    ∞ | none
                    none | none
                    drei Tage | 3d
                    3 Tage pro Zug | 3d
                    eine Woche | 7d
                    einen Tag und zwölf Stunden | 36h
                    unbegrenzt | none
                    ohne Zeitlimit | none
                    3 Tage, Wochenenden frei | 3d weekends-off
                    tre dagar | 3d
                    en vecka per drag | 7d
                    12 timmar | 12h
                    obegränsat | none
                    3 dagar utan helger | 3d weekends-off
                    trois jours | 3d
                    2 jours par coup | 2d
                    une semaine | 7d
                    illimité | none
                    3 jours sans week-end | 3d weekends-off
                    tres días | 3d
                    1 día por turno | 1d
                    una semana | 7d
                    sin límite | none
                    3 días sin fines de semana | 3d weekends-off
                    3 giorni per mossa | 3d
                    un giorno e 12 ore | 36h
                    3 dias por lance | 3d
                    uma semana | 7d
                    1 tydzień | 7d
                    pół godziny | 30m
                    3 dagar, lediga helger | 3d weekends-off
                    1手あたり3日 | 3d
                    1日と12時間 | 36h
                    doce horas | 12h
                    7 jours + 1 jour et douze heures jusqu'à 14 jours | 7d+36h<14d
                    2 dni na ruch | 2d
                    5 dni, wolne weekendy | 5d weekends-off
                    drie dagen per zet | 3d
                    1 dag en 12 uur | 36h
                    3日 | 3d
                    1日12時間 | 36h
                    1手3日 | 3d
                    ３日、週末は休み | 3d weekends-off
                    7日＋1手ごとに1日（最大14日） | 7d+1d<14d
                    3 days, weekends off | 3d weekends-off
                    3 days without weekends | 3d weekends-off
                    weekends off, 3 days | 3d weekends-off
                    7 days + 1 day up to 14 days | 7d+1d<14d
                    7 days + 1 day a turn up to 14 days | 7d+1d<14d
                    7d + 1d max 14d | 7d+1d<14d
                    7 Tage + 1 Tag bis zu 14 Tage | 7d+1d<14d
                    """)
    void a_pace_is_read_as_people_write_it(String typed, String text) {
        assertThat(PaceWords.read(typed)).contains(TimeControl.read(text).orElseThrow());
        assertThat(names(typed))
                .first()
                .isEqualTo(ENGLISH.of(PaceWords.of(TimeControl.read(text).orElseThrow())));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de", "sv", "fr", "es", "it", "pt-BR", "pl", "nl", "ja"})
    void the_examples_in_the_advice_are_read(String language) {
        Wording wording = new Wordings().of(language);
        List<String> examples = EXAMPLE.matcher(wording.of(WordsPhrases.paceUnread()))
                .results()
                .map(example -> example.group(1))
                .toList();
        assertThat(examples).hasSize(6);
        assertThat(examples.subList(0, 5).stream().map(PaceWords::read))
                .containsExactlyElementsOf(Stream.of("3d", "36h", "7d", "7d+1d<14d", "none")
                        .map(TimeControl::read)
                        .toList());
        assertThat(PaceWords.read(examples.getFirst() + ", " + examples.getLast()))
                .isEqualTo(TimeControl.read("3d weekends-off"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "de", "sv", "fr", "es", "it", "pt-BR", "pl", "nl", "ja"})
    void what_the_bot_says_is_read(String language) {
        Wording wording = new Wordings().of(language);
        for (String text : List.of("none", "36h", "4d weekends-off", "10d+2d<20d", "10d+2d<20d weekends-off")) {
            TimeControl control = TimeControl.read(text).orElseThrow();
            assertThat(PaceWords.read(wording.of(PaceWords.of(control)))).contains(control);
        }
    }

    @Test
    void a_bare_number_is_offered_with_every_unit() {
        assertThat(names("3")).startsWith("3 days a turn", "3 hours a turn", "21 days a turn");
    }

    private static List<String> names(String typed) {
        return PaceWords.suggest(typed, ENGLISH).stream()
                .map(Command.Choice::getName)
                .toList();
    }
}
