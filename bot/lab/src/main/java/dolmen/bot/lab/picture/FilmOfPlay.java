package dolmen.bot.lab.picture;

import dolmen.bot.console.LineOfPlay;
import dolmen.bot.words.Wordings;
import dolmen.renderer.Header;
import dolmen.renderer.replay.Film;
import dolmen.renderer.replay.Still;
import dolmen.rules.Outcome;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Turn;
import dolmen.rules.host.HostedGame;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.play.Standing;
import dolmen.rules.play.TurnLine;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Tray;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Films of games without people, as spectators see them: a still of the start and of each turn. */
public final class FilmOfPlay {
    private FilmOfPlay() {}

    /** The film of a whole recorded game. */
    public static Film of(HostedGame<?> game) {
        List<HostedGame<?>> moments = List.copyOf(game.turnByTurn());
        int last = turns(game);
        return new Film(moments.stream()
                .map(then -> still(then.standing(), place(turns(then), last)))
                .toList());
    }

    /** The number of turns, including an unfinished one. */
    private static int turns(HostedGame<?> game) {
        return game.amidTurn() ? game.turn() : game.turn() - 1;
    }

    private static String place(int turns, int last) {
        return "%d / %d".formatted(turns, last);
    }

    /**
     * The film of a line of play, without the positions within a turn.
     *
     * @param lines the line after each of its moves, from the start on
     */
    static Film ofLine(List<LineOfPlay<?>> lines) {
        return of(IntStream.range(0, lines.size())
                .filter(index -> index == lines.size() - 1
                        || lines.get(index + 1).standing().lastTurn().size() == 1)
                .<Standing<?>>mapToObj(index -> lines.get(index).standing())
                .toList());
    }

    private static Film of(List<Standing<?>> standings) {
        int last = standings.size() - 1;
        return new Film(IntStream.range(0, standings.size())
                .mapToObj(number -> still(standings.get(number), place(number, last)))
                .toList());
    }

    private static Still still(Standing<?> standing, String place) {
        BoardScene scene = standing.scene(new Spectator(), Seat.FIRST).in(Wordings.ENGLISH);
        Position<?> position = standing.position();
        return new Still(
                scene, new Header(RenderCommand.header(position, scene).captions(), place), caption(standing, scene));
    }

    private static String caption(Standing<?> standing, BoardScene scene) {
        return switch (standing.position().turn()) {
            case Turn.Over(Outcome outcome) -> told(outcome, scene.trays());
            case Turn.ToMove mover -> told(standing, scene.trays());
            case Turn.Chance chance -> told(standing, scene.trays());
        };
    }

    private static String told(Outcome outcome, List<Tray> trays) {
        String why = Wordings.ENGLISH.of(
                outcome.reason().ofLoser()
                        ? outcome.reason().words(new Verbatim(names(Set.of(outcome.loser()), trays)))
                        : outcome.reason().words());
        return outcome.drawn()
                ? "Drawn: %s.".formatted(why)
                : "Won by %s: %s.".formatted(names(outcome.winners(), trays), why);
    }

    private static String told(Standing<?> standing, List<Tray> trays) {
        String line = Wordings.ENGLISH.of(TurnLine.of(standing.lastTurnToldTo(new Spectator())));
        return standing.lastTurn().stream()
                .findFirst()
                .map(ply -> ply.before().turn() instanceof Turn.ToMove(Seat seat)
                        ? TurnLine.by(names(Set.of(seat), trays), line)
                        : line)
                .orElse("The start");
    }

    private static String names(Set<Seat> seats, List<Tray> trays) {
        return trays.stream()
                .filter(tray -> seats.contains(new Seat(tray.seat())))
                .map(Tray::nameInWords)
                .collect(Collectors.joining(" and "));
    }
}
