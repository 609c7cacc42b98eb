package dolmen.sandbox.limits;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The limits of embeds. */
final class EmbedLimits {
    private static final int EMBEDS = 10;
    private static final int CHARACTERS = 6_000;

    private EmbedLimits() {}

    static void check(Field embeds) {
        embeds.size(0, EMBEDS);
        int total = 0;
        for (Field embed : embeds.items()) {
            embed.get("title").length(0, 256);
            embed.get("description").length(0, 4_096);
            embed.get("footer").get("text").length(0, 2_048);
            embed.get("author").get("name").length(0, 256);
            embed.get("color").range(0, 0xFFFFFF);
            embed.get("fields").size(0, 25);
            for (Field field : embed.get("fields").items()) {
                field.get("name").requiredLength(1, 256);
                field.get("value").requiredLength(1, 1_024);
            }
            total += characters(embed);
        }
        if (total > CHARACTERS) {
            embeds.reject("MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of %d".formatted(CHARACTERS));
        }
    }

    private static int characters(Field embed) {
        List<Field> fields = embed.get("fields").items();
        IntStream own = Stream.of(
                        embed.get("title"),
                        embed.get("description"),
                        embed.get("footer").get("text"),
                        embed.get("author").get("name"))
                .mapToInt(Field::characters);
        IntStream listed = fields.stream()
                .mapToInt(field ->
                        field.get("name").characters() + field.get("value").characters());
        return own.sum() + listed.sum();
    }
}
