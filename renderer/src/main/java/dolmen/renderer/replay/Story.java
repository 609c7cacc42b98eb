package dolmen.renderer.replay;

import java.util.List;

/**
 * A match in a few stills.
 *
 * @param stills two to four stills, from the start to the end
 */
public record Story(List<Still> stills) {
    /** The maximum number of pictures: more cannot be taken in at a glance. */
    public static final int MOST = 4;

    public Story {
        stills = List.copyOf(stills);
        if (stills.size() < 2 || stills.size() > MOST) {
            throw new IllegalArgumentException(stills.size() + " pictures");
        }
    }
}
