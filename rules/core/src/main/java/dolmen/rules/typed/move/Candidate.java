package dolmen.rules.typed.move;

import dolmen.rules.Move;
import dolmen.rules.typed.EditDistance;
import dolmen.rules.typed.Phrases;
import dolmen.rules.typed.move.Claim.Done;
import dolmen.rules.typed.move.Claim.Headed;
import dolmen.rules.typed.move.Claim.Mention;
import dolmen.rules.typed.move.Claim.Named;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A legal move, for comparison with a typed text.
 *
 * @param text its canonical text
 */
record Candidate<M extends Move>(M move, String text, Account account) {

    /** The degree to which a text describes a move. */
    enum Fit {
        /** The origin and the target. */
        WHOLE,
        /** Enough to play the move if no other one fits as well. */
        PART,
        /** So little that the player must be asked. */
        HINT,
        /** Some words are false. */
        NONE
    }

    /** True if the move starts on one of these cells, or has no origin. */
    boolean beginsOnOneOf(List<String> cells) {
        return account.cell(CellRole.FROM).map(cells::contains).orElse(true);
    }

    /** True if the text excludes one of the move's cells. */
    boolean isDenied(TypedMove typed) {
        return account.places().stream().anyMatch(place -> typed.denies(place.cell()));
    }

    /** True if the move does everything that one word or sign may mean: {@code x} means one blow rather than two. */
    boolean doesAll(TypedMove typed) {
        return typed.claims(Done.class).allMatch(done -> account.deeds().containsAll(done.deeds()));
    }

    /** True if the text names all origins and targets of the move. */
    boolean isSaid(TypedMove typed) {
        return account.places().stream()
                .filter(place -> place.is(CellRole.FROM) || place.is(CellRole.TO))
                .allMatch(place -> typed.cells().contains(place.cell()));
    }

    /** True if all statements are true of the move, regardless of the order of the cells in the text. */
    boolean agrees(TypedMove typed, Compass compass) {
        return isTrue(typed, compass) && mentionsAreTrue(typed);
    }

    /** True if the move has roughly the direction in the text; a diagonal direction counts. */
    boolean heads(TypedMove typed, Compass compass) {
        return typed.claims(Headed.class).allMatch(said -> compass.agrees(said.heading(), account, true, true));
    }

    Fit fit(TypedMove typed, Compass compass) {
        return isTrue(typed, compass) ? fitOfCells(typed) : Fit.NONE;
    }

    /** The fit by the cells alone, regardless of the words. */
    Fit fitOfCells(TypedMove typed) {
        return placed(typed) && mentionsAreTrue(typed) ? told(typed) : Fit.NONE;
    }

    /** True if the cells are those of the move, regardless of their order and of the words. */
    boolean hasCells(TypedMove typed) {
        List<String> cells = typed.cells();
        return cells.size() > 1
                && new HashSet<>(cells).size() == cells.size()
                && cells.stream().allMatch(cell -> account.place(cell).isPresent())
                && has(typed, CellRole.FROM)
                && hasTarget(typed);
    }

    /** True if two consecutive cells are the origin and the target of the move. */
    boolean leads(String from, String to) {
        return is(from, CellRole.FROM) && is(to, CellRole.TO);
    }

    private boolean is(String cell, CellRole role) {
        return account.place(cell).filter(place -> place.is(role)).isPresent();
    }

    private boolean isTrue(TypedMove typed, Compass compass) {
        return typed.claims().stream().allMatch(claim -> switch (claim) {
            case Mention mention -> true;
            case Named named -> isTrue(named);
            case Done(List<Phrases> deeds, String picked) ->
                account.deeds().stream().anyMatch(deeds::contains) || is(picked, CellRole.FROM);
            case Headed(Bearing heading) ->
                compass.agrees(
                        heading,
                        account,
                        hasTarget(typed) && has(typed, CellRole.FROM),
                        hasTarget(typed) || typed.isSlanting());
        });
    }

    private boolean isTrue(Named named) {
        if (named.cell().isEmpty() && !named.roles().isEmpty()) {
            return account.places().stream()
                    .filter(place -> place.roles().stream().anyMatch(named.roles()::contains))
                    .anyMatch(place -> place.names().contains(named.piece()));
        }
        Optional<String> begin = named.mover() ? account.cell(CellRole.FROM) : Optional.empty();
        return names(named.cell())
                .or(() -> begin.flatMap(this::names))
                .orElse(account.pieces())
                .contains(named.piece());
    }

    /** The names of the piece on a cell, if it has any. */
    private Optional<List<Phrases>> names(String cell) {
        return account.place(cell).map(Place::names).filter(names -> !names.isEmpty());
    }

    private boolean mentionsAreTrue(TypedMove typed) {
        return typed.mentions().stream()
                .allMatch(mention ->
                        account.place(mention.cell()).filter(mention::allows).isPresent());
    }

    /** True if the origin is named first or a word says that it is the origin, and no cell is named twice. */
    private boolean placed(TypedMove typed) {
        List<Mention> mentions = typed.mentions();
        var bare = new HashSet<String>();
        for (int at = 0; at < mentions.size(); at++) {
            Mention mention = mentions.get(at);
            if (mention.bare()
                    && ((!bare.add(mention.cell()) && !mention.described())
                            || (at > 0 && is(mention.cell(), CellRole.FROM)))) {
                return false;
            }
            if (mention.added() && is(mentions.get(at - 1).cell(), CellRole.FROM)) {
                return false;
            }
        }
        return isInOrder(IntStream.range(0, mentions.size())
                .filter(at -> at == 0 || !mentions.get(at).described())
                .mapToObj(mentions::get)
                .filter(mention -> mention.roles().isEmpty())
                .map(Mention::cell)
                .toList());
    }

    /** True if the cells are in the order of the move's path. */
    private boolean isInOrder(List<String> cells) {
        List<Integer> passed = cells.stream().map(this::rank).toList();
        return passed.stream().sorted().toList().equals(passed);
    }

    private int rank(String cell) {
        return account.place(cell)
                .map(place ->
                        place.roles().stream().mapToInt(Candidate::rank).min().orElse(0))
                .orElse(0);
    }

    private static int rank(CellRole role) {
        return switch (role) {
            case FROM -> 0;
            case OVER -> 1;
            case TO -> 2;
            case BEYOND -> 3;
            case OBJECT -> 4;
        };
    }

    private Fit told(TypedMove typed) {
        if (account.places().isEmpty()) {
            return typed.claims(Done.class).findAny().isPresent() ? Fit.WHOLE : Fit.NONE;
        }
        boolean from = has(typed, CellRole.FROM);
        boolean target = hasTarget(typed);
        boolean object = typed.mentions().stream().anyMatch(mention -> isObject(mention));
        if (from && target) {
            return Fit.WHOLE;
        }
        if (typed.mentions().stream().anyMatch(mention -> isIdlyTouched(mention, from))) {
            return Fit.NONE;
        }
        boolean heading = typed.claims(Headed.class).findAny().isPresent();
        boolean named = typed.claims(Named.class).findAny().isPresent();
        boolean goal = typed.claims(Named.class).anyMatch(name -> !name.roles().isEmpty());
        if (heading
                && target
                && typed.mentions().stream().allMatch(mention -> mention.roles().isEmpty())) {
            return Fit.NONE;
        }
        if (target && !heading && isRemark(typed)) {
            return Fit.HINT;
        }
        if (target || object || (goal && typed.mentions().isEmpty()) || (heading && (from || named))) {
            return Fit.PART;
        }
        return typed.mentions().isEmpty()
                        && !named
                        && !heading
                        && typed.claims(Done.class).findAny().isEmpty()
                ? Fit.NONE
                : Fit.HINT;
    }

    /** True if the text names no action, so that it may describe a piece that is already on a cell. */
    private boolean isRemark(TypedMove typed) {
        return typed.claims(Done.class).findAny().isEmpty()
                && typed.mentions().stream()
                        .allMatch(mention -> mention.roles().isEmpty()
                                && account.place(mention.cell())
                                        .filter(Place::held)
                                        .isPresent());
    }

    /**
     * True if no word gives the cell a role, and it is neither the origin nor the target, though the move may pass it.
     */
    private boolean isIdlyTouched(Mention mention, boolean from) {
        return mention.roles().isEmpty()
                && !is(mention.cell(), CellRole.FROM)
                && !is(mention.cell(), CellRole.TO)
                && (!from || is(mention.cell(), CellRole.OBJECT));
    }

    /** True if the words make the cell the object of an action, or if the move jumps over it. */
    private boolean isObject(Mention mention) {
        boolean acted = mention.object() || mention.roles().contains(CellRole.OVER);
        return acted
                && account.place(mention.cell())
                        .filter(place -> place.is(CellRole.OBJECT) || place.is(CellRole.OVER))
                        .isPresent();
    }

    private boolean has(TypedMove typed, CellRole role) {
        return typed.mentions().stream().anyMatch(mention -> is(mention.cell(), role));
    }

    /** True if every target of the move is named. */
    private boolean hasTarget(TypedMove typed) {
        List<String> cells = typed.cells();
        return !cells.isEmpty()
                && account.places().stream()
                        .filter(place -> place.is(CellRole.TO))
                        .map(Place::cell)
                        .allMatch(cells::contains);
    }

    int distance(TypedMove typed) {
        return EditDistance.between(text, typed.text());
    }

    boolean beginsLike(TypedMove typed) {
        return !typed.cells().isEmpty() && is(typed.cells().getFirst(), CellRole.FROM);
    }

    boolean endsLike(TypedMove typed) {
        return !typed.cells().isEmpty() && is(typed.cells().getLast(), CellRole.TO);
    }
}
