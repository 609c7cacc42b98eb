package dolmen.renderer.replay;

import java.util.List;

/**
 * A match in a few pictures, as data.
 *
 * @param stills two to four, from the start to the end
 */
public record Story(List<Still> stills) {
    /** The number of pictures that can be seen at a glance. */
    public static final int MOST = 4;

    public Story {
        stills = List.copyOf(stills);
        if (stills.size() < 2 || stills.size() > MOST) {
            throw new IllegalArgumentException(stills.size() + " pictures");
        }
    }
}
