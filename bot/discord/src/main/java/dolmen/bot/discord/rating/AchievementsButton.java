package dolmen.bot.discord.rating;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.history.Histories;
import dolmen.bot.id.PlayerId;
import dolmen.rules.phrase.Wording;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** Shows all achievements of the profile's player in private. */
record AchievementsButton(Histories histories, AchievementWords words, RatingFiles files, Readers readers)
        implements Handler<ButtonInteractionEvent> {
    /** The button below the profile of a player. */
    static Button of(PlayerId player, Wording wording) {
        return Button.secondary(
                ComponentId.of(Action.ACHIEVEMENTS, player).text(), wording.of(RatingPhrases.buttonAchievements()));
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        PlayerId player = pressed.player();
        if (!words.known(player)) {
            Replies.fulfil(event.getHook(), readers.of(event).of(RatingPhrases.gone()));
            return;
        }
        Replies.fulfil(
                event.getHook(),
                MessageCreateData.fromFiles(files.achievements(
                        Requester.of(event), player, words.completions(histories.of(player)), readers.of(event))));
    }
}
