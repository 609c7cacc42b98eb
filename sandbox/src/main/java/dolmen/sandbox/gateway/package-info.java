/** Discord's gateway: logins, heartbeats, resuming, and the events that a bot receives. */
@NullMarked
package dolmen.sandbox.gateway;

import org.jspecify.annotations.NullMarked;
