package dolmen.bot.discord.guide;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.NotUnderstoodException;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.bot.id.PlayerId;
import dolmen.rules.Variant;
import java.util.List;
import java.util.Optional;
import net.dv8tion.jda.api.events.interaction.command.SlashCommandInteractionEvent;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** Shows rules, by a typed name or by a button, page by page. */
record RulesCourse(VariantCatalogue variants, RulesMessage rules, Readers readers) {

    /** Shows the rules for the typed name, after the acknowledgement. */
    void begin(SlashCommandInteractionEvent event, Optional<String> typed) {
        String sought = typed.orElse("");
        PlayerId person = Requester.personOf(event);
        MessageCreateData answer = variants.variant(sought)
                .map(variant -> rules.of(variant, 0, List.of(), person, readers.of(event)))
                .orElseGet(() -> Replies.message(readers.of(event).of(variants.unknown(sought))));
        Replies.fulfil(event.getHook(), answer);
    }

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
        return rules.of(variant, pressed.ply(), pressed.path(), Requester.personOf(event), readers.of(event));
    }
}
