package dolmen.bot.discord.rating;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.desk.TouchedMatch;
import dolmen.bot.discord.reader.Reader;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.Text;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.history.Encounters;
import dolmen.bot.history.Histories;
import dolmen.bot.history.PastMatch;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.Player;
import dolmen.bot.match.Match;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.RatingService;
import dolmen.bot.rating.Ratings;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import net.dv8tion.jda.api.utils.TimeFormat;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;

/** Two players side by side, and their matches against each other. */
record Comparison(
        RatingService ratings,
        Histories histories,
        TouchedMatch matches,
        VariantCatalogue variants,
        MatchWords words,
        RatingFiles files) {
    private static final int LATEST = 5;

    /** The acknowledgement: public, or private for a refusal. */
    static Acknowledgement acknowledgement(Player one, Player other) {
        return objection(one, other).isPresent() ? Acknowledgement.PRIVATE : Acknowledgement.PUBLIC;
    }

    private static Optional<Phrase> objection(Player one, Player other) {
        if (one.id().equals(other.id())) {
            return Optional.of(RatingPhrases.compareSame());
        }
        return one.bot() || other.bot() ? Optional.of(RatingPhrases.bot()) : Optional.empty();
    }

    /** Answers in public with the comparison, or explains in private why these players cannot be compared. */
    void answer(IReplyCallback event, Player one, Player other) {
        Optional<Phrase> objection = objection(one, other);
        if (objection.isPresent()) {
            Replies.fulfil(event.getHook(), words.on(Reader.of(event)).wording().of(objection.get()));
            return;
        }
        var message = new MessageCreateBuilder()
                .setContent(Text.cut(words(event, one, other), Text.MAX_MESSAGE))
                .setAllowedMentions(List.of());
        Wording wording = words.amid(Reader.of(event)).wording();
        files.comparison(Requester.of(event), one.id(), other.id(), wording).ifPresent(message::addFiles);
        Replies.fulfil(event.getHook(), message.build());
    }

    private String words(Interaction asking, Player one, Player other) {
        Wording wording = words.amid(Reader.of(asking)).wording();
        var lines = new ArrayList<String>();
        lines.add(wording.of(RatingPhrases.compare(name(one), name(other))));
        List<Ratings.Held> others = ratings.of(other.id());
        for (Ratings.Held held : ratings.of(one.id())) {
            on(held.ladder(), others)
                    .ifPresent(theirs -> lines.add(wording.of(RatingPhrases.compareRatings(
                            LeaderboardWords.game(held.ladder(), variants),
                            LeaderboardWords.points(held.rating()),
                            LeaderboardWords.points(theirs.rating())))));
        }
        Encounters met = histories.of(one.id()).against(other.id());
        if (met.matches().isEmpty()) {
            lines.add(wording.of(RatingPhrases.compareNone()));
            return String.join("\n", lines);
        }
        lines.add(wording.of(RatingPhrases.compareResults(name(one), LeaderboardWords.results(met.results()))));
        met.byGame()
                .forEach((game, results) -> lines.add("- "
                        + wording.of(RatingPhrases.compareGame(
                                variants.gameName(game), LeaderboardWords.results(results)))));
        List<PastMatch> shown = shown(asking, met);
        if (!shown.isEmpty()) {
            lines.add(wording.of(RatingPhrases.compareLatest()));
            shown.forEach(match -> lines.add("- " + wording.of(latest(met, match, one, other))));
        }
        return String.join("\n", lines);
    }

    /** The latest matches that the person who asks may see. */
    private List<PastMatch> shown(Interaction asking, Encounters met) {
        List<PastMatch> latest = met.latest(LATEST);
        Set<MatchId> visible = matches
                .visible(asking, latest.stream().map(PastMatch::id).toList())
                .stream()
                .map(Match::id)
                .collect(Collectors.toUnmodifiableSet());
        return latest.stream().filter(match -> visible.contains(match.id())).toList();
    }

    private static Optional<Ratings.Held> on(Ladder ladder, List<Ratings.Held> held) {
        return held.stream().filter(rating -> rating.ladder().equals(ladder)).findFirst();
    }

    private Phrase latest(Encounters met, PastMatch match, Player one, Player other) {
        Phrase result = switch (met.resultOf(match)) {
            case WON -> RatingPhrases.compareBeat(name(one), name(other));
            case DRAWN -> RatingPhrases.compareShared();
            case LOST -> RatingPhrases.compareBeat(name(other), name(one));
        };
        return RatingPhrases.comparePast(
                new Verbatim(match.id().toString()),
                variants.gameName(match.game()),
                new Verbatim(TimeFormat.DATE_SHORT.format(match.endedAt())),
                result);
    }

    private static Verbatim name(Player player) {
        return new Verbatim(Names.bold(player));
    }
}
