package dolmen.sandbox.limits;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** A value in a request with its path, so that errors are reported at the right place. */
public final class Field {
    private final JsonNode value;
    private final String path;
    private final FieldErrors errors;

    private Field(JsonNode value, String path, FieldErrors errors) {
        this.value = value;
        this.path = path;
        this.errors = errors;
    }

    /** The whole request. */
    public static Field root(JsonNode value, FieldErrors errors) {
        return new Field(value, "", errors);
    }

    /** A field of an object, present or not. */
    public Field get(String name) {
        return new Field(value.path(name), below(name), errors);
    }

    /** The elements of an array; none if it is absent. */
    public List<Field> items() {
        List<Field> items = new ArrayList<>();
        Iterator<JsonNode> elements =
                value.isArray() ? value.elements() : List.<JsonNode>of().iterator();
        while (elements.hasNext()) {
            items.add(new Field(elements.next(), below(Integer.toString(items.size())), errors));
        }
        return items;
    }

    private String below(String step) {
        return path.isEmpty() ? step : path + "." + step;
    }

    /** True if there is a value other than null. */
    public boolean present() {
        return !value.isMissingNode() && !value.isNull();
    }

    /** The value itself. */
    public JsonNode value() {
        return value;
    }

    /** The value as a text, empty if it is absent. */
    public String text() {
        return present() ? value.asText() : "";
    }

    /** The value as a number, if there is one. */
    public Optional<Long> number() {
        return value.canConvertToLong() && value.isIntegralNumber() ? Optional.of(value.asLong()) : Optional.empty();
    }

    /** The number of characters of the text, as Discord counts them. */
    public int characters() {
        String text = text();
        return text.codePointCount(0, text.length());
    }

    /** Reports an error. */
    public void reject(String code, String message) {
        errors.add(path, code, message);
    }

    /** Reports an error if the value is absent; true if it is present. */
    public boolean required() {
        if (!present()) {
            reject("BASE_TYPE_REQUIRED", "This field is required");
        }
        return present();
    }

    /** Reports a text that is too short or too long; an absent one passes. */
    public void length(int least, int most) {
        if (present()) {
            checkLength(characters(), least, most);
        }
    }

    /** Reports an absent text, or one that is too short or too long. */
    public void requiredLength(int least, int most) {
        if (required()) {
            checkLength(characters(), least, most);
        }
    }

    /** Reports an array with too few or too many elements; an absent one passes. */
    public void size(int least, int most) {
        if (present()) {
            checkLength(value.size(), least, most);
        }
    }

    private void checkLength(int length, int least, int most) {
        if (length > most && least == 0) {
            reject("BASE_TYPE_MAX_LENGTH", "Must be %d or fewer in length.".formatted(most));
        } else if (length < least || length > most) {
            reject("BASE_TYPE_BAD_LENGTH", "Must be between %d and %d in length.".formatted(least, most));
        }
    }

    /** Reports a number out of range; an absent one passes. */
    public void range(long least, long most) {
        if (!present()) {
            return;
        }
        Optional<Long> number = number();
        if (number.isEmpty()) {
            reject("NUMBER_TYPE_COERCE", "Value \"%s\" is not int.".formatted(value.asText()));
        } else if (number.get() > most) {
            reject("NUMBER_TYPE_MAX", "int value should be less than or equal to %d.".formatted(most));
        } else if (number.get() < least) {
            reject("NUMBER_TYPE_MIN", "int value should be greater than or equal to %d.".formatted(least));
        }
    }
}
