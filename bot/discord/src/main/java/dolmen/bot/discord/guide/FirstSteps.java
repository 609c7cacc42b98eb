package dolmen.bot.discord.guide;

import dolmen.bot.discord.menu.FirstButtons;
import dolmen.bot.discord.menu.GamesPicture;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.rules.Variant;
import dolmen.rules.phrase.Phrase;

/** The first steps of a new player: a few words, a picture of all games, and buttons. */
record FirstSteps(CommandBook commands, FirstButtons buttons, GamesPicture picture) {

    /** The announcement of the puzzle of the day where the bot greets a server. */
    Phrase dailyPuzzle() {
        return GuidePhrases.stepsDailyPuzzle(commands.link("settings-server"));
    }

    /**
     * The words, with the goal of the game to which the buttons lead.
     *
     * @param amongPeople false in direct messages with the bot, where nobody else can be challenged
     */
    Phrase words(boolean amongPeople) {
        VariantCatalogue variants = buttons.variants();
        Variant first = variants.forBeginners();
        return GuidePhrases.stepsFirst(
                amongPeople
                        ? GuidePhrases.stepsAmongPeople(commands.link("play"), commands.link("challenge"))
                        : GuidePhrases.stepsAlone(
                                commands.link("play"), commands.link("learn"), commands.link("puzzle")),
                variants.name(first),
                variants.lesson(first).goal());
    }
}
