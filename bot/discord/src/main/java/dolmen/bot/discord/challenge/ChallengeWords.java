package dolmen.bot.discord.challenge;

import dolmen.bot.discord.board.BoardPhrases;
import dolmen.bot.discord.reader.Reader;
import dolmen.bot.discord.result.ResultLine;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Names;
import dolmen.bot.discord.words.PaceWords;
import dolmen.bot.discord.words.Text;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.Match;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.Seating;
import dolmen.bot.match.challenge.SideWish;
import dolmen.rules.Seat;
import dolmen.rules.Variant;
import dolmen.rules.host.HostedGame;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.utils.TimeFormat;

/** Descriptions of a challenge. */
record ChallengeWords(Names names, VariantCatalogue variants, MatchWords matches, LimitWords limits) {
    /** The maximum length of a button's label. */
    private static final int MAX_BUTTON = 80;

    /**
     * These words for all readers on the server where the challenge was made, or in the challenger's language in a chat
     * without the bot.
     */
    ChallengeWords at(Challenge challenge) {
        if (challenge.terms().direct()) {
            Reader challenger = Reader.addressed(challenge.challenger(), Optional.empty());
            Names theirs = names.on(challenger);
            return new ChallengeWords(theirs, variants, matches.alone(challenger), limits.named(theirs));
        }
        var server = Optional.of(challenge.terms().guild());
        Names theirs = names.on(server);
        return new ChallengeWords(theirs, variants, matches.on(server), limits.named(theirs));
    }

    /** These words for one reader alone. */
    ChallengeWords on(Reader reader) {
        Names theirs = names.on(reader);
        return new ChallengeWords(theirs, variants, matches.on(reader), limits.named(theirs));
    }

    /** The announcement that the boards of a match will come as direct messages. */
    String welcome(Variant variant) {
        return wording().of(ChallengePhrases.directWelcome(variants.name(variant)));
    }

    /** The language of these words. */
    Wording wording() {
        return matches.wording();
    }

    /**
     * The current state of the challenge.
     *
     * @param begun the match that the challenge started
     */
    String now(Challenge challenge, Optional<Match> begun) {
        return switch (challenge.answer()) {
            case Challenge.Answer.Open open -> open(challenge);
            case Challenge.Answer.Accepted accepted -> accepted(challenge, begun);
            case Challenge.Answer.Declined declined -> wording().of(declined(challenge, declined));
            case Challenge.Answer.Withdrawn withdrawn -> wording().of(withdrawn(challenge));
            case Challenge.Answer.Expired expired -> wording().of(expired(challenge));
        };
    }

    /** The open offer: the game, the players so far and the awaited ones; it mentions the invited people. */
    String open(Challenge challenge) {
        if (challenge.full()) {
            return wording().of(ChallengePhrases.begunTable(names.listing(challenge.players()), played(challenge)));
        }
        Phrase offer = challenge.awaitedComputers().isEmpty() ? offer(challenge) : againstComputers(challenge);
        return wording().of(delivered(challenge, offer));
    }

    /** The words, with a note about direct messages if the boards come there. */
    private static Phrase delivered(Challenge challenge, Phrase words) {
        return challenge.terms().direct() ? ChallengePhrases.directNote(words) : words;
    }

    private Phrase offer(Challenge challenge) {
        Phrase call = beginning(challenge, call(challenge));
        Argument goal = variants.lesson(challenge.variant()).goal();
        var pace = new Verbatim(
                Text.capital(wording().of(PaceWords.of(challenge.terms().time()))));
        var end = new Verbatim(TimeFormat.RELATIVE.format(challenge.terms().expiresAt()));
        return called(challenge)
                ? ChallengePhrases.open(call, goal, seating(challenge), pace, stake(challenge), end)
                : ChallengePhrases.openTable(
                        call, goal, seating(challenge), pace, stake(challenge), table(challenge), end);
    }

    /** True if the only person to wait for is called by name. */
    private static boolean called(Challenge challenge) {
        return challenge.chairs().size() == 1 && !challenge.invited().isEmpty();
    }

    /** The call, with the starting position and the player to move there if other players have played up to it. */
    private Phrase beginning(Challenge challenge, Phrase call) {
        if (challenge.terms().opening().isEmpty()) {
            return call;
        }
        HostedGame<?> game = begun(challenge);
        Phrase mover = mover(challenge, game);
        return game.turn() == 1
                ? ChallengePhrases.onward(call, mover)
                : ChallengePhrases.onwardAfterTurn(call, game.turn() - 1L, mover);
    }

    private Phrase mover(Challenge challenge, HostedGame<?> game) {
        Seat seat = game.toMove().orElseThrow();
        if (challenge.chairs().size() > 1) {
            return ChallengePhrases.moverSeat(seat.index() + 1L);
        }
        boolean began = seat.equals(Seat.FIRST);
        SideWish wish = challenge.terms().seating() instanceof Seating.ByLot(SideWish side) ? side : SideWish.RANDOM;
        if (wish == SideWish.RANDOM || challenge.invited().isEmpty()) {
            return began ? ChallengePhrases.moverBegan() : ChallengePhrases.moverAnswered();
        }
        return ChallengePhrases.moverPlayer(name(
                began == (wish == SideWish.FIRST)
                        ? challenge.challenger()
                        : challenge.invited().getFirst()));
    }

    private Phrase stake(Challenge challenge) {
        if (!challenge.terms().firstMatch()) {
            return limits.after(
                    variants.stake(challenge.variant(), challenge.terms().rated()), challenge);
        }
        return challenge.terms().rematchOf().isPresent()
                ? ChallengePhrases.stakeLikeBefore()
                : ChallengePhrases.stakeFirstMatch();
    }

    /** The challenge for an invited person, without a mention. */
    Phrase toAnswer(Challenge challenge) {
        Verbatim challenger = name(challenge.challenger());
        Phrase offered = challenge
                .terms()
                .rematchOf()
                .map(match -> ChallengePhrases.offersRematch(challenger, number(match), variant(challenge)))
                .orElseGet(() -> ChallengePhrases.offersChallenge(challenger, variant(challenge)));
        return limits.after(offered, challenge);
    }

    /** The challenge for a person who has a seat and waits for others. */
    Phrase awaited(Challenge challenge, PlayerId person) {
        return challenge.challenger().equals(person)
                ? ChallengePhrases.offersOwn(variant(challenge), table(challenge))
                : ChallengePhrases.offersSeated(name(challenge.challenger()), variant(challenge), table(challenge));
    }

    /** A table with a free seat for the person. */
    Phrase seek(Challenge challenge, PlayerId person) {
        Verbatim challenger = name(challenge.challenger());
        Phrase sought = challenge.chairs().size() == 1
                ? ChallengePhrases.offersOpponent(challenger, variant(challenge), table(challenge))
                : ChallengePhrases.offersPlayers(challenger, variant(challenge), table(challenge));
        return limits.afterWith(sought, challenge, person);
    }

    private Phrase call(Challenge challenge) {
        Verbatim challenger = name(challenge.challenger());
        Optional<MatchId> before = challenge.terms().rematchOf();
        List<PlayerId> invited = challenge.invited();
        if (invited.isEmpty()) {
            return challenge.chairs().size() == 1
                    ? ChallengePhrases.callOpponent(challenger, variant(challenge))
                    : ChallengePhrases.callPlayers(challenger, variant(challenge));
        }
        var mentions = new Verbatim(names.mentions(invited));
        if (before.isPresent()) {
            return invited.size() == 1
                    ? ChallengePhrases.callRematch(mentions, challenger, number(before.get()), variant(challenge))
                    : ChallengePhrases.callRematchOfMany(
                            mentions, challenger, number(before.get()), variant(challenge));
        }
        return challenge.lobby()
                ? ChallengePhrases.callChallengeOpen(mentions, challenger, variant(challenge))
                : ChallengePhrases.callChallenge(mentions, challenger, variant(challenge));
    }

    private Phrase seating(Challenge challenge) {
        Verbatim challenger = name(challenge.challenger());
        return switch (challenge.terms().seating()) {
            case Seating.ByLot(SideWish wish)
            when !challenge.terms().opening().isEmpty() ->
                switch (wish) {
                    case FIRST -> ChallengePhrases.seatingBegan(challenger);
                    case SECOND -> ChallengePhrases.seatingAnswered(challenger);
                    case RANDOM -> ChallengePhrases.seatingRandomSides();
                };
            case Seating.ByLot(SideWish wish) ->
                switch (wish) {
                    case FIRST -> ChallengePhrases.seatingFirst(challenger);
                    case SECOND -> ChallengePhrases.seatingSecond(challenger);
                    case RANDOM -> ChallengePhrases.seatingRandom();
                };
            case Seating.Given(List<PlayerId> players) ->
                ChallengePhrases.seatingGiven(
                        name(players.getFirst()), names.listing(players.subList(1, players.size())));
        };
    }

    /**
     * For example "At the table: A and B. Waiting for C to answer. Free seats: 2." A game for two has only one person
     * to wait for.
     */
    private Phrase table(Challenge challenge) {
        List<PlayerId> awaited = challenge.awaited();
        if (challenge.chairs().size() == 1) {
            return awaited.isEmpty()
                    ? ChallengePhrases.tableAnyone()
                    : ChallengePhrases.tableWaiting(names.listing(awaited));
        }
        if (awaited.isEmpty()) {
            return ChallengePhrases.tableFree(names.listing(challenge.players()), challenge.free());
        }
        return challenge.free() > 0
                ? ChallengePhrases.tableAwaitedFree(
                        names.listing(challenge.players()), names.listing(awaited), challenge.free())
                : ChallengePhrases.tableAwaited(names.listing(challenge.players()), names.listing(awaited));
    }

    /**
     * The match of the challenge, with its players and its place, to which a button leads if they are computers; after
     * its end, with its result.
     */
    private String accepted(Challenge challenge, Optional<Match> begun) {
        if (begun.filter(match -> !match.live()).isPresent()) {
            return new ResultLine(matches).of(begun.get());
        }
        if (!challenge.invited().isEmpty() && challenge.invited().stream().allMatch(PlayerId::computer)) {
            return wording().of(delivered(challenge, computersStake(challenge)));
        }
        return wording().of(delivered(challenge, limits.after(began(challenge, begun), challenge)));
    }

    private Phrase began(Challenge challenge, Optional<Match> begun) {
        Optional<Verbatim> place = begun.filter(match -> !match.venue().direct())
                .map(matches::place)
                .map(Verbatim::new);
        if (challenge.lobby()) {
            Listing players = names.listing(challenge.players());
            return place.map(there -> ChallengePhrases.begunTableIn(players, played(challenge), there))
                    .orElseGet(() -> ChallengePhrases.begunTable(players, played(challenge)));
        }
        Listing joined = names.listing(challenge.joined());
        Verbatim challenger = name(challenge.challenger());
        return place.map(there -> ChallengePhrases.begunAcceptedIn(joined, challenger, played(challenge), there))
                .orElseGet(() -> ChallengePhrases.begunAccepted(joined, challenger, played(challenge)));
    }

    private Phrase againstComputers(Challenge challenge) {
        if (challenge.challenger().computer()) {
            return ChallengePhrases.begunExhibition(names.listing(challenge.players()), variant(challenge));
        }
        Verbatim challenger = name(challenge.challenger());
        Listing computers = names.listing(challenge.invited());
        return challenge.invited().size() == 1
                ? ChallengePhrases.begunComputer(challenger, played(challenge), computers)
                : ChallengePhrases.begunComputers(challenger, played(challenge), computers);
    }

    private Phrase computersStake(Challenge challenge) {
        Phrase begun = againstComputers(challenge);
        if (challenge.challenger().computer()) {
            return begun;
        }
        return challenge.terms().rated() ? ChallengePhrases.begunLadder(begun) : ChallengePhrases.begunPractice(begun);
    }

    /** The game, and the turn at which the match starts if other players have played up to it. */
    private Argument played(Challenge challenge) {
        int turn = challenge.terms().opening().isEmpty() ? 1 : begun(challenge).turn();
        return turn == 1 ? variant(challenge) : ChallengePhrases.begunGame(variant(challenge), turn);
    }

    private HostedGame<?> begun(Challenge challenge) {
        return challenge.terms().beginning(variants.gameOf(challenge.variant()));
    }

    /** The refusal, with the person and the reason. */
    private Phrase declined(Challenge challenge, Challenge.Answer.Declined declined) {
        Verbatim person = name(declined.by());
        Verbatim challenger = name(challenge.challenger());
        return declined.reason()
                .map(reason -> ChallengePhrases.declinedWhy(
                        person, challenger, variant(challenge), new Verbatim(Text.escaped(reason))))
                .orElseGet(() -> ChallengePhrases.declined(person, challenger, variant(challenge)));
    }

    /** The label of the button to withdraw, which everybody sees and only the challenger may press. */
    String withdrawing(Challenge challenge) {
        return label(BoardPhrases.buttonWithdrawOnly(new Verbatim(names.plain(challenge.challenger()))));
    }

    /** As above, for the button that makes the match rated. */
    String rating(Challenge challenge) {
        return label(ChallengePhrases.buttonRate(new Verbatim(names.plain(challenge.challenger()))));
    }

    private String label(Phrase words) {
        return Text.line(wording().of(words), MAX_BUTTON);
    }

    /** The withdrawal by the challenger. */
    private Phrase withdrawn(Challenge challenge) {
        Verbatim challenger = name(challenge.challenger());
        return challenge.invited().isEmpty()
                ? ChallengePhrases.withdrawn(challenger, variant(challenge))
                : ChallengePhrases.withdrawnFrom(challenger, names.listing(challenge.invited()), variant(challenge));
    }

    /** The expiry of the challenge. */
    private Phrase expired(Challenge challenge) {
        Verbatim challenger = name(challenge.challenger());
        return challenge.invited().isEmpty()
                ? ChallengePhrases.expired(challenger, variant(challenge))
                : ChallengePhrases.expiredFor(challenger, names.listing(challenge.invited()), variant(challenge));
    }

    /** The end of a challenge for everybody who waits for it, with mentions; empty if nobody waits. */
    Optional<String> calledOff(Challenge challenge) {
        List<PlayerId> waiting = challenge.waiting();
        return waiting.isEmpty()
                ? Optional.empty()
                : Optional.of("%s: %s".formatted(names.mentions(waiting), now(challenge, Optional.empty())));
    }

    /** The outcome of a challenge without a place to show it. */
    String closedUnseen(Challenge challenge) {
        Verbatim challenger = name(challenge.challenger());
        var channel = matches.place(challenge.terms());
        return wording()
                .of(
                        challenge.invited().isEmpty()
                                ? ChallengePhrases.unseen(challenger, variant(challenge), channel)
                                : ChallengePhrases.unseenFor(
                                        challenger, names.listing(challenge.invited()), variant(challenge), channel));
    }

    private Verbatim name(PlayerId player) {
        return new Verbatim(names.bold(player));
    }

    private static Verbatim number(MatchId match) {
        return new Verbatim(match.toString());
    }

    private Phrase variant(Challenge challenge) {
        return ChallengePhrases.variant(variants.name(challenge.variant()));
    }
}
