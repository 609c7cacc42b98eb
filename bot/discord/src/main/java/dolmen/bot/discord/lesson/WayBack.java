package dolmen.bot.discord.lesson;

import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MessageId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchFinder;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.ChallengeService;
import dolmen.bot.match.challenge.PostedChallenges;
import dolmen.bot.match.notice.PostedMessages;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.Optional;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.interactions.Interaction;

/**
 * The link from a lesson to the message that waits for the learner: the open challenge from which the lesson was
 * opened, or the board of the learner's turn in the same place.
 */
record WayBack(
        ChallengeService challenges, PostedChallenges posted, MatchFinder matches, PostedMessages boards, Names names) {
    /** The maximum length of a button's label. */
    private static final int MAX_BUTTON = 80;

    /** The link; empty if nothing waits for the learner. */
    Optional<Button> from(LessonPlace place, Interaction asking, Wording reader) {
        PlayerId learner = Requester.personOf(asking);
        return place.origin()
                .flatMap(challenges::find)
                .filter(Challenge::open)
                .flatMap(challenge -> to(challenge, learner, reader))
                .or(() -> toBoard(new ChannelId(asking.getChannelIdLong()), learner, reader));
    }

    private Optional<Button> to(Challenge challenge, PlayerId learner, Wording reader) {
        return posted.messageOf(challenge.id())
                .filter(message -> !challenge.terms().direct())
                .map(message -> link(
                        challenge.terms().guild(),
                        challenge.terms().channel(),
                        message,
                        reader.of(label(challenge, learner))));
    }

    private Optional<Button> toBoard(ChannelId channel, PlayerId learner, Wording reader) {
        return matches.in(channel, learner) instanceof MatchFinder.Found.One(Match match)
                        && match.playerToMove().equals(Optional.of(learner))
                ? boards.live(match.id(), PostedMessages.Kind.BOARD)
                        .map(board -> link(
                                match.venue().guild(),
                                board.channel(),
                                board.message(),
                                reader.of(LessonPhrases.backMatch())))
                : Optional.empty();
    }

    private static Button link(GuildId guild, ChannelId channel, MessageId message, String label) {
        return Button.link(Message.JUMP_URL.formatted(guild, channel, message), Text.line(label, MAX_BUTTON));
    }

    private Phrase label(Challenge challenge, PlayerId learner) {
        boolean open = challenge.invited().isEmpty();
        if (challenge.challenger().equals(learner)) {
            return open ? LessonPhrases.backOwnOffer() : LessonPhrases.backOwnInvitation();
        }
        var challenger =
                new Verbatim(names.on(Optional.of(challenge.terms().guild())).plain(challenge.challenger()));
        return open ? LessonPhrases.backOffer(challenger) : LessonPhrases.backInvitation(challenger);
    }
}
