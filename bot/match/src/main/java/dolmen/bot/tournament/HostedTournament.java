package dolmen.bot.tournament;

import dolmen.bot.id.PlayerId;
import dolmen.bot.id.TournamentId;
import dolmen.bot.match.challenge.Chair;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.Seating;
import dolmen.bot.match.challenge.SideWish;
import dolmen.bot.match.challenge.Terms;
import dolmen.bot.pairing.Director;
import dolmen.bot.pairing.event.Duel;
import dolmen.bot.pairing.event.Entrant;
import dolmen.bot.pairing.event.Format;
import dolmen.bot.pairing.event.Pairing;
import dolmen.bot.pairing.event.Result;
import dolmen.bot.pairing.event.Step;
import dolmen.bot.pairing.event.Tournament;
import dolmen.bot.pairing.standing.Standing;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A tournament on this host: its terms, its players, and its pairings with their matches. Immutable.
 *
 * @param participants the players, in the order in which they joined; after the start, by seed
 * @param pairings all pairings so far, in the order in which they were made
 */
public record HostedTournament(
        TournamentId id,
        TournamentTerms terms,
        Stage stage,
        List<Participant> participants,
        List<HostedPairing> pairings) {

    /** The fewest entrants; computers take the empty seats. */
    public static final int FEWEST = 4;

    /** The time in which the message of a match must have been posted; an outage is never longer. */
    private static final Duration TIME_TO_BEGIN = Duration.ofDays(365);

    public HostedTournament {
        participants = List.copyOf(participants);
        pairings = List.copyOf(pairings);
    }

    /** The stage of a tournament. */
    public enum Stage {
        /** Players join and leave. */
        OPEN,
        RUNNING,
        ENDED,
        CALLED_OFF
    }

    /** True until it has ended or was called off. */
    public boolean live() {
        return stage == Stage.OPEN || stage == Stage.RUNNING;
    }

    /** The players, those who have left included. */
    public List<PlayerId> players() {
        return participants.stream().map(Participant::player).toList();
    }

    /** True if the player takes part and has not left. */
    public boolean has(PlayerId player) {
        return participants.stream()
                .anyMatch(participant -> participant.player().equals(player) && !participant.left());
    }

    /** The player behind a number. */
    public PlayerId player(Entrant entrant) {
        return participants.get(entrant.number() - 1).player();
    }

    /** The number of the latest round; 0 before the first. */
    public int round() {
        return pairings.stream()
                .mapToInt(hosted -> hosted.pairing().round())
                .max()
                .orElse(0);
    }

    /** The number of rounds; empty if draws may add some. Only after the start. */
    public Optional<Integer> rounds() {
        int size = participants.size();
        return switch (terms.kind().format(size)) {
            case Format.RoundRobin(int cycles) -> Optional.of((size - 1) * cycles);
            case Format.Swiss(int rounds) -> Optional.of(rounds);
            case Format.Knockout knockout -> Optional.empty();
            case Format.Tables tables -> Optional.of(tables.rounds());
            case Format.Arena arena -> Optional.empty();
        };
    }

    /** The tournament as a value of the theory; only after the start. */
    public Tournament paired() {
        Set<Entrant> left = participants.stream()
                .filter(Participant::left)
                .flatMap(participant -> participant.entrant().stream())
                .collect(Collectors.toUnmodifiableSet());
        return new Tournament(
                terms.kind().format(participants.size()),
                participants.size(),
                left,
                pairings.stream().map(HostedPairing::pairing).toList(),
                terms.lot());
    }

    /** The standings so far, from the best to the last; only after the start. */
    public List<Standing> standings() {
        return Director.standings(paired());
    }

    HostedTournament joinedBy(PlayerId player) {
        return withParticipants(Stream.concat(participants.stream(), Stream.of(Participant.joined(player)))
                .toList());
    }

    /** The tournament without the player. */
    HostedTournament leftBy(PlayerId player) {
        if (stage == Stage.OPEN) {
            return withParticipants(participants.stream()
                    .filter(participant -> !participant.player().equals(player))
                    .toList());
        }
        return withParticipants(participants.stream()
                .map(participant -> participant.player().equals(player) ? participant.gone() : participant)
                .toList());
    }

    HostedTournament at(Stage next) {
        return new HostedTournament(id, terms, next, participants, pairings);
    }

    /** The tournament at its start, with its players from the highest seed to the lowest. */
    HostedTournament begunBy(List<PlayerId> seeded) {
        return new HostedTournament(
                id,
                terms,
                Stage.RUNNING,
                IntStream.range(0, seeded.size())
                        .mapToObj(place -> Participant.joined(seeded.get(place)).seeded(new Entrant(place + 1)))
                        .toList(),
                pairings);
    }

    /**
     * The running tournament with these results, and with all pairings that can be made then.
     *
     * @param results the results by the index of their pairing
     */
    HostedTournament advanced(Map<Integer, Result> results) {
        HostedTournament now = entered(results);
        while (now.stage == Stage.RUNNING) {
            switch (Director.next(now.paired())) {
                case Step.Play(List<Pairing> further) -> now = now.with(further);
                case Step.End end -> now = now.at(Stage.ENDED);
                case Step.Wait wait -> {
                    return now;
                }
            }
        }
        return now;
    }

    /**
     * The tournament with these results, by the index of their pairing, and with the forfeits of those who have left.
     */
    HostedTournament entered(Map<Integer, Result> results) {
        return withPairings(IntStream.range(0, pairings.size())
                .mapToObj(index -> decided(pairings.get(index), Optional.ofNullable(results.get(index))))
                .toList());
    }

    private HostedPairing decided(HostedPairing hosted, Optional<Result> result) {
        Pairing pairing =
                hosted.open().<Pairing>flatMap(duel -> result.map(duel::with)).orElse(hosted.pairing());
        for (Participant participant : participants) {
            if (participant.left()
                    && participant
                            .entrant()
                            .filter(pairing.entrants()::contains)
                            .isPresent()) {
                pairing = pairing.without(participant.entrant().orElseThrow());
            }
        }
        return hosted.with(pairing);
    }

    private HostedTournament with(List<Pairing> further) {
        var all = new ArrayList<>(pairings);
        further.stream().map(HostedPairing::made).forEach(all::add);
        return withPairings(all);
    }

    private HostedTournament withPairings(List<HostedPairing> others) {
        return new HostedTournament(id, terms, stage, participants, others);
    }

    private HostedTournament withParticipants(List<Participant> others) {
        return new HostedTournament(id, terms, stage, others, pairings);
    }

    /** The challenge of a match, which both have accepted. */
    public Challenge.Draft draft(Duel duel, Instant now) {
        return new Challenge.Draft(
                new Terms(
                        terms.guild(),
                        terms.channel(),
                        player(duel.white()),
                        terms.variant(),
                        List.of(),
                        new Seating.ByLot(SideWish.FIRST),
                        terms.time(),
                        Terms.Stake.of(terms.rated()),
                        Optional.empty(),
                        now,
                        now.plus(TIME_TO_BEGIN)),
                List.of(Chair.taken(player(duel.black()))));
    }
}
