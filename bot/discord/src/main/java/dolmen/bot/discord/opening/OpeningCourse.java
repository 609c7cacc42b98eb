package dolmen.bot.discord.opening;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.id.PlayerId;
import dolmen.rules.Variant;
import java.util.List;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;
import net.dv8tion.jda.api.interactions.Interaction;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import net.dv8tion.jda.api.interactions.components.ComponentInteraction;

/**
 * The way through openings. Where somebody is stands in the ids of the components alone, so it outlives a restart. Safe
 * for use by many threads.
 */
record OpeningCourse(VariantCatalogue variants, OpeningMessage messages) {

    /** Shows the start of the variant, once the wait is acknowledged. */
    void begin(IReplyCallback event, Variant variant) {
        Replies.fulfil(event.getHook(), messages.of(OpeningPlace.start(variant), person(event)));
    }

    /** Goes to the place of a button, in the same message. */
    void go(ComponentInteraction event, ComponentId touched) {
        go(event, NotUnderstoodException.required(OpeningPlace.of(touched, variants)));
    }

    /** Steps into the move that was chosen of a menu, in the same message. */
    void step(StringSelectInteractionEvent event, ComponentId menu) {
        String chosen =
                NotUnderstoodException.required(event.getValues().stream().findFirst());
        go(event, menu.further(List.of(chosen)));
    }

    private void go(ComponentInteraction event, OpeningPlace place) {
        Replies.inPlace(event.getHook(), messages.of(place, person(event)));
    }

    private static PlayerId person(Interaction event) {
        return new PlayerId(event.getUser().getIdLong());
    }
}
