package dolmen.sandbox.rest;

import dolmen.sandbox.http.HttpResponse;

/** The headers by which Discord tells of its rate limits; the sandbox itself never runs out. */
final class RateLimitHeaders {
    private static final int LIMIT = 50;

    private RateLimitHeaders() {}

    static HttpResponse add(String path, HttpResponse response) {
        HttpResponse via = response.withHeader("via", "1.1 google");
        boolean ofInteraction = path.startsWith("/interactions/") || path.startsWith("/webhooks/");
        if (ofInteraction || response.status() == 429 || response.status() >= 500) {
            return via;
        }
        return via.withHeader("X-RateLimit-Limit", Integer.toString(LIMIT))
                .withHeader("X-RateLimit-Remaining", Integer.toString(LIMIT - 1))
                .withHeader("X-RateLimit-Reset-After", "1")
                .withHeader("X-RateLimit-Bucket", bucket(path));
    }

    private static String bucket(String path) {
        return Integer.toHexString(path.replaceAll("\\d{15,20}", "").hashCode());
    }
}
