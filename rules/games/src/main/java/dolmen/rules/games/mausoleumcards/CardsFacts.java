package dolmen.rules.games.mausoleumcards;

import dolmen.rules.Variant;
import dolmen.rules.facts.Choice;
import dolmen.rules.facts.Credit;
import dolmen.rules.facts.Example;
import dolmen.rules.facts.GameFacts;
import dolmen.rules.facts.Option;
import java.net.URI;
import java.util.List;
import java.util.OptionalInt;

/** The description of Mausoleum, the card game. */
final class CardsFacts {
    private CardsFacts() {}

    private static final String PLAYERS = "players";

    private static final List<Option> OPTIONS = List.of(new Option(
            PLAYERS,
            "Players",
            List.of(
                    new Choice("2", "Two players", "Five cards each."),
                    new Choice("3", "Three players", "Five cards each."),
                    new Choice("4", "Four players", "Four cards each."),
                    new Choice("5", "Five players", "Three cards each."))));

    private static final List<String> RULES = List.of(
            "**Table.** Nine graves lie open in the shop; the other 45 cards are shuffled into the deck and dealt, five to each"
                    + " of two or three players, four to each of four, three to each of five. Before every player there is"
                    + " room for a party of four heirs, a morgue of four, and a mausoleum. Hands are hidden; everything else"
                    + " is open, and so is which card somebody took from the pile and still holds. The number on a card is its"
                    + " value in $m. Moves call a card by its name, or by the number that it has when the board is told in"
                    + " words.",
            "**A turn** is one of two things: draw and play, or buy and bury. The first seat begins, then it goes round the"
                    + " table.",
            "**Draw and play.** Take the top card of the deck (`deck`) or of the pile of discards (`pile`), then play a card or"
                    + " discard one (`-19`). An heir is invited to any party that has room, your own or another's:"
                    + " `5@2` is heir 5 to seat 2. An accident kills an heir at any party: `19x5`; the heir goes to the"
                    + " morgue of its host, or is discarded if four lie there. An incident does what it says: `46:5`, or"
                    + " `48:5@3` if an heir goes to a party. A doozy is put on an heir at any party, one on each, and stays"
                    + " with it: `54:5`. `pile 5@2` is a whole turn.",
            "**Buy and bury.** Discard heirs from your morgue who are together worth what a grave in the shop costs, and take it:"
                    + " `$37=3+5`. You choose who is buried last and lies on top of the pile: here heir 5, with `$37=5+3`"
                    + " heir 3. There is no change, and only one grave a turn.",
            "**Heirs of note.** The Beloved Husband and the Adoring Wife count $8m together when buried as a couple. A Black"
                    + " Sheep is buried alone or with the other Black Sheep. Bumbling Gardeners are worth nothing, but may"
                    + " be buried along with others. With a Meddling Cousin at your party you may kill Meddling Cousins"
                    + " only, at any party. A Clever Niece or Nephew may be killed only by somebody who can kill nobody else.",
            "**Incidents and doozies.** On Holiday discards an heir from any party. Change of Plans sends an heir of your party"
                    + " to another. Gatecrasher takes an heir from another party into yours, Body Snatchers from another"
                    + " morgue into yours. Life Insurance makes an heir worth $2m more, Disinherited worth nothing, and"
                    + " one with a Bodyguard cannot be killed.",
            "**End.** If your mausoleum is worth $10m or more at the end of your turn, you win. When the deck is empty at the end"
                    + " of a turn, the pile is shuffled into it. Whoever resigns leaves the table with all cards; the others play"
                    + " on.");

    private static final List<String> HOUSE_READINGS = List.of(
            "Only the procedure, the kinds and some names and values of the 54 cards survive in public. The rest of the printed"
                    + " words are lost, so these are our guess: of the heirs the name of the Doting"
                    + " Grandmother and the values of grandparents, Clever heirs, Meddling Cousins, Petulant Brats, aunts and"
                    + " uncles; the last five accidents; all graves but the value of the highest; all incidents but On"
                    + " Holiday; all doozies.",
            "Seat 1 deals and begins. The cards are dealt one by one from the first seat on.",
            "A party and a morgue have room for four heirs. A fifth in a morgue is discarded at once, before the accident that"
                    + " brought it there.",
            "An heir carries at most one doozy, which travels with it. It is discarded right before its heir.",
            "Clever heirs are safe from whoever can kill somebody who is not Clever. When nobody else is left, any of them may be"
                    + " killed: two of them do not protect each other. The designer's answer survives only in part.",
            "A Meddling Cousin with a Bodyguard still meddles.",
            "A Bodyguard does not keep an heir from going on holiday, changing its plans or being taken along.",
            "Of a couple buried together each counts $4m; Life Insurance adds to that, and who is disinherited counts nothing.",
            "Of heirs buried together only the last is chosen, since only the one on top can be taken; the others are discarded"
                    + " before it from the lowest number up.",
            "The deck runs dry only during a turn and is replenished at its end; deck and pile can never both be empty before a"
                    + " draw, for hands, parties, morgues and doozies hold 37 of the 45 cards at most.",
            "When the last grave is sold, or after 60 rounds, the most valuable mausoleum wins; equal ones share a place.",
            "A seat that resigns lays its hand, then its party, then its morgue on the pile, each in the order of numbers; its"
                    + " graves leave the game. Nobody can be invited to its party any more. Such seats come last, the first to"
                    + " leave behind the others.");

    static final GameFacts FACTS = new GameFacts(
            "mausoleum-cards",
            "Mausoleum, the card game",
            "Mausoleum cards",
            new Credit(
                    "R. Hunter Gough (Savant Garde Entertainment)",
                    OptionalInt.of(2000),
                    URI.create("http://studiohunty.com/sg/mausoleum/rules.html"),
                    List.of("The pictures of the printed cards are by R. Hunter Gough too; this host draws its own."),
                    ""),
            "Your heirs meet with regrettable accidents, and what they leave buys you the grandest tomb.",
            "For two to five players, 12 years and older. The designer recommends three or four for a first match.",
            RULES,
            HOUSE_READINGS,
            OPTIONS,
            List.of(
                    new Example(
                            "cards1 4,23,34,48,51;-;-;-;-/47,50,53;10,19,35;11;-;45 - 28,26,30,13,14,31 37,38,39,40,41,42,43,44 play:2:8 48",
                            "47:11"),
                    new Example(
                            "cards1 5,10,24,49;36;-;-;-/4,6,15,25,54;-;9;16;- - 30,1 37,38,39,40,41,42,43,44,45 turn:2:3 24",
                            "$41=16")));

    /** The number of seats of a variant. */
    static int seats(Variant variant) {
        String fewest = OPTIONS.getFirst().byDefault().value();
        return Integer.parseInt(variant.options().getOrDefault(PLAYERS, fewest));
    }
}
