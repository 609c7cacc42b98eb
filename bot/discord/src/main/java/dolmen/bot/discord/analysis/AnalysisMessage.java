package dolmen.bot.discord.analysis;

import dolmen.bot.analysis.AnalysisPictures;
import dolmen.bot.analysis.AnalysisService.Answer;
import dolmen.bot.discord.answer.ContainerMessage;
import dolmen.bot.discord.board.BoardFiles;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.discord.words.Names;
import dolmen.bot.match.Match;
import dolmen.bot.match.picture.Picture;
import dolmen.bot.match.picture.Pictures;
import dolmen.bot.match.preference.Preferences;
import dolmen.bot.match.record.BroughtMatch;
import dolmen.rules.Seat;
import dolmen.rules.analysis.AnalysedTurn;
import dolmen.rules.analysis.MatchAnalysis;
import dolmen.rules.analysis.Obstacle;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.scene.BoardScene;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.dv8tion.jda.api.components.container.ContainerChildComponent;
import net.dv8tion.jda.api.components.mediagallery.MediaGallery;
import net.dv8tion.jda.api.components.mediagallery.MediaGalleryItem;
import net.dv8tion.jda.api.components.textdisplay.TextDisplay;
import net.dv8tion.jda.api.utils.FileUpload;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** The analysis of a match for one person, or the reason why there is none. */
record AnalysisMessage(
        Names names,
        MatchWords words,
        CommandBook commands,
        AnalysisPictures pictures,
        BoardFiles files,
        Preferences preferences) {
    /** The message for a match in a file, with the names in that file. */
    AnalysisMessage of(BroughtMatch brought) {
        var inFile = names.of(brought.players());
        return new AnalysisMessage(
                inFile, words.naming(inFile), commands, pictures.naming(brought.players()), files, preferences);
    }

    MessageCreateData of(Match match, Requester requester, Answer answer) {
        MatchWords here = words.on(requester.reader());
        var named = new Verbatim(here.numberFirst(match));
        return ContainerMessage.of(
                switch (answer) {
                    case Answer.NotOver notOver -> text(here, AnalysisPhrases.notOver(named));
                    case Answer.Impossible(Obstacle obstacle) ->
                        text(here, AnalysisPhrases.impossible(named, obstacle.words()));
                    case Answer.Underway(int done, int all) -> text(here, underway(match, named, 100L * done / all));
                    case Answer.Finished(MatchAnalysis analysis) -> finished(match, requester, analysis);
                });
    }

    private static List<ContainerChildComponent> text(MatchWords here, Phrase sentences) {
        return List.of(TextDisplay.of(here.wording().of(sentences)));
    }

    private Phrase underway(Match match, Verbatim named, long percent) {
        return match.id().brought()
                ? AnalysisPhrases.underwayBrought(named, percent)
                : AnalysisPhrases.underway(named, percent, commands.link("analysis"));
    }

    private List<ContainerChildComponent> finished(Match match, Requester requester, MatchAnalysis analysis) {
        Optional<String> theme = preferences
                .of(requester.person())
                .theme()
                .or(() -> preferences.of(match.venue().guild()).theme());
        MatchWords here = words.on(requester.reader());
        Picture picture = pictures.curve(match, analysis, requester.guild(), theme, here.wording());
        FileUpload file = FileUpload.fromStreamSupplier("analysis.png", picture::open);
        var points = new TurningPoints(match, analysis.turningPoints(), here);
        return Stream.<ContainerChildComponent>concat(
                        Stream.of(
                                MediaGallery.of(MediaGalleryItem.fromFile(file).withDescription(picture.altText())),
                                TextDisplay.of(told(points, here.wording().of(accuracies(match, here, analysis))))),
                        points.buttons(Optional.empty()).stream())
                .toList();
    }

    private static String told(TurningPoints points, String accuracies) {
        return Stream.concat(points.lines().stream(), Stream.of(accuracies)).collect(Collectors.joining("\n"));
    }

    /**
     * A turning point on the board, from the person's side of the match.
     *
     * @param number the number of the turn
     * @throws NotUnderstoodException if that turn is not a turning point
     */
    MessageCreateData turn(Match match, Requester requester, MatchAnalysis analysis, int number) {
        var points = new TurningPoints(match, analysis.turningPoints(), words.on(requester.reader()));
        AnalysedTurn turn = NotUnderstoodException.required(points.turns().stream()
                .filter(point -> point.number() == number)
                .findFirst());
        Pictures.Reader reader = files.reader(match, requester);
        BoardScene board = TurnBoard.of(match, turn, reader.bottom()).in(reader.wording());
        FileUpload file =
                files.scene(board, "turn-%d.png".formatted(turn.number()), requester.person(), reader.wording());
        return ContainerMessage.of(Stream.<ContainerChildComponent>concat(
                        Stream.of(
                                MediaGallery.of(MediaGalleryItem.fromFile(file).withDescription(board.altText())),
                                TextDisplay.of(points.told(turn))),
                        Stream.concat(points.buttons(Optional.of(turn)).stream(), Stream.of(points.afterwards(turn))))
                .toList());
    }

    private static Phrase accuracies(Match match, MatchWords here, MatchAnalysis analysis) {
        return AnalysisPhrases.accuracy(
                accuracy(match, here, analysis, Seat.FIRST), accuracy(match, here, analysis, Seat.FIRST.opponent()));
    }

    private static Argument accuracy(Match match, MatchWords here, MatchAnalysis analysis, Seat seat) {
        String player = here.named(List.of(match.player(seat)));
        OptionalInt accuracy = analysis.accuracy(seat);
        return accuracy.isPresent()
                ? new Verbatim(player + " " + accuracy.getAsInt())
                : AnalysisPhrases.accuracyNone(new Verbatim(player));
    }
}
