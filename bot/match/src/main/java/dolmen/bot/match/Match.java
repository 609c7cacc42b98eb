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
 * One hosted match: who plays what where, every ply so far, and what is agreed and asked besides.
 *
 * @param players by seat
 * @param game the game as it stands
 * @param clock the time that the seats have; nobody's runs when the match is over
 * @param rated whether the players have agreed that it counts for ratings
 * @param moderator the moderator who decided how it ended; empty if none did, or it was not written down
 * @param request what one of the players has asked the others and they have not answered yet
 * @param revision how often the match has changed; the stored match is replaced only by its next revision
 * @param runFrom how many plies there were before the run that led here: a turn, and the answers to it that were ready
 *     or that computer players gave; empty unless the last turn was such an answer
 * @param startedAt when the challenge was accepted
 * @param changedAt when the last ply was played or the match concluded
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

    /** The plies in text, the persisted truth; also what seats did besides moving, one ply each. */
    public GameRecord record() {
        return game.record();
    }

    /** The record replayed. */
    public Standing<?> standing() {
        return game.standing();
    }

    /** The match as that viewer may know it. */
    public <V extends Viewer> SeenMatch<V> seenBy(V viewer) {
        return new SeenMatch<>(this, viewer);
    }

    /** The match as everybody may know it: whatever is posted where others read is made of this. */
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

    /** Who the person is before the board: the seat, if the person has one, else a spectator. */
    public Viewer viewer(PlayerId person) {
        return seatOf(person).<Viewer>map(own -> own).orElseGet(Spectator::new);
    }

    /** How the match stands, for showing it: of a run the last turn of each seat is marked, more would be a tangle. */
    public Standing<?> shown() {
        return runFrom.<Standing<?>>map(from -> game.standingSince(lastRound(from)))
                .orElseGet(game::standing);
    }

    /** The number of plies before as many turns of a run as there are seats. */
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

    /** The number of plies when the seat to move came to its turn: fewer than now in the middle of a turn. */
    public int turnBegan() {
        return game.turnBegan();
    }

    /** True if nothing was played since there were that many plies; hints may have been allowed. */
    public boolean standsAsAfter(int plies) {
        return game.entriesBefore(0) <= plies && plies <= ply();
    }

    /** True if the request may have been made after that many plies: nobody but its maker has moved since. */
    boolean mayHaveBeenAsked(Request request, int plies) {
        int began = lastRunBegan();
        boolean own = game.after(began).toMove().equals(Optional.of(request.by()));
        int first = own && request.kind() != Request.Kind.TAKE_BACK ? began : turnBegan();
        return first <= plies && plies <= ply();
    }

    /** The notice that the match owes after its game went on. */
    public Notice notice() {
        return notice(live() ? Notice.Kind.BOARD : Notice.Kind.RESULT);
    }

    /** A notice of that kind that the match owes as it stands. */
    public Notice notice(Notice.Kind kind) {
        return new Notice(id, revision, ply(), kind, true);
    }

    /** Where the turn began that came last, or the run of which it was the last. */
    private int lastRunBegan() {
        return runFrom.orElseGet(() -> game.entriesBefore(standing().lastTurn().size()));
    }

    /** The match as it would stand, but is not yet. */
    public Match foreseen(HostedGame<?> next) {
        return form(next, clock, request, revision, Optional.empty(), changedAt);
    }

    /** The next revision, after its game went on; a computer player's turn belongs to the turn that it answers. */
    Match after(HostedGame<?> next, Clock clockNow, Optional<Request> standing, Instant now) {
        Optional<Integer> run =
                answersSoon() && next.lastAct().isEmpty() ? Optional.of(lastRunBegan()) : Optional.empty();
        return form(next, clockNow, standing, revision + 1, run, now);
    }

    /**
     * The same revision, after its game went on by an answer that was ready. What was asked stays asked, for whoever
     * answered so has not been asked yet.
     */
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

    /** The next revision, with what was agreed by an act that changes nothing on the board, and no request. */
    Match agreedOn(HostedGame<?> next, Instant now) {
        return form(next, clock, Optional.empty(), revision + 1, runFrom, now);
    }

    /** The next revision, with another request or none. */
    public Match with(Optional<Request> other) {
        return form(game, clock, other, revision + 1, runFrom, changedAt);
    }

    /** The same revision, to be decided by that moderator. */
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

    /** The next form of the match, played elsewhere. */
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

    /** A form of the match between the same players, in the same place and on the same terms. */
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
