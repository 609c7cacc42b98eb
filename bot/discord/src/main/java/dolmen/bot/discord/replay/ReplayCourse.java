package dolmen.bot.discord.replay;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.board.BoardFiles;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.match.picture.Picture;
import dolmen.bot.match.picture.Pictures;
import dolmen.bot.match.replay.Moment;
import dolmen.bot.match.replay.Replay;
import dolmen.bot.match.replay.Shot;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;
import net.dv8tion.jda.api.interactions.components.ComponentInteraction;
import net.dv8tion.jda.api.utils.FileUpload;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** The navigation of a replay for one person, with public views only. Safe for use by many threads. */
record ReplayCourse(ReplayedMatches subjects, BoardFiles files, FilmAnswer films) {

    /** The first moment of the match, or the latest moment of a live match. */
    MessageCreateData opening(Subject subject, Requester requester) {
        Replay replay = Replay.of(subject.match());
        return message(subject, replay, replay.moments().get(subject.match().live() ? replay.last() : 0), requester);
    }

    /** Opens the replay in a new reply, at the moment in the button's id if it has one. */
    void open(ButtonInteractionEvent event, ComponentId pressed) {
        Optional<Integer> number = pressed.path().stream()
                .filter(ReplayCourse::isNumber)
                .map(Integer::valueOf)
                .findFirst();
        subjects.look(event, pressed, (subject, requester) -> {
            Replay replay = Replay.of(subject.match());
            Replies.fulfil(
                    event.getHook(),
                    number.flatMap(replay::at)
                            .map(moment -> message(subject, replay, moment, requester))
                            .orElseGet(() -> opening(subject, requester)));
        });
    }

    private static boolean isNumber(String text) {
        return text.matches("[0-9]{1,9}");
    }

    /** Shows the moment of a button, in the same message. */
    void step(ButtonInteractionEvent event, ComponentId pressed) {
        turn(event, pressed, pressed.ply());
    }

    /** Shows the moment that was chosen in the menu, in the same message. */
    void jump(StringSelectInteractionEvent event, ComponentId chosen) {
        turn(
                event,
                chosen,
                NotUnderstoodException.required(event.getValues().stream()
                        .filter(ReplayCourse::isNumber)
                        .map(Integer::valueOf)
                        .findFirst()));
    }

    private void turn(ComponentInteraction event, ComponentId touching, int number) {
        subjects.look(event, touching, (subject, requester) -> {
            Replay replay = Replay.of(subject.match());
            Optional<Moment> moment = replay.at(number);
            if (moment.isEmpty()) {
                Replies.privately(
                        event.getHook(), subject.words().wording(requester).of(ReplayPhrases.turnGone()));
            } else {
                Replies.inPlace(event.getHook(), message(subject, replay, moment.get(), requester));
            }
        });
    }

    private MessageCreateData message(Subject subject, Replay replay, Moment moment, Requester requester) {
        Shot shot = shots(subject, replay, List.of(moment), requester).getFirst();
        Picture picture = subject.pictures().moment(shot, reader(replay, requester));
        return new MessageCreateBuilder()
                .setContent(subject.words().content(replay, moment, requester))
                .setFiles(with(subject, BoardFiles.file(name(subject, "replay", ".png", moment), picture)))
                .setComponents(subject.words().rows(replay, moment, requester))
                .build();
    }

    private static String name(Subject subject, String kind, String ending, Moment moment) {
        return "%s-%s-%d%s".formatted(kind, named(subject), moment.number(), ending);
    }

    private static String named(Subject subject) {
        return subject.match().id().brought() ? "file" : subject.match().id().toString();
    }

    private static List<FileUpload> with(Subject subject, FileUpload picture) {
        return Stream.concat(Stream.of(picture), subject.carried().stream()).toList();
    }

    /** Shows the whole match as an animated picture. */
    void film(ButtonInteractionEvent event, ComponentId pressed) {
        subjects.look(event, pressed, (subject, requester) -> {
            Replay replay = Replay.of(subject.match());
            films.give(
                    event.getHook(),
                    subject.words().numberFirst(replay, requester),
                    subject.pictures()
                            .film(shots(subject, replay, replay.moments(), requester), reader(replay, requester)),
                    subject.words().wording(requester),
                    film -> file(subject, replay, requester, "replay-%s.gif", film));
        });
    }

    /** Shows the match in four pictures. */
    void story(ButtonInteractionEvent event, ComponentId pressed) {
        subjects.look(event, pressed, (subject, requester) -> {
            Replay replay = Replay.of(subject.match());
            if (replay.last() == 0) {
                Replies.fulfil(event.getHook(), subject.words().empty(replay, requester));
                return;
            }
            Picture story = subject.pictures()
                    .story(shots(subject, replay, replay.story(), requester), reader(replay, requester));
            Replies.fulfil(event.getHook(), file(subject, replay, requester, "story-%s.png", story));
        });
    }

    private static MessageCreateData file(
            Subject subject, Replay replay, Requester requester, String name, Picture picture) {
        return new MessageCreateBuilder()
                .setContent(subject.words().heading(replay, requester))
                .setFiles(BoardFiles.file(name.formatted(named(subject)), picture))
                .build();
    }

    private static List<Shot> shots(Subject subject, Replay replay, List<Moment> moments, Requester requester) {
        return subject.words().captions().on(requester.reader()).shots(replay, moments);
    }

    private Pictures.Reader reader(Replay replay, Requester requester) {
        return files.reader(replay.match(), requester);
    }
}
