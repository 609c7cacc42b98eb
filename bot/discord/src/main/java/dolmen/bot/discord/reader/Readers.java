package dolmen.bot.discord.reader;

import dolmen.bot.match.preference.Preferences;
import dolmen.bot.words.Wordings;
import dolmen.rules.phrase.Wording;
import net.dv8tion.jda.api.interactions.Interaction;

/** The languages of those who read messages. Safe for use by many threads. */
public record Readers(Wordings languages, Preferences preferences) {

    /** The language of a private answer to the interaction. */
    public Wording of(Interaction interaction) {
        return of(Reader.of(interaction));
    }

    /** The language that the reader has chosen, else that of their Discord. */
    public Wording of(Reader reader) {
        return languages.of(preferences.of(reader.person()).language().orElse(reader.language()));
    }

    /** The language of the reader's Discord, without a look at what they have chosen. */
    public Wording ofDiscord(Interaction interaction) {
        return languages.of(interaction.getUserLocale().getLocale());
    }

    /** The language of messages that several people read. */
    public Wording everybody() {
        return languages.english();
    }
}
