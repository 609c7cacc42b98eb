package dolmen.bot.discord.lesson;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.Text;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.history.Achievement;
import dolmen.bot.history.LessonService;
import dolmen.rules.Variant;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import net.dv8tion.jda.api.interactions.components.ComponentInteraction;

/**
 * The navigation of a lesson. The learner's place is stored only in component ids, so it survives a restart. Safe for
 * use by many threads.
 */
record LessonCourse(
        VariantCatalogue variants,
        LessonMessage messages,
        LessonService lessons,
        WayBack wayBack,
        CommandBook commands,
        Readers readers) {
    private static final int MAX_QUOTE = 60;

    /** Starts the button's lesson in a new reply. */
    void open(ButtonInteractionEvent event, ComponentId pressed) {
        begin(event, LessonPlace.of(variant(pressed), pressed));
    }

    /** Starts the lesson chosen in a menu, in a new reply. */
    void choose(StringSelectInteractionEvent event, ComponentId menu) {
        begin(
                event,
                NotUnderstoodException.required(
                        event.getValues().stream().findFirst().flatMap(variants::variant)));
    }

    /** Starts the lesson with the typed name, after the acknowledgement. */
    void begin(SlashCommandInteractionEvent event, Optional<String> typed) {
        String sought = typed.orElse("");
        variants.variant(sought)
                .ifPresentOrElse(
                        variant -> begin(event, variant),
                        () -> Replies.fulfil(
                                event.getHook(),
                                readers.of(event)
                                        .of(LessonPhrases.unknown(
                                                new Verbatim(Text.escaped(Text.line(sought, MAX_QUOTE))),
                                                commands.link("help")))));
    }

    private void begin(IReplyCallback event, Variant variant) {
        begin(event, LessonPlace.beginning(variant));
    }

    private void begin(IReplyCallback event, LessonPlace place) {
        Replies.fulfil(event.getHook(), messages.of(place, learner(place, event, List.of()), 0));
    }

    /**
     * Shows the place of the component, in the same message, and records the end of the lesson.
     *
     * @param touched the component, whose id has the choices for a task
     * @param menuPage the page of the menu, from 0
     */
    void turn(ComponentInteraction event, ComponentId touched, int menuPage) {
        var place = LessonPlace.of(variant(touched), touched);
        List<Achievement> earned = messages.ends(place)
                ? lessons.finish(Requester.personOf(event), place.variant().game())
                : List.of();
        Replies.inPlace(event.getHook(), messages.of(place, learner(place, event, earned), menuPage));
    }

    private Learner learner(LessonPlace place, Interaction asking, List<Achievement> earned) {
        Wording reader = readers.of(asking);
        return new Learner(Requester.personOf(asking), wayBack.from(place, asking, reader), earned, reader);
    }

    private Variant variant(ComponentId touched) {
        return NotUnderstoodException.required(variants.numbered(touched.number()));
    }
}
