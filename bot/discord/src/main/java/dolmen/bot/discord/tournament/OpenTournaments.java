package dolmen.bot.discord.tournament;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.words.Vocabulary;
import dolmen.bot.id.PlayerId;
import dolmen.bot.tournament.HostedTournament;
import dolmen.bot.tournament.TournamentService;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.List;
import net.dv8tion.jda.api.Permission;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.section.Section;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.entities.Member;
import net.dv8tion.jda.api.entities.channel.middleman.GuildMessageChannel;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.utils.TimeFormat;

/** The tournaments of a server that a person can join, for a private list. Safe for use by many threads. */
public record OpenTournaments(TournamentService tournaments, Vocabulary words) {

    /** A line and a button for each tournament in a channel that the person can see, at most as many as given. */
    public List<Section> of(Interaction asking, int most) {
        var requester = Requester.of(asking);
        Member member = asking.getMember();
        if (member == null) {
            return List.of();
        }
        Wording wording = words.readers().of(requester.reader());
        return requester.guild().stream()
                .flatMap(server -> tournaments.openOn(server).stream())
                .filter(tournament -> !tournament.has(requester.person()) && sees(member, tournament))
                .limit(most)
                .map(tournament -> section(tournament, wording))
                .toList();
    }

    private static boolean sees(Member member, HostedTournament tournament) {
        GuildMessageChannel channel = member.getJDA()
                .getChannelById(
                        GuildMessageChannel.class, tournament.terms().channel().value());
        return channel != null && member.hasPermission(channel, Permission.VIEW_CHANNEL);
    }

    private Section section(HostedTournament tournament, Wording wording) {
        List<PlayerId> players = tournament.players();
        return Section.of(
                Button.success(
                        new ComponentId(Action.JOIN_TOURNAMENT, tournament.id().value(), 0).text(),
                        wording.of(TournamentPhrases.buttonJoin())),
                TextDisplay.of(wording.of(TournamentPhrases.line(
                        words.variants().name(tournament.terms().variant()),
                        TournamentMessage.kind(tournament.terms().kind()),
                        new Verbatim(
                                TimeFormat.RELATIVE.format(tournament.terms().beginsAt())),
                        new Verbatim("<#%s>".formatted(tournament.terms().channel())),
                        players.size()))));
    }
}
