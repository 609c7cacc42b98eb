/** Learning of evaluation weights from games that computers play against themselves. */
@NullMarked
package dolmen.rules.tuning;

import org.jspecify.annotations.NullMarked;
