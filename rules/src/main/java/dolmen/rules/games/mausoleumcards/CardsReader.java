package dolmen.rules.games.mausoleumcards;

import dolmen.rules.Parsed;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.games.mausoleumcards.CardsMove.Draw;
import dolmen.rules.games.mausoleumcards.CardsMove.TakePile;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Forgiving reading of what somebody typed: canonical texts first, then numbers and names in nearly any order. */
record CardsReader(Knowledge knowledge) {
    private static final int LONGEST = 100;
    private static final int OFFERED = 5;

    private static final Pattern DRAWING =
            Pattern.compile("(?:(draw|take)\\b)?\\s*(?:a card\\b)?\\s*(?:from\\b)?\\s*(?:the\\b)?\\s*"
                    + "(?:(deck)|(pile|discard pile))?(?![a-z])[\\s,;:.!]*(?:(?:and|then)\\b[\\s,]*)*(.*)");

    Parsed<CardsMove> read(String typed) {
        return switch (knowledge.table().turn()) {
            case Turn.Over over -> new Parsed.Illegal<>("The game is over.", List.of());
            case Turn.Chance chance -> new Parsed.Illegal<>("The cards are being dealt.", List.of());
            case Turn.ToMove(Seat mover)
            when !knowledge.isAt(mover.index()) -> new Parsed.Illegal<>("It is not your turn.", List.of());
            case Turn.ToMove toMove -> readPlain(typed.length() > LONGEST ? "" : TypedPlay.plain(typed));
        };
    }

    private Parsed<CardsMove> readPlain(String text) {
        String compact = text.replaceAll("\\s", "");
        for (CardsMove move : knowledge.legalMoves()) {
            if (CardsNotation.INSTANCE.write(move).equals(compact)) {
                return new Parsed.Ok<>(move);
            }
        }
        Matcher drawing = DRAWING.matcher(text);
        if (drawing.matches() && saysWhence(drawing)) {
            boolean pile = drawing.group(3) != null || (drawing.group(2) == null && "take".equals(drawing.group(1)));
            return draw(pile, drawing.group(4));
        }
        return play(TypedPlay.of(text, knowledge.table().due().seat()));
    }

    private static boolean saysWhence(Matcher drawing) {
        return drawing.group(1) != null || drawing.group(2) != null || drawing.group(3) != null;
    }

    private Parsed<CardsMove> draw(boolean pile, String rest) {
        if (knowledge.table().due().step() == Due.Step.PLAY) {
            return illegal("You have drawn already: play a card, or discard one.", knowledge.legalMoves());
        }
        if (pile) {
            return knowledge.table().stock().pile().isEmpty()
                    ? illegal("The pile is empty: draw from the deck.", List.of(new Draw()))
                    : new Parsed.Ok<>(new TakePile(), rest);
        }
        return rest.isEmpty()
                ? new Parsed.Ok<>(new Draw())
                : illegal("Draw from the deck first, and see what you get before you play.", List.of(new Draw()));
    }

    private Parsed<CardsMove> play(TypedPlay typed) {
        if (!typed.understood() || typed.mentions().isEmpty()) {
            return new Parsed.Malformed<>("That does not read as a move; a move looks like %s."
                    .formatted(
                            CardsNotation.INSTANCE.write(knowledge.legalMoves().getFirst())));
        }
        List<LegalPlay> legal = knowledge.legalMoves().stream()
                .map(move -> LegalPlay.of(knowledge.table(), move))
                .toList();
        List<CardsMove> fitting = legal.stream()
                .filter(fit -> fit.fits(typed))
                .map(LegalPlay::move)
                .toList();
        return switch (fitting.size()) {
            case 1 -> new Parsed.Ok<>(fitting.getFirst());
            case 0 -> illegal(new CardsRefusal(knowledge, typed).why(), nearest(legal, typed));
            default -> new Parsed.Ambiguous<>(fitting);
        };
    }

    private static List<CardsMove> nearest(List<LegalPlay> legal, TypedPlay typed) {
        return legal.stream()
                .sorted(Comparator.comparingLong((LegalPlay fit) -> -fit.nearness(typed)))
                .map(LegalPlay::move)
                .toList();
    }

    private static Parsed<CardsMove> illegal(String why, List<CardsMove> nearest) {
        return new Parsed.Illegal<>(why, nearest.stream().limit(OFFERED).toList());
    }
}
