package dolmen.bot.discord.panel;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.rating.Judge;
import dolmen.bot.rating.LeftOut;
import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostAct;
import dolmen.rules.host.HostedGame;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * The private question before a resignation.
 *
 * @param leftOut the pairs of players who have reached today's limit of rated matches in a game
 */
record ResignationQuestion(MatchWords words, BiFunction<String, List<PlayerId>, LeftOut> leftOut) {
    /** The question to the player, with the consequences. */
    MessageCreateData question(Match match, Requester player) {
        Wording wording = words.on(player.reader()).wording();
        return new MessageCreateBuilder()
                .setContent(wording.of(PanelPhrases.resignQuestion(
                        new Verbatim(match.id().toString()),
                        words.variant(match),
                        consequence(match, match.seatOf(player.person()).orElseThrow()))))
                .setComponents(ActionRow.of(
                        Button.danger(
                                ComponentId.of(Action.CONFIRM_RESIGNATION, match)
                                        .text(),
                                wording.of(PanelPhrases.buttonResign())),
                        Button.secondary(
                                ComponentId.of(Action.PLAY_ON, match).text(), wording.of(PanelPhrases.buttonPlayOn()))))
                .build();
    }

    private Phrase consequence(Match match, Seat seat) {
        HostedGame<?> after = match.game().act(new HostAct.Resignation(seat));
        if (after.conclusion().orElse(null) instanceof Conclusion.Ranked ranked) {
            List<Verbatim> winners = ranked.ranking().getFirst().stream()
                    .sorted()
                    .map(match::player)
                    .map(winner -> name(match, winner))
                    .toList();
            Phrase rating = unrated(match, after).orElseGet(() -> limited(match, seat));
            return winners.size() == 1
                    ? PanelPhrases.resignWins(winners.getFirst(), rating)
                    : PanelPhrases.resignShared(Listing.and(winners), rating);
        }
        return after.live()
                ? PanelPhrases.resignOut(unrated(match, after).orElseGet(PanelPhrases::ratingLast))
                : PanelPhrases.resignNothing();
    }

    /** The reason why the match cannot change a rating, whenever it ends, as a sentence. */
    private Optional<Phrase> unrated(Match match, HostedGame<?> after) {
        if (!words.rated(match)) {
            return Optional.of(PanelPhrases.ratingNone());
        }
        return after.live() || after.playedByAll() ? Optional.empty() : Optional.of(PanelPhrases.ratingUnplayed());
    }

    /** The effect on the rating, or a note on the results that do not count if the match ends today. */
    private Phrase limited(Match match, Seat seat) {
        LeftOut today = leftOut.apply(match.variant().game(), match.players());
        List<PlayerId> others = today.pairs().stream()
                .filter(pair -> pair.one() == seat.index() || pair.other() == seat.index())
                .map(pair -> match.players().get(pair.one() == seat.index() ? pair.other() : pair.one()))
                .toList();
        if (others.isEmpty()) {
            return PanelPhrases.ratingFalls();
        }
        var pairs = Listing.and(others.stream()
                .map(other -> PanelPhrases.ratingPair(name(match, other)))
                .toList());
        Argument game = words.game(match);
        return today.everybody(match.players().size())
                ? PanelPhrases.ratingLimitOfAll(Judge.MOST_A_DAY, game, pairs)
                : PanelPhrases.ratingLimitOfSome(pairs, Judge.MOST_A_DAY, game);
    }

    private Verbatim name(Match match, PlayerId player) {
        return new Verbatim(words.at(match).named(List.of(player)));
    }
}
