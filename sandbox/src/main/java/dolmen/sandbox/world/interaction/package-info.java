/** Interactions of people with the bot, as values, and the commands for them. */
@NullMarked
package dolmen.sandbox.world.interaction;

import org.jspecify.annotations.NullMarked;
