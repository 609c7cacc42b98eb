package dolmen.bot.discord.board;

import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.place.Resting;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.Text;
import dolmen.bot.discord.words.WordsPhrases;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.SeatNames;
import dolmen.bot.match.Match;
import dolmen.rules.Seat;
import dolmen.rules.Step;
import dolmen.rules.Viewer;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import dolmen.rules.play.Standing;
import dolmen.rules.play.Standing.Told.Played;
import dolmen.rules.scene.Tray;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * A match in words alone, for users of screen readers: the game and its players, the whole position, the latest turn,
 * the player to move, and every legal move for that player. It consists of sentences and lists instead of a drawing in
 * characters, which a screen reader would spell out.
 */
public record BoardText(Names names, MatchWords words, Resting resting) {
    /** The maximum number of moves with a sentence each; more moves are listed by their first step. */
    private static final int MAX_SENTENCES = 12;

    /** The match as the person may know it, in one or more messages. */
    public List<MessageCreateData> of(Match match, Requester requester) {
        PlayerId person = requester.person();
        Names here = names.on(requester.reader());
        MatchWords told = words.on(requester.reader());
        Wording wording = told.wording();
        Optional<Seat> seat = match.seatOf(person);
        Viewer viewer = match.viewer(person);
        var scene = match.standing().position().seenBy(viewer).scene();
        SeatNames seats = told.seats(match).each(Text::escaped);
        var lines = Stream.of(
                Stream.of(wording.of(BoardPhrases.textHeading(
                        new Verbatim(match.id().toString()), words.variant(match), new Verbatim(told.place(match))))),
                scene.trays().stream().map(tray -> wording.of(player(match, tray, seats, here, wording))),
                Stream.of(
                        seats.in(scene.description().sentences().stream()
                                .map(wording::of)
                                .collect(Collectors.joining(" "))),
                        told.latest(match.seenBy(viewer)),
                        told.standing(match, person) + resting.sentence(match, wording)),
                seat.filter(own -> match.toMove().equals(Optional.of(own))).stream()
                        .flatMap(own -> moves(match.standing(), own, seats, wording).stream()));
        return Text.pages(lines.flatMap(part -> part).toList(), "\n").stream()
                .map(MessageCreateData::fromContent)
                .toList();
    }

    private static Phrase player(Match match, Tray tray, SeatNames seats, Names names, Wording wording) {
        PlayerId player = match.player(new Seat(tray.seat()));
        String side = seats.in(wording.of(tray.name()));
        var name = new Verbatim(names.bold(player));
        return side.equals(names.plain(player))
                ? BoardPhrases.textPlayer(name, tray.count())
                : BoardPhrases.textSide(name, new Verbatim(side), tray.count());
    }

    private static List<String> moves(Standing<?> standing, Seat seat, SeatNames seats, Wording wording) {
        var choices = standing.choices(seat);
        List<Played> all = choices.values().stream().flatMap(List::stream).toList();
        boolean named = standing.scene(seat).surface().named();
        Stream<String> lines = all.size() <= MAX_SENTENCES
                ? all.stream().map(move -> "- " + wording.of(line(move, seats, named, wording)))
                : choices.entrySet().stream().map(from -> from(from.getKey(), from.getValue(), seats, wording));
        return Stream.concat(Stream.of(wording.of(BoardPhrases.textMoves(all.size()))), lines)
                .toList();
    }

    /** @param named true if people know the cells that the text names; otherwise the sentence comes first */
    private static Phrase line(Played move, SeatNames seats, boolean named, Wording wording) {
        var text = new Verbatim(move.text());
        var sentence = new Verbatim(seats.in(wording.of(move.sentence())));
        return named ? WordsPhrases.plyPlayed(text, sentence) : WordsPhrases.plyCoded(sentence, text);
    }

    private static String from(Step first, List<Played> moves, SeatNames seats, Wording wording) {
        return moves.stream()
                .map(move -> "`" + move.text() + "`")
                .collect(Collectors.joining(", ", "- %s: ".formatted(seats.in(wording.of(first.label()))), ""));
    }
}
