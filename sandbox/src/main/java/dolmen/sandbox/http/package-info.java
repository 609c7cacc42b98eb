/** A loopback HTTP and WebSocket server, independent of Discord. */
@NullMarked
package dolmen.sandbox.http;

import org.jspecify.annotations.NullMarked;
