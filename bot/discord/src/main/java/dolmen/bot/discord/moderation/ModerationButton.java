package dolmen.bot.discord.moderation;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.reader.Reader;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.discord.settings.Authority;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.ModerationService;
import dolmen.bot.match.PlayResult;
import dolmen.bot.match.Refusal;
import dolmen.rules.phrase.Verbatim;
import java.util.Optional;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Handles a moderator's confirmation to end or annul a match. The result of the match and the log name the moderator.
 */
record ModerationButton(Verdict verdict, Authority authority, MatchWords words, RefusalWords refusals, Readers readers)
        implements Handler<ButtonInteractionEvent> {

    private static final Logger log = LoggerFactory.getLogger(ModerationButton.class);

    /** The moderator's decision on the match in the button's id. */
    interface Verdict {
        PlayResult of(ComponentId pressed, PlayerId by, GuildId guild);
    }

    static ModerationButton end(
            ModerationService moderation,
            Authority authority,
            MatchWords words,
            RefusalWords refusals,
            Readers readers) {
        return new ModerationButton(
                (pressed, by, guild) -> moderation.end(pressed.match(), by, guild, winner(pressed)),
                authority,
                words,
                refusals,
                readers);
    }

    static ModerationButton annul(
            ModerationService moderation,
            Authority authority,
            MatchWords words,
            RefusalWords refusals,
            Readers readers) {
        return new ModerationButton(
                (pressed, by, guild) -> moderation.annul(pressed.match(), by, guild),
                authority,
                words,
                refusals,
                readers);
    }

    private static Optional<PlayerId> winner(ComponentId pressed) {
        return pressed.path().isEmpty() ? Optional.empty() : Optional.of(pressed.player());
    }

    @Override
    public Acknowledgement acknowledgement(ButtonInteractionEvent event, ComponentId touched) {
        return Acknowledgement.EDIT;
    }

    /** Refuses a member who has lost the role in the meantime. */
    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        Guild guild = event.getGuild();
        Optional<String> objection = authority.objectionToModerate(event);
        if (guild == null || objection.isPresent()) {
            Replies.privately(event, objection.orElseGet(() -> readers.of(event).of(ModerationPhrases.elsewhere())));
            return;
        }
        PlayResult result = verdict.of(pressed, Requester.personOf(event), new GuildId(guild.getIdLong()));
        event.getHook()
                .editOriginal(Text.cut(told(event, pressed.action(), result), Text.MAX_MESSAGE))
                .setComponents()
                .complete();
    }

    private String told(ButtonInteractionEvent event, Action action, PlayResult result) {
        return switch (result) {
            case PlayResult.Refused(Refusal refusal) ->
                refusals.on(Reader.of(event)).of(refusal);
            case PlayResult.Played(Match match) -> {
                log.info(
                        "Match {} of server {} was ended by moderator {} ({}): {}",
                        match.id(),
                        match.venue().guild(),
                        event.getUser().getId(),
                        action.wireName(),
                        match.conclusion());
                yield readers.of(event)
                        .of(ModerationPhrases.done(
                                new Verbatim(words.on(Reader.of(event)).standing(match)),
                                new Verbatim(words.place(match))));
            }
        };
    }
}
