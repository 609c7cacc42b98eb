@NullMarked
package dolmen.sandbox.rest;

import org.jspecify.annotations.NullMarked;
