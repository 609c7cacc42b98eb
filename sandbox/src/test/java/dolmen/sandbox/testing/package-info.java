/** Support for tests in a sandbox: people who act, and the check against Discord's published description. */
@NullMarked
package dolmen.sandbox.testing;

import org.jspecify.annotations.NullMarked;
