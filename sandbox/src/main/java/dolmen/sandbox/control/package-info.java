/** The control API: what people do in the local Discord, for the page and for tests. */
@NullMarked
package dolmen.sandbox.control;

import org.jspecify.annotations.NullMarked;
