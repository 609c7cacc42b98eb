@NullMarked
package dolmen.rules.record;

import org.jspecify.annotations.NullMarked;
