package dolmen.bot.discord.turn;

import dolmen.bot.discord.board.PublicBoard;
import dolmen.bot.discord.menu.FirstButtons;
import dolmen.bot.discord.reader.Reader;
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
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Optional;
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
    /** A copy for the members of the server. */
    MessageWords on(GuildId server) {
        return new MessageWords(
                matches.on(Optional.of(server)), board, refusals.on(Optional.of(server)), answers, commands, buttons);
    }

    /** A copy for one reader alone. */
    MessageWords on(Reader reader) {
        return new MessageWords(matches.on(reader), board, refusals.on(reader), answers, commands, buttons);
    }

    /** The language of these words. */
    Wording wording() {
        return matches.wording();
    }

    /** For a person whose move was not stored. */
    String of(StorageFault fault) {
        return wording().of(StorageFaultWords.of(fault));
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
            return words(refusals.act(typed.match(), typed.typed())
                    .orElseGet(() -> wording().of(TurnPhrases.messageRefusedHand(commands.link("move")))));
        }
        return refusal instanceof TypedRefusal.AmbiguousMove unclear
                ? answers.asked(unclear, refusals)
                : words(refusals.of(refusal));
    }

    private static MessageCreateData words(String words) {
        return MessageCreateData.fromContent(Text.cut(words, Text.MAX_MESSAGE));
    }

    /** For a player who has mentioned the bot without a text. */
    String howTo(MatchOutline match) {
        return wording().of(TurnPhrases.messageHowTo(new Verbatim(matches.standing(match)), commands.link("move")));
    }

    /** For a player to move whose reply arrived without its text. */
    String unheard() {
        return wording().of(TurnPhrases.messageUnheard(commands.link("move")));
    }

    /** For a player to move who writes beside the board, whose text Discord does not send. */
    String unread() {
        return wording().of(TurnPhrases.messageUnread());
    }

    /** For a player of several matches who has not named one. */
    String which(List<MatchId> candidates) {
        return wording().of(TurnPhrases.messageWhich(RefusalWords.numbers(candidates), id(candidates.getFirst())));
    }

    /** For somebody at a place without a match. */
    String noMatch() {
        return wording().of(TurnPhrases.messageNoMatch(commands.link("games"), commands.link("help")));
    }

    /** For a player or spectator of the match who asks for help. */
    String help(MatchOutline match) {
        return wording()
                .of(TurnPhrases.messageHelp(
                        id(match.id()),
                        commands.link("move"),
                        commands.link("rules"),
                        matches.game(match),
                        commands.link("help")));
    }

    /** For somebody who asks for help at a place without a match. */
    MessageCreateData help() {
        return new MessageCreateBuilder()
                .setContent(wording()
                        .of(TurnPhrases.messageHelpElsewhere(
                                commands.link("play"), commands.link("challenge"), commands.link("help"))))
                .setComponents(ActionRow.of(buttons.in(wording())))
                .build();
    }

    /** For somebody who names the number of a match that is not played here, whether it exists or not. */
    String notHere(MatchId number, MatchOutline here) {
        return wording()
                .of(TurnPhrases.messageNotHere(id(number), id(here.id()), players(here), commands.link("games")));
    }

    /** For somebody who names the number of a match at a place without a match. */
    String notYours(MatchId number) {
        return wording().of(TurnPhrases.messageNotYours(id(number), commands.link("games")));
    }

    /** For a spectator. */
    String notYours(MatchOutline match) {
        return wording().of(TurnPhrases.messageOthersPlay(id(match.id()), players(match)));
    }

    private static Verbatim id(MatchId number) {
        return new Verbatim(number.toString());
    }

    private Verbatim players(MatchOutline match) {
        return new Verbatim(matches.players(match));
    }
}
