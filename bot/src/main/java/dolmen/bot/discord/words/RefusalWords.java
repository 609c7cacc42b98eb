package dolmen.bot.discord.words;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.Player;
import dolmen.bot.match.Match;
import dolmen.bot.match.Refusal;
import dolmen.bot.match.challenge.Challenge;
import dolmen.rules.Variant;
import java.util.List;
import java.util.stream.Collectors;

/** Every refusal in words for the person refused: what is in the way, and what to do next. */
public final class RefusalWords {
    private static final int MAX_QUOTE = 60;
    private static final int MAX_REASON = 400;
    private static final int MAX_EXAMPLES = 8;

    private final Names names;
    private final MatchWords matches;
    private final VariantCatalogue variants;
    private final CommandBook commands;

    public RefusalWords(Names names, MatchWords matches, VariantCatalogue variants, CommandBook commands) {
        this.names = names;
        this.matches = matches;
        this.variants = variants;
        this.commands = commands;
    }

    public String of(Refusal refusal) {
        return switch (refusal) {
            case Refusal.NoMatch() ->
                "There is no such match here. %s lists your matches, and %s starts one."
                        .formatted(commands.mention("games"), commands.mention("challenge"));
            case Refusal.WhichMatch(List<MatchId> candidates) ->
                "Several matches are played here: %s. Say which one you mean with the option `match`."
                        .formatted(candidates.stream().map(id -> "#" + id).collect(Collectors.joining(", ")));
            case Refusal.NotYourMatch(Match match) ->
                "%s play %s; you can watch it in %s. %s starts one of your own."
                        .formatted(
                                matches.players(match),
                                matches.number(match),
                                matches.place(match),
                                commands.mention("challenge"));
            case Refusal.NotYourTurn(Match match) ->
                "%s You will see in %s when it is yours.".formatted(matches.standing(match), matches.number(match));
            case Refusal.OutOfPlay(Match match) ->
                "You are out of %s, and the others play on in %s."
                        .formatted(matches.number(match), matches.place(match));
            case Refusal.MatchOver(Match match) ->
                "Match #%s is over. %s For another one there is %s."
                        .formatted(match.id(), matches.standing(match), commands.mention("challenge"));
            case Refusal.Stale(Match match) ->
                "Match #%s has moved on since then. %s %s It is played in %s."
                        .formatted(match.id(), matches.latest(match), matches.standing(match), matches.place(match));
            case Refusal.NothingToForesee(Match match) ->
                "In %s nobody can plan ahead, since hands are hidden and cards are drawn."
                        .formatted(matches.game(match));
            case Refusal.Paused(Match match) ->
                "%s is paused by agreement. Any of its players can let it go on with *More*."
                        .formatted(matches.number(match));
            case Refusal.NotPaused(Match match) -> "%s is not paused.".formatted(matches.number(match));
            case Refusal.NoTimeToStop(Match match) ->
                match.clock().stopped()
                        ? "%s is paused already.".formatted(matches.number(match))
                        : "There is no limit of time in %s: nothing needs to be paused."
                                .formatted(matches.number(match));
            case Refusal.RequestStands(Match match) ->
                "Something is asked in %s already; it must be answered first.".formatted(matches.number(match));
            case Refusal.DeclinedAlready(Match match) ->
                "That was declined. You can ask again when somebody has moved in %s.".formatted(matches.number(match));
            case Refusal.NothingAsked(Match match) ->
                "That is not yours to answer, or nobody asks it any more. %s".formatted(matches.standing(match));
            case Refusal.NothingToTakeBack(Match match) ->
                "You have no turn that could be taken back: before your first one there is nothing, and what chance or a hidden hand has shown stays seen.";
            case Refusal.TooLateToAbort(Match match) ->
                "Only the first two turns of a match can be called off. %s can be resigned, or drawn by agreement."
                        .formatted(matches.number(match));
            case Refusal.NoSuchWinner(Match match) ->
                "Only who is still in play in %s can be made its winner.".formatted(matches.number(match));
            case Refusal.NotAMove(Match match, String typed, String why, List<String> nearest) ->
                "%s is no move of %s.%s %s offers every legal one."
                        .formatted(
                                quoted(typed),
                                matches.game(match),
                                nearest.isEmpty() ? " " + reason(why) : proposed(nearest),
                                commands.mention("move"));
            case Refusal.IllegalMove(Match match, String typed, String why, List<String> nearest) ->
                "%s cannot be played now. %s%s".formatted(quoted(typed), reason(why), proposed(nearest));
            case Refusal.AmbiguousMove(Match match, String typed, List<String> candidates) ->
                "%s can mean several moves in %s: %s. Type the whole move."
                        .formatted(quoted(typed), matches.number(match), listed(candidates));
            case Refusal.NotPlayedHere(List<ChannelId> channels) ->
                channels.isEmpty()
                        ? "No match begins here, and the channels in which matches may begin are gone. Whoever manages this server can choose others with %s."
                                .formatted(commands.mention("settings-server"))
                        : "No match begins in this channel. On this server matches begin in %s."
                                .formatted(Text.list(channels.stream()
                                        .map(channel -> "<#" + channel + ">")
                                        .toList()));
            case Refusal.YourselfChallenged() -> "You cannot challenge yourself. Choose somebody else of this server.";
            case Refusal.BotChallenged(Player bot) ->
                "**%s** is a program and cannot be challenged. Choose a person.".formatted(Text.escaped(bot.name()));
            case Refusal.OpponentTwice(Player opponent) ->
                "You named **%s** twice. Every seat needs a person of its own."
                        .formatted(Text.escaped(opponent.name()));
            case Refusal.TooManyOpponents(Variant variant, int most) ->
                "**%s** is for %d players: name %s."
                        .formatted(
                                variants.name(variant),
                                most + 1,
                                most == 1 ? "one opponent" : "at most %d opponents".formatted(most));
            case Refusal.MatchLive(Match match) ->
                "Match #%s is not over yet. %s".formatted(match.id(), matches.standing(match));
            case Refusal.RematchBegun(Match rematch) ->
                "The rematch is %s: %s. From its result another one can be offered."
                        .formatted(matches.number(rematch), matches.place(rematch));
            case Refusal.NotAvailable(Player player) ->
                "**%s** is not available to you. %s offers a match to anyone."
                        .formatted(Text.escaped(player.name()), commands.mention("seek"));
            case Refusal.TableNotAvailable() ->
                "This table is not available to you. %s offers one of your own.".formatted(commands.mention("seek"));
            case Refusal.NoVariant(String why) ->
                "%s Choose a game from the list that appears while you type, or see %s."
                        .formatted(reason(why), commands.mention("help"));
            case Refusal.NoChallenge() ->
                "There is no such challenge any more. %s makes a new one.".formatted(commands.mention("challenge"));
            case Refusal.ChallengeAnswered(Challenge challenge) -> answered(challenge);
            case Refusal.AlreadyAccepted(Challenge challenge) ->
                "You have a seat at this table already; the match begins as soon as %s."
                        .formatted(
                                challenge.awaited().isEmpty()
                                        ? "every seat is taken"
                                        : names.bold(challenge.awaited()) + " accepts too");
            case Refusal.OwnChallenge own ->
                "This is your own challenge: you have a seat already, and others take the rest.";
            case Refusal.NoFreeChair(Challenge challenge) ->
                "All seats that were open to anyone are taken; %s may still accept. %s offers a match of your own."
                        .formatted(names.bold(challenge.awaited()), commands.mention("seek"));
            case Refusal.NotJoined notJoined -> "You have no seat at this table, so there is none to leave.";
            case Refusal.NotYourChallenge(Challenge challenge)
            when challenge.invited().isEmpty() ->
                "This challenge is open to anyone, and only %s, who made it, may withdraw it."
                        .formatted(names.bold(challenge.challenger()));
            case Refusal.NotYourChallenge(Challenge challenge) ->
                "This challenge is between %s, who may withdraw it, and %s, who may accept or decline it."
                        .formatted(names.bold(challenge.challenger()), names.bold(challenge.invited()));
        };
    }

    private String answered(Challenge challenge) {
        return switch (challenge.answer()) {
            case Challenge.Answer.Accepted accepted ->
                "This challenge has been accepted already, and its match has begun.";
            case Challenge.Answer.Declined declined ->
                "This challenge has been declined already. A new one is welcome.";
            case Challenge.Answer.Withdrawn withdrawn -> "This challenge has been withdrawn. A new one is welcome.";
            case Challenge.Answer.Expired expired -> "This challenge has expired. A new one is welcome.";
            case Challenge.Answer.Open open -> "This challenge is being answered just now. Look again in a moment.";
        };
    }

    private static String quoted(String typed) {
        return "“" + Text.escaped(Text.line(typed, MAX_QUOTE)) + "”";
    }

    /** Reasons may quote what was typed. */
    private static String reason(String why) {
        return Text.escaped(Text.line(why, MAX_REASON));
    }

    private static String proposed(List<String> nearest) {
        return nearest.isEmpty() ? "" : " You could play " + listed(nearest) + ".";
    }

    private static String listed(List<String> moves) {
        String shown =
                moves.stream().limit(MAX_EXAMPLES).map(move -> "`" + move + "`").collect(Collectors.joining(", "));
        return moves.size() > MAX_EXAMPLES ? shown + " …" : shown;
    }
}
