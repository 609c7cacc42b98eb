/** The contents of the local Discord: people, channels, messages, commands and interactions, guarded by one lock. */
@NullMarked
package dolmen.sandbox.world;

import org.jspecify.annotations.NullMarked;
