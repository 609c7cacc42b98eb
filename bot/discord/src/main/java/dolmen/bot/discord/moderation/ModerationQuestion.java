package dolmen.bot.discord.moderation;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Names;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** The private question before a moderator ends a match. */
record ModerationQuestion(LiveMatches matches, Names names, MatchWords words) {
    private static final int MOST_NAMED = 3;

    MessageCreateData end(Match match, Optional<PlayerId> winner, Wording wording) {
        Phrase result = winner.map(player -> ModerationPhrases.resultWon(name(player, match)))
                .orElseGet(() -> match.players().size() == 2
                        ? ModerationPhrases.resultDrawn()
                        : ModerationPhrases.resultShared());
        List<String> path = winner.map(PlayerId::toString).stream().toList();
        return question(
                match,
                ModerationPhrases.questionEnd(
                        number(match), words.variant(match), players(match), place(match), result),
                Button.danger(
                        ComponentId.of(Action.END_MATCH, match, path).text(),
                        wording.of(ModerationPhrases.buttonEnd())),
                wording);
    }

    MessageCreateData annul(Match match, Wording wording) {
        return question(
                match,
                ModerationPhrases.questionAnnul(
                        number(match),
                        words.variant(match),
                        players(match),
                        place(match),
                        match.live() ? ModerationPhrases.resultVoid() : ModerationPhrases.resultVoidHere()),
                Button.danger(
                        ComponentId.of(Action.ANNUL_MATCH, match).text(), wording.of(ModerationPhrases.buttonAnnul())),
                wording);
    }

    private static Verbatim number(Match match) {
        return new Verbatim(match.id().toString());
    }

    private Verbatim place(Match match) {
        return new Verbatim(words.place(match));
    }

    private Listing players(Match match) {
        return Listing.and(
                match.players().stream().map(player -> name(player, match)).toList());
    }

    private Verbatim name(PlayerId player, Match match) {
        return new Verbatim(names.on(Optional.of(match.venue().guild())).bold(player));
    }

    /** A warning to moderators about possible second accounts, which the bot cannot prevent. */
    private Optional<Phrase> twins(Match match) {
        List<Match> twins = matches.twins(match);
        if (twins.isEmpty()) {
            return Optional.empty();
        }
        List<Argument> named = new ArrayList<>();
        twins.stream().limit(MOST_NAMED).map(twin -> named(twin, match)).forEach(named::add);
        if (twins.size() > MOST_NAMED) {
            named.add(ModerationPhrases.twinsMore(twins.size() - MOST_NAMED));
        }
        return Optional.of(ModerationPhrases.twinsWarning(Listing.and(named)));
    }

    private Phrase named(Match twin, Match match) {
        return twin.venue().guild().equals(match.venue().guild())
                ? ModerationPhrases.twinsHere(number(twin), place(twin))
                : ModerationPhrases.twinsElsewhere(number(twin));
    }

    private MessageCreateData question(Match match, Phrase question, Button yes, Wording wording) {
        return new MessageCreateBuilder()
                .setContent(wording.of(question)
                        + twins(match)
                                .map(warning -> "\n" + wording.of(warning))
                                .orElse(""))
                .setComponents(ActionRow.of(
                        yes,
                        Button.secondary(
                                ComponentId.of(Action.SPARE_MATCH, match).text(),
                                wording.of(ModerationPhrases.buttonSpare()))))
                .setAllowedMentions(List.of())
                .build();
    }
}
