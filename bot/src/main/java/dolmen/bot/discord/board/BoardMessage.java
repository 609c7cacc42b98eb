package dolmen.bot.discord.board;

import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.words.ClockWords;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.OmenWords;
import dolmen.bot.discord.words.RatingWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.discord.words.Vocabulary;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.utils.FileUpload;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** How a match is shown: the board as everybody sees it in the match's thread, and as one person asks for it. */
public final class BoardMessage {
    private final MatchWords words;
    private final ClockWords clocks;
    private final CommandBook commands;
    private final BoardFiles files;
    private final Calls calls;
    private final RatingWords ratings;

    BoardMessage(Vocabulary words, BoardFiles files, Calls calls) {
        this.words = words.matches();
        this.clocks = words.clocks();
        this.commands = words.commands();
        this.ratings = words.ratings();
        this.files = files;
        this.calls = calls;
    }

    /**
     * The board for the thread.
     *
     * @param calling whether the player to move is called, or only named
     */
    MessageCreateData publicly(Match match, boolean calling) {
        List<PlayerId> toMove = match.playerToMove().stream().toList();
        Call call = calling ? calls.to(match, toMove) : calls.toNobody(toMove);
        return call.message()
                .setContent(Text.cut(heading(match) + words.latest(match) + "\n" + next(match, call), Text.MAX_MESSAGE))
                .setFiles(files.publicly(match))
                .setComponents(match.live() ? rows(match) : List.of(rematch(match)))
                .build();
    }

    /** The board as that person sees it. */
    public MessageCreateData privately(Match match, PlayerId person) {
        return onRequest(match, person, files.privately(match, person, List.of()));
    }

    /** The board as that person sees it, but from across the table. */
    public MessageCreateData fromOtherSide(Match match, PlayerId person) {
        return onRequest(match, person, files.fromOtherSide(match, person));
    }

    /** The board or the result for a player whose match has lost its channel. */
    MessageCreateData insteadOfChannel(Match match, PlayerId player) {
        String heading = "Match #%s · %s can no longer be shown in its channel, so it goes on here.\n"
                .formatted(match.id(), words.variant(match));
        FileUpload picture = files.privately(match, player, List.of());
        return seenBy(
                        match,
                        player,
                        picture,
                        heading,
                        words.standing(match) + clocks.sentence(match) + OmenWords.line(match))
                .setComponents(match.live() ? rows(match) : List.of())
                .setAllowedMentions(List.of())
                .build();
    }

    private MessageCreateData onRequest(Match match, PlayerId person, FileUpload picture) {
        String heading = "Match #%s · %s · %s\n".formatted(match.id(), words.variant(match), words.place(match));
        return seenBy(
                        match,
                        person,
                        picture,
                        heading,
                        words.standing(match) + clocks.sentence(match) + OmenWords.line(match))
                .build();
    }

    /** The board for a person who has made a part of a turn and goes on. */
    public MessageCreateData amidTurn(Match match, PlayerId person) {
        String ending = "It is still your turn in %s.".formatted(words.place(match));
        return seenBy(match, person, files.privately(match, person, List.of()), "", ending)
                .setComponents(Stream.concat(MoveMenu.rows(match).stream(), Stream.of(ActionRow.of(typeButton(match))))
                        .toList())
                .build();
    }

    /** The board for everybody where a part of a turn was made in an open message; it mentions nobody. */
    public MessageCreateData amidTurnPublicly(Match match) {
        return new MessageCreateBuilder()
                .setContent(Text.cut(
                        "%s\nIt is still your turn: reply with what you do next.%s"
                                .formatted(words.latest(match), hand(match)),
                        Text.MAX_MESSAGE))
                .setFiles(files.publicly(match).setName("turn.png"))
                .setAllowedMentions(List.of())
                .build();
    }

    private MessageCreateBuilder seenBy(
            Match match, PlayerId person, FileUpload picture, String heading, String ending) {
        String latest = words.latest(match, match.viewer(person));
        return new MessageCreateBuilder()
                .setContent(Text.cut(heading + latest + "\n" + ending, Text.MAX_MESSAGE))
                .setFiles(picture);
    }

    private String heading(Match match) {
        return match.ply() > 0
                ? ""
                : "**Match #%s · %s** · %s\n".formatted(match.id(), words.variant(match), words.stake(match));
    }

    private String next(Match match, Call call) {
        return match.live()
                ? "%s, it is your turn: choose below, press *Type a move*, reply with your move, or type %s.%s%s%s"
                        .formatted(
                                call.words(),
                                commands.mention("move"),
                                clocks.sentence(match),
                                hand(match),
                                OmenWords.line(match))
                : "%s%s %s has the table of this server."
                        .formatted(words.standing(match), ratings.sentence(match), commands.mention("leaderboard"));
    }

    private static String hand(Match match) {
        return match.standing().hasSecrets() ? " *My view* shows your hand to you alone." : "";
    }

    /** A menu of what can move, where everybody may read it, and the buttons. */
    private static List<ActionRow> rows(Match match) {
        var rows = new ArrayList<ActionRow>();
        if (!match.standing().hasSecretMoves()) {
            rows.addAll(MoveMenu.rows(match));
        }
        rows.add(ActionRow.of(
                typeButton(match),
                Button.secondary(ComponentId.of(Action.BOARD, match).text(), "My view"),
                Button.secondary(ComponentId.of(Action.MORE, match).text(), "More")));
        return rows;
    }

    private static ActionRow rematch(Match match) {
        return ActionRow.of(Button.primary(ComponentId.of(Action.REMATCH, match).text(), "Rematch"));
    }

    private static Button typeButton(Match match) {
        return Button.primary(ComponentId.of(Action.TYPE_MOVE, match).text(), "Type a move");
    }
}
