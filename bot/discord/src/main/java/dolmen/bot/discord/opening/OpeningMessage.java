package dolmen.bot.discord.opening;

import dolmen.bot.discord.board.BoardFiles;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.words.Text;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.id.PlayerId;
import dolmen.bot.opening.Crossroads;
import dolmen.bot.opening.Discretion;
import dolmen.bot.opening.OpeningLine;
import dolmen.bot.opening.Openings;
import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Turn;
import dolmen.rules.opponent.Tally;
import dolmen.rules.phrase.Wording;
import dolmen.rules.play.Ply;
import dolmen.rules.play.Standing;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Tray;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import net.dv8tion.jda.api.components.MessageTopLevelComponent;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.components.selections.SelectOption;
import net.dv8tion.jda.api.components.selections.StringSelectMenu;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** The statistics of a place in the openings, for one person. */
record OpeningMessage(VariantCatalogue variants, Openings openings, WaysOn waysOn, BoardFiles files) {

    /**
     * The message for the place.
     *
     * @throws NotUnderstoodException if the moves to the place cannot be played
     */
    MessageCreateData of(OpeningPlace place, PlayerId person, Wording reader) {
        return of(variants.gameOf(place.variant()), place, person, reader);
    }

    private <M extends Move> MessageCreateData of(Game<M> game, OpeningPlace place, PlayerId person, Wording reader) {
        List<Standing<M>> way = NotUnderstoodException.required(place.way(game));
        Standing<M> now = way.getLast();
        if (!(now.position() instanceof OpenPosition<M> open)) {
            return message(place, "There are no openings to look at: what the players hold is hidden.")
                    .setComponents(waysOn.of(place.variant(), reader))
                    .build();
        }
        boolean ends = place.path().size() >= OpeningLine.PLIES;
        var crossroads = ends
                ? new Crossroads(List.of(), false)
                : Discretion.told(openings.at(OpeningLine.key(place.variant(), open)));
        var signpost = Signpost.of(now, crossroads);
        BoardScene scene = signpost.scene();
        String words = "%s, %s\n%s".formatted(path(way), toMove(now, scene), told(place, signpost, ends));
        return message(place, words)
                .setFiles(files.scene(scene, "opening.png", person))
                .setComponents(components(place, signpost, reader))
                .build();
    }

    private static String path(List<? extends Standing<?>> way) {
        String moves = way.stream()
                .skip(1)
                .map(standing -> "`" + lastMove(standing) + "`")
                .collect(Collectors.joining(" "));
        return moves.isEmpty() ? "At the start" : "After " + moves;
    }

    private static <M extends Move> String lastMove(Standing<M> after) {
        Ply<M> last = after.lastTurn().getLast();
        return after.game().notation().write(last.move());
    }

    private static String toMove(Standing<?> now, BoardScene scene) {
        return switch (now.position().turn()) {
            case Turn.ToMove(var seat) ->
                "**%s** to move."
                        .formatted(scene.trays().stream()
                                .filter(tray -> tray.seat() == seat.index())
                                .map(Tray::name)
                                .collect(Collectors.joining()));
            case Turn.Chance chance -> "chance is next.";
            case Turn.Over over -> "the game is over.";
        };
    }

    private static <M extends Move> String told(OpeningPlace place, Signpost<M> signpost, boolean ends) {
        if (signpost.standing().position().turn() instanceof Turn.Over) {
            return "";
        }
        if (ends) {
            return "Openings are followed for %d moves.".formatted(OpeningLine.PLIES);
        }
        if (signpost.arms().isEmpty()) {
            return (place.path().isEmpty()
                            ? "Opening statistics will appear here once there are enough matches.\n"
                            : "Too few matches have come here to say what is played.\n")
                    + rule();
        }
        String lines = signpost.arms().stream().map(arm -> line(signpost, arm)).collect(Collectors.joining("\n"));
        return lines + "\n" + (signpost.rarer() ? "Other moves are too rare to be told. " : "") + rule();
    }

    private static <M extends Move> String line(Signpost<M> signpost, Signpost.Arm<M> arm) {
        Tally tally = arm.branch().tally();
        return String.format(
                Locale.ENGLISH,
                "**%s** `%s` · %,d matches, %.0f %% · %s",
                arm.letter(),
                arm.branch().move(),
                tally.games(),
                100 * signpost.share(arm),
                ended(tally));
    }

    private static String ended(Tally tally) {
        return tally.draws() == 0
                ? String.format(Locale.ENGLISH, "won %,d, lost %,d", tally.wins(), tally.losses())
                : String.format(
                        Locale.ENGLISH, "won %,d, drawn %,d, lost %,d", tally.wins(), tally.draws(), tally.losses());
    }

    private static String rule() {
        return "A move is shown once %d matches have it; matches between people count once %d of them have played it."
                .formatted(Discretion.MATCHES, Discretion.PEOPLE);
    }

    private <M extends Move> List<MessageTopLevelComponent> components(
            OpeningPlace place, Signpost<M> signpost, Wording reader) {
        var rows = new ArrayList<MessageTopLevelComponent>();
        List<SelectOption> options = signpost.arms().stream()
                .flatMap(arm -> OpeningPlace.value(arm.number()).stream().map(value -> option(signpost, arm, value)))
                .toList();
        if (!options.isEmpty()) {
            rows.add(ActionRow.of(
                    StringSelectMenu.create(place.id(Action.OPENINGS_PICK).text())
                            .setPlaceholder("Step into a move")
                            .addOptions(options)
                            .build()));
        }
        if (!place.path().isEmpty()) {
            rows.add(ActionRow.of(buttons(place)));
        } else if (options.isEmpty()) {
            rows.add(waysOn.of(place.variant(), reader));
        }
        return rows;
    }

    private static <M extends Move> SelectOption option(Signpost<M> signpost, Signpost.Arm<M> arm, String value) {
        return SelectOption.of(
                        Text.line(arm.letter() + " · " + arm.branch().move(), SelectOption.LABEL_MAX_LENGTH), value)
                .withDescription(Text.line(signpost.sentence(arm), SelectOption.DESCRIPTION_MAX_LENGTH));
    }

    /** The buttons. After the first move both would lead to the start with the same id, so only one is shown. */
    private static List<Button> buttons(OpeningPlace place) {
        var start = Button.secondary(
                OpeningPlace.start(place.variant()).id(Action.OPENINGS).text(), "Start");
        var back = Button.secondary(place.back().id(Action.OPENINGS).text(), "Back");
        return place.path().size() == 1 ? List.of(back) : List.of(back, start);
    }

    private MessageCreateBuilder message(OpeningPlace place, String words) {
        return new MessageCreateBuilder()
                .setContent(Text.cut(
                        "**%s** · openings\n%s".formatted(variants.name(place.variant()), words.strip()),
                        Text.MAX_MESSAGE))
                .setAllowedMentions(List.of());
    }
}
