package dolmen.bot.discord.lobby;

import dolmen.bot.discord.challenge.OpenOffers;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.reader.Reader;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.discord.words.Text;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.PostedChallenges;
import dolmen.bot.match.challenge.Terms;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.List;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** The direct message about a new seek. */
record AlertMessage(OpenOffers offers, PostedChallenges posted, Readers readers) {

    MessageCreateData of(Challenge seek, String serverName, Reader reader) {
        Wording wording = readers.of(reader);
        return new MessageCreateBuilder()
                .setContent(wording.of(LobbyPhrases.alert(
                        new Verbatim(offers.table(seek, reader)), new Verbatim(Text.escaped(serverName)))))
                .setAllowedMentions(List.of())
                .setComponents(ActionRow.of(
                        Button.link(link(seek), wording.of(LobbyPhrases.buttonSee())),
                        Button.secondary(
                                ComponentId.of(Action.END_ALERTS, seek).text(),
                                wording.of(LobbyPhrases.buttonEndAlerts()))))
                .build();
    }

    /** The link to the seek, or to its channel while its message is unknown. */
    private String link(Challenge seek) {
        Terms terms = seek.terms();
        return posted.messageOf(seek.id())
                .map(message -> Message.JUMP_URL.formatted(terms.guild(), terms.channel(), message))
                .orElseGet(() -> "https://discord.com/channels/%s/%s".formatted(terms.guild(), terms.channel()));
    }
}
