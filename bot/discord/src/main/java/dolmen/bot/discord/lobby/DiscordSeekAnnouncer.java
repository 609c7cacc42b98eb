package dolmen.bot.discord.lobby;

import dolmen.bot.discord.answer.Failures;
import dolmen.bot.discord.challenge.OpenOffers;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.place.Connections;
import dolmen.bot.discord.place.DirectMessages;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.alert.SeekAnnouncer;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.notice.Delivery;
import net.dv8tion.jda.api.entities.Guild;
import net.dv8tion.jda.api.entities.Member;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.requests.ErrorResponse;

/** Alerts members of a server to a seek by direct messages. Safe for use by many threads. */
record DiscordSeekAnnouncer(Connections connections, DirectMessages direct, AlertMessage message)
        implements SeekAnnouncer {

    @Override
    public Delivery alert(PlayerId person, Challenge seek, String nonce) {
        GuildId server = seek.terms().guild();
        Guild guild = connections
                .standing(server)
                .map(jda -> jda.getGuildById(server.value()))
                .orElse(null);
        if (guild == null) {
            return new Delivery.Later(Connections.MISSING);
        }
        try {
            Member member = guild.retrieveMemberById(person.value()).complete();
            return OpenOffers.sees(member, seek)
                    ? direct.sendNews(
                            person,
                            () -> message.of(
                                    seek,
                                    guild.getName(),
                                    Requester.elsewhere(person).reader()),
                            nonce)
                    : new Delivery.Unreachable("the channel is hidden from the person");
        } catch (ErrorResponseException failure) {
            return unfound(failure);
        }
    }

    private static Delivery unfound(ErrorResponseException failure) {
        String why = failure.getMeaning();
        if (failure.getErrorResponse() == ErrorResponse.UNKNOWN_MEMBER
                || failure.getErrorResponse() == ErrorResponse.UNKNOWN_USER) {
            return new Delivery.Never(why);
        }
        return Failures.passing(failure) ? new Delivery.Later(why) : new Delivery.Unreachable(why);
    }
}
