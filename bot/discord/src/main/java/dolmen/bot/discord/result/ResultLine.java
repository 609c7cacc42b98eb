package dolmen.bot.discord.result;

import dolmen.bot.discord.words.MatchWords;
import dolmen.bot.match.MatchOutline;

/** The result of a match in one line, for people who have not watched it: the game, the result and the place. */
public record ResultLine(MatchWords words) {

    /** The line of an ended match; it mentions nobody. */
    public String of(MatchOutline ended) {
        return "**%s** · %s%s %s"
                .formatted(
                        words.variant(ended),
                        words.at(ended).standing(ended),
                        words.at(ended).hints(ended),
                        words.place(ended));
    }
}
