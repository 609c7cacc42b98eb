/** Certificates: strategies from the start of a solved variant, which anybody can check by the rules alone. */
@NullMarked
package dolmen.rules.certificate;

import org.jspecify.annotations.NullMarked;
