package dolmen.bot.cli.doctor;

import dolmen.bot.ops.HealthEndpoint;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;

/** The examination of the port for health: a host has it, or it is free for one. */
public record HealthExamination(InetSocketAddress place) {
    private static final Duration LONGEST = Duration.ofSeconds(5);

    /** The finding about the port. */
    public Finding finding() throws InterruptedException {
        try {
            if (!ofThisMachine()) {
                return Finding.wrong(
                        "health",
                        "%s is no address of this machine. Set DOLMEN_HEALTH_ADDRESS to one."
                                .formatted(place.getAddress().getHostAddress()));
            }
            new ServerSocket(place.getPort(), 1, place.getAddress()).close();
            return Finding.fine("health", "port %d is free for a host".formatted(place.getPort()));
        } catch (IOException taken) {
            return answers()
                    ? Finding.fine("health", "a host answers at port %d".formatted(place.getPort()))
                    : Finding.wrong(
                            "health",
                            "port %d cannot be opened: %s. End the program that has it, or set another DOLMEN_HEALTH_PORT."
                                    .formatted(place.getPort(), taken.getMessage()));
        }
    }

    private boolean ofThisMachine() throws IOException {
        InetAddress address = place.getAddress();
        return address.isAnyLocalAddress() || NetworkInterface.getByInetAddress(address) != null;
    }

    private boolean answers() throws InterruptedException {
        InetAddress address =
                place.getAddress().isAnyLocalAddress() ? InetAddress.getLoopbackAddress() : place.getAddress();
        String host = address.getHostAddress();
        URI health = URI.create(
                "http://%s:%d/health".formatted(host.contains(":") ? "[" + host + "]" : host, place.getPort()));
        try (HttpClient client = HttpClient.newBuilder().connectTimeout(LONGEST).build()) {
            HttpRequest request =
                    HttpRequest.newBuilder(health).timeout(LONGEST).build();
            return HealthEndpoint.UP.equals(
                    client.send(request, HttpResponse.BodyHandlers.ofString()).body());
        } catch (IOException silent) {
            return false;
        }
    }
}
