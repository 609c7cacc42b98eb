package dolmen.bot.discord.proposal;

import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.id.Player;
import dolmen.bot.match.computer.ComputerPlayers;
import dolmen.rules.opponent.Opponent;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;

/** Where a match against computer players begins: it is proposed like any other, and they accept at once. */
record ComputerTable(Proposer proposer, VariantCatalogue variants) {

    /**
     * Begins the match, of which the message is the answer; it is practice unless it is wished rated. At larger tables
     * others of about the same strength sit down, too.
     *
     * @param wishes of which the game is one
     * @return why there can be none, in words; empty if it has begun
     */
    Optional<String> begin(IReplyCallback event, Opponent opponent, Wishes wishes) {
        int others =
                wishes.game().flatMap(variants::variant).map(variants::seats).orElse(2) - 1;
        List<Guest> guests = ComputerPlayers.around(opponent, others).stream()
                .map(ComputerTable::guest)
                .toList();
        return proposer.propose(event, guests, wishes.practice());
    }

    private static Guest guest(Opponent opponent) {
        return new Guest(new Player(ComputerPlayers.idOf(opponent), opponent.name(), false), true);
    }
}
