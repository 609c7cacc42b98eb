package dolmen.bot.discord.moderation;

import dolmen.bot.discord.answer.Acknowledgement;
import dolmen.bot.discord.desk.Action;
import dolmen.bot.discord.desk.Desk;
import dolmen.bot.discord.desk.Feature;
import dolmen.bot.discord.reader.Readers;
import dolmen.bot.discord.settings.Authority;
import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.service.Services;
import dolmen.rules.phrase.Verbatim;

/** {@code /moderate}, and the answers to its question. */
public final class ModerationFeature {

    private ModerationFeature() {}

    public static Feature of(Desk desk) {
        Services services = desk.services();
        MatchWords words = desk.words().matches();
        Readers readers = desk.words().readers();
        var authority = new Authority(services.people().preferences(), readers);
        var question =
                new ModerationQuestion(services.matches().live(), desk.words().names(), words);
        return Feature.of(new ModerateCommand(
                        desk.option(), services.matches().live(), authority, question, words, desk.refusals(), readers))
                .onButton(
                        Action.END_MATCH,
                        ModerationButton.end(
                                services.matches().moderation(), authority, words, desk.refusals(), readers))
                .onButton(
                        Action.ANNUL_MATCH,
                        ModerationButton.annul(
                                services.matches().moderation(), authority, words, desk.refusals(), readers))
                .onButton(
                        Action.SPARE_MATCH,
                        Acknowledgement.ANSWER,
                        (event, pressed) -> event.editMessage(readers.of(event)
                                        .of(ModerationPhrases.spared(
                                                new Verbatim(pressed.match().toString()))))
                                .setComponents()
                                .complete());
    }
}
