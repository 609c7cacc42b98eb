package dolmen.bot.discord.settings;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.words.Wordings;
import dolmen.rules.phrase.Phrase;
import java.util.List;
import net.dv8tion.jda.api.components.label.Label;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TimesFormTest {
    private static final List<Phrase> LABELS = List.of(
            SettingsPhrases.timesForm(),
            SettingsPhrases.timesFormZone(),
            SettingsPhrases.timesFormQuiet(),
            SettingsPhrases.timesFormReminders(),
            SettingsPhrases.timesFormRemindedIn(),
            SettingsPhrases.timesFormDigest());

    private static final List<Phrase> DESCRIPTIONS = List.of(
            SettingsPhrases.timesFormZoneWhy(),
            SettingsPhrases.timesFormQuietWhy(),
            SettingsPhrases.timesFormRemindersWhy(),
            SettingsPhrases.timesFormDigestWhy());

    @ParameterizedTest
    @ValueSource(strings = {"en", "de", "sv", "fr", "es", "it", "pt-BR", "pl", "nl", "ja"})
    void discord_accepts_its_texts_in_every_language(String language) {
        var wording = new Wordings().of(language);

        assertThat(LABELS).extracting(wording::of).allMatch(label -> label.length() <= Label.LABEL_MAX_LENGTH);
        assertThat(DESCRIPTIONS)
                .extracting(wording::of)
                .allMatch(text -> text.length() <= Label.DESCRIPTION_MAX_LENGTH);
    }
}
