/**
 * Everything about Discord: commands, buttons, texts for people, and posted boards. This is the only package that knows
 * the Discord library.
 *
 * <p>Interactions are handled on virtual threads, one each, in plain sequential code: acknowledge, act, answer.
 * Handlers keep no state of a match, so they need no order among themselves: they compare and set the stored match.
 */
@NullMarked
package dolmen.bot.discord;

import org.jspecify.annotations.NullMarked;
