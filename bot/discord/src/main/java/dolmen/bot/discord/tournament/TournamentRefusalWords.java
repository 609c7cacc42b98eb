package dolmen.bot.discord.tournament;

import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.tournament.TournamentRefusal;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Wording;

/** Refusals of requests about tournaments, in words. */
record TournamentRefusalWords(VariantCatalogue variants) {

    String of(TournamentRefusal refusal, Wording wording) {
        return wording.of(phrase(refusal));
    }

    private Phrase phrase(TournamentRefusal refusal) {
        return switch (refusal) {
            case TournamentRefusal.NoTournament() -> TournamentPhrases.refusedGone();
            case TournamentRefusal.NotForTwo(var variant) -> TournamentPhrases.refusedNotForTwo(variants.name(variant));
            case TournamentRefusal.NoTimeLimit() -> TournamentPhrases.refusedNoLimit();
            case TournamentRefusal.TooManyOfYours(int most) -> TournamentPhrases.refusedTooManyOfYours(most);
            case TournamentRefusal.TooManyHere(int most) -> TournamentPhrases.refusedTooManyHere(most);
            case TournamentRefusal.NotOpen() -> TournamentPhrases.refusedNotOpen();
            case TournamentRefusal.Over() -> TournamentPhrases.refusedOver();
            case TournamentRefusal.Full(int most) -> TournamentPhrases.refusedFull(most);
            case TournamentRefusal.AlreadyIn() -> TournamentPhrases.refusedAlready();
            case TournamentRefusal.NotIn() -> TournamentPhrases.refusedNotIn();
            case TournamentRefusal.NotAvailable() -> TournamentPhrases.refusedNotAvailable();
            case TournamentRefusal.Nobody() -> TournamentPhrases.refusedNobody();
            case TournamentRefusal.NotOrganiser() -> TournamentPhrases.refusedNotOrganiser();
        };
    }
}
