/** What people do towards the bot, as values, and the commands by which they do it. */
@NullMarked
package dolmen.sandbox.world.interaction;

import org.jspecify.annotations.NullMarked;
