/** Channels and threads, as values. */
@NullMarked
package dolmen.sandbox.world.channel;

import org.jspecify.annotations.NullMarked;
