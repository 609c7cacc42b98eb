/** Replays of matches: animated, or told in a few pictures. */
@NullMarked
package dolmen.renderer.replay;

import org.jspecify.annotations.NullMarked;
