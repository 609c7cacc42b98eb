package dolmen.rules.games.mausoleumcards;

import dolmen.rules.board.Cells;
import dolmen.rules.games.mausoleumcards.CardsMove.Bury;
import dolmen.rules.games.mausoleumcards.CardsMove.Deal;
import dolmen.rules.games.mausoleumcards.CardsMove.Discard;
import dolmen.rules.games.mausoleumcards.CardsMove.Draw;
import dolmen.rules.games.mausoleumcards.CardsMove.Invite;
import dolmen.rules.games.mausoleumcards.CardsMove.Off;
import dolmen.rules.games.mausoleumcards.CardsMove.Send;
import dolmen.rules.games.mausoleumcards.CardsMove.TakePile;
import dolmen.rules.games.mausoleumcards.CardsMove.Use;
import java.util.ArrayList;
import java.util.List;

/** Compares a statement with a legal move: is it true of the move, and is it specific enough? */
record Fit(Statement said, Aspects aspects) {

    /**
     * True if every part of the statement is true of the move.
     *
     * @param loosely true to accept inexact words, such as another preposition or exchanged roles
     */
    boolean isTrue(boolean loosely) {
        return !isPlaceAlone()
                && isDone(loosely)
                && isThere()
                && (aspects.move() instanceof Bury bury ? buries(bury, loosely) : speaksOf(loosely));
    }

    /** True if the text names only a place, and the move does not draw; a place alone means a draw. */
    private boolean isPlaceAlone() {
        boolean drawn = move() instanceof Draw || move() instanceof TakePile;
        return !drawn && said.verbs().isEmpty() && said.mentions().isEmpty();
    }

    private CardsMove move() {
        return aspects.move();
    }

    private boolean isDone(boolean loosely) {
        return said.verbs().stream().allMatch(verb -> isDone(verb) || (loosely && isNearlyDone(verb)));
    }

    /** True if the verb is nearly right: people also "invite" heirs away from other parties. */
    private boolean isNearlyDone(Verb verb) {
        return verb == Verb.INVITE && isHeirNamed() && isGoalNamed();
    }

    private boolean isDone(Verb verb) {
        return switch (verb) {
            case DISCARD -> verb.means(move()) || (isHeirNamed() && isMeans() && isDiscardedFor());
            case TAKE -> verb.means(move()) && (isCardNamed() || !(move() instanceof Off));
            case STEAL -> verb.means(move()) && Deck.rule(aspects.card()).takesHeirs();
            case RID, REMOVE -> verb.means(move()) && (isHeirNamed() || move() instanceof Discard);
            case PUT, SEND -> verb.means(move()) || (move() instanceof Discard && said.discards());
            case DRAW, DRAW_BLIND, INVITE, OFF, BUY, PLAY, DROP -> verb.means(move());
        };
    }

    /** True if the text says that the move is made with the card, or for it. */
    private boolean isMeans() {
        return said.mentions().stream()
                .filter(mention -> mention.mayMeanCard(aspects.card()))
                .anyMatch(mention ->
                        mention.joint() == Joint.WITH || mention.joint() == Joint.FOR || said.says(Verb.PLAY));
    }

    /** True if the move discards heirs for something: for a grave, or by one of the incidents. */
    private boolean isDiscardedFor() {
        return move() instanceof Bury
                || (move() instanceof Use(int card, int heir) && Deck.rule(card) == CardRule.ON_HOLIDAY);
    }

    private boolean isThere() {
        return aspects.places().containsAll(said.places());
    }

    private boolean speaksOf(boolean loosely) {
        return said.mentions().stream().allMatch(mention -> isTrue(mention, loosely))
                && said.tops().isEmpty()
                && (!(move() instanceof Discard) || maySayDiscard())
                && (said.bottoms().isEmpty() || loosely);
    }

    /** True if the text may mean a discard. A card's name without a verb does so only if nothing else is mentioned. */
    private boolean maySayDiscard() {
        return !said.verbs().isEmpty() || (isCardNamed() && (said.discards() || said.isBare()));
    }

    private boolean isTrue(Mention mention, boolean loosely) {
        return aspects.allowsCard(mention, loosely)
                || (aspects.allowsSeat(mention) && !(move() instanceof TakePile && mention.joint() != Joint.OF))
                || aspects.costs(mention.price());
    }

    private boolean buries(Bury bury, boolean loosely) {
        return (isCardNamed() || isHeirNamed() || said.says(Verb.BUY))
                && said.tops().stream().allMatch(top -> Cells.has(top, bury.last()))
                && (bury.inOrder().size() == 1
                        || said.bottoms().stream().noneMatch(bottom -> bottom == Cells.of(bury.last())))
                && pays(new ArrayList<>(said.mentions()), new ArrayList<>(), loosely);
    }

    /** True if the mentions can name, each once, the grave, its price, and either all heirs or none. */
    private boolean pays(List<Mention> mentions, List<Integer> named, boolean loosely) {
        if (mentions.isEmpty()) {
            return named.isEmpty() || (named.size() == aspects.heirs().size() && isInOrder(named));
        }
        Mention first = mentions.getFirst();
        List<Mention> others = mentions.subList(1, mentions.size());
        boolean aside = aspects.costs(first.price())
                || (first.mayMeanCard(aspects.card()) && aspects.allowsCard(first, loosely))
                || (first.isSeat() && aspects.allowsSeat(first));
        if (aside && pays(others, named, loosely)) {
            return true;
        }
        for (int heir : aspects.heirs()) {
            if (first.mayMeanCard(heir) && aspects.allowsCard(first, loosely) && !named.contains(heir)) {
                var more = new ArrayList<>(named);
                more.add(heir);
                if (pays(others, more, loosely)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** True if the heir named last is buried last, or the text names the top heir in another way. */
    private boolean isInOrder(List<Integer> named) {
        return !said.ordered()
                || !said.tops().isEmpty()
                || !said.bottoms().isEmpty()
                || named.getLast().equals(aspects.heirs().getLast());
    }

    /** True if the text is specific enough that it can hardly mean anything else. */
    boolean isWhole() {
        return switch (move()) {
            case Draw draw -> true;
            case TakePile take -> isTaken();
            case Deal deal -> false;
            case Invite invite -> isCardNamed() && isGoalNamed();
            case Off off -> isHeirNamed() && (isCardNamed() || (said.isTelling() && !said.says(Verb.SEND)));
            case Use use -> isHeirNamed() && (isCardNamed() || said.isTelling() || isTakenAway());
            case Send send ->
                isHeirNamed() && (isGoalNamed() || aspects.onlyGoal()) && (isCardNamed() || said.says(Verb.SEND));
            case Discard discard -> isCardNamed() && said.discards();
            case Bury bury -> isPaid();
        };
    }

    /** True if the text says enough to take from the pile; a bare number with it may be a card to play at once. */
    private boolean isTaken() {
        boolean named = isCardNamed();
        boolean taken =
                said.says(Verb.TAKE) || (said.says(Verb.DRAW) && said.places().contains(CardPlace.PILE));
        return named ? taken : !said.verbs().isEmpty() || said.places().contains(CardPlace.PILE);
    }

    /** True if the text says enough to buy the grave; a bare number with it may be its price. */
    private boolean isPaid() {
        boolean heirs = said.mentions().stream()
                .filter(this::namesHeir)
                .findFirst()
                .filter(first -> !said.verbs().isEmpty() || first.number() == 0 || first.joint() != Joint.NONE)
                .isPresent();
        return isCardNamed() && (heirs || said.says(Verb.BUY));
    }

    private boolean namesHeir(Mention mention) {
        return aspects.heirs().stream().anyMatch(mention::mayMeanCard);
    }

    private boolean isTakenAway() {
        return said.says(Verb.TAKE)
                && said.mentions().stream().anyMatch(mention -> mention.joint() == Joint.FROM && mention.isSeat());
    }

    boolean isCardNamed() {
        return said.mentions().stream().anyMatch(mention -> mention.mayMeanCard(aspects.card()));
    }

    private boolean isHeirNamed() {
        return said.mentions().stream().anyMatch(this::namesHeir);
    }

    private boolean isGoalNamed() {
        return said.mentions().stream().anyMatch(aspects::goesTo);
    }

    /** The similarity of text and move: two for each mention that concerns the move, and one if the verb fits. */
    long nearness() {
        long common = said.mentions().stream()
                .filter(mention -> isTrue(mention, true))
                .count();
        boolean done = !said.verbs().isEmpty() && isDone(false);
        return 2 * common + (done ? 1 : 0);
    }
}
