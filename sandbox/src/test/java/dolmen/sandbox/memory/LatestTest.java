package dolmen.sandbox.memory;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LatestTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private final List<String> forgotten = new ArrayList<>();
    private final Latest<Integer, String> latest = new Latest<>(new Latest.Room(3, 10), String::length, forgotten::add);

    @Test
    void of_too_many_the_longest_untouched_are_forgotten() {
        latest.put(1, "a");
        latest.put(2, "b");
        latest.put(3, "c");
        latest.put(1, "A");
        latest.put(4, "d");

        assertThat(latest.all()).containsExactly("c", "A", "d");
        assertThat(forgotten).containsExactly("b");
        assertThat(latest.find(2)).isEmpty();
    }

    @Test
    void of_too_much_the_longest_untouched_are_forgotten_but_never_the_latest() {
        latest.put(1, "aaaaaa");
        latest.put(2, "bbbb");
        assertThat(latest.all()).hasSize(2);

        latest.put(2, "bbbbb");
        assertThat(latest.all()).containsExactly("bbbbb");

        latest.put(3, "a very long one");
        assertThat(latest.all()).containsExactly("a very long one");
        assertThat(forgotten).containsExactly("aaaaaa", "bbbbb");
    }

    @Test
    void removed_values_leave_room() {
        latest.put(1, "aaaaaa");
        assertThat(latest.remove(1)).contains("aaaaaa");
        latest.put(2, "bbbbbb");
        latest.put(3, "cccc");

        assertThat(latest.all()).containsExactly("bbbbbb", "cccc");
        assertThat(forgotten).isEmpty();
    }

    @Test
    void packed_json_is_the_same_value_in_less_memory() throws Exception {
        ObjectNode menu = MAPPER.createObjectNode();
        for (int option = 0; option < 25; option++) {
            menu.withArrayProperty("options")
                    .addObject()
                    .put("label", "Move " + option)
                    .put("value", "value:" + option)
                    .put("description", "A stone moves to the north");
        }
        PackedJson packed = PackedJson.of(menu);

        assertThat(packed.node()).isEqualTo(menu);
        assertThat(packed).isEqualTo(PackedJson.of(menu.deepCopy())).hasSameHashCodeAs(PackedJson.of(menu));
        assertThat(packed.size()).isLessThan(menu.toString().length() / 5);
        assertThat(PackedJson.of(MissingNode.getInstance()).node().isMissingNode())
                .isTrue();
        assertThat(MAPPER.readValue(MAPPER.writeValueAsString(packed), PackedJson.class))
                .isEqualTo(packed);
    }
}
