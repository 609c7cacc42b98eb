package dolmen.bot.discord.lobby;

import dolmen.bot.discord.answer.ContainerMessage;
import dolmen.bot.discord.answer.OneByOne;
import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.challenge.Joining;
import dolmen.bot.discord.challenge.OpenOffers;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.menu.OpponentChoice;
import dolmen.bot.discord.proposal.Continuations;
import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.Vocabulary;
import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.ChallengeResult;
import dolmen.bot.match.challenge.ChallengeService;
import dolmen.bot.match.preference.Preferences;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.Pool;
import dolmen.bot.rating.RatingService;
import dolmen.rules.Variant;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * Finds a person a match of a game on a server: seats them at the table whose challenger is nearest in rating, if it is
 * of the standard game at the server's usual pace, and otherwise offers such a match to everybody. Safe for use by many
 * threads.
 */
record Matchmaking(
        OpenOffers offers,
        Joining joining,
        ChallengeService challenges,
        BiFunction<IReplyCallback, Variant, Continuations.Offer> seeking,
        RatingService ratings,
        Preferences preferences,
        Vocabulary words,
        OneByOne<Meeting> meetings) {

    /** The people who look for a match of a game on a server; the second of two at once meets the first. */
    record Meeting(GuildId server, Variant game) {}

    /** Finds a match of the game chosen in the menu; a second choice leads to the same offer. */
    void find(StringSelectInteractionEvent event, ComponentId menu) {
        var requester = Requester.of(event);
        GuildId server = NotUnderstoodException.required(requester.guild());
        Variant game = NotUnderstoodException.required(event.getValues().stream()
                .filter(id ->
                        words.variants().all().anyMatch(facts -> facts.id().equals(id)))
                .findFirst()
                .map(Variant::of));
        words.names().remember(Names.sender(event));
        Replies.inPlace(
                event.getHook(),
                meetings.run(
                        new Meeting(server, game),
                        () -> own(requester.person(), server, game)
                                .or(() -> joined(event, requester.person(), game))
                                .map(table -> offers.answered(requester, table))
                                .orElseGet(() -> sought(event, requester, game))));
    }

    /** The person's own offer of such a match. */
    private Optional<ChallengeId> own(PlayerId person, GuildId server, Variant game) {
        return challenges.openOf(person).stream()
                .filter(challenge -> challenge.challenger().equals(person)
                        && challenge.free() > 0
                        && challenge.terms().guild().equals(server)
                        && isOf(challenge, game))
                .map(Challenge::id)
                .findFirst();
    }

    private Optional<ChallengeId> joined(StringSelectInteractionEvent event, PlayerId person, Variant game) {
        var ladder = new Ladder(game.game(), Pool.PEOPLE);
        double own = ratings.points(person, ladder);
        return offers.tables(event).stream()
                .filter(table -> isOf(table, game))
                .sorted(Comparator.comparingDouble(
                        table -> StrictMath.abs(ratings.points(table.challenger(), ladder) - own)))
                .map(Challenge::id)
                .filter(table -> !(joining.elsewhere(table, person) instanceof ChallengeResult.Refused))
                .findFirst();
    }

    /** True for a match of the game from its start, at the usual pace of the server. */
    private boolean isOf(Challenge table, Variant game) {
        return table.variant().equals(game)
                && table.terms().opening().isEmpty()
                && table.terms()
                        .time()
                        .equals(preferences.of(table.terms().guild()).pace());
    }

    private MessageCreateData sought(StringSelectInteractionEvent event, Requester requester, Variant game) {
        Wording wording = words.readers().of(requester.reader());
        return switch (seeking.apply(event, game)) {
            case Continuations.Offer.Refused(String why) -> ContainerMessage.of(List.of(TextDisplay.of(why)));
            case Continuations.Offer.Made(String where) ->
                ContainerMessage.of(List.of(
                        TextDisplay.of(wording.of(LobbyPhrases.findSought(new Verbatim(where)))),
                        ActionRow.of(OpponentChoice.button(Optional.of(game), wording))));
        };
    }
}
