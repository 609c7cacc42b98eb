@NullMarked
package dolmen.sandbox.login;

import org.jspecify.annotations.NullMarked;
