package dolmen.bot.discord.words;

import dolmen.bot.words.Wordings;
import dolmen.rules.phrase.Wording;
import net.dv8tion.jda.api.interactions.Interaction;

/** The languages of those who read messages. Safe for use by many threads. */
public record Readers(Wordings languages) {

    /** The language of a private answer: that of the person's Discord. */
    public Wording of(Interaction interaction) {
        return languages.of(interaction.getUserLocale().getLocale());
    }
}
