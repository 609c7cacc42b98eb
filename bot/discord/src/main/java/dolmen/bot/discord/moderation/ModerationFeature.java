package dolmen.bot.discord.moderation;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.desk.Services;
import dolmen.bot.discord.settings.Authority;
import dolmen.bot.discord.words.MatchWords;

/** {@code /moderate}, and the answers to its question. */
public final class ModerationFeature {

    private ModerationFeature() {}

    public static Feature of(Desk desk) {
        Services services = desk.services();
        MatchWords words = desk.words().matches();
        var authority = new Authority(services.preferences());
        var question = new ModerationQuestion(services.matches(), desk.words().names(), words);
        return Feature.of(new ModerateCommand(
                        desk.option(), services.matches(), authority, question, words, desk.refusals()))
                .onButton(
                        Action.END_MATCH,
                        ModerationButton.end(services.moderation(), authority, words, desk.refusals()))
                .onButton(
                        Action.ANNUL_MATCH,
                        ModerationButton.annul(services.moderation(), authority, words, desk.refusals()))
                .onButton(
                        Action.SPARE_MATCH,
                        Acknowledgement.ANSWER,
                        (event, pressed) -> event.editMessage("Match #%s goes on.".formatted(pressed.match()))
                                .setComponents()
                                .complete());
    }
}
