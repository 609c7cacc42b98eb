package dolmen.bot.discord.ending;

import dolmen.bot.discord.answer.Failures;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.board.BoardFiles;
import dolmen.bot.discord.board.Venues;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.desk.TouchedMatch;
import dolmen.bot.discord.menu.OpponentChoice;
import dolmen.bot.discord.place.Writing;
import dolmen.bot.discord.posted.OwnMessages;
import dolmen.bot.discord.result.StoryLine;
import dolmen.bot.discord.words.Vocabulary;
import dolmen.bot.id.MessageId;
import dolmen.bot.match.Match;
import dolmen.bot.match.ending.Shares;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * Shows the keepsake of a match in the channel where the match began. It does so for the players of the match, and only
 * once, even after a lost response. It notifies nobody.
 */
record ShareButton(
        TouchedMatch touched, Shares shares, BoardFiles files, Vocabulary words, StoryLine story, InstantSource clock)
        implements Handler<ButtonInteractionEvent> {

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        touched.look(event, pressed, (match, requester) -> {
            Wording wording = words.readers().of(event);
            Replies.fulfil(
                    event.getHook(),
                    objection(match, requester)
                            .map(wording::of)
                            .map(MessageCreateData::fromContent)
                            .orElseGet(() -> share(event.getJDA(), match, requester, wording)));
        });
    }

    private static Optional<Phrase> objection(Match match, Requester requester) {
        if (match.seatOf(requester.person()).isEmpty()) {
            return Optional.of(EndingPhrases.sharePlayersOnly(id(match)));
        }
        if (match.live()) {
            return Optional.of(EndingPhrases.shareNotOver(id(match)));
        }
        return Venues.threadless(match.venue())
                ? Optional.of(EndingPhrases.shareHereAlready(id(match)))
                : Optional.empty();
    }

    private static Verbatim id(Match match) {
        return new Verbatim(match.id().toString());
    }

    private MessageCreateData share(JDA jda, Match match, Requester sharer, Wording wording) {
        GuildMessageChannel channel = jda.getChannelById(
                GuildMessageChannel.class, match.venue().channel().value());
        if (channel == null || !Writing.lackingIn(channel).isEmpty()) {
            return unwritable(match, wording);
        }
        Shares.Share share = shares.begin(match.id(), clock.instant());
        if (share.message().isPresent()) {
            return answer(
                    wording,
                    EndingPhrases.shareAlready(id(match)),
                    channel,
                    share.message().get());
        }
        try {
            MessageId message = found(channel, match, share).orElseGet(() -> post(channel, match, sharer));
            shares.stands(match.id(), message);
            return answer(wording, EndingPhrases.shareDone(id(match)), channel, message);
        } catch (RuntimeException failure) {
            if (!Failures.noAccess(failure)) {
                throw failure;
            }
            shares.takeBack(match.id());
            return unwritable(match, wording);
        }
    }

    private static MessageCreateData answer(
            Wording wording, Phrase done, GuildMessageChannel channel, MessageId message) {
        return new MessageCreateBuilder()
                .setContent(wording.of(done))
                .setComponents(ActionRow.of(Button.link(
                        Message.JUMP_URL.formatted(channel.getGuild().getId(), channel.getId(), message),
                        wording.of(EndingPhrases.buttonSeeThere()))))
                .build();
    }

    private static MessageCreateData unwritable(Match match, Wording wording) {
        var channel = new Verbatim("<#" + match.venue().channel() + ">");
        return MessageCreateData.fromContent(wording.of(EndingPhrases.shareUnwritable(channel, id(match))));
    }

    /** The message that an earlier process posted and could not record. */
    private static Optional<MessageId> found(GuildMessageChannel channel, Match match, Shares.Share share) {
        return OwnMessages.after(channel, OwnMessages.since(share.at())).stream()
                .filter(own -> own.getAttachments().stream()
                        .map(Message.Attachment::getFileName)
                        .anyMatch(fileName(match)::equals))
                .map(own -> new MessageId(own.getIdLong()))
                .findFirst();
    }

    /** Posts the keepsake; Discord drops a second message with the same nonce. */
    private MessageId post(GuildMessageChannel channel, Match match, Requester sharer) {
        Message sent = channel.sendMessage(message(match, sharer))
                .setNonce("m%s.s".formatted(match.id()))
                .complete();
        return new MessageId(sent.getIdLong());
    }

    private MessageCreateData message(Match match, Requester sharer) {
        Wording everybody = words.matches().at(match).wording();
        return new MessageCreateBuilder()
                .setContent(content(match, sharer, everybody))
                .setFiles(files.keepsake(match.publicly(), words.ratings().bySeat(match, everybody))
                        .setName(fileName(match)))
                .setAllowedMentions(List.of())
                .setComponents(ActionRow.of(
                        OpponentChoice.playThis(match.variant(), everybody),
                        Button.secondary(
                                ComponentId.of(Action.REPLAY, match).text(),
                                everybody.of(EndingPhrases.buttonWatch()))))
                .build();
    }

    /** The picture and the message of the challenge tell the result, so the words do not. */
    private String content(Match match, Requester sharer, Wording everybody) {
        String shared = everybody.of(EndingPhrases.keepsake(
                new Verbatim(words.names().on(sharer.guild()).bold(sharer.person())),
                id(match),
                match.facts().name()));
        return story.forOthers(match.publicly())
                .map(line -> shared + " " + line)
                .orElse(shared);
    }

    private static String fileName(Match match) {
        return "result-%s.png".formatted(match.id());
    }
}
