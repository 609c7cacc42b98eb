/**
 * Everything about Discord: commands, buttons, the words people read, and the boards that are posted. The only package
 * that knows the Discord library.
 *
 * <p>Interactions are handled on virtual threads, one each, in plain sequential code: acknowledge, act, answer. Nothing
 * here holds the truth about a match, so handlers need no order among themselves: the stored match is compared and set.
 */
@NullMarked
package dolmen.bot.discord;

import org.jspecify.annotations.NullMarked;
