package dolmen.bot.discord.opening;

import dolmen.bot.discord.board.BoardFiles;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.words.Text;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.SeatNames;
import dolmen.bot.opening.Crossroads;
import dolmen.bot.opening.Discretion;
import dolmen.bot.opening.OpeningLine;
import dolmen.bot.opening.Openings;
import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.opponent.Tally;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import dolmen.rules.play.Ply;
import dolmen.rules.play.Standing;
import dolmen.rules.scene.BoardScene;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
            return message(place, List.of(OpeningPhrases.secrets()), reader)
                    .setComponents(waysOn.of(place.variant(), reader))
                    .build();
        }
        boolean ends = place.path().size() >= OpeningLine.PLIES;
        var crossroads = ends
                ? new Crossroads(List.of(), false)
                : Discretion.told(openings.at(OpeningLine.key(place.variant(), open)));
        var signpost = Signpost.of(now, crossroads);
        BoardScene scene = signpost.scene();
        List<Phrase> lines = Stream.concat(Stream.of(where(way, scene, reader)), told(place, signpost, ends).stream())
                .toList();
        return message(place, lines, reader)
                .setFiles(files.scene(scene, "opening.png", person, reader))
                .setComponents(components(place, signpost, reader))
                .build();
    }

    private static Phrase where(List<? extends Standing<?>> way, BoardScene scene, Wording reader) {
        String path = way.stream()
                .skip(1)
                .map(standing -> "`" + lastMove(standing) + "`")
                .collect(Collectors.joining(" "));
        var moves = new Verbatim(path);
        return switch (way.getLast().position().turn()) {
            case Turn.ToMove(var seat) ->
                path.isEmpty()
                        ? OpeningPhrases.startToMove(name(scene, seat, reader))
                        : OpeningPhrases.afterToMove(moves, name(scene, seat, reader));
            case Turn.Chance chance ->
                path.isEmpty() ? OpeningPhrases.startChance() : OpeningPhrases.afterChance(moves);
            case Turn.Over over -> OpeningPhrases.afterOver(moves);
        };
    }

    private static Verbatim name(BoardScene scene, Seat seat, Wording reader) {
        return scene.trays().stream()
                .filter(tray -> tray.seat() == seat.index())
                .map(tray -> new Verbatim(SeatNames.untaken(reader).in(reader.of(tray.name()))))
                .findFirst()
                .orElseThrow();
    }

    private static <M extends Move> String lastMove(Standing<M> after) {
        Ply<M> last = after.lastTurn().getLast();
        return after.game().notation().write(last.move());
    }

    private static <M extends Move> List<Phrase> told(OpeningPlace place, Signpost<M> signpost, boolean ends) {
        if (signpost.standing().position().turn() instanceof Turn.Over) {
            return List.of();
        }
        if (ends) {
            return List.of(OpeningPhrases.end(OpeningLine.PLIES));
        }
        var rule = OpeningPhrases.rule(Discretion.MATCHES, Discretion.PEOPLE);
        if (signpost.arms().isEmpty()) {
            return List.of(place.path().isEmpty() ? OpeningPhrases.noneYet() : OpeningPhrases.tooFew(), rule);
        }
        return Stream.concat(
                        signpost.arms().stream().map(arm -> line(signpost, arm)),
                        Stream.of(signpost.rarer() ? OpeningPhrases.rarer(rule) : rule))
                .toList();
    }

    private static <M extends Move> Phrase line(Signpost<M> signpost, Signpost.Arm<M> arm) {
        Tally tally = arm.branch().tally();
        return OpeningPhrases.line(
                new Verbatim(arm.letter()),
                new Verbatim(arm.branch().move()),
                tally.games(),
                Math.round(100 * signpost.share(arm)),
                ended(tally));
    }

    private static Phrase ended(Tally tally) {
        return tally.draws() == 0
                ? OpeningPhrases.ended(tally.wins(), tally.losses())
                : OpeningPhrases.endedAlsoDrawn(tally.wins(), tally.draws(), tally.losses());
    }

    private <M extends Move> List<MessageTopLevelComponent> components(
            OpeningPlace place, Signpost<M> signpost, Wording reader) {
        var rows = new ArrayList<MessageTopLevelComponent>();
        List<SelectOption> options = signpost.arms().stream()
                .flatMap(arm ->
                        OpeningPlace.value(arm.number()).stream().map(value -> option(signpost, arm, value, reader)))
                .toList();
        if (!options.isEmpty()) {
            rows.add(ActionRow.of(
                    StringSelectMenu.create(place.id(Action.OPENINGS_PICK).text())
                            .setPlaceholder(reader.of(OpeningPhrases.step()))
                            .addOptions(options)
                            .build()));
        }
        if (!place.path().isEmpty()) {
            rows.add(ActionRow.of(buttons(place, reader)));
        } else if (options.isEmpty()) {
            rows.add(waysOn.of(place.variant(), reader));
        }
        return rows;
    }

    private static <M extends Move> SelectOption option(
            Signpost<M> signpost, Signpost.Arm<M> arm, String value, Wording reader) {
        return SelectOption.of(
                        Text.line(arm.letter() + " · " + arm.branch().move(), SelectOption.LABEL_MAX_LENGTH), value)
                .withDescription(Text.line(reader.of(signpost.sentence(arm)), SelectOption.DESCRIPTION_MAX_LENGTH));
    }

    /** The buttons. After the first move both would lead to the start with the same id, so only one is shown. */
    private static List<Button> buttons(OpeningPlace place, Wording reader) {
        var start = Button.secondary(
                OpeningPlace.start(place.variant()).id(Action.OPENINGS).text(),
                reader.of(OpeningPhrases.buttonStart()));
        var back = Button.secondary(place.back().id(Action.OPENINGS).text(), reader.of(OpeningPhrases.buttonBack()));
        return place.path().size() == 1 ? List.of(back) : List.of(back, start);
    }

    private MessageCreateBuilder message(OpeningPlace place, List<Phrase> lines, Wording reader) {
        Phrase title = OpeningPhrases.title(variants.name(place.variant()));
        return new MessageCreateBuilder()
                .setContent(Text.cut(
                        Stream.concat(Stream.of(title), lines.stream())
                                .map(reader::of)
                                .collect(Collectors.joining("\n")),
                        Text.MAX_MESSAGE))
                .setAllowedMentions(List.of());
    }
}
