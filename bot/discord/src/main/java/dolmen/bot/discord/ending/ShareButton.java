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
            Replies.fulfil(
                    event.getHook(),
                    objection(match, requester)
                            .map(MessageCreateData::fromContent)
                            .orElseGet(() -> share(event.getJDA(), match, requester)));
        });
    }

    private static Optional<String> objection(Match match, Requester requester) {
        if (match.seatOf(requester.person()).isEmpty()) {
            return Optional.of("Only the players of match #%s can share its result.".formatted(match.id()));
        }
        if (match.live()) {
            return Optional.of("Match #%s is not over yet.".formatted(match.id()));
        }
        return Venues.threadless(match.venue())
                ? Optional.of("Match #%s was played in this channel, so everybody here sees its result already."
                        .formatted(match.id()))
                : Optional.empty();
    }

    private MessageCreateData share(JDA jda, Match match, Requester sharer) {
        GuildMessageChannel channel = jda.getChannelById(
                GuildMessageChannel.class, match.venue().channel().value());
        if (channel == null || !Writing.lackingIn(channel).isEmpty()) {
            return unwritable(match);
        }
        Shares.Share share = shares.begin(match.id(), clock.instant());
        if (share.message().isPresent()) {
            return answer(
                    "The result of match #%s was shared already.",
                    match, channel, share.message().get());
        }
        try {
            MessageId message = found(channel, match, share).orElseGet(() -> post(channel, match, sharer));
            shares.stands(match.id(), message);
            return answer("The result of match #%s is shared.", match, channel, message);
        } catch (RuntimeException failure) {
            if (!Failures.noAccess(failure)) {
                throw failure;
            }
            shares.takeBack(match.id());
            return unwritable(match);
        }
    }

    private static MessageCreateData answer(String words, Match match, GuildMessageChannel channel, MessageId message) {
        return new MessageCreateBuilder()
                .setContent(words.formatted(match.id()))
                .setComponents(ActionRow.of(Button.link(
                        Message.JUMP_URL.formatted(channel.getGuild().getId(), channel.getId(), message),
                        "See it there")))
                .build();
    }

    private static MessageCreateData unwritable(Match match) {
        return MessageCreateData.fromContent(
                "The result cannot be shared in <#%s>, where match #%s began: I may not write there."
                        .formatted(match.venue().channel(), match.id()));
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
        return new MessageCreateBuilder()
                .setContent(content(match, sharer))
                .setFiles(files.keepsake(match.publicly(), words.ratings().bySeat(match))
                        .setName(fileName(match)))
                .setAllowedMentions(List.of())
                .setComponents(ActionRow.of(
                        OpponentChoice.playThis(match.variant()),
                        Button.secondary(ComponentId.of(Action.REPLAY, match).text(), "Watch the game")))
                .build();
    }

    /** The picture and the message of the challenge tell the result, so the words do not. */
    private String content(Match match, Requester sharer) {
        String shared = "%s shares the end of %s at %s."
                .formatted(
                        words.names().on(sharer.guild()).bold(sharer.person()),
                        words.matches().number(match),
                        match.standing().game().facts().name());
        return story.forOthers(match.publicly())
                .map(line -> shared + " " + line)
                .orElse(shared);
    }

    private static String fileName(Match match) {
        return "result-%s.png".formatted(match.id());
    }
}
