package dolmen.bot.cli.doctor;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The examination of the token and its application, with one request to Discord's REST API. It does not log in, so it
 * does not disturb a running host.
 *
 * @param apiBase the address of the API, with a trailing slash
 */
public record DiscordExamination(URI apiBase, HttpClient client, InstantSource clock) {
    private static final Duration LONGEST = Duration.ofSeconds(10);

    /** The maximum clock difference: JDA treats interactions as expired if this machine's clock is far ahead. */
    private static final Duration TOLERATED = Duration.ofSeconds(30);

    /** An endpoint in the application's settings: it receives all interactions, and the gateway receives none. */
    private static final Pattern ENDPOINT = Pattern.compile("\"interactions_endpoint_url\"\\s*:\\s*\"([^\"]+)\"");

    /** The findings about a token. */
    public List<Finding> of(String token) throws InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(apiBase.resolve("applications/@me"))
                .timeout(LONGEST)
                .header("Authorization", "Bot " + token)
                .header("User-Agent", "DiscordBot (dolmen doctor)")
                .build();
        try {
            HttpResponse<String> answer = client.send(request, HttpResponse.BodyHandlers.ofString());
            return Stream.concat(token(answer), clock(answer).stream()).toList();
        } catch (IOException failure) {
            return List.of(Finding.wrong(
                    "discord",
                    "cannot be reached at %s (%s). Check the network, a proxy or a firewall."
                            .formatted(apiBase.getHost(), failure.getClass().getSimpleName())));
        }
    }

    private static Stream<Finding> token(HttpResponse<String> answer) {
        return switch (answer.statusCode()) {
            case 200 ->
                Stream.of(
                        Finding.fine("token", "Discord knows it; no privileged intent is needed"),
                        entry(answer.body()));
            case 401, 403 ->
                Stream.of(Finding.wrong(
                        "token",
                        "Discord does not know it. Copy it again from the bot's page in Discord's developer portal."));
            default ->
                Stream.of(Finding.wrong(
                        "discord", "answers with status %d. Try again later.".formatted(answer.statusCode())));
        };
    }

    private static Finding entry(String application) {
        Matcher endpoint = ENDPOINT.matcher(application);
        return endpoint.find()
                ? Finding.wrong(
                        "entry",
                        "Discord sends all commands to %s. Empty \"Interactions Endpoint URL\" in the developer portal."
                                .formatted(endpoint.group(1)))
                : Finding.fine("entry", "Discord sends commands to the bot");
    }

    private Optional<Finding> clock(HttpResponse<String> answer) {
        Instant here = clock.instant();
        return answer.headers()
                .firstValue("Date")
                .flatMap(DiscordExamination::time)
                .map(there -> {
                    Duration off = Duration.between(there, here).abs();
                    return off.compareTo(TOLERATED) > 0
                            ? Finding.wrong(
                                    "clock",
                                    "%d s from Discord's. Synchronize the machine's clock by NTP."
                                            .formatted(off.toSeconds()))
                            : Finding.fine("clock", "%d s from Discord's".formatted(off.toSeconds()));
                });
    }

    private static Optional<Instant> time(String date) {
        try {
            return Optional.of(ZonedDateTime.parse(date, DateTimeFormatter.RFC_1123_DATE_TIME)
                    .toInstant());
        } catch (DateTimeException unreadable) {
            return Optional.empty();
        }
    }
}
