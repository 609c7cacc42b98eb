package dolmen.bot.discord.lesson;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.id.PlayerId;
import dolmen.rules.Variant;
import java.util.List;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
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
        begin(event, variant(pressed));
    }

    /** Begins the lesson of the variant. */
    void begin(IReplyCallback event, Variant variant) {
        Replies.acknowledge(event.deferReply(true));
        Replies.fulfil(event.getHook(), messages.of(new LessonPlace(variant, 0, List.of()), person(event), 0));
    }

    /**
     * Goes to the place of the component, in the same message.
     *
     * @param path what has been chosen for a task
     * @param menuPage the page of the menu, from 0
     */
    void turn(ComponentInteraction event, ComponentId touched, List<String> path, int menuPage) {
        var place = new LessonPlace(variant(touched), touched.ply(), path);
        Replies.acknowledge(event.deferEdit());
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
