/** How often bots may log in. */
@NullMarked
package dolmen.sandbox.login;

import org.jspecify.annotations.NullMarked;
