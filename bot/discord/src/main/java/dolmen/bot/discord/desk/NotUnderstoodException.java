package dolmen.bot.discord.desk;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An interaction asks for something that no message, form or command of this release offers: it comes from another
 * release, or was made by hand. The person gets a message about it.
 */
public final class NotUnderstoodException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private NotUnderstoodException(String what) {
        super(what);
    }

    /** A value that every interaction of this kind contains. */
    public static <T> T required(@Nullable T value) {
        return required(Optional.ofNullable(value));
    }

    /** As above, for the result of a search. */
    public static <T> T required(Optional<T> value) {
        return value.orElseThrow(() -> new NotUnderstoodException("a required value is missing"));
    }

    /** The choice with the name. */
    public static <E extends Enum<E>> E choice(Class<E> choices, String name) {
        return Arrays.stream(choices.getEnumConstants())
                .filter(choice -> choice.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new NotUnderstoodException("no choice has this name"));
    }

    /** True if the first of the two was chosen, false for the second. */
    public static boolean either(String chosen, String one, String other) {
        return required(Optional.of(chosen).filter(List.of(one, other)::contains))
                .equals(one);
    }
}
