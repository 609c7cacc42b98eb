package dolmen.bot.discord.moderation;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.settings.Authority;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.service.Services;

/** {@code /moderate}, and the answers to its question. */
public final class ModerationFeature {

    private ModerationFeature() {}

    public static Feature of(Desk desk) {
        Services services = desk.services();
        MatchWords words = desk.words().matches();
        var authority = new Authority(services.people().preferences());
        var question =
                new ModerationQuestion(services.matches().live(), desk.words().names(), words);
        return Feature.of(new ModerateCommand(
                        desk.option(), services.matches().live(), authority, question, words, desk.refusals()))
                .onButton(
                        Action.END_MATCH,
                        ModerationButton.end(services.matches().moderation(), authority, words, desk.refusals()))
                .onButton(
                        Action.ANNUL_MATCH,
                        ModerationButton.annul(services.matches().moderation(), authority, words, desk.refusals()))
                .onButton(
                        Action.SPARE_MATCH,
                        Acknowledgement.ANSWER,
                        (event, pressed) -> event.editMessage("Match #%s goes on.".formatted(pressed.match()))
                                .setComponents()
                                .complete());
    }
}
