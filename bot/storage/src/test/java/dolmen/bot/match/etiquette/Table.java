package dolmen.bot.match.etiquette;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.PlayResult;
import dolmen.bot.match.Refusal;
import dolmen.bot.match.Request;
import dolmen.bot.match.TestHost;
import dolmen.bot.match.notice.Notice;
import dolmen.bot.match.notice.NoticeQueue;
import dolmen.bot.match.time.Calendar;
import dolmen.bot.match.time.Stretch;
import dolmen.rules.Seat;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A match and the people around it, who act as a test says, by seat. */
final class Table {
    private final TestHost host;
    private final MatchId id;

    Table(TestHost host, Match match) {
        this.host = host;
        this.id = match.id();
    }

    Match match() {
        return host.database.matches().find(id).orElseThrow();
    }

    Seat mover() {
        return match().toMove().orElseThrow();
    }

    /** A seat in play that is not to move. */
    Seat waiting() {
        return othersThan(mover()).getFirst();
    }

    List<Seat> seats() {
        return IntStream.range(0, match().players().size()).mapToObj(Seat::new).toList();
    }

    /** The seats in play except one. */
    List<Seat> othersThan(Seat seat) {
        Match match = match();
        return seats().stream()
                .filter(other -> !other.equals(seat) && match.game().inPlay(other))
                .toList();
    }

    PlayerId player(Seat seat) {
        return match().player(seat);
    }

    PlayResult asks(Seat seat, Request.Kind kind) {
        return host.etiquette.ask(id, player(seat), match().ply(), kind);
    }

    PlayResult agrees(Seat seat, Request.Kind kind) {
        return host.etiquette.agree(id, player(seat), match().ply(), kind);
    }

    PlayResult declines(Seat seat, Request.Kind kind) {
        return host.etiquette.decline(id, player(seat), match().ply(), kind);
    }

    PlayResult withdraws(Seat seat, Request.Kind kind) {
        return host.etiquette.withdraw(id, player(seat), match().ply(), kind);
    }

    PlayResult resumes(Seat seat) {
        return host.etiquette.resume(id, player(seat), match().ply());
    }

    PlayResult aborts(Seat seat) {
        return host.etiquette.abort(id, player(seat), match().ply());
    }

    PlayResult resigns(Seat seat) {
        return host.matches.resign(id, player(seat), match().ply());
    }

    /** The seat tries some move. */
    PlayResult moves(Seat seat) {
        Match match = match();
        String move = match.standing().legalMoves(match.toMove().orElseThrow()).getFirst();
        return host.matches.play(id, player(seat), match.ply(), move);
    }

    /** The seat tries some move on a board with a number of plies. */
    PlayResult movesHavingSeen(Seat seat, int plies) {
        return host.matches.play(
                id, player(seat), plies, match().standing().legalMoves(seat).getFirst());
    }

    PlayResult isEndedByModerator(Optional<Seat> winner) {
        return host.moderation.end(id, TestHost.MODERATOR, TestHost.GUILD, winner.map(this::player));
    }

    /** The player of the seat tries to decide the match as a moderator. */
    PlayResult isEndedBy(Seat own, Optional<Seat> winner) {
        return host.moderation.end(id, player(own), TestHost.GUILD, winner.map(this::player));
    }

    PlayResult isAnnulledBy(Seat own) {
        return host.moderation.annul(id, player(own), TestHost.GUILD);
    }

    PlayResult isAnnulledByModerator() {
        return host.moderation.annul(id, TestHost.MODERATOR, TestHost.GUILD);
    }

    /** The seat asks, and everybody else in play agrees. */
    Match allAgree(Seat asking, Request.Kind kind) {
        done(asks(asking, kind));
        othersThan(asking).forEach(other -> done(agrees(other, kind)));
        return match();
    }

    /** The seat to move plays all of its turn. */
    Match turnPlayed() {
        Seat seat = mover();
        do {
            done(moves(seat));
        } while (match().toMove().equals(Optional.of(seat)));
        return match();
    }

    /** Everybody in play plays a turn. */
    Match roundPlayed() {
        int inPlay = othersThan(mover()).size() + 1;
        for (int turn = 0; turn < inPlay; turn++) {
            turnPlayed();
        }
        return match();
    }

    /** Lets time pass while the host is up and posts boards. */
    void after(Duration time) {
        Instant end = host.clock.instant().plus(time);
        while (host.clock.instant().isBefore(end)) {
            host.postBoards();
            host.clock.advance(Duration.ofSeconds(30));
            host.timekeeper.attendDue();
        }
    }

    void onVacation(Seat seat, Duration time) {
        Instant now = host.clock.instant();
        host.database.timeOff().changeVacations(player(seat), now, before -> List.of(new Stretch(now, now.plus(time))));
        host.database.matches().lookAtAllOf(player(seat));
    }

    Duration left(Seat seat) {
        Match match = match();
        return match.clock().left(seat, host.clock.instant(), Calendar.ALWAYS);
    }

    /** The kind of the latest owed notice. */
    Notice.Kind told() {
        return notice().kind();
    }

    /** True if the latest notice calls the players for whom it waits. */
    boolean called() {
        return notice().calls();
    }

    private Notice notice() {
        return owed().map(NoticeQueue.OwedNotice::notice)
                .reduce((earlier, later) -> later)
                .orElseThrow();
    }

    private Stream<NoticeQueue.OwedNotice> owed() {
        return host.database.notices().due(host.clock.instant(), Integer.MAX_VALUE).stream()
                .filter(owed -> owed.notice().match().equals(id));
    }

    /** True if no notice is owed. */
    boolean owesNothing() {
        return owed().findAny().isEmpty();
    }

    /** Everybody has read all notices. */
    void allRead() {
        owed().forEach(owed -> host.database.notices().settle(owed, "message", host.clock.instant()));
    }

    static Match done(PlayResult result) {
        assertThat(result).isInstanceOf(PlayResult.Played.class);
        return ((PlayResult.Played) result).match();
    }

    static void refused(PlayResult result, Class<? extends Refusal> why) {
        assertThat(result)
                .isInstanceOfSatisfying(
                        PlayResult.Refused.class,
                        refused -> assertThat(refused.refusal()).isInstanceOf(why));
    }

    /** Checks that every act of the seat besides moving is refused for the reason. */
    void mayNotTakePart(Seat seat, Class<? extends Refusal> why) {
        for (Request.Kind kind : Request.Kind.values()) {
            List<Function<Request.Kind, PlayResult>> ways = List.of(
                    asked -> asks(seat, asked),
                    asked -> agrees(seat, asked),
                    asked -> declines(seat, asked),
                    asked -> withdraws(seat, asked));
            ways.forEach(way -> refused(way.apply(kind), why));
        }
        refused(resumes(seat), why);
        refused(aborts(seat), why);
        refused(resigns(seat), why);
    }
}
