package dolmen.bot.discord.challenge;

import dolmen.bot.discord.answer.OneByOne;
import dolmen.bot.discord.board.Venues;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.computer.ComputerPlayers;
import dolmen.rules.Variant;
import dolmen.rules.opponent.Opponent;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * Starts practice matches from buttons and menus. If a person presses twice, the second press links to the match that
 * is already running. Safe for use by many threads.
 */
public final class PracticeStarter {
    private final LiveMatches matches;
    private final MatchWords words;
    private final CommandBook commands;
    private final OneByOne<PlayerId> starts = new OneByOne<>();

    public PracticeStarter(LiveMatches matches, MatchWords words, CommandBook commands) {
        this.matches = matches;
        this.words = words;
        this.commands = commands;
    }

    /**
     * Starts a match unless the person is playing one of this kind.
     *
     * @param opening the entries with which the match begins
     * @param start starts the match
     * @param instead replies with a link to the existing match
     */
    public void once(
            Interaction touched,
            Variant game,
            Opponent opponent,
            List<String> opening,
            Runnable start,
            Consumer<MessageCreateData> instead) {
        var asking = Requester.of(touched);
        starts.run(asking.person(), () -> {
            Optional<Match> going = like(asking, game, opponent, opening);
            going.ifPresentOrElse(match -> instead.accept(leading(match, opponent, asking)), start);
            return going;
        });
    }

    private Optional<Match> like(Requester asking, Variant game, Opponent opponent, List<String> opening) {
        return matches.liveOf(asking.person()).stream()
                .filter(match -> match.practice() && match.variant().equals(game))
                .filter(match -> begins(match.record().moves(), opening))
                .filter(match -> match.players().contains(ComputerPlayers.idOf(opponent)))
                .filter(match -> asking.guild()
                        .orElse(GuildId.DIRECT)
                        .equals(match.venue().guild()))
                .findFirst();
    }

    private static boolean begins(List<String> moves, List<String> opening) {
        return moves.size() >= opening.size()
                && moves.subList(0, opening.size()).equals(opening);
    }

    private MessageCreateData leading(Match match, Opponent opponent, Requester asking) {
        MatchWords here = words.on(asking.reader());
        Wording wording = here.wording();
        Phrase going = ChallengePhrases.practiceGoing(
                new Verbatim("**" + opponent.name() + "**"), new Verbatim(here.place(match)), commands.link("play"));
        return new MessageCreateBuilder()
                .setContent(wording.of(going))
                .setComponents(Venues.opening(match, wording).stream()
                        .map(ActionRow::of)
                        .toList())
                .build();
    }
}
