package dolmen.bot.match;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Venue;
import dolmen.bot.match.notice.Notice;
import dolmen.bot.match.time.Clock;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Variant;
import dolmen.rules.Viewer;
import dolmen.rules.facts.GameFacts;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostedGame;
import dolmen.rules.host.Omen;
import dolmen.rules.play.GameRecord;
import dolmen.rules.play.Standing;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * One hosted match: the players, the place, every ply so far, and all agreements and requests.
 *
 * @param players the players by seat
 * @param game the game in its current position
 * @param clock the seats' remaining time; no clock runs when the match is over
 * @param rated true if the players have agreed that it counts for ratings
 * @param moderator the moderator who decided the end; empty if none did, or if it was not recorded
 * @param request an open request of one player to the others
 * @param revision the number of changes; the stored match is replaced only by its next revision
 * @param runFrom the number of plies before the last run: a turn, and the planned or computer players' answers to it;
 *     empty unless the last turn was such an answer
 * @param startedAt the time when the challenge was accepted
 * @param changedAt the time of the last ply or of the end
 */
public record Match(
        MatchId id,
        Venue venue,
        List<PlayerId> players,
        HostedGame<?> game,
        Clock clock,
        boolean rated,
        Optional<PlayerId> moderator,
        Optional<Request> request,
        int revision,
        Optional<Integer> runFrom,
        Instant startedAt,
        Instant changedAt)
        implements MatchOutline {

    public Match {
        players = List.copyOf(players);
    }

    /** The stored text form of the match: its plies, with the seats' acts besides moving as one ply each. */
    public GameRecord record() {
        return game.record();
    }

    /** The game in play, after a replay of the record. */
    public Standing<?> standing() {
        return game.standing();
    }

    /** The match as the viewer may know it. */
    public <V extends Viewer> SeenMatch<V> seenBy(V viewer) {
        return new SeenMatch<>(this, viewer);
    }

    /** The match as everybody may know it; all public messages are made from it. */
    public SeenMatch<Spectator> publicly() {
        return seenBy(new Spectator());
    }

    @Override
    public Variant variant() {
        return game.variant();
    }

    @Override
    public GameFacts facts() {
        return game.standing().game().facts();
    }

    @Override
    public List<Omen> omens() {
        return game.omens();
    }

    @Override
    public Optional<Conclusion> conclusion() {
        return game.conclusion();
    }

    @Override
    public int ply() {
        return game.entries();
    }

    @Override
    public int turn() {
        return game.turn();
    }

    @Override
    public Optional<Seat> toMove() {
        return game.toMove();
    }

    @Override
    public Optional<Seat> toMoveAfter(int plies) {
        return game.after(plies).toMove();
    }

    @Override
    public boolean inPlay(Seat seat) {
        return game.inPlay(seat);
    }

    @Override
    public boolean hintsAgreed() {
        return game.hintsAgreed();
    }

    /** The person's role: a seat, or a spectator. */
    public Viewer viewer(PlayerId person) {
        return seatOf(person).<Viewer>map(own -> own).orElseGet(Spectator::new);
    }

    /** The position for display. After a run, only the last turn of each seat is marked: more would be a tangle. */
    public Standing<?> shown() {
        return runFrom.<Standing<?>>map(from -> game.standingSince(lastRound(from)))
                .orElseGet(game::standing);
    }

    /** The number of plies before the last turns of a run, one turn for each seat. */
    private int lastRound(int from) {
        int began = ply();
        for (int turns = 0; turns < players.size() && began > from; turns++) {
            HostedGame<?> then = game.after(began);
            began = then.entriesBefore(then.standing().lastTurn().size());
        }
        return began;
    }

    /** True if the player to move has made a part of a turn. */
    public boolean amidTurn() {
        return game.amidTurn();
    }

    /** The number of plies at the start of the current turn; less than {@link #ply} in the middle of a turn. */
    public int turnBegan() {
        return game.turnBegan();
    }

    /** True if nothing was played after the given number of plies; hints may have been allowed since. */
    public boolean standsAsAfter(int plies) {
        return game.entriesBefore(0) <= plies && plies <= ply();
    }

    /** True if the request may have been made after the given number of plies: only its maker has moved since. */
    boolean mayHaveBeenAsked(Request request, int plies) {
        int began = lastRunBegan();
        boolean own = game.after(began).toMove().equals(Optional.of(request.by()));
        int first = own && request.kind() != Request.Kind.TAKE_BACK ? began : turnBegan();
        return first <= plies && plies <= ply();
    }

    /** The notice after the game has changed. */
    public Notice notice() {
        return notice(live() ? Notice.Kind.BOARD : Notice.Kind.RESULT);
    }

    /** A notice of the given kind about the current state. */
    public Notice notice(Notice.Kind kind) {
        return new Notice(id, revision, ply(), kind, true);
    }

    /** The number of plies before the last turn, or before the run that it ended. */
    private int lastRunBegan() {
        return runFrom.orElseGet(() -> game.entriesBefore(standing().lastTurn().size()));
    }

    /** The match in a possible future position. */
    public Match foreseen(HostedGame<?> next) {
        return form(next, clock, request, revision, Optional.empty(), changedAt);
    }

    /** The next revision, after a change of its game; a computer player's turn belongs to the run that it answers. */
    Match after(HostedGame<?> next, Clock clockNow, Optional<Request> standing, Instant now) {
        Optional<Integer> run =
                answersSoon() && next.lastAct().isEmpty() ? Optional.of(lastRunBegan()) : Optional.empty();
        return form(next, clockNow, standing, revision + 1, run, now);
    }

    /** This revision, after a ready answer. A request stays open, since the answering player has not been asked yet. */
    Match answered(HostedGame<?> next, Clock clockNow, int from) {
        return form(next, clockNow, request.filter(asked -> next.live()), revision, Optional.of(from), changedAt);
    }

    /** The next revision, with another clock. */
    public Match with(Clock other) {
        return form(game, other, request, revision + 1, runFrom, changedAt);
    }

    /** The next revision, with another clock and no request. */
    Match agreedOn(Clock other) {
        return form(game, other, Optional.empty(), revision + 1, runFrom, changedAt);
    }

    /** The next revision, after an agreement that changes nothing on the board, without a request. */
    Match agreedOn(HostedGame<?> next, Instant now) {
        return form(next, clock, Optional.empty(), revision + 1, runFrom, now);
    }

    /** The next revision, with another request or none. */
    public Match with(Optional<Request> other) {
        return form(game, clock, other, revision + 1, runFrom, changedAt);
    }

    /** This revision, decided by a moderator. */
    Match before(PlayerId decider) {
        return new Match(
                id,
                venue,
                players,
                game,
                clock,
                rated,
                Optional.of(decider),
                request,
                revision,
                runFrom,
                startedAt,
                changedAt);
    }

    /** The next revision, at another place. */
    Match at(Venue elsewhere) {
        return new Match(
                id,
                elsewhere,
                players,
                game,
                clock,
                rated,
                moderator,
                request,
                revision + 1,
                runFrom,
                startedAt,
                changedAt);
    }

    /** A revision of the match with the same players, place and terms. */
    private Match form(
            HostedGame<?> gameNow,
            Clock clockNow,
            Optional<Request> asked,
            int number,
            Optional<Integer> run,
            Instant changed) {
        return new Match(
                id, venue, players, gameNow, clockNow, rated, moderator, asked, number, run, startedAt, changed);
    }
}
