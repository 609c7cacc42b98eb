/** Values of unfinished positions, by weights and small networks that are learnt from games. */
@NullMarked
package dolmen.rules.evaluation;

import org.jspecify.annotations.NullMarked;
