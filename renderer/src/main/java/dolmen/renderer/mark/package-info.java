/** What is shown about pieces that is no piece: what just happened, and what can be chosen. */
@NullMarked
package dolmen.renderer.mark;

import org.jspecify.annotations.NullMarked;
