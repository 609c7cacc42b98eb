package dolmen.bot.discord.turn;

import dolmen.bot.discord.board.PublicBoard;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.match.MatchOutline;
import dolmen.bot.match.Refusal;
import dolmen.bot.match.SeenMatch;
import dolmen.bot.match.TypedRefusal;
import dolmen.rules.Spectator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** What is said to moves in ordinary messages: only what everybody may know, for everybody reads it. */
record MessageWords(
        MatchWords matches, PublicBoard board, RefusalWords refusals, PlayAnswer answers, CommandBook commands) {
    /** The same words for those who read on that server, or in private. */
    MessageWords on(Optional<GuildId> server) {
        return new MessageWords(matches.on(server), board, refusals.on(server), answers, commands);
    }

    /** To somebody who has made a part of a turn. */
    MessageCreateData amidTurn(SeenMatch<Spectator> match) {
        return board.amidTurn(match);
    }

    /** Why nothing was played. Reasons and examples of moves tell of a hand, where there are hands. */
    MessageCreateData refused(Refusal refusal) {
        if (refusal instanceof TypedRefusal typed && typed.match().standing().hasSecrets()) {
            return words(refusals.act(typed.typed())
                    .orElseGet(() ->
                            "That move cannot be played now. *My view* shows your hand to you alone, and %s offers every legal move."
                                    .formatted(commands.mention("move"))));
        }
        return refusal instanceof TypedRefusal.AmbiguousMove unclear
                ? answers.asked(unclear)
                : words(refusals.of(refusal));
    }

    private static MessageCreateData words(String words) {
        return MessageCreateData.fromContent(Text.cut(words, Text.MAX_MESSAGE));
    }

    /** To a player who has mentioned the bot and said nothing. */
    String howTo(MatchOutline match) {
        return "%s To move, reply to the board with the move, mention me with it, or type %s."
                .formatted(matches.standing(match), commands.mention("move"));
    }

    /** To a player to move whose reply came without its words. */
    String unheard() {
        return "I can read a reply only if it mentions me: leave @ ON when you reply, or type %s."
                .formatted(commands.mention("move"));
    }

    /** To a player of several matches who does not say which is meant. */
    String which(List<MatchId> candidates) {
        return "That can mean several of your matches: %s. Reply to the board of one, or begin with its number, such as `#%s`."
                .formatted(
                        candidates.stream().map(id -> "#" + id).collect(Collectors.joining(", ")),
                        candidates.getFirst());
    }

    /** To somebody who speaks where no match is played. */
    String noMatch() {
        return "You have no match here. %s lists yours, and %s says more."
                .formatted(commands.mention("games"), commands.mention("help"));
    }

    /** To somebody who plays here, or watches, and asks how. */
    String help(MatchOutline match) {
        return "This is %s. When it is your turn, choose below the board, reply to the board with your move, or type %s. %s explains %s, and %s says more."
                .formatted(
                        matches.number(match),
                        commands.mention("move"),
                        commands.mention("rules"),
                        matches.game(match),
                        commands.mention("help"));
    }

    /** To somebody who asks how where no match is played. */
    String help() {
        return "I host stone games for two or more. %s invites somebody to a match, %s anybody. %s explains a game, and %s says more."
                .formatted(
                        commands.mention("challenge"),
                        commands.mention("seek"),
                        commands.mention("rules"),
                        commands.mention("help"));
    }

    /** To somebody who names the number of a match that is not played here, whether there is one or not. */
    String notHere(MatchId number, MatchOutline here) {
        return "You play in no match #%s. This is %s, played by %s. %s lists your matches."
                .formatted(number, matches.number(here), matches.players(here), commands.mention("games"));
    }

    /** To somebody who names the number of a match where none is played. */
    String notYours(MatchId number) {
        return "You play in no match #%s. %s lists your matches.".formatted(number, commands.mention("games"));
    }

    /** To somebody who watches. */
    String notYours(MatchOutline match) {
        return "%s is played by %s.".formatted(Text.capital(matches.number(match)), matches.players(match));
    }
}
