package dolmen.bot.discord.opening;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.rating.UsualGame;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.rating.Scope;
import dolmen.rules.Variant;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.StringSelectInteractionEvent;
import net.dv8tion.jda.api.interactions.components.ComponentInteraction;

/**
 * The navigation of openings. The person's place is stored only in component ids, so it survives a restart. Safe for
 * use by many threads.
 */
record OpeningCourse(VariantCatalogue variants, Readers readers, UsualGame usual, OpeningMessage messages) {

    /** Shows the start of the typed game, by default of the usual game, after the acknowledgement. */
    void begin(SlashCommandInteractionEvent event, Optional<String> typed) {
        Optional<Variant> variant = typed.isPresent() ? typed.flatMap(variants::variant) : Optional.of(usual(event));
        variant.ifPresentOrElse(
                meant -> Replies.fulfil(
                        event.getHook(),
                        messages.of(OpeningPlace.start(meant), Requester.personOf(event), readers.of(event))),
                () -> Replies.fulfil(event.getHook(), readers.of(event).of(variants.unknown(typed.orElse("")))));
    }

    private Variant usual(SlashCommandInteractionEvent event) {
        return Variant.of(
                usual.of(event, Requester.of(event), new Scope.Everywhere()).game());
    }

    /** Shows the place of a button, in the same message. */
    void go(ComponentInteraction event, ComponentId touched) {
        go(event, NotUnderstoodException.required(OpeningPlace.of(touched, variants)));
    }

    /** Plays the move that was chosen in a menu, in the same message. */
    void step(StringSelectInteractionEvent event, ComponentId menu) {
        String chosen =
                NotUnderstoodException.required(event.getValues().stream().findFirst());
        go(event, menu.further(List.of(chosen)));
    }

    private void go(ComponentInteraction event, OpeningPlace place) {
        Replies.inPlace(event.getHook(), messages.of(place, Requester.personOf(event), readers.of(event)));
    }
}
