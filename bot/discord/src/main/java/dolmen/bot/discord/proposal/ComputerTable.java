package dolmen.bot.discord.proposal;

import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.Player;
import dolmen.bot.match.computer.ComputerPlayers;
import dolmen.bot.match.computer.Exhibitions;
import dolmen.rules.opponent.Opponent;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;

/** Starts matches with computer players. They are proposed like all other matches, and the computers accept at once. */
record ComputerTable(Proposer proposer, VariantCatalogue variants, Exhibitions exhibitions) {

    /**
     * Starts the match, with its message as the answer. It is practice unless the person wishes a rated match. The
     * other seats of a larger table go to computers of about the same strength. Beginners move first unless they choose
     * a side, because lessons are taught from that side.
     *
     * @param wishes the wishes, which include a game
     * @return the reason why there can be no match; empty if it has started
     */
    Optional<String> begin(IReplyCallback event, Opponent opponent, Wishes wishes) {
        return proposer.propose(event, around(opponent, others(wishes)), seated(event, opponent, wishes.practice()));
    }

    /** As above, but replaces the private message of the component. */
    Optional<String> beginInPlace(IReplyCallback event, Opponent opponent, Wishes wishes) {
        return proposer.proposeInPlace(
                event, around(opponent, others(wishes)), seated(event, opponent, wishes.practice()));
    }

    private Wishes seated(IReplyCallback event, Opponent opponent, Wishes wishes) {
        boolean beginner = opponent.equals(Opponent.ALL.getFirst())
                || wishes.game()
                        .flatMap(variants::variant)
                        .filter(game -> proposer.isNew(Requester.personOf(event), game))
                        .isPresent();
        return beginner ? wishes.movingFirst() : wishes;
    }

    /** The opponent, and further computers of about the same strength, for the number of seats. */
    static List<Guest> around(Opponent opponent, int seats) {
        return ComputerPlayers.around(opponent, seats).stream()
                .map(ComputerTable::guest)
                .toList();
    }

    /**
     * Starts a match among computer players only, at most one at a time on each server.
     *
     * @return the reason why there can be no match; empty if it has started
     */
    Optional<String> exhibit(IReplyCallback event, Opponent first, Opponent second, Wishes wishes) {
        Wording language = proposer.wording(event);
        if (first.equals(second)) {
            return Optional.of(language.of(ProposalPhrases.watchSame(new Verbatim(first.name()))));
        }
        Optional<MatchId> other = exhibitions.on(server(event));
        if (other.isPresent()) {
            return Optional.of(language.of(
                    ProposalPhrases.watchAlready(new Verbatim(other.get().toString()))));
        }
        List<Guest> guests = Stream.concat(
                        Stream.of(second),
                        ComputerPlayers.around(second, Opponent.ALL.size()).stream()
                                .filter(opponent -> !opponent.equals(first) && !opponent.equals(second)))
                .limit(others(wishes))
                .map(ComputerTable::guest)
                .toList();
        return proposer.propose(event, player(first), guests, wishes.amongComputers());
    }

    private int others(Wishes wishes) {
        return wishes.game().flatMap(variants::variant).map(variants::seats).orElse(2) - 1;
    }

    private static GuildId server(IReplyCallback event) {
        return new GuildId(NotUnderstoodException.required(event.getGuild()).getIdLong());
    }

    private static Guest guest(Opponent opponent) {
        return new Guest(player(opponent), true);
    }

    private static Player player(Opponent opponent) {
        return new Player(ComputerPlayers.idOf(opponent), opponent.name(), false);
    }
}
