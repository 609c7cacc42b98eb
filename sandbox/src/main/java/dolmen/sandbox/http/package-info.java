/** The transport: a loopback HTTP and WebSocket server that knows nothing of Discord. */
@NullMarked
package dolmen.sandbox.http;

import org.jspecify.annotations.NullMarked;
