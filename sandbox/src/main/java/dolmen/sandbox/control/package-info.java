/** The control API: actions of people in the local Discord, for the page and for tests. */
@NullMarked
package dolmen.sandbox.control;

import org.jspecify.annotations.NullMarked;
