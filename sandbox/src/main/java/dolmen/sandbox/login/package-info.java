/** The limits of logging in. */
@NullMarked
package dolmen.sandbox.login;

import org.jspecify.annotations.NullMarked;
