package dolmen.bot.discord.board;

import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.emoji.PieceEmoji;
import dolmen.bot.discord.posted.ShownBoard;
import dolmen.bot.discord.posted.Side;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchOutline;
import dolmen.bot.match.SeenMatch;
import dolmen.bot.match.picture.Picture;
import dolmen.bot.match.picture.Pictures;
import dolmen.bot.match.preference.Preferences;
import dolmen.rules.Game;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Variant;
import dolmen.rules.facts.Example;
import dolmen.rules.lesson.Page;
import dolmen.rules.phrase.Wording;
import dolmen.rules.play.Standing;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Mark;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import net.dv8tion.jda.api.utils.FileUpload;

/**
 * Pictures of boards as files of messages, in the reader's language and chosen colours and from the chosen side.
 *
 * @param emoji the emoji of pieces, for the menus below the boards
 * @param alone the only reader of the public boards; empty if everybody reads them
 */
public record BoardFiles(
        Pictures pictures, Preferences preferences, Readers readers, PieceEmoji emoji, Optional<PlayerId> alone) {
    /** Files for everybody who reads the messages. */
    BoardFiles(Pictures pictures, Preferences preferences, Readers readers, PieceEmoji emoji) {
        this(pictures, preferences, readers, emoji, Optional.empty());
    }

    /** A copy whose public boards are for one player alone. */
    BoardFiles alone(PlayerId player) {
        return new BoardFiles(pictures, preferences, readers, emoji, Optional.of(player));
    }

    /** The public board, from the same side throughout the match, with additional marks. */
    FileUpload publicly(SeenMatch<Spectator> match, List<Mark> marks) {
        return file(match, pictures.board(match, everybody(match), marks));
    }

    /** The keepsake of an ended match, with the given lines about each seat. The file is named after its match. */
    public FileUpload keepsake(SeenMatch<Spectator> ended, List<List<String>> notes) {
        return file(ended, pictures.keepsake(ended, everybody(ended), notes));
    }

    private Pictures.Reader everybody(MatchOutline match) {
        return alone.map(player -> reader(match, Requester.elsewhere(player)))
                .orElseGet(() -> new Pictures.Reader(
                        match.publicBottom(),
                        themeForAll(match),
                        Optional.of(match.venue().guild()),
                        readers.of(match.venue().guild())));
    }

    /** The board in the person's view, with additional marks. */
    public FileUpload privately(Match match, Requester requester, List<Mark> marks) {
        return privately(match, requester, bottom(match, requester.person()), marks);
    }

    /** The board while the person chooses a turn, from the given side, with additional marks. */
    public FileUpload choosing(Match match, Requester requester, Side side, List<Mark> marks) {
        Seat bottom = side == Side.OWN ? bottom(match, requester.person()) : match.publicBottom();
        FileUpload picture = privately(match, requester, bottom, marks);
        return picture.setName(side.named(picture.getName()));
    }

    /** The board in the person's view, but from across the table. */
    FileUpload fromOtherSide(Match match, Requester requester) {
        int seats = match.players().size();
        int across = (bottom(match, requester.person()).index() + seats / 2) % seats;
        return privately(match, requester, new Seat(across), List.of());
    }

    /** The start of a game, in the server's colours. */
    public FileUpload beginning(Standing<?> start, GuildId server) {
        return file("start.png", pictures.position(start, preferences.of(server).theme(), readers.of(server)));
    }

    /** The examples of a game, in the person's colours. */
    public List<FileUpload> examples(Game<?> game, PlayerId person, Wording wording) {
        Optional<String> theme = preferences.of(person).theme();
        List<Example> examples = game.facts().examples();
        return IntStream.range(0, examples.size())
                .mapToObj(index -> file(
                        "example-%d.png".formatted(index + 1),
                        pictures.position(Standing.after(game, examples.get(index)), theme, wording)))
                .toList();
    }

    /** The picture of a page of a lesson on the variant, in the person's colours. */
    public FileUpload page(Game<?> game, Variant variant, Page page, String name, PlayerId person, Wording wording) {
        BoardScene scene = Standing.of(game, variant, page.exhibit())
                .scene(Seat.FIRST)
                .withMarks(page.exhibit().marks());
        return scene(scene, name, person, wording);
    }

    /** A scene without a match, in the person's colours. */
    public FileUpload scene(BoardScene scene, String name, PlayerId person, Wording wording) {
        return file(name, pictures.scene(scene, preferences.of(person).theme(), wording));
    }

    /** A scene without a match, in the server's colours. */
    public FileUpload scene(BoardScene scene, String name, GuildId server) {
        return file(name, pictures.scene(scene, preferences.of(server).theme(), readers.of(server)));
    }

    private FileUpload privately(Match match, Requester requester, Seat bottom, List<Mark> marks) {
        return file(
                match,
                pictures.board(
                        match.seenBy(match.viewer(requester.person())), reader(match, requester, bottom), marks));
    }

    /** The person as a reader of pictures of the match, with the chosen side and colours. */
    public Pictures.Reader reader(MatchOutline match, Requester requester) {
        return reader(match, requester, bottom(match, requester.person()));
    }

    private Pictures.Reader reader(MatchOutline match, Requester requester, Seat bottom) {
        Optional<String> theme = preferences.privateTheme(
                requester.person(), Optional.of(match.venue().guild()));
        return new Pictures.Reader(bottom, theme, requester.guild(), readers.of(requester.reader()));
    }

    private Seat bottom(MatchOutline match, PlayerId person) {
        return preferences.of(person).bottom(match.seatOf(person));
    }

    private Optional<String> themeForAll(MatchOutline match) {
        return preferences.of(match.venue().guild()).theme();
    }

    private static FileUpload file(MatchOutline match, Picture picture) {
        return file(ShownBoard.of(match).fileName(), picture);
    }

    /** A picture as a file with the given name. */
    public static FileUpload file(String name, Picture picture) {
        return FileUpload.fromStreamSupplier(name, picture::open).setDescription(picture.altText());
    }
}
