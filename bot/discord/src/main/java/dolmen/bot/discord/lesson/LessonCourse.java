package dolmen.bot.discord.lesson;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.id.PlayerId;
import dolmen.rules.Variant;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import net.dv8tion.jda.api.interactions.components.ComponentInteraction;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/**
 * The way through a lesson. Where a learner is stands in the ids of the components alone, so it outlives a restart.
 * Safe for use by many threads.
 */
record LessonCourse(VariantCatalogue variants, LessonMessage messages) {

    /** Begins the lesson of the button in an answer of its own. */
    void open(ButtonInteractionEvent event, ComponentId pressed) {
        begin(event, LessonPlace.of(variant(pressed), pressed));
    }

    /** Begins the lesson that was chosen in a menu, in an answer of its own. */
    void choose(StringSelectInteractionEvent event, ComponentId menu) {
        begin(
                event,
                NotUnderstoodException.required(
                        event.getValues().stream().findFirst().flatMap(variants::variant)));
    }

    /** Begins the lesson of the variant. */
    void begin(IReplyCallback event, Variant variant) {
        begin(event, LessonPlace.beginning(variant));
    }

    private void begin(IReplyCallback event, LessonPlace place) {
        Replies.fulfil(event.getHook(), messages.of(place, person(event), 0));
    }

    /**
     * Goes to the place of the component, in the same message.
     *
     * @param touched with what has been chosen for a task
     * @param menuPage the page of the menu, from 0
     */
    void turn(ComponentInteraction event, ComponentId touched, int menuPage) {
        var place = LessonPlace.of(variant(touched), touched);
        MessageCreateData shown = messages.of(place, person(event), menuPage);
        Replies.inPlace(event.getHook(), shown);
    }

    private Variant variant(ComponentId touched) {
        return NotUnderstoodException.required(variants.numbered(touched.number()));
    }

    private static PlayerId person(Interaction event) {
        return new PlayerId(event.getUser().getIdLong());
    }
}
