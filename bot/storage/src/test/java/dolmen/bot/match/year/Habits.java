package dolmen.bot.match.year;

import dolmen.bot.id.MatchId;
import dolmen.bot.match.Match;
import dolmen.bot.match.PlayResult;
import dolmen.bot.match.Request;
import dolmen.bot.match.TestHost;
import dolmen.rules.Seat;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** The random acts of people in a match: planned whenever it has changed, and done if still possible. */
final class Habits {
    private final BiConsumer<Duration, Runnable> agenda;
    private final Chances chances;
    private final Tally tally;
    private final Supplier<TestHost> host;

    /** @param agenda an act and its delay, repeated by somebody until the host is up */
    Habits(BiConsumer<Duration, Runnable> agenda, Chances chances, Tally tally, Supplier<TestHost> host) {
        this.agenda = agenda;
        this.chances = chances;
        this.tally = tally;
        this.host = host;
    }

    void begun(Match match) {
        turn(match);
    }

    void changed(Match before, Match after) {
        if (!after.live()) {
            return;
        }
        boolean resumed = before.clock().stopped() && !after.clock().stopped();
        if (after.ply() != before.ply() || resumed) {
            turn(after);
        }
        if (after.clock().stopped() && !before.clock().stopped()) {
            MatchId id = after.id();
            Seat seat = chances.one(inPlay(after));
            plan(id, Duration.ofMinutes(5), Duration.ofDays(20), match -> resume(match, seat));
        }
        after.request()
                .filter(Request::stands)
                .filter(request -> !after.request().equals(before.request()))
                .ifPresent(request -> answers(after, request));
    }

    private static List<Seat> inPlay(Match match) {
        return IntStream.range(0, match.players().size())
                .mapToObj(Seat::new)
                .filter(match.game()::inPlay)
                .toList();
    }

    private void turn(Match match) {
        int ply = match.ply();
        MatchId id = match.id();
        Duration time = match.clock().control().pace().initial().orElse(Duration.ofDays(9));
        Duration thinking = match.game().amidTurn()
                ? chances.between(Duration.ofSeconds(5), Duration.ofMinutes(5))
                : chances.happens(0.96)
                        ? chances.ofAnyScale(Duration.ofMinutes(1), time)
                        : chances.between(time, time.multipliedBy(3));
        agenda.accept(thinking, () -> live(id).filter(now -> now.ply() == ply).ifPresent(this::move));
        if (chances.happens(0.08)) {
            Seat somebody = chances.one(inPlay(match));
            agenda.accept(
                    chances.ofAnyScale(Duration.ofMinutes(1), time),
                    () -> live(id).filter(now -> now.game().inPlay(somebody))
                            .map(now -> meddle(now, somebody))
                            .ifPresent(result -> noted("later", result)));
        }
    }

    private Optional<Match> live(MatchId id) {
        return host.get().database.matches().find(id).filter(Match::live);
    }

    private void plan(MatchId id, Duration least, Duration most, Function<Match, PlayResult> act) {
        agenda.accept(
                chances.ofAnyScale(least, most), () -> live(id).map(act).ifPresent(result -> noted("later", result)));
    }

    private void move(Match match) {
        Seat seat = match.toMove().orElseThrow();
        var player = match.player(seat);
        if (chances.happens(0.03)) {
            noted("gives up", host.get().matches.resign(match.id(), player, match.ply()));
        } else if (match.ply() < 3 && chances.happens(0.02)) {
            noted("calls the match off", host.get().etiquette.abort(match.id(), player, match.ply()));
        } else {
            if (chances.happens(0.05)) {
                noted("asks", host.get().etiquette.ask(match.id(), player, match.ply(), anything()));
            }
            String move = chances.one(match.standing().legalMoves(seat));
            noted("moves", host.get().matches.play(match.id(), player, match.ply(), move));
        }
    }

    private Request.Kind anything() {
        return chances.one(List.of(Request.Kind.values()));
    }

    private PlayResult meddle(Match match, Seat seat) {
        var player = match.player(seat);
        return chances.happens(0.1)
                ? host.get().matches.resign(match.id(), player, match.ply())
                : host.get().etiquette.ask(match.id(), player, match.ply(), anything());
    }

    private PlayResult resume(Match match, Seat seat) {
        PlayResult result = host.get().etiquette.resume(match.id(), match.player(seat), match.ply());
        boolean seatIsOut = !match.game().inPlay(seat);
        return seatIsOut
                ? host.get()
                        .etiquette
                        .resume(match.id(), match.player(inPlay(match).getFirst()), match.ply())
                : result;
    }

    private void answers(Match match, Request request) {
        for (Seat seat : inPlay(match)) {
            if (seat.equals(request.by())) {
                if (chances.happens(0.1)) {
                    plan(
                            match.id(),
                            Duration.ofMinutes(1),
                            Duration.ofDays(2),
                            now -> host.get()
                                    .etiquette
                                    .withdraw(now.id(), now.player(seat), now.ply(), request.kind()));
                }
            } else if (!request.agreed().contains(seat) && chances.happens(0.8)) {
                boolean yes = chances.happens(request.kind() == Request.Kind.DRAW ? 0.4 : 0.8);
                plan(match.id(), Duration.ofMinutes(1), Duration.ofHours(20), now -> answer(now, seat, request, yes));
            }
        }
    }

    private PlayResult answer(Match match, Seat seat, Request request, boolean yes) {
        var player = match.player(seat);
        return yes
                ? host.get().etiquette.agree(match.id(), player, match.ply(), request.kind())
                : host.get().etiquette.decline(match.id(), player, match.ply(), request.kind());
    }

    private void noted(String what, PlayResult result) {
        switch (result) {
            case PlayResult.Played played -> tally.count("a player " + what);
            case PlayResult.Refused(var refusal) ->
                tally.count("refused: " + refusal.getClass().getSimpleName());
        }
    }
}
