package dolmen.bot.discord.reader;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.KnownPerson;
import dolmen.bot.id.Players;
import dolmen.bot.match.preference.Preferences;
import dolmen.bot.words.Wordings;
import dolmen.rules.phrase.Wording;
import java.util.Optional;
import java.util.function.Function;
import net.dv8tion.jda.api.interactions.Interaction;

/**
 * The languages of those who read messages. Safe for use by many threads.
 *
 * @param servers the tag of the language of a server on Discord; empty if unknown
 */
public record Readers(
        Wordings languages, Players players, Preferences preferences, Function<GuildId, Optional<String>> servers) {

    /** The language of a private answer to the interaction. */
    public Wording of(Interaction interaction) {
        return of(Reader.of(interaction));
    }

    /** The language that the reader has chosen, else that of their Discord, now or when last seen. */
    public Wording of(Reader reader) {
        return of(preferences
                .of(reader.person())
                .language()
                .or(reader::language)
                .or(() -> players.of(reader.person()).flatMap(KnownPerson::language)));
    }

    /** The language of the reader's Discord, without a look at what they have chosen. */
    public Wording ofDiscord(Interaction interaction) {
        return languages.of(interaction.getUserLocale().getLocale());
    }

    /** The language of messages that several people read on the server: the chosen one, else that on Discord. */
    public Wording of(GuildId server) {
        return of(preferences.of(server).language().or(() -> servers.apply(server)));
    }

    /** The language of messages that several people read there; outside servers it is English. */
    public Wording at(Optional<GuildId> server) {
        return server.map(this::of).orElseGet(this::everybody);
    }

    /** English, for readers of whom nothing is known. */
    public Wording everybody() {
        return Wordings.ENGLISH;
    }

    private Wording of(Optional<String> language) {
        return language.map(languages::of).orElse(Wordings.ENGLISH);
    }
}
