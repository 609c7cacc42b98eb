package dolmen.bot.images;

import dolmen.bot.id.IdPhrases;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.SeatNames;
import dolmen.bot.match.MatchOutline;
import dolmen.bot.words.Wordings;
import dolmen.rules.phrase.Wording;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Description;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Tray;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A scene in words that use the players' names. Its trays and the labels of their rows keep the names of seats: a
 * picture matches them by name, and two players may have the same name.
 */
record NamedScene(SeatNames seats, Wording wording) {
    private static final int SHORT_NAME = 8;

    /** The scene with these names; a player who was never seen is called by the seat. */
    static NamedScene of(MatchOutline match, Map<PlayerId, String> names, Wording wording) {
        List<PlayerId> players = match.players();
        List<String> untaken = SeatNames.untaken(wording).names();
        return new NamedScene(
                new SeatNames(IntStream.range(0, players.size())
                        .mapToObj(seat -> players.get(seat).forgotten()
                                ? wording.of(IdPhrases.forgotten())
                                : names.getOrDefault(players.get(seat), untaken.get(seat)))
                        .toList()),
                wording);
    }

    BoardScene in(BoardScene scene) {
        BoardScene told = scene.in(wording);
        return new BoardScene(
                told.surface()
                        .withLabels(told.surface().labels().stream()
                                .map(this::named)
                                .toList()),
                told.tokens(),
                told.marks(),
                told.trays(),
                words(told.altText()));
    }

    /** Long names are shortened if the description would become too long; if that is not enough, seats are told. */
    private String words(String text) {
        Stream<SeatNames> inOtherLanguages =
                Stream.of(SeatNames.untaken(wording)).filter(names -> !isEnglish());
        return Stream.concat(Stream.of(seats, seats.each(NamedScene::shortened)), inOtherLanguages)
                .map(names -> names.in(text))
                .filter(told -> told.length() <= Description.MAX_LENGTH)
                .findFirst()
                .orElse(text);
    }

    /** True if the text names the seats as the reader does. */
    private boolean isEnglish() {
        return wording.equals(Wordings.ENGLISH);
    }

    private static String shortened(String name) {
        return name.codePointCount(0, name.length()) <= SHORT_NAME
                ? name
                : name.substring(0, name.offsetByCodePoints(0, SHORT_NAME));
    }

    /** The trays of a scene in words, with the names of players. */
    List<Tray> trays(BoardScene scene) {
        return scene.trays().stream().map(this::named).toList();
    }

    private Tray named(Tray tray) {
        return new Tray(tray.seat(), tray.side(), seats.in(tray.nameInWords()), tray.countInWords());
    }

    private Label named(Label label) {
        return label.location() == Label.Location.PLAYER
                ? label
                : new Label(seats.in(label.textInWords()), label.x(), label.y(), label.location());
    }
}
