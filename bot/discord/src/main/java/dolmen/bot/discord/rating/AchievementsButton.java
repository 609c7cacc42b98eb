package dolmen.bot.discord.rating;

import dolmen.bot.discord.answer.Replies;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.ComponentId;
import dolmen.bot.discord.desk.Handler;
import dolmen.bot.discord.desk.Requester;
import dolmen.bot.history.Histories;
import dolmen.bot.id.PlayerId;
import net.dv8tion.jda.api.components.buttons.Button;
import net.dv8tion.jda.api.events.interaction.component.ButtonInteractionEvent;
import net.dv8tion.jda.api.utils.messages.MessageCreateData;

/** Shows all achievements of the profile's player in private. */
record AchievementsButton(Histories histories, AchievementWords words, RatingFiles files)
        implements Handler<ButtonInteractionEvent> {
    /** The button below the profile of a player. */
    static Button of(PlayerId player) {
        return Button.secondary(ComponentId.of(Action.ACHIEVEMENTS, player).text(), "Achievements");
    }

    @Override
    public void answer(ButtonInteractionEvent event, ComponentId pressed) {
        PlayerId player = pressed.player();
        if (!words.known(player)) {
            Replies.fulfil(event.getHook(), AchievementWords.GONE);
            return;
        }
        Replies.fulfil(
                event.getHook(),
                MessageCreateData.fromFiles(
                        files.achievements(Requester.of(event), player, words.completions(histories.of(player)))));
    }
}
