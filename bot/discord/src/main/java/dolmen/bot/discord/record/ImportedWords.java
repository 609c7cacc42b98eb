package dolmen.bot.discord.record;

import dolmen.bot.discord.words.Text;
import dolmen.rules.Outcome;
import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostAct;
import dolmen.rules.host.HostedGame;
import dolmen.rules.phrase.Amount;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import dolmen.rules.record.MatchRecord;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The texts about a match from a file. They claim nothing about real people.
 *
 * @param variant the name of its game, with all choices
 * @param wording the language of the reader
 */
record ImportedWords(MatchRecord record, Argument variant, Wording wording) {
    private static final int LONGEST_NAME = 32;

    /** The game and its result. */
    String of() {
        String hints = record.game().hintsAgreed() ? " " + wording.of(RecordPhrases.hints()) : "";
        return below(ending()) + hints;
    }

    /** The sentences below the title. */
    private String below(Phrase sentences) {
        return wording.of(title()) + "\n" + wording.of(sentences);
    }

    /** The game, for a match that continues from the given state. */
    String goingOn(HostedGame<?> from) {
        return below(
                from.turn() == 1
                        ? RecordPhrases.goingOnFromStart(mover(from))
                        : RecordPhrases.goingOnAfter(turnBefore(from), mover(from)));
    }

    /** As above, for a match that could continue. */
    String couldGoOn(HostedGame<?> from) {
        return below(
                from.turn() == 1
                        ? RecordPhrases.shownFromStart(mover(from))
                        : RecordPhrases.shownAfter(turnBefore(from), mover(from)));
    }

    private static Verbatim turnBefore(HostedGame<?> from) {
        return new Verbatim(Integer.toString(from.turn() - 1));
    }

    private static Phrase mover(HostedGame<?> from) {
        Seat seat = from.toMove().orElseThrow();
        if (from.standing().position().seats() > 2) {
            return RecordPhrases.moverPlayer(seat.index() + 1L);
        }
        return seat.equals(Seat.FIRST) ? RecordPhrases.moverFirst() : RecordPhrases.moverSecond();
    }

    private Phrase title() {
        int seats = record.game().standing().position().seats();
        List<Verbatim> players = IntStream.range(0, seats)
                .mapToObj(Seat::new)
                .map(this::player)
                .map(Verbatim::new)
                .toList();
        int turns =
                record.game().amidTurn() ? record.game().turn() : record.game().turn() - 1;
        return RecordPhrases.title(variant, Listing.and(players), turns);
    }

    private Phrase ending() {
        return record.game()
                .conclusion()
                .map(conclusion -> switch (conclusion) {
                    case Conclusion.Annulled(HostAct.Annulment how) -> RecordPhrases.endingVoid(how(how));
                    case Conclusion.Ranked ranked when ranked.drawn() -> RecordPhrases.endingDraw(how(ranked));
                    case Conclusion.Ranked ranked -> won(ranked, how(ranked));
                })
                .orElseGet(RecordPhrases::endingNone);
    }

    private static Phrase how(HostAct.Annulment annulment) {
        return switch (annulment) {
            case HostAct.Aborted aborted -> RecordPhrases.howAborted();
            case HostAct.Voided voided -> RecordPhrases.howVoided();
            case HostAct.Abandoned abandoned -> RecordPhrases.howAbandoned();
        };
    }

    private Argument how(Conclusion.Ranked conclusion) {
        return switch (conclusion) {
            case Conclusion.ByRules(Outcome outcome)
            when outcome.reason().ofLoser() -> outcome.reason().words(new Verbatim(player(outcome.loser())));
            case Conclusion.ByRules(Outcome outcome) -> outcome.reason().words();
            case Conclusion.ByResignation ended -> RecordPhrases.howResigned(new Verbatim(player(ended.resigned())));
            case Conclusion.ByForfeit ended -> forfeited(ended.cause(), new Verbatim(player(ended.forfeiter())));
            case Conclusion.ByAgreement ended -> RecordPhrases.howAgreed();
            case Conclusion.ByAdjudication ended -> RecordPhrases.howAdjudicated();
            case Conclusion.ByRepetition ended -> RecordPhrases.howRepetition();
            case Conclusion.ByNoProgress ended -> RecordPhrases.howNoProgress(new Amount(ended.plies()));
        };
    }

    private static Phrase forfeited(HostAct.Forfeit.Cause cause, Verbatim player) {
        return switch (cause) {
            case TIME -> RecordPhrases.howOutOfTime(player);
            case LEFT -> RecordPhrases.howLeft(player);
        };
    }

    private Phrase won(Conclusion.Ranked ranked, Argument how) {
        List<Verbatim> first = ranked.ranking().getFirst().stream()
                .sorted()
                .map(this::player)
                .map(Verbatim::new)
                .toList();
        return first.size() == 1
                ? RecordPhrases.endingWon(first.getFirst(), how)
                : RecordPhrases.endingShared(Listing.and(first), how);
    }

    private String player(Seat seat) {
        return record.player(seat.index())
                .flatMap(name -> Text.name(name, LONGEST_NAME))
                .map(name -> "**%s**".formatted(Text.escaped(name)))
                .orElseGet(() -> wording.of(RecordPhrases.player(seat.index() + 1L)));
    }
}
