package dolmen.bot.discord.challenge;

import dolmen.bot.discord.desk.Requester;
import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MessageId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.challenge.AnswerRefusal;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.ChallengeRefusal;
import dolmen.bot.match.challenge.ChallengeService;
import dolmen.bot.match.challenge.PostedChallenges;
import java.util.Optional;
import net.dv8tion.jda.api.entities.Member;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.interactions.Interaction;

/**
 * Decides where a challenge can be answered: below its own message, and on private messages to people who may see it. A
 * component with its id elsewhere was made by hand. Safe for use by many threads.
 */
record Reach(ChallengeService challenges, PostedChallenges posted) {

    /**
     * The reason why a component of the given message cannot answer the challenge; empty if it can, or if there is no
     * such challenge.
     *
     * @param touched the message with the component
     */
    Optional<ChallengeRefusal> objection(Interaction asking, Message touched, ChallengeId id) {
        return challenges
                .find(id)
                .filter(challenge -> !(touched.isEphemeral() ? mayBeShown(asking, challenge) : isOf(touched, id)))
                .map(challenge -> new AnswerRefusal.NotAnsweredHere());
    }

    /** True if the message shows the challenge, or did so when it was touched. */
    boolean isOf(Message touched, ChallengeId id) {
        return posted.messageOf(id).equals(Optional.of(new MessageId(touched.getIdLong())))
                || ChallengePlaces.shows(touched, id);
    }

    private static boolean mayBeShown(Interaction asking, Challenge challenge) {
        PlayerId person = Requester.personOf(asking);
        Member member = asking.getMember();
        return challenge.challenger().equals(person)
                || challenge.invited().contains(person)
                || challenge.joined().contains(person)
                || (member != null
                        && challenge
                                .terms()
                                .guild()
                                .equals(new GuildId(member.getGuild().getIdLong()))
                        && OpenOffers.sees(member, challenge));
    }
}
