package dolmen.bot.match.plan;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.LiveMatches;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRefusal;
import dolmen.bot.match.Objections;
import dolmen.rules.Seat;
import dolmen.rules.host.HostedGame;
import dolmen.rules.play.GameRecord;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The use cases of plans. Only its owner knows a plan until it is played. Safe for use by many threads. */
public final class PlanService {
    /** The maximum length of a typed plan, in characters. */
    public static final int MOST_CHARACTERS = PlanReader.MOST_CHARACTERS;

    private final LiveMatches matches;
    private final Plans plans;

    public PlanService(LiveMatches matches, Plans plans) {
        this.matches = matches;
        this.plans = plans;
    }

    /** The objection to a plan of the person for the match now; empty if there is none. */
    public Optional<PlanRefusal> objection(Match match, PlayerId person) {
        return Objections.toTakePart(match, person)
                .<PlanRefusal>map(PlanRefusal.NotInMatch::new)
                .or(() -> Plan.possibleIn(match.game())
                        ? Optional.empty()
                        : Optional.of(new PlanRefusal.NothingToForesee(match)));
    }

    /** The current plan of a player of the match. */
    public Plan current(Match match, PlayerId person) {
        Seat seat = match.seatOf(person).orElseThrow();
        List<List<String>> lines = plans.of(match.id()).stream()
                .filter(plan -> plan.seat().equals(seat))
                .flatMap(plan -> plan.inForce(match.game()).stream())
                .toList();
        return new Plan(seat, match.ply(), lines);
    }

    /**
     * Replaces the person's plan by the typed one: a line in each row, its turns separated by commas.
     *
     * @param ply the number of plies that the person has seen
     */
    public PlanResult replace(MatchId id, PlayerId by, int ply, String typed) {
        Match match = matches.find(id).orElse(null);
        if (match == null) {
            return refused(new MatchRefusal.NoMatch());
        }
        Optional<PlanRefusal> refusal = objection(match, by)
                .or(() -> match.standsAsAfter(ply)
                        ? Optional.empty()
                        : Optional.of(new PlanRefusal.NotInMatch(new MatchRefusal.Stale(match))));
        if (refusal.isPresent()) {
            return new PlanResult.Refused(refusal.get());
        }
        return switch (new PlanReader(match, match.seatOf(by).orElseThrow()).read(typed)) {
            case PlanReader.Reading.Faulty(PlanFault fault) -> new PlanResult.Faulty(match, fault);
            case PlanReader.Reading.Read(Plan plan) ->
                underWay(match, by, plan).<PlanResult>map(PlanService::refused).orElseGet(() -> store(match, plan));
        };
    }

    /** Refuses a plan in practice if the computer's answer to it would reveal a good move for another match. */
    private Optional<MatchRefusal> underWay(Match match, PlayerId by, Plan plan) {
        return match.practice()
                ? plan.lines().stream()
                        .flatMap(line -> IntStream.rangeClosed(1, line.size())
                                .mapToObj(entries -> foreseen(match, line.subList(0, entries))))
                        .flatMap(then -> matches.underWay(by, then).stream())
                        .<MatchRefusal>map(found -> found)
                        .findFirst()
                : Optional.empty();
    }

    private static HostedGame<?> foreseen(Match match, List<String> line) {
        List<String> entries =
                Stream.concat(match.record().moves().stream(), line.stream()).toList();
        return HostedGame.replay(match.standing().game(), new GameRecord(match.variant(), entries));
    }

    private PlanResult store(Match match, Plan plan) {
        return plans.replace(match, plan)
                ? new PlanResult.Stored(match, plan)
                : refused(new MatchRefusal.Stale(matches.find(match.id()).orElse(match)));
    }

    private static PlanResult refused(MatchRefusal why) {
        return new PlanResult.Refused(new PlanRefusal.NotInMatch(why));
    }
}
