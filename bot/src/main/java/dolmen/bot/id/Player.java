package dolmen.bot.id;

/**
 * A person as Discord shows them now.
 *
 * @param name the name that people read; any Unicode text
 * @param bot whether it is a program, which cannot be challenged
 */
public record Player(PlayerId id, String name, boolean bot) {}
