package dolmen.bot.discord.board;

import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.menu.MoveMenu;
import dolmen.bot.discord.place.Resting;
import dolmen.bot.discord.words.ClockWords;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.OmenWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.discord.words.Vocabulary;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.SeatNames;
import dolmen.bot.match.Match;
import java.util.List;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.utils.FileUpload;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** The board as one person sees it, for that person alone. */
public final class BoardMessage {
    private final MatchWords words;
    private final ClockWords clocks;
    private final BoardFiles files;
    private final Resting resting;

    BoardMessage(Vocabulary words, BoardFiles files, Resting resting) {
        this.words = words.matches();
        this.clocks = words.clocks();
        this.files = files;
        this.resting = resting;
    }

    /** The board as that person sees it. */
    public MessageCreateData privately(Match match, Requester requester) {
        return onRequest(match, requester, files.privately(match, requester, List.of()));
    }

    /** The board as that person sees it, but from across the table. */
    public MessageCreateData fromOtherSide(Match match, Requester requester) {
        return onRequest(match, requester, files.fromOtherSide(match, requester));
    }

    /** The result for a player whose match has lost its channel. */
    MessageCreateData resultInPrivate(Match match, PlayerId player) {
        String heading = "Match #%s · %s can no longer be shown in its channel; this is how it ended.\n"
                .formatted(match.id(), words.variant(match));
        var reader = Requester.elsewhere(player);
        FileUpload picture = files.privately(match, reader, List.of());
        return seenBy(match, reader, picture, heading, words.standing(match))
                .setAllowedMentions(List.of())
                .build();
    }

    private MessageCreateData onRequest(Match match, Requester requester, FileUpload picture) {
        String heading = "Match #%s · %s · %s\n".formatted(match.id(), words.variant(match), words.place(match));
        return seenBy(
                        match,
                        requester,
                        picture,
                        heading,
                        words.on(requester.guild()).standing(match, requester.person())
                                + clocks.sentence(match, requester.person())
                                + resting.sentence(match)
                                + OmenWords.line(match))
                .build();
    }

    /** The board for a person who has made a part of a turn and goes on. */
    public MessageCreateData amidTurn(Match match, Requester requester) {
        String ending = "It is still your turn in %s.".formatted(words.place(match));
        return seenBy(match, requester, files.privately(match, requester, List.of()), "", ending)
                .setComponents(rows(match, requester, ActionRow.of(PublicBoard.typeButton(match))))
                .build();
    }

    /** The menu of that person, if it is the one to move, above the buttons. */
    private List<ActionRow> rows(Match match, Requester requester, ActionRow buttons) {
        SeatNames seats = words.on(requester.guild()).seats(match);
        return Stream.concat(
                        match.seatOf(requester.person()).flatMap(own -> MoveMenu.ownRow(match, own, seats)).stream(),
                        Stream.of(buttons))
                .toList();
    }

    private MessageCreateBuilder seenBy(
            Match match, Requester requester, FileUpload picture, String heading, String ending) {
        String latest = words.on(requester.guild()).latest(match.seenBy(match.viewer(requester.person())));
        return new MessageCreateBuilder()
                .setContent(Text.cut(heading + latest + "\n" + ending, Text.MAX_MESSAGE))
                .setFiles(picture);
    }
}
