package dolmen.bot.discord.proposal;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.menu.OpponentChoice;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.discord.words.Text;
import dolmen.rules.phrase.Wording;
import java.util.List;
import net.dv8tion.jda.api.components.actionrow.ActionRow;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageCreateBuilder;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** The private message about wishes that cannot be fulfilled. Its button opens the form with them. */
record RefusedWishes(WishWords words, ProposalForm form, Readers readers) implements Handler<ButtonInteractionEvent> {

    MessageCreateData of(String why, Wishes wishes, Wording wording) {
        String chosen = words.of(wishes, wording);
        return new MessageCreateBuilder()
                .setContent(Text.cut(why, Text.MAX_MESSAGE - chosen.length() - 1) + "\n" + chosen)
                .setComponents(ActionRow.of(
                        Button.primary(
                                new ComponentId(Action.CHANGE_PROPOSAL, 0, 0).text(),
                                wording.of(ProposalPhrases.wishChange())),
                        OpponentChoice.button(wishes.game().flatMap(words.variants()::variant), wording)))
                .setAllowedMentions(List.of())
                .build();
    }

    @Override
    public Acknowledgement acknowledgement(ButtonInteractionEvent event, ComponentId touched) {
        return Acknowledgement.ANSWER;
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        form.open(event, words.in(event.getMessage().getContentRaw(), List.of(readers.of(event), readers.everybody())));
    }
}
