package dolmen.bot.images;

import dolmen.bot.id.IdPhrases;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.SeenMatch;
import dolmen.renderer.Keepsake;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.host.Conclusion;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Surface;
import dolmen.rules.scene.Tray;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The keepsake of a finished match.
 *
 * @param bottom the seat at the bottom of the scene
 * @param scene the scene as everybody sees it, with the players' names
 * @param names the known names; a player without one was forgotten
 */
record Keepsakes(
        SeenMatch<Spectator> match, Seat bottom, BoardScene scene, Map<PlayerId, String> names, Wording wording) {

    /** @param notes the effect of the match on each seat, in seat order; an empty list if there is none */
    Keepsake with(List<List<String>> notes) {
        Conclusion conclusion = match.conclusion().orElseThrow();
        return new Keepsake(
                wording.of(ImagesPhrases.keepsakeTitle(
                        match.facts().name(), new Verbatim(match.id().toString()))),
                wording.of(headline(conclusion)),
                capital(wording.of(Headers.how(conclusion, called()))),
                scene.trays().stream()
                        .sorted(Comparator.comparingInt(tray -> rank(conclusion, tray)))
                        .map(tray -> row(conclusion, tray, notes))
                        .toList(),
                crowned(conclusion));
    }

    private Keepsake.PlayerRow row(Conclusion conclusion, Tray tray, List<List<String>> notes) {
        return new Keepsake.PlayerRow(
                placed(conclusion, tray),
                tray.side(),
                winners(conclusion).contains(new Seat(tray.seat())),
                notes.isEmpty() ? List.of() : notes.get(tray.seat()),
                Portraits.of(match.player(new Seat(tray.seat()))));
    }

    /** The place of a player at a larger table. */
    private String placed(Conclusion conclusion, Tray tray) {
        String name = name(new Seat(tray.seat()));
        return match.players().size() > 2 && !winners(conclusion).isEmpty()
                ? "%d. %s".formatted(better(conclusion, tray) + 1, name)
                : name;
    }

    /** The position of a player in the keepsake: on a board for two from the bottom up, elsewhere by rank. */
    private int rank(Conclusion conclusion, Tray tray) {
        return match.players().size() == 2 && !(scene.surface() instanceof Surface.Table)
                ? Math.abs(tray.seat() - bottom.index())
                : better(conclusion, tray);
    }

    /** The number of seats that finished ahead of the tray's. */
    private static int better(Conclusion conclusion, Tray tray) {
        return switch (conclusion) {
            case Conclusion.Annulled annulled -> 0;
            case Conclusion.Ranked ranked ->
                ranked.ranking().stream()
                        .takeWhile(place -> !place.contains(new Seat(tray.seat())))
                        .mapToInt(Set::size)
                        .sum();
        };
    }

    private Phrase headline(Conclusion conclusion) {
        return switch (conclusion) {
            case Conclusion.Annulled annulled -> ImagesPhrases.keepsakeVoid();
            case Conclusion.Ranked ranked when ranked.drawn() -> ImagesPhrases.keepsakeDraw();
            case Conclusion.Ranked ranked
            when match.players().size() == 2 ->
                ImagesPhrases.keepsakeBeat(
                        list(ranked.ranking().getFirst()), list(ranked.ranking().getLast()));
            case Conclusion.Ranked ranked
            when ranked.ranking().getFirst().size() == 1 ->
                ImagesPhrases.keepsakeWon(list(ranked.ranking().getFirst()));
            case Conclusion.Ranked ranked ->
                ImagesPhrases.keepsakeShared(list(ranked.ranking().getFirst()));
        };
    }

    private static Set<Seat> winners(Conclusion conclusion) {
        return conclusion instanceof Conclusion.Ranked ranked && !ranked.drawn()
                ? ranked.ranking().getFirst()
                : Set.of();
    }

    private Listing list(Set<Seat> seats) {
        return Listing.and(
                seats.stream().sorted().map(this::name).map(Verbatim::new).toList());
    }

    private String name(Seat seat) {
        return names.getOrDefault(match.player(seat), wording.of(IdPhrases.forgotten()));
    }

    /** The trays with the names of their players instead of their sides. */
    private List<Tray> called() {
        return scene.trays().stream()
                .map(tray ->
                        new Tray(tray.seat(), tray.side(), new Verbatim(name(new Seat(tray.seat()))), tray.count()))
                .toList();
    }

    /** The scene with a ring around the winning piece; on a table of cards, no piece has one. */
    private BoardScene crowned(Conclusion conclusion) {
        boolean decided = conclusion instanceof Conclusion.ByRules
                && match.lastMover().filter(winners(conclusion)::contains).isPresent()
                && !(scene.surface() instanceof Surface.Table);
        return decided ? scene.withMarks(arrived(winners(conclusion))) : scene;
    }

    /** The winners' piece at the end of the last move: not the origin, nor a pushed piece. */
    private List<Mark> arrived(Set<Seat> winners) {
        List<Mark.Arrow> ways = scene.marks().stream()
                .filter(Mark.Arrow.class::isInstance)
                .map(Mark.Arrow.class::cast)
                .toList();
        return ways.reversed().stream()
                .filter(way -> ways.stream().noneMatch(other -> other.to().equals(way.from())))
                .limit(1)
                .map(Mark.Arrow::to)
                .filter(cell -> holdsOneOf(cell, winners))
                .<Mark>map(Mark.Crowned::new)
                .toList();
    }

    private boolean holdsOneOf(String cell, Set<Seat> seats) {
        return scene.tokens().stream()
                .filter(token -> token.cell().equals(cell))
                .anyMatch(token -> scene.trays().stream()
                        .anyMatch(tray -> tray.side() == token.side() && seats.contains(new Seat(tray.seat()))));
    }

    private static String capital(String words) {
        return words.isEmpty() ? words : Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
