@NullMarked
package dolmen.rules.host;

import org.jspecify.annotations.NullMarked;
