package dolmen.bot.discord.replay;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.board.BoardFiles;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.RateLimit;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.desk.TouchedMatch;
import dolmen.bot.match.SeenMatch;
import dolmen.bot.match.picture.Picture;
import dolmen.bot.match.picture.Pictures;
import dolmen.bot.match.replay.Moment;
import dolmen.bot.match.replay.Replay;
import dolmen.bot.match.replay.ReplayPictures;
import dolmen.bot.match.replay.Shot;
import dolmen.rules.Spectator;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;
import net.dv8tion.jda.api.interactions.components.ComponentInteraction;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * The way through a match that is looked back at, for one person, as everybody may see it. Safe for use by many
 * threads.
 *
 * @param films how often somebody gets an animated picture, which is long to draw
 */
record ReplayCourse(
        TouchedMatch touched, ReplayMessage words, ReplayPictures pictures, BoardFiles files, RateLimit films) {

    /** The match from its start, or as it stands while it goes on. */
    MessageCreateData opening(SeenMatch<Spectator> match, Requester requester) {
        Replay replay = Replay.of(match);
        return message(replay, replay.moments().get(match.live() ? replay.last() : 0), requester);
    }

    /** Goes to the moment of a button, in the same message. */
    void step(ButtonInteractionEvent event, ComponentId pressed) {
        turn(event, pressed, pressed.ply());
    }

    /** Goes to the moment that was chosen in the menu, in the same message. */
    void jump(StringSelectInteractionEvent event, ComponentId chosen) {
        turn(
                event,
                chosen,
                NotUnderstoodException.required(event.getValues().stream()
                        .filter(value -> value.matches("[0-9]{1,9}"))
                        .map(Integer::valueOf)
                        .findFirst()));
    }

    private void turn(ComponentInteraction event, ComponentId touching, int number) {
        touched.look(event, touching, (match, requester) -> {
            Replay replay = Replay.of(match.publicly());
            Optional<Moment> moment = replay.at(number);
            if (moment.isEmpty()) {
                Replies.privately(
                        event,
                        "Match #%s has no turn %d; its last is turn %d.".formatted(match.id(), number, replay.last()));
            } else {
                Replies.acknowledge(event.deferEdit());
                Replies.inPlace(event.getHook(), message(replay, moment.get(), requester));
            }
        });
    }

    private MessageCreateData message(Replay replay, Moment moment, Requester requester) {
        Shot shot = shots(replay, List.of(moment), requester).getFirst();
        Picture picture = pictures.moment(shot, reader(replay, requester));
        return new MessageCreateBuilder()
                .setContent(words.content(replay, moment, requester))
                .setFiles(BoardFiles.file(
                        "replay-%s-%d.png".formatted(replay.match().id(), moment.number()), picture))
                .setComponents(words.rows(replay, moment, requester))
                .build();
    }

    /** Shows all of the match as an animated picture. */
    void film(ButtonInteractionEvent event, ComponentId pressed) {
        touched.look(event, pressed, (match, requester) -> {
            if (!films.take(requester.person().value())) {
                long until = event.getTimeCreated()
                        .plus(films.untilFree(requester.person().value()))
                        .toEpochSecond();
                Replies.privately(
                        event, "That is a lot at once. I animate matches for you again <t:%d:R>.".formatted(until + 1));
                return;
            }
            Replies.acknowledge(event.deferReply(true));
            Replay replay = Replay.of(match.publicly());
            Replies.fulfil(
                    event.getHook(),
                    pictures.film(shots(replay, replay.moments(), requester), reader(replay, requester))
                            .map(film -> file(replay, requester, "replay-%s.gif", film))
                            .orElseGet(() -> MessageCreateData.fromContent(
                                    "Match #%s is too long to be animated. *Story* tells it in four pictures."
                                            .formatted(match.id()))));
        });
    }

    /** Shows the match in four pictures. */
    void story(ButtonInteractionEvent event, ComponentId pressed) {
        touched.look(event, pressed, (match, requester) -> {
            Replay replay = Replay.of(match.publicly());
            if (replay.last() == 0) {
                Replies.privately(event, "Nobody has moved in match #%s.".formatted(match.id()));
                return;
            }
            Replies.acknowledge(event.deferReply(true));
            Picture story = pictures.story(shots(replay, replay.story(), requester), reader(replay, requester));
            Replies.fulfil(event.getHook(), file(replay, requester, "story-%s.png", story));
        });
    }

    private MessageCreateData file(Replay replay, Requester requester, String name, Picture picture) {
        return new MessageCreateBuilder()
                .setContent(words.heading(replay, requester))
                .setFiles(BoardFiles.file(name.formatted(replay.match().id()), picture))
                .build();
    }

    private List<Shot> shots(Replay replay, List<Moment> moments, Requester requester) {
        return words.captions().on(requester.guild()).shots(replay, moments);
    }

    private Pictures.Reader reader(Replay replay, Requester requester) {
        return files.reader(replay.match(), requester);
    }
}
