/**
 * Everything about Discord: commands, buttons, the words that people read, and the boards that are posted. This is the
 * only package that knows the Discord library.
 *
 * <p>Interactions are handled on virtual threads, one each, in plain sequential code: acknowledge, act, answer. No
 * state of a match is kept here, so handlers need no order among themselves: the stored match is compared and set.
 */
@NullMarked
package dolmen.bot.discord;

import org.jspecify.annotations.NullMarked;
