package dolmen.bot.discord.words;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
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
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Refusals of challenges, as messages to the person refused: the obstacle, and the next step. */
public record ChallengeRefusalWords(
        Names names, MatchWords matches, VariantCatalogue variants, CommandBook commands, RefusalWords inMatches) {
    private static final String WITHIN_A_WHILE =
            "within %d minutes, and nobody accepted; withdrawn ones count too".formatted(OfferLimits.WHILE.toMinutes());

    /** A copy for readers on the server; without one it uses people's general names. */
    public ChallengeRefusalWords on(Optional<GuildId> server) {
        return new ChallengeRefusalWords(
                names.on(server), matches.on(server), variants, commands, inMatches.on(server));
    }

    public String of(ChallengeRefusal refusal) {
        return switch (refusal) {
            case ProposalRefusal ofProposal -> of(ofProposal);
            case AnswerRefusal ofAnswer -> of(ofAnswer);
            case RematchRefusal ofRematch -> of(ofRematch);
        };
    }

    private String of(ProposalRefusal refusal) {
        return switch (refusal) {
            case ProposalRefusal.NotPlayedHere(List<ChannelId> channels) ->
                channels.isEmpty()
                        ? "No match can begin here: the channels for matches are gone. A manager can choose others with %s."
                                .formatted(commands.mention("settings-server"))
                        : "No match can begin in this channel. On this server matches begin in %s."
                                .formatted(Text.list(channels.stream()
                                        .map(channel -> "<#" + channel + ">")
                                        .toList()));
            case ProposalRefusal.BotAbsent() ->
                "I am not a member of this server. Whoever manages it can add me, by *Add App* on my profile.";
            case ProposalRefusal.NotInThread() ->
                "I am not in this private thread. Mention me here, which adds me; then try again.";
            case ProposalRefusal.NoBoardsHere(List<String> missing) ->
                "No match can begin here: I lack %s in this channel. A manager can allow it; %s tells more."
                        .formatted(listed(missing), commands.mention("setup check"));
            case ProposalRefusal.NotWritableAround(ChannelId channel, List<String> missing) ->
                "Another match begins in <#%s>, but I lack %s there. A manager can allow it."
                        .formatted(channel, listed(missing));
            case ProposalRefusal.YourselfChallenged() ->
                "You cannot challenge yourself. Choose somebody else of this server, or play a computer.";
            case ProposalRefusal.BotChallenged(Player bot) ->
                "**%s** is a program and cannot be challenged. Choose a person, or one of my computer players."
                        .formatted(Text.escaped(bot.shownName()));
            case ProposalRefusal.NotOnServer(Player person) -> notOnServer(Names.bold(person));
            case ProposalRefusal.ExhibitionHere() ->
                "Computers play each other on this server already. Watch that match to its end first.";
            case ProposalRefusal.TooManyOpen(List<Challenge> open) ->
                "You have %d open challenges and seeks, and that is the most. %s".formatted(open.size(), room(open));
            case ProposalRefusal.TooManySeeks(List<Challenge> open) ->
                "You have %d open seeks, and that is the most. %s".formatted(open.size(), room(open));
            case ProposalRefusal.TooManyWithComputers(List<Match> live) ->
                "You have %d matches with computers, and that is the most. Finish one, such as %s."
                        .formatted(live.size(), matches.place(live.getFirst()));
            case ProposalRefusal.TooManyToOne(PlayerId guest, List<Challenge> open) ->
                "You have %d open challenges to %s, and that is the most. %s"
                        .formatted(open.size(), names.bold(guest), room(open));
            case ProposalRefusal.TooOftenToOne(PlayerId guest, int times, Instant again) ->
                "You have challenged %s %d times %s. %s"
                        .formatted(names.bold(guest), times, WITHIN_A_WHILE, again(again));
            case ProposalRefusal.TooOften(int times, Instant again) ->
                "You have made %d challenges and seeks %s. %s".formatted(times, WITHIN_A_WHILE, again(again));
            case ProposalRefusal.OpponentTwice(Player opponent) ->
                "You named **%s** twice. Every seat needs its own player."
                        .formatted(Text.escaped(opponent.shownName()));
            case ProposalRefusal.TooManyOpponents(Variant variant, int most) ->
                "**%s** is for %d players: name %s."
                        .formatted(
                                variants.name(variant),
                                most + 1,
                                most == 1 ? "one opponent" : "at most %d opponents".formatted(most));
            case ProposalRefusal.NotAvailable(Player player) ->
                "**%s** is not available to you. %s offers a match to anyone."
                        .formatted(Text.escaped(player.shownName()), commands.mention("seek"));
            case ProposalRefusal.NoVariant(String typed) ->
                "%s The list that appears while you type has all their variants.".formatted(variants.unknown(typed));
        };
    }

    private static String listed(List<String> permissions) {
        return Text.list(
                permissions.stream().map(permission -> "**" + permission + "**").toList());
    }

    /** Ways to make room for another offer. */
    private static String room(List<Challenge> open) {
        List<String> channels = open.stream()
                .map(challenge -> "<#" + challenge.terms().channel() + ">")
                .distinct()
                .toList();
        Instant first = open.stream()
                .map(challenge -> challenge.terms().expiresAt())
                .min(Instant::compareTo)
                .orElseThrow();
        return "Press *Withdraw* below one of them, in %s, or wait. The first expires <t:%d:R>."
                .formatted(Text.list(channels), first.getEpochSecond());
    }

    private static String again(Instant then) {
        return "You can again <t:%d:R>.".formatted(then.getEpochSecond());
    }

    private static String notOnServer(String person) {
        return person + " is not on this server, so nobody can play them here. Choose a member of this server.";
    }

    private String of(RematchRefusal refusal) {
        return switch (refusal) {
            case RematchRefusal.MatchLive(Match match) ->
                "Match #%s is not over yet. %s".formatted(match.id(), matches.standing(match));
            case RematchRefusal.RematchBegun(Match rematch) ->
                "The rematch is %s: %s. When it ends, it offers another one."
                        .formatted(matches.number(rematch), matches.place(rematch));
            case RematchRefusal.NotOnServer(PlayerId player) -> notOnServer(names.bold(player));
            case RematchRefusal.PlayerForgotten() ->
                "One of the players has left, so there is no rematch. %s starts a match with others."
                        .formatted(commands.mention("challenge"));
            case RematchRefusal.NotInMatch(Refusal why) -> inMatches.of(why);
        };
    }

    private String of(AnswerRefusal refusal) {
        return switch (refusal) {
            case AnswerRefusal.TableNotAvailable() ->
                "This table is not available to you. %s offers one of your own.".formatted(commands.mention("seek"));
            case AnswerRefusal.NoChallenge() ->
                "This challenge is gone. %s makes a new one.".formatted(commands.mention("challenge"));
            case AnswerRefusal.AnotherServer(Challenge challenge) ->
                "This challenge stands on another server. Answer it there, in <#%s>."
                        .formatted(challenge.terms().channel());
            case AnswerRefusal.NotAnsweredHere() ->
                "This challenge cannot be answered here. Use the buttons below its own message.";
            case AnswerRefusal.ChallengeAnswered(Challenge challenge) -> answered(challenge);
            case AnswerRefusal.AlreadyAccepted(Challenge challenge) ->
                "You have a seat already. The match begins as soon as %s."
                        .formatted(
                                challenge.awaited().isEmpty()
                                        ? "every seat is taken"
                                        : names.bold(challenge.awaited()) + " accepts too");
            case AnswerRefusal.OwnChallenge(Challenge challenge)
            when challenge.awaited().isEmpty() -> "This is your own challenge. Others may join it; you have a seat.";
            case AnswerRefusal.OwnChallenge(Challenge challenge) ->
                "This is your own challenge. %s may accept it, and you may withdraw it."
                        .formatted(names.bold(challenge.awaited()));
            case AnswerRefusal.NoFreeChair(Challenge challenge) ->
                "All open seats are taken; %s may still accept. %s offers a match of your own."
                        .formatted(names.bold(challenge.awaited()), commands.mention("seek"));
            case AnswerRefusal.NotJoined notJoined -> "You have no seat at this table.";
            case AnswerRefusal.StakeSettled(Challenge challenge)
            when challenge.terms().rated() -> "This match is rated already.";
            case AnswerRefusal.StakeSettled settled ->
                "Somebody has joined this match as a friendly one, so it stays friendly.";
            case AnswerRefusal.NotYourChallenge(Challenge challenge)
            when challenge.invited().isEmpty() ->
                "This challenge is open to anyone. Only %s may change or withdraw it."
                        .formatted(names.bold(challenge.challenger()));
            case AnswerRefusal.NotYourChallenge(Challenge challenge) ->
                "Only %s may change or withdraw this challenge. Only %s may accept or decline it."
                        .formatted(names.bold(challenge.challenger()), names.bold(challenge.invited()));
        };
    }

    private String answered(Challenge challenge) {
        return switch (challenge.answer()) {
            case Challenge.Answer.Accepted accepted -> "This challenge was accepted, and its match has begun.";
            case Challenge.Answer.Declined declined -> "This challenge was declined. You can make a new one.";
            case Challenge.Answer.Withdrawn withdrawn -> "This challenge was withdrawn. You can make a new one.";
            case Challenge.Answer.Expired expired -> "This challenge has expired. You can make a new one.";
            case Challenge.Answer.Open open -> "This challenge is being answered just now. Look again in a moment.";
        };
    }
}
