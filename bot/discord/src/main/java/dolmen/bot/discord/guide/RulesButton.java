package dolmen.bot.discord.guide;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.id.PlayerId;
import dolmen.rules.Variant;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** Shows the rules of the variant of a button, in an answer of their own or in place of the page before. */
record RulesButton(VariantCatalogue variants, RulesMessage rules) {

    void open(ButtonInteractionEvent event, ComponentId pressed) {
        Variant variant = variant(pressed);
        Replies.fulfil(event.getHook(), page(event, variant, pressed));
    }

    void turn(ButtonInteractionEvent event, ComponentId pressed) {
        Variant variant = variant(pressed);
        Replies.inPlace(event.getHook(), page(event, variant, pressed));
    }

    private Variant variant(ComponentId pressed) {
        return NotUnderstoodException.required(variants.numbered(pressed.number()));
    }

    private MessageCreateData page(ButtonInteractionEvent event, Variant variant, ComponentId pressed) {
        return rules.of(variant, pressed.ply(), new PlayerId(event.getUser().getIdLong()));
    }
}
