/** Discord's REST API v10 as a bot sees it. */
@NullMarked
package dolmen.sandbox.rest;

import org.jspecify.annotations.NullMarked;
