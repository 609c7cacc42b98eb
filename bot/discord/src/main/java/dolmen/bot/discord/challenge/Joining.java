package dolmen.bot.discord.challenge;

import dolmen.bot.discord.settings.PlayChannels;
import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.MessageId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.challenge.AnswerRefusal;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.ChallengeRefusal;
import dolmen.bot.match.challenge.ChallengeResult;
import dolmen.bot.match.challenge.ChallengeService;
import java.util.Optional;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/** Takes a seat for a person, from the message of a challenge or from a private list. */
public record Joining(ChallengeService challenges, PlayChannels playChannels, ChallengePosts posts) {

    /** Takes the seat for the person who has pressed the button. */
    ChallengeResult by(ButtonInteractionEvent pressed, ChallengeId id, PlayerId person) {
        Optional<Challenge> direct =
                challenges.find(id).filter(challenge -> challenge.terms().direct());
        if (direct.isPresent()) {
            return directly(pressed, direct.get(), person);
        }
        return pressed.getMessage().isEphemeral() ? elsewhere(id, person) : byItsMessage(pressed, id, person);
    }

    /** Accepts a match in direct messages, unless the person cannot receive any. */
    private ChallengeResult directly(ButtonInteractionEvent pressed, Challenge challenge, PlayerId person) {
        return challenges
                .objectionToJoin(challenge.id(), person)
                .or(() -> posts.objectionToDirectMessages(pressed, challenge.variant()))
                .<ChallengeResult>map(ChallengeResult.Refused::new)
                .orElseGet(() -> challenges.join(
                        challenge.id(), person, challenge.terms().channel()));
    }

    private ChallengeResult byItsMessage(ButtonInteractionEvent pressed, ChallengeId id, PlayerId person) {
        return joined(
                playChannels.objection(pressed), id, person, pressed.getGuildChannel(), pressed.getMessageIdLong());
    }

    private ChallengeResult joined(
            Optional<ChallengeRefusal> objection,
            ChallengeId id,
            PlayerId person,
            GuildMessageChannel channel,
            long message) {
        return objection
                .<ChallengeResult>map(ChallengeResult.Refused::new)
                .orElseGet(() -> challenges.join(id, person, playChannels.thread(channel, message)));
    }

    /** Takes the seat in the channel of the challenge's message, where the match is played. */
    public ChallengeResult elsewhere(ChallengeId id, PlayerId person) {
        Optional<GuildMessageChannel> channel =
                challenges.find(id).filter(Challenge::open).flatMap(posts::channel);
        Optional<MessageId> message = channel.flatMap(there -> posts.posted(id));
        return message.isEmpty()
                ? new ChallengeResult.Refused(
                        challenges.find(id).map(this::unreached).orElseGet(AnswerRefusal.NoChallenge::new))
                : joined(
                        playChannels.objection(channel.get()),
                        id,
                        person,
                        channel.get(),
                        message.get().value());
    }

    private ChallengeRefusal unreached(Challenge challenge) {
        if (!challenge.open()) {
            return new AnswerRefusal.ChallengeAnswered(challenge);
        }
        return posts.serves(challenge) ? new AnswerRefusal.NoChallenge() : new AnswerRefusal.AnotherServer(challenge);
    }
}
