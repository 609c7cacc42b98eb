package dolmen.bot.discord.guide;

import dolmen.bot.discord.menu.FirstButtons;
import dolmen.bot.discord.menu.GamesPicture;
import dolmen.bot.discord.words.CommandBook;
import dolmen.bot.discord.words.VariantCatalogue;
import dolmen.rules.Variant;

/** The first steps of a new player: a few words, a picture of all games, and buttons. */
record FirstSteps(CommandBook commands, FirstButtons buttons, GamesPicture picture) {

    /**
     * The words, with the goal of the game to which the buttons lead.
     *
     * @param onServer true on a server with the bot, where matches can begin
     */
    String words(boolean onServer) {
        VariantCatalogue variants = buttons.variants();
        Variant first = variants.forBeginners();
        return "%s\n-# **%s** comes first. Goal: %s"
                .formatted(
                        onServer ? onServer() : elsewhere(),
                        variants.name(first),
                        variants.lesson(first).goal());
    }

    private String onServer() {
        return "**Stone games that few people know**, played here over hours or days. %s begins a match with a computer, %s one with a friend."
                .formatted(commands.mention("play"), commands.mention("challenge"));
    }

    private String elsewhere() {
        return "**Stone games that few people know.** %s teaches one, %s sets you a puzzle. Matches are played on servers that have added me."
                .formatted(commands.mention("learn"), commands.mention("puzzle"));
    }
}
