package dolmen.bot.discord.guide;

import dolmen.bot.discord.menu.FirstButtons;
import dolmen.bot.discord.menu.GamesPicture;
import dolmen.bot.discord.words.CommandBook;

/** The first steps of a new player: a few words, a picture of all games, and buttons. */
record FirstSteps(CommandBook commands, FirstButtons buttons, GamesPicture picture) {

    String words() {
        return "**Stone games that few people know**, played here over hours or days. %s begins a match with a computer, %s one with a friend."
                .formatted(commands.mention("play"), commands.mention("challenge"));
    }
}
