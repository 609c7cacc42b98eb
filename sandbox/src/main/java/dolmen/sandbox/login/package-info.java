/** Discord's limits for logins. */
@NullMarked
package dolmen.sandbox.login;

import org.jspecify.annotations.NullMarked;
