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
import net.dv8tion.jda.api.JDA;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;

/** How people take a seat: by the message of a challenge, or by a private list that names it. */
record Joining(ChallengeService challenges, PlayChannels playChannels, ChallengePosts posts) {

    /** Takes the seat for whoever has pressed the button. */
    ChallengeResult by(ButtonInteractionEvent pressed, ChallengeId id, PlayerId person) {
        return pressed.getMessage().isEphemeral()
                ? elsewhere(pressed.getJDA(), id, person)
                : byItsMessage(pressed, id, person);
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

    /** The match is played where the message of its challenge stands, wherever the button was. */
    private ChallengeResult elsewhere(JDA jda, ChallengeId id, PlayerId person) {
        Optional<GuildMessageChannel> channel = challenges
                .find(id)
                .filter(Challenge::open)
                .flatMap(challenge -> ChallengePlaces.channel(jda, challenge));
        Optional<MessageId> message = channel.flatMap(there -> posts.posted(jda, id));
        return message.isEmpty()
                ? challenges
                        .find(id)
                        .filter(challenge -> !challenge.open())
                        .<ChallengeResult>map(
                                closed -> new ChallengeResult.Refused(new AnswerRefusal.ChallengeAnswered(closed)))
                        .orElseGet(() -> new ChallengeResult.Refused(new AnswerRefusal.NoChallenge()))
                : joined(
                        playChannels.objection(channel.get()),
                        id,
                        person,
                        channel.get(),
                        message.get().value());
    }
}
