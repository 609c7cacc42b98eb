package dolmen.rules.games.mausoleumcards;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.English;
import dolmen.rules.Parsed;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.phrase.Argument;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The reason for any refusal in random games is true of the table as its text describes it. */
class TrueReasonsTest {
    private static final int GAMES = Integer.getInteger("dolmen.playouts", 4);
    private static final int TYPED_AT_EACH_PLY = 12;
    private static final int MOST_PLIES = 160;

    private static final String CARD = "(.*)";
    private static final Map<Pattern, BiPredicate<OpenTable, MatchResult>> TRUTHS = truths();

    private static Map<Pattern, BiPredicate<OpenTable, MatchResult>> truths() {
        var truths = new LinkedHashMap<String, BiPredicate<OpenTable, MatchResult>>();
        truths.put("No move fits all of that\\.", (table, said) -> true);
        truths.put("You have drawn already: play a card, or discard one\\.", (table, said) -> playing(table));
        truths.put(
                "A grave is bought instead of drawing, and you have drawn already\\.", (table, said) -> playing(table));
        truths.put(
                "Begin with deck or pile, or buy a grave; a play may follow the pile at once, as in pile 5@2\\.",
                (table, said) -> !playing(table) && !table.pile.isEmpty());
        truths.put(
                "The pile is empty: begin with deck, or buy a grave\\.|The pile is empty: draw from the deck\\.",
                (table, said) -> !playing(table) && table.pile.isEmpty());
        truths.put("The top card of the pile is " + CARD + "\\.", (table, said) -> table.pile.getLast() == n(said, 1));
        truths.put("Say which grave you buy, and for whom, such as .*", (table, said) -> !playing(table));
        truths.put(
                "Your morgue is empty: there is nobody to bury\\.",
                (table, said) -> table.morgue().isEmpty());
        truths.put("Somebody has bought " + CARD + " already\\.", (table, said) -> !table.shop.contains(n(said, 1)));
        truths.put(
                CARD + " is not in your morgue\\.",
                (table, said) -> !table.morgue().contains(n(said, 1)));
        truths.put(
                "A Black Sheep is buried alone or with the other Black Sheep\\.",
                (table, said) -> table.morgue().contains(7) || table.morgue().contains(8));
        truths.put(
                "The heirs that you named are worth \\$(\\d+)m, and " + CARD + " costs \\$(\\d+)m\\.",
                (table, said) -> OpenTable.cost(n(said, 2)) == n(said, 3) && n(said, 1) < n(said, 3));
        truths.put(
                "Nobody in your morgue can pay for " + CARD + ", which costs \\$(\\d+)m\\.",
                (table, said) -> OpenTable.cost(n(said, 1)) == n(said, 2) && table.mostWorth() < n(said, 2));
        truths.put(CARD + " costs \\$(\\d+)m\\.", (table, said) -> OpenTable.cost(n(said, 1)) == n(said, 2));
        truths.put("Name a card of your hand\\.", (table, said) -> playing(table));
        truths.put(
                "You hold no accident\\.",
                (table, said) -> table.hand().stream().noneMatch(card -> card >= 19 && card <= 36));
        truths.put(
                "You do not hold " + CARD + "\\.",
                (table, said) -> !table.hand().contains(n(said, 1)));
        truths.put(
                "You hold " + CARD + ", not card (\\d+)\\.",
                (table, said) ->
                        table.hand().contains(n(said, 1)) && !table.hand().contains(n(said, 2)));
        truths.put("Discard one card, and name nothing else\\.", (table, said) -> playing(table));
        truths.put("Say (?:with which accident|whom it kills|for whom), such as .*", (table, said) -> playing(table));
        truths.put("There is no seat (\\d+) at this table\\.", (table, said) -> n(said, 1) > table.parties.size());
        truths.put("Seat (\\d) has left the table\\.", (table, said) -> table.gone.get(n(said, 1) - 1));
        truths.put(
                "The party of Seat (\\d) is full: four heirs are there\\.",
                (table, said) -> table.parties.get(n(said, 1) - 1).size() == 4);
        truths.put(
                "Your party is full: four heirs are there\\.",
                (table, said) -> table.party().size() == 4);
        truths.put(
                "Your morgue is full: four heirs are there\\.",
                (table, said) -> table.morgue().size() == 4);
        truths.put(
                "There is nobody whom you could off; -(\\d+) discards the card\\.",
                (table, said) -> table.victims().isEmpty() && table.hand().contains(n(said, 1)));
        truths.put(CARD + " is at no party\\.", (table, said) -> !table.guests().contains(n(said, 1)));
        truths.put(
                CARD + " has a Bodyguard and cannot be killed\\.",
                (table, said) -> table.doozies.getOrDefault(n(said, 1), 0) == 54);
        truths.put(
                "With a Meddling Cousin at your party you may kill Meddling Cousins only\\.",
                (table, said) -> table.party().contains(11) || table.party().contains(12));
        truths.put(
                CARD + " is too clever to be killed while you can kill somebody else\\.",
                (table, said) -> List.of(5, 6).contains(n(said, 1))
                        && table.victims().stream().anyMatch(heir -> heir != 5 && heir != 6));
        truths.put(
                CARD + " is at the party of Seat (\\d)\\.",
                (table, said) -> table.parties.get(n(said, 2) - 1).contains(n(said, 1)));
        truths.put(
                CARD + " is in the morgue of Seat (\\d)\\.",
                (table, said) -> table.morgues.get(n(said, 2) - 1).contains(n(said, 1)));
        truths.put(
                "Nobody is at a party; -\\d+ discards the card\\.",
                (table, said) -> table.guests().isEmpty());
        truths.put(
                "Nobody is at another party; -\\d+ discards the card\\.",
                (table, said) -> table.otherGuests().isEmpty());
        truths.put(
                "Nobody is at your party; -\\d+ discards the card\\.",
                (table, said) -> table.party().isEmpty());
        truths.put(
                "Nobody is in another morgue; -\\d+ discards the card\\.",
                (table, said) -> table.otherDead().isEmpty());
        truths.put(
                CARD + " is not at a party\\.", (table, said) -> !table.guests().contains(n(said, 1)));
        truths.put(
                CARD + " is not at another party\\.",
                (table, said) -> !table.otherGuests().contains(n(said, 1)));
        truths.put(
                CARD + " is not at your party\\.",
                (table, said) -> !table.party().contains(n(said, 1)));
        truths.put(
                CARD + " is not in another morgue\\.",
                (table, said) -> !table.otherDead().contains(n(said, 1)));
        truths.put(
                CARD + " is at your party already\\.",
                (table, said) -> table.party().contains(n(said, 1)));
        truths.put(
                CARD + " carries " + CARD + " already, and an heir carries one doozy at most\\.",
                (table, said) -> table.doozies.getOrDefault(n(said, 1), 0) == n(said, 2));
        var compiled = new LinkedHashMap<Pattern, BiPredicate<OpenTable, MatchResult>>();
        truths.forEach((pattern, truth) -> compiled.put(Pattern.compile(pattern), truth));
        return compiled;
    }

    private static boolean playing(OpenTable table) {
        return table.step.equals("play");
    }

    /** A number that is said, or that of a card: its name, with the number if others have the same name. */
    private static int n(MatchResult said, int group) {
        String words = said.group(group);
        String number = words.replaceAll("\\D", "");
        return number.isEmpty()
                ? IntStream.rangeClosed(1, Deck.CARDS)
                        .filter(card -> words.equalsIgnoreCase(English.of(CardsWords.within(card))))
                        .findFirst()
                        .orElseThrow(() -> new AssertionError("no card: " + words))
                : Integer.parseInt(number);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void every_reason_is_true(int players) {
        var heard = new HashSet<Pattern>();
        for (int seed = 0; seed < GAMES; seed++) {
            RandomGenerator random =
                    RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
            CardsPosition position = CardsPosition.start(players);
            for (int ply = 0; ply < MOST_PLIES && !(position.turn() instanceof Turn.Over); ply++) {
                if (position.turn() instanceof Turn.ToMove(Seat mover)) {
                    for (int typed = 0; typed < TYPED_AT_EACH_PLY; typed++) {
                        check(position, mover, anything(position, random), heard);
                    }
                }
                position = goOn(position, random);
            }
        }
        assertThat(heard).hasSizeGreaterThan(TRUTHS.size() * 3 / 5);
    }

    private static CardsPosition goOn(CardsPosition position, RandomGenerator random) {
        List<Seat> staying = List.copyOf(position.places().getFirst());
        if (position.seats() > 2 && staying.size() > 2 && random.nextInt(80) == 0) {
            return position.withdraw(staying.get(random.nextInt(staying.size())));
        }
        List<CardsMove> moves = position.legalMoves();
        return position.play(moves.isEmpty() ? position.sampleChance(random) : moves.get(random.nextInt(moves.size())));
    }

    private static void check(CardsPosition position, Seat mover, String typed, Set<Pattern> heard) {
        if (position.seenBy(mover).parse(typed)
                instanceof Parsed.Illegal<CardsMove>(Argument reason, List<CardsMove> nearest)) {
            String why = English.of(reason);
            var table = new OpenTable(position.text());
            var known = TRUTHS.entrySet().stream()
                    .filter(truth -> truth.getKey().matcher(why).matches())
                    .findFirst()
                    .orElseThrow(() -> new AssertionError("nothing is known of \"%s\"".formatted(why)));
            Matcher said = known.getKey().matcher(why);
            assertThat(said.matches() && known.getValue().test(table, said))
                    .as("\"%s\" of \"%s\" in %s", why, typed, position.text())
                    .isTrue();
            heard.add(known.getKey());
        }
    }

    /** Any move of the game, in its notation or in words, with cards that may be anywhere. */
    private static String anything(CardsPosition position, RandomGenerator random) {
        String heir = cards(position, 1, 18, random);
        String accident = cards(position, 19, 36, random);
        String trick = cards(position, 46, 54, random);
        int grave = random.nextInt(37, 46);
        int seat = random.nextInt(1, 7);
        return switch (random.nextInt(14)) {
            case 0 -> heir + "@" + seat;
            case 1 -> "invite %s to seat %d".formatted(heir, seat);
            case 2 -> accident + "x" + heir;
            case 3 -> "off the %s of seat %d with %s".formatted(heir, seat, accident);
            case 4 -> trick + ":" + heir;
            case 5 -> "%s:%s@%d".formatted(trick, heir, seat);
            case 6 -> "put the %s on %s at seat %d".formatted(trick, heir, seat);
            case 7 -> "$%d=%s+%s".formatted(grave, heir, cards(position, 1, 18, random));
            case 8 -> "buy %d for %s".formatted(grave, heir);
            case 9 -> "buy %d for $%dm".formatted(grave, seat);
            case 10 -> "take %s from the pile".formatted(heir);
            case 11 -> "discard %s and %s".formatted(accident, heir);
            case 12 -> random.nextBoolean() ? "pile" : "kill " + heir;
            default -> random.nextBoolean() ? "play " + trick : "bury " + heir;
        };
    }

    /** A card of a kind by its number or its name, preferably one that somebody has. */
    private static String cards(CardsPosition position, int first, int last, RandomGenerator random) {
        int card = random.nextInt(first, last + 1);
        List<Integer> held = new OpenTable(position.text())
                .hand().stream().filter(own -> own >= first && own <= last).toList();
        int chosen = held.isEmpty() || random.nextInt(3) == 0 ? card : held.get(random.nextInt(held.size()));
        return random.nextBoolean() ? Integer.toString(chosen) : Deck.name(chosen);
    }
}
