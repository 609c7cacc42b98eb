package dolmen.bot.discord.turn;

import dolmen.bot.discord.board.PublicBoard;
import dolmen.bot.discord.menu.FirstButtons;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.RefusalWords;
import dolmen.bot.discord.words.StorageFaultWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.fault.StorageFault;
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
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** Answers to ordinary messages. They contain only public knowledge, because everybody can read them. */
record MessageWords(
        MatchWords matches,
        PublicBoard board,
        RefusalWords refusals,
        PlayAnswer answers,
        CommandBook commands,
        FirstButtons buttons) {
    /** A copy for readers on the server, or in private. */
    MessageWords on(Optional<GuildId> server) {
        return new MessageWords(matches.on(server), board, refusals.on(server), answers, commands, buttons);
    }

    /** For a person whose move was not stored. */
    String of(StorageFault fault) {
        return matches.wording().of(StorageFaultWords.of(fault));
    }

    /** For a player in the middle of a turn. */
    MessageCreateData amidTurn(SeenMatch<Spectator> match) {
        return board.amidTurn(match);
    }

    /**
     * The reason why nothing was played. In games with hands, reasons and examples of moves would reveal cards, so they
     * are omitted.
     */
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

    /** For a player who has mentioned the bot without a text. */
    String howTo(MatchOutline match) {
        return "%s To move, reply to the board with the move, mention me with it, or type %s."
                .formatted(matches.standing(match), commands.mention("move"));
    }

    /** For a player to move whose reply arrived without its text. */
    String unheard() {
        return "I can read a reply only if it mentions me: leave @ ON when you reply, or type %s."
                .formatted(commands.mention("move"));
    }

    /** For a player to move who writes beside the board, whose text Discord does not send. */
    String unread() {
        return "I cannot read that. To move, reply to the board with your move, or press *Type a move*.";
    }

    /** For a player of several matches who has not named one. */
    String which(List<MatchId> candidates) {
        return "That can mean several of your matches: %s. Reply to the board of one, or begin with its number, such as `#%s`."
                .formatted(
                        candidates.stream().map(id -> "#" + id).collect(Collectors.joining(", ")),
                        candidates.getFirst());
    }

    /** For somebody at a place without a match. */
    String noMatch() {
        return "You have no match here. %s lists yours, and %s says more."
                .formatted(commands.mention("games"), commands.mention("help"));
    }

    /** For a player or spectator of the match who asks for help. */
    String help(MatchOutline match) {
        return "This is %s. When it is your turn, choose below the board, reply to the board with your move, or type %s. %s explains %s, and %s says more."
                .formatted(
                        matches.number(match),
                        commands.mention("move"),
                        commands.mention("rules"),
                        matches.game(match),
                        commands.mention("help"));
    }

    /**
     * For somebody who asks for help at a place without a match.
     *
     * @param onServer false in direct messages
     */
    MessageCreateData help(boolean onServer) {
        return new MessageCreateBuilder()
                .setContent("I host stone games. %s begins one with a computer, %s one with a friend, and %s says more."
                        .formatted(commands.mention("play"), commands.mention("challenge"), commands.mention("help")))
                .setComponents(ActionRow.of(buttons.at(onServer, matches.wording())))
                .build();
    }

    /** For somebody who names the number of a match that is not played here, whether it exists or not. */
    String notHere(MatchId number, MatchOutline here) {
        return "You play in no match #%s. This is %s, played by %s. %s lists your matches."
                .formatted(number, matches.number(here), matches.players(here), commands.mention("games"));
    }

    /** For somebody who names the number of a match at a place without a match. */
    String notYours(MatchId number) {
        return "You play in no match #%s. %s lists your matches.".formatted(number, commands.mention("games"));
    }

    /** For a spectator. */
    String notYours(MatchOutline match) {
        return "%s is played by %s.".formatted(Text.capital(matches.number(match)), matches.players(match));
    }
}
