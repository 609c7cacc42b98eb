package dolmen.bot.discord.guide;

import dolmen.bot.discord.menu.FirstButtons;
import dolmen.bot.discord.menu.GamesPicture;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.rules.Variant;
import dolmen.rules.phrase.Phrase;

/** The first steps of a new player: a few words, a picture of all games, and buttons. */
record FirstSteps(CommandBook commands, FirstButtons buttons, GamesPicture picture) {

    /**
     * The words, with the goal of the game to which the buttons lead.
     *
     * @param onServer true on a server with the bot, where matches can begin
     */
    Phrase words(boolean onServer) {
        VariantCatalogue variants = buttons.variants();
        Variant first = variants.forBeginners();
        return GuidePhrases.stepsFirst(
                onServer
                        ? GuidePhrases.stepsOnServer(commands.link("play"), commands.link("challenge"))
                        : GuidePhrases.stepsElsewhere(commands.link("learn"), commands.link("puzzle")),
                variants.name(first),
                variants.lesson(first).goal());
    }
}
