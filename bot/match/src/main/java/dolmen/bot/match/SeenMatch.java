package dolmen.bot.match;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Venue;
import dolmen.bot.match.time.Clock;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.Viewer;
import dolmen.rules.facts.GameFacts;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.Episode;
import dolmen.rules.host.HostAct;
import dolmen.rules.host.HostedGame;
import dolmen.rules.host.Omen;
import dolmen.rules.host.TurnMenu;
import dolmen.rules.phrase.Wording;
import dolmen.rules.play.Standing;
import dolmen.rules.scene.BoardScene;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A match as one viewer may know it. It gives no access to the position, the record or other viewers' knowledge, so
 * everything made from a spectator's view can be shown to everybody. Immutable.
 *
 * @param <V> a spectator, with public knowledge, or a seat
 */
public final class SeenMatch<V extends Viewer> implements MatchOutline {
    private final Match match;
    private final V viewer;

    SeenMatch(Match match, V viewer) {
        this.match = match;
        this.viewer = viewer;
    }

    /** The viewer. */
    public V viewer() {
        return viewer;
    }

    /** The picture from the seat's side, with the last turn marked and described. */
    public BoardScene scene(Seat bottom) {
        return match.shown().scene(viewer, bottom);
    }

    /** The plies of the last turn in words. */
    public List<Standing.Told> lastTurn() {
        return match.standing().lastTurnToldTo(viewer);
    }

    /** The seat of the last turn; empty if nobody has moved since the beginning or the last act. */
    public Optional<Seat> lastMover() {
        return match.standing().lastTurn().stream()
                .findFirst()
                .flatMap(ply ->
                        ply.before().turn() instanceof Turn.ToMove(Seat seat) ? Optional.of(seat) : Optional.empty());
    }

    /** All episodes from the first ply on. */
    public List<Episode> episodes() {
        return match.game().toldTo(viewer);
    }

    /** The players whom the last turn or act has eliminated from a live match, except by resignation. */
    public List<PlayerId> latelyOut() {
        if (!live()
                || ply() == 0
                || lastAct().filter(HostAct.Resignation.class::isInstance).isPresent()) {
            return List.of();
        }
        int lately = lastAct().isPresent() ? 1 : match.standing().lastTurn().size();
        HostedGame<?> before =
                match.game().after(match.runFrom().orElseGet(() -> match.game().entriesBefore(lately)));
        return IntStream.range(0, players().size())
                .mapToObj(Seat::new)
                .filter(seat -> before.inPlay(seat) && !inPlay(seat))
                .map(this::player)
                .toList();
    }

    /** The last act besides moving, if no seat has moved since. */
    public Optional<HostAct> lastAct() {
        return match.game().lastAct();
    }

    /** The number of plies before the last run, see {@link Match#runFrom}. */
    public Optional<Integer> runFrom() {
        return match.runFrom();
    }

    /**
     * True if no board of the match was shown before: nobody has moved, or only computer players have, before people
     * could.
     */
    public boolean first() {
        int shownBefore = match.runFrom()
                .filter(from -> match.toMoveAfter(from)
                        .map(match::player)
                        .filter(PlayerId::computer)
                        .isPresent())
                .orElse(ply());
        return match.game().toldTo(viewer).stream()
                .noneMatch(episode -> episode.entry() < shownBefore && bringsABoard(episode));
    }

    private static boolean bringsABoard(Episode episode) {
        return switch (episode) {
            case Episode.TurnTaken turn -> true;
            case Episode.Chance chance -> false;
            case Episode.Acted(int entry, HostAct act) -> !(act instanceof HostAct.AgreedHints);
        };
    }

    /** True if everybody may see the choices of the seat to move. */
    public boolean hasOpenChoices() {
        return TurnMenu.isOpen(match.game());
    }

    /** The first choices of the seat to move, as far as they are public. */
    public List<TurnMenu.Option> openChoices(Wording wording) {
        return TurnMenu.openly(match.game(), wording);
    }

    /** True if the player to move has played a turn that could be taken back. */
    public boolean hasTurnToTakeBack() {
        return toMove().flatMap(match.game()::takeBack).isPresent();
    }

    /** True if seats have different knowledge. */
    public boolean hasSecrets() {
        return match.standing().hasSecrets();
    }

    /** True if the players took the match over from others. */
    public boolean handedOver() {
        return match.game().handedOver();
    }

    /** True if the player to move has made a part of a turn. */
    public boolean amidTurn() {
        return match.amidTurn();
    }

    /** The match after the last complete turn: without the plies of an unfinished turn. */
    public SeenMatch<V> betweenTurns() {
        return match.amidTurn() ? new SeenMatch<>(match.foreseen(match.game().after(match.turnBegan())), viewer) : this;
    }

    /** The match at the first seat's first act, after each turn, and after each act since. */
    public List<SeenMatch<V>> turnByTurn() {
        return match.game().turnByTurn().stream()
                .map(game -> new SeenMatch<>(match.foreseen(game), viewer))
                .toList();
    }

    @Override
    public MatchId id() {
        return match.id();
    }

    @Override
    public Venue venue() {
        return match.venue();
    }

    @Override
    public List<PlayerId> players() {
        return match.players();
    }

    @Override
    public boolean hintsAgreed() {
        return match.hintsAgreed();
    }

    @Override
    public Clock clock() {
        return match.clock();
    }

    @Override
    public boolean rated() {
        return match.rated();
    }

    @Override
    public Optional<Request> request() {
        return match.request();
    }

    @Override
    public Variant variant() {
        return match.variant();
    }

    @Override
    public GameFacts facts() {
        return match.facts();
    }

    @Override
    public int ply() {
        return match.ply();
    }

    @Override
    public int turn() {
        return match.turn();
    }

    @Override
    public Optional<Seat> toMove() {
        return match.toMove();
    }

    @Override
    public Optional<Seat> toMoveAfter(int plies) {
        return match.toMoveAfter(plies);
    }

    @Override
    public boolean inPlay(Seat seat) {
        return match.inPlay(seat);
    }

    @Override
    public Optional<PlayerId> moderator() {
        return match.moderator();
    }

    @Override
    public List<Omen> omens() {
        return match.omens();
    }

    @Override
    public Optional<Conclusion> conclusion() {
        return match.conclusion();
    }
}
