package dolmen.bot.discord.words;

import dolmen.bot.discord.reader.Reader;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.Player;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.Refusal;
import dolmen.bot.match.challenge.AnswerRefusal;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.ChallengeRefusal;
import dolmen.bot.match.challenge.OfferLimits;
import dolmen.bot.match.challenge.ProposalRefusal;
import dolmen.bot.match.challenge.RematchRefusal;
import dolmen.rules.Variant;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import java.time.Instant;
import java.util.List;
import net.dv8tion.jda.api.utils.TimeFormat;

/** Refusals of challenges, as messages to the person refused: the obstacle, and the next step. */
public record ChallengeRefusalWords(
        Names names, MatchWords matches, VariantCatalogue variants, CommandBook commands, RefusalWords inMatches) {
    /** A copy for one reader alone. */
    public ChallengeRefusalWords on(Reader reader) {
        return new ChallengeRefusalWords(
                names.on(reader), matches.on(reader), variants, commands, inMatches.on(reader));
    }

    public String of(ChallengeRefusal refusal) {
        return matches.wording()
                .of(
                        switch (refusal) {
                            case ProposalRefusal ofProposal -> phrase(ofProposal);
                            case AnswerRefusal ofAnswer -> phrase(ofAnswer);
                            case RematchRefusal ofRematch -> phrase(ofRematch);
                        });
    }

    /** The refusal of a channel where no match may start. */
    public Phrase phrase(ProposalRefusal.NotPlayedHere refusal) {
        return refusal.channels().isEmpty()
                ? WordsPhrases.proposalChannelsGone(commands.link("settings-server"))
                : WordsPhrases.proposalNotPlayedHere(places(refusal.channels()));
    }

    private Phrase phrase(ProposalRefusal refusal) {
        return switch (refusal) {
            case ProposalRefusal.NotPlayedHere elsewhere -> phrase(elsewhere);
            case ProposalRefusal.BotAbsent() -> WordsPhrases.proposalBotAbsent();
            case ProposalRefusal.NotInThread() -> WordsPhrases.proposalNotInThread();
            case ProposalRefusal.NoBoardsHere(List<String> missing) ->
                WordsPhrases.proposalNoBoardsHere(bold(missing), commands.link("setup check"));
            case ProposalRefusal.NotWritableAround(ChannelId channel, List<String> missing) ->
                WordsPhrases.proposalNotWritableAround(place(channel), bold(missing));
            case ProposalRefusal.YourselfChallenged() -> WordsPhrases.proposalYourself();
            case ProposalRefusal.BotChallenged(Player bot) -> WordsPhrases.proposalBot(name(bot));
            case ProposalRefusal.NotOnServer(Player person) -> WordsPhrases.proposalNotOnServer(name(person));
            case ProposalRefusal.NotReachable() -> WordsPhrases.proposalNotReachable();
            case ProposalRefusal.NobodyReads() -> WordsPhrases.proposalNobodyReads(commands.link("challenge"));
            case ProposalRefusal.ExhibitionHere() -> WordsPhrases.proposalExhibition();
            case ProposalRefusal.TooManyOpen(List<Challenge> open) ->
                WordsPhrases.proposalTooManyOpen(open.size(), room(open));
            case ProposalRefusal.TooManySeeks(List<Challenge> open) ->
                WordsPhrases.proposalTooManySeeks(open.size(), room(open));
            case ProposalRefusal.TooManyWithComputers(List<Match> live) ->
                WordsPhrases.proposalTooManyWithComputers(live.size(), new Verbatim(matches.place(live.getFirst())));
            case ProposalRefusal.TooManyToOne(PlayerId guest, List<Challenge> open) ->
                WordsPhrases.proposalTooManyToOne(open.size(), name(guest), room(open));
            case ProposalRefusal.TooOftenToOne(PlayerId guest, int times, Instant again) ->
                WordsPhrases.proposalTooOftenToOne(name(guest), times, OfferLimits.WHILE.toMinutes(), fromNow(again));
            case ProposalRefusal.TooOften(int times, Instant again) ->
                WordsPhrases.proposalTooOften(times, OfferLimits.WHILE.toMinutes(), fromNow(again));
            case ProposalRefusal.OpponentTwice(Player opponent) -> WordsPhrases.proposalTwice(name(opponent));
            case ProposalRefusal.TooManyOpponents(Variant variant, int most) ->
                WordsPhrases.proposalTooMany(variants.name(variant), most + 1L, most);
            case ProposalRefusal.NotAvailable(Player player) ->
                WordsPhrases.proposalNotAvailable(name(player), commands.link("seek"));
            case ProposalRefusal.NoVariant(String typed) -> WordsPhrases.proposalNoVariant(variants.unknown(typed));
        };
    }

    private Verbatim name(PlayerId player) {
        return new Verbatim(names.bold(player));
    }

    private static Verbatim name(Player player) {
        return new Verbatim(Names.bold(player));
    }

    private Listing bold(List<String> permissions) {
        return Listing.and(permissions.stream()
                .map(permission -> new Verbatim("**" + matches.wording().of(PermissionWords.named(permission)) + "**"))
                .toList());
    }

    private static Verbatim place(ChannelId channel) {
        return new Verbatim("<#" + channel + ">");
    }

    private static Listing places(List<ChannelId> channels) {
        return Listing.and(channels.stream().map(ChallengeRefusalWords::place).toList());
    }

    private static Verbatim fromNow(Instant then) {
        return new Verbatim(TimeFormat.RELATIVE.format(then));
    }

    /** Ways to make room for another offer. */
    private static Phrase room(List<Challenge> open) {
        List<ChannelId> channels = open.stream()
                .map(challenge -> challenge.terms().channel())
                .distinct()
                .toList();
        Instant first = open.stream()
                .map(challenge -> challenge.terms().expiresAt())
                .min(Instant::compareTo)
                .orElseThrow();
        return WordsPhrases.proposalRoom(places(channels), fromNow(first));
    }

    private Phrase phrase(RematchRefusal refusal) {
        return switch (refusal) {
            case RematchRefusal.MatchLive(Match match) ->
                WordsPhrases.rematchLive(new Verbatim(match.id().toString()), new Verbatim(matches.standing(match)));
            case RematchRefusal.RematchBegun(Match rematch) ->
                WordsPhrases.rematchBegun(new Verbatim(matches.number(rematch)), new Verbatim(matches.place(rematch)));
            case RematchRefusal.NotOnServer(PlayerId player) -> WordsPhrases.proposalNotOnServer(name(player));
            case RematchRefusal.PlayerForgotten() -> WordsPhrases.rematchForgotten(commands.link("challenge"));
            case RematchRefusal.NotInMatch(Refusal why) -> inMatches.phrase(why);
        };
    }

    private Phrase phrase(AnswerRefusal refusal) {
        return switch (refusal) {
            case AnswerRefusal.TableNotAvailable() -> WordsPhrases.answerTableNotAvailable(commands.link("seek"));
            case AnswerRefusal.NoChallenge() -> WordsPhrases.answerGone(commands.link("challenge"));
            case AnswerRefusal.AnotherServer(Challenge challenge) ->
                WordsPhrases.answerAnotherServer(place(challenge.terms().channel()));
            case AnswerRefusal.NotAnsweredHere() -> WordsPhrases.answerNotHere();
            case AnswerRefusal.ChallengeAnswered(Challenge challenge) -> answered(challenge);
            case AnswerRefusal.AlreadyAccepted(Challenge challenge) ->
                challenge.awaited().isEmpty()
                        ? WordsPhrases.answerSeated()
                        : WordsPhrases.answerSeatedAwaiting(names.listing(challenge.awaited()));
            case AnswerRefusal.OwnChallenge(Challenge challenge)
            when challenge.awaited().isEmpty() -> WordsPhrases.answerOwn();
            case AnswerRefusal.OwnChallenge(Challenge challenge) ->
                WordsPhrases.answerOwnAwaiting(names.listing(challenge.awaited()));
            case AnswerRefusal.NoFreeChair(Challenge challenge) ->
                WordsPhrases.answerNoFreeChair(names.listing(challenge.awaited()), commands.link("seek"));
            case AnswerRefusal.NotJoined notJoined -> WordsPhrases.answerNotJoined();
            case AnswerRefusal.StakeSettled(Challenge challenge)
            when challenge.terms().rated() -> WordsPhrases.answerRatedAlready();
            case AnswerRefusal.StakeSettled settled -> WordsPhrases.answerStaysFriendly();
            case AnswerRefusal.NotYourChallenge(Challenge challenge)
            when challenge.invited().isEmpty() -> WordsPhrases.answerNotYoursOpen(name(challenge.challenger()));
            case AnswerRefusal.NotYourChallenge(Challenge challenge) ->
                WordsPhrases.answerNotYours(name(challenge.challenger()), names.listing(challenge.invited()));
        };
    }

    private static Phrase answered(Challenge challenge) {
        return switch (challenge.answer()) {
            case Challenge.Answer.Accepted accepted -> WordsPhrases.answerAccepted();
            case Challenge.Answer.Declined declined -> WordsPhrases.answerDeclined();
            case Challenge.Answer.Withdrawn withdrawn -> WordsPhrases.answerWithdrawn();
            case Challenge.Answer.Expired expired -> WordsPhrases.answerExpired();
            case Challenge.Answer.Open open -> WordsPhrases.answerOpen();
        };
    }
}
