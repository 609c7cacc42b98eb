package dolmen.rules.typed.move;

import dolmen.rules.typed.Part;
import dolmen.rules.typed.Part.Kind;
import dolmen.rules.typed.Phrases;
import dolmen.rules.typed.SmallTalk;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Takes the claims of a typed text from its parts, one after the other. */
final class Claims {
    /** Signs without a meaning, as a character class of a regular expression. */
    static final String NEUTRAL = "-,.;:·•|&_!\"@#~/\\p{Ps}\\p{Pe}\\p{Pi}\\p{Pf}。、・¡";

    private static final java.util.regex.Pattern NEUTRAL_SIGN =
            java.util.regex.Pattern.compile("[%s >*+^]".formatted(NEUTRAL));
    /** Sequences of signs that mean "not". */
    private static final java.util.regex.Pattern DENIED =
            java.util.regex.Pattern.compile("!=|/[->]|~~|=/=|<>|<-+>|></");

    private static final String TO_AS_A_NUMBER = "2";
    private static final Set<String> END_OF_DENIAL = Set.of(",", ";", ".", ":", "!", SmallTalk.DOUBT);

    private final GameVocabulary vocabulary;
    private final List<Part> parts;
    private final List<Claim> claims = new ArrayList<>();
    private final List<Phrases> names = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();
    private final StringBuilder known = new StringBuilder();
    private Set<CellRole> roles = Set.of();
    private Set<CellRole> objects = Set.of();
    private final Set<String> denied = new HashSet<>();
    private boolean denying;
    private boolean roleIsDue;
    private boolean added;
    /** The index of the claim of a verb that still needs an object; -1 if there is none. */
    private int picking = -1;

    private int here;
    private int end;
    /** The start of the phrase right after a direction; -1 if there was no direction. */
    private int headedUpTo = -1;

    private boolean doubtful;

    Claims(GameVocabulary vocabulary, List<Part> parts) {
        this.vocabulary = vocabulary;
        this.parts = parts;
    }

    void take() {
        int at = 0;
        while (at < parts.size()) {
            here = at;
            boolean before = doubtful;
            doubtful = false;
            int next = switch (parts.get(at).kind()) {
                case CELL -> takeCell(at);
                case WORD, NUMBER -> takePhrase(at);
                case SIGN -> takeSign(at);
            };
            known.append(doubtful || denying ? " " : Part.joined(parts.subList(at, next)));
            doubtful |= before;
            at = next;
        }
        settleNames("");
        settleLastVerb();
        doubtful |= roleIsDue || DENIED.matcher(Part.joined(parts)).find();
    }

    String text() {
        return text.toString();
    }

    /** The whole text without unknown words and words of doubt. */
    String known() {
        return known.toString();
    }

    List<Claim> all() {
        return claims;
    }

    /** The cells that the text excludes. */
    Set<String> denied() {
        return denied;
    }

    boolean doubtful() {
        return doubtful;
    }

    private int takeCell(int at) {
        String cell = parts.get(at).text().replace(" ", "");
        if (denying) {
            denied.add(cell);
            return at + 1;
        }
        text.append(cell);
        boolean described = !names.isEmpty();
        settleNames(cell);
        settleObject(cell);
        claims.add(mention(cell, described));
        roles = Set.of();
        objects = Set.of();
        roleIsDue = false;
        added = false;
        return at + 1;
    }

    private Claim.Mention mention(String cell, boolean described) {
        if (!roles.isEmpty()) {
            return new Claim.Mention(cell, roles, !objects.isEmpty(), added, described);
        }
        if (objects.isEmpty()) {
            return new Claim.Mention(cell, Set.of(), false, added, described);
        }
        Set<CellRole> allowed = EnumSet.copyOf(objects);
        allowed.add(CellRole.TO);
        if (claims.stream().noneMatch(Claim.Mention.class::isInstance)) {
            allowed.add(CellRole.FROM);
        }
        return new Claim.Mention(cell, allowed, true, added, described);
    }

    /** The object of "take" may also be the piece that moves: "take a1 to a3". */
    private void settleObject(String cell) {
        if (picking >= 0 && claims.get(picking) instanceof Claim.Done(List<Phrases> deeds, String none)) {
            claims.set(picking, new Claim.Done(deeds, cell));
        }
        picking = -1;
    }

    /** A verb at the end acts on the cell to which no word gives a role: "mit c5 d5 schlagen". */
    private void settleLastVerb() {
        boolean mover = claims.stream()
                .anyMatch(claim -> claim instanceof Claim.Mention mention
                        && mention.roles().equals(Set.of(CellRole.FROM)));
        if (mover && objects.contains(CellRole.OBJECT)) {
            claims.replaceAll(claim ->
                    claim instanceof Claim.Mention mention && mention.roles().isEmpty()
                            ? new Claim.Mention(
                                    mention.cell(),
                                    EnumSet.of(CellRole.OBJECT, CellRole.TO),
                                    true,
                                    mention.added(),
                                    mention.described())
                            : claim);
        }
    }

    /** A name belongs to the following cell, or to the one just before it, as in "the a1 tower". */
    private void settleNames(String cell) {
        boolean first = claims.stream().allMatch(Claim.Named.class::isInstance) && !roles.contains(CellRole.TO);
        for (Phrases name : names) {
            boolean mover = roles.contains(CellRole.FROM) || (first && name == names.getFirst());
            claims.add(new Claim.Named(name, cell, mover, mover ? Set.of() : roles));
        }
        names.clear();
    }

    private int takePhrase(int at) {
        end = Part.endOfPhrase(parts, at, vocabulary.own()::contains);
        if (end > at) {
            String phrase = Part.phrase(parts.subList(at, end));
            doubtful = isUnclear(phrase, at);
            takeKnown(phrase);
            return end;
        }
        if (isNumberForTo(at)) {
            takeRole(CellRole.TO);
        } else {
            text.append(parts.get(at).text());
            doubtful = true;
        }
        return at + 1;
    }

    /** True if the words may join two moves, or offer a choice. */
    private boolean isUnclear(String phrase, int at) {
        boolean afterCell = nextIsCell(at, -1);
        boolean beforeCell = nextIsCell(end - 1, 1);
        boolean choice = CommonWords.OR.contains(phrase) || CommonWords.UNCLEAR.contains(phrase);
        if (choice && headedUpTo == here && !beforeCell) {
            return true;
        }
        if (CommonWords.THEN.contains(phrase) || CommonWords.UNCLEAR.contains(phrase)) {
            return afterCell && beforeCell;
        }
        return CommonWords.OR.contains(phrase)
                ? afterCell || beforeCell || !names.isEmpty()
                : afterCell && beforeCell && CommonWords.AND_ABROAD.contains(phrase) && isOnlyWord();
    }

    private boolean isOnlyWord() {
        return parts.stream().filter(part -> part.is(Kind.WORD)).count() == 1;
    }

    private boolean isAnd(String phrase) {
        return CommonWords.AND.contains(phrase)
                || (CommonWords.AND_ABROAD.contains(phrase)
                        && parts.stream().anyMatch(part -> CommonWords.ABROAD.contains(part.text())));
    }

    private boolean isNumberForTo(int at) {
        return parts.get(at).text().equals(TO_AS_A_NUMBER) && isBetweenCells(at);
    }

    private void takeKnown(String phrase) {
        vocabulary.piece(phrase).ifPresent(this::takeName);
        List<GameVocabulary.Deed> deeds = vocabulary.deeds(phrase);
        if (!deeds.isEmpty()) {
            takeDeeds(phrase, deeds);
        }
        if (vocabulary.piece(phrase).isPresent()) {
            roleIsDue = false;
        } else if (deeds.isEmpty()) {
            takeCommon(phrase);
        }
    }

    /** A direction right before a piece may tell the place of the piece. */
    private void takeName(Phrases name) {
        doubtful |= headedUpTo == here;
        names.add(name);
    }

    private void takeDeeds(String phrase, List<GameVocabulary.Deed> deeds) {
        settleNames("");
        roleIsDue &= !roles.contains(CellRole.FROM);
        text.append(phrase.replace(" ", ""));
        claims.add(new Claim.Done(deeds.stream().map(GameVocabulary.Deed::words).toList(), ""));
        picking = CommonWords.PICK_UP.contains(phrase) ? claims.size() - 1 : -1;
        Set<CellRole> named = EnumSet.noneOf(CellRole.class);
        deeds.forEach(deed -> named.addAll(deed.objects()));
        if (!named.isEmpty()) {
            objects = named;
        }
    }

    private void takeCommon(String phrase) {
        if (CommonWords.FROM.contains(phrase)) {
            text.append('<');
            takeRole(CellRole.FROM);
        } else if (CommonWords.TO.contains(phrase)) {
            takeRole(CellRole.TO, CellRole.BEYOND);
        } else if (CommonWords.OVER.contains(phrase)) {
            takeRole(CellRole.OVER);
        } else if (CommonWords.ON.contains(phrase)) {
            takeOn();
        } else if (isAnd(phrase)) {
            added = nextIsCell(here, -1);
        } else if (CommonWords.VERBS.contains(phrase)) {
            added = false;
        } else {
            Stream.of(Bearing.values())
                    .filter(heading -> heading.words().contains(phrase))
                    .findFirst()
                    .ifPresent(this::takeHeading);
        }
    }

    private void takeHeading(Bearing heading) {
        claims.add(new Claim.Headed(heading));
        headedUpTo = nextSpoken(end);
    }

    /** To jump on a cell is to end there; after other verbs "on" only tells a place. */
    private void takeOn() {
        if (objects.contains(CellRole.OVER) && names.isEmpty() && roles.isEmpty()) {
            objects = Set.of();
            takeRole(CellRole.TO);
        }
    }

    private void takeRole(CellRole... next) {
        settleNames("");
        roles = Set.of(next);
        roleIsDue = true;
    }

    /** A denial ends with a sign, or with another word of doubt, such as "but". */
    private int takeSign(int at) {
        String sign = parts.get(at).text();
        if (sign.isBlank()) {
            return at + 1;
        }
        denying = sign.equals(SmallTalk.DENIAL) || (denying && !END_OF_DENIAL.contains(sign));
        text.append(sign);
        if (sign.equals("<")) {
            takeRole(CellRole.FROM);
        } else if (isBetweenCells(at) && !vocabulary.deeds(sign).isEmpty()) {
            takeDeedSign(sign);
        } else {
            takeOtherSign(at, sign);
        }
        return at + 1;
    }

    private void takeOtherSign(int at, String sign) {
        Gap gap = Gap.around(parts, at);
        added |= gap.adds();
        doubtful = gap.isUnclear() || !(NEUTRAL_SIGN.matcher(sign).matches() || gap.isArrow());
    }

    private void takeDeedSign(String sign) {
        int length = text.length();
        takeDeeds(sign, vocabulary.deeds(sign));
        text.setLength(length);
    }

    private boolean isBetweenCells(int at) {
        return nextIsCell(at, -1) && nextIsCell(at, 1);
    }

    private int nextSpoken(int from) {
        int at = from;
        while (at < parts.size() && parts.get(at).text().isBlank()) {
            at++;
        }
        return at;
    }

    private boolean nextIsCell(int from, int step) {
        int at = from + step;
        while (at >= 0 && at < parts.size() && parts.get(at).text().isBlank()) {
            at += step;
        }
        return at >= 0 && at < parts.size() && parts.get(at).is(Kind.CELL);
    }
}
