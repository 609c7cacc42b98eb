package dolmen.rules.host;

import dolmen.rules.Move;
import dolmen.rules.Parsed;
import dolmen.rules.Seat;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Verbatim;
import java.util.List;
import java.util.Optional;

/** Plays a typed text for a seat, one move or a whole turn, completely or not at all. */
record TurnReader<M extends Move>(HostedGame<M> game, Seat seat) {

    TypedTurn read(String typed) {
        var notation = game.standing().game().notation();
        return switch (game.standing().parse(seat, typed)) {
            case Parsed.Ok<M>(M move, String rest) ->
                new TurnReader<>(game.play(move), seat).readRest(notation.write(move), rest);
            case Parsed.Malformed<M>(Argument why) ->
                new TypedTurn.NotAMove(
                        why,
                        game.proposals(seat).nearest(typed).stream()
                                .map(notation::write)
                                .toList());
            case Parsed.Illegal<M>(Argument why, List<M> nearest) ->
                new TypedTurn.Illegal(why, nearest.stream().map(notation::write).toList());
            case Parsed.Ambiguous<M>(List<M> candidates, String rest) ->
                TypedTurn.Ambiguous.of(candidates.stream()
                        .flatMap(move -> asked(move, rest).stream())
                        .toList());
        };
    }

    /** The possible turns for a move and the text after it. */
    private List<String> asked(M move, String rest) {
        HostedGame<M> after = game.play(move);
        String first = game.standing().game().notation().write(move);
        return rest.isEmpty()
                ? List.of(first)
                : switch (new TurnReader<>(after, seat).readRest(first, rest)) {
                    case TypedTurn.Played(HostedGame<?> played) ->
                        List.of(
                                String.join(" ", played.record().moves().subList(game.entries(), played.entries())),
                                first);
                    case TypedTurn.Ambiguous(List<String> turns, int others) -> turns;
                    case TypedTurn.NotAMove no -> List.of(first);
                    case TypedTurn.Illegal no -> List.of(first);
                };
    }

    /** Reads the text after a first move; text after a move that ended the game is ignored. */
    private TypedTurn readRest(String first, String rest) {
        if (rest.isEmpty() || !game.live()) {
            return new TypedTurn.Played(game);
        }
        if (!game.toMove().equals(Optional.of(seat))) {
            return new TypedTurn.Illegal(HostPhrases.turnEnds(new Verbatim(first)), List.of(first));
        }
        return switch (read(rest)) {
            case TypedTurn.Played played -> played;
            case TypedTurn.NotAMove(Argument why, List<String> nearest) ->
                new TypedTurn.NotAMove(HostPhrases.turnAfter(new Verbatim(first), why), following(first, nearest));
            case TypedTurn.Illegal(Argument why, List<String> nearest) ->
                new TypedTurn.Illegal(HostPhrases.turnAfter(new Verbatim(first), why), following(first, nearest));
            case TypedTurn.Ambiguous(List<String> candidates, int others) ->
                new TypedTurn.Ambiguous(following(first, candidates), others);
        };
    }

    private static List<String> following(String first, List<String> moves) {
        return moves.stream().map(move -> first + " " + move).toList();
    }
}
