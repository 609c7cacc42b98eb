package dolmen.renderer.plaque;

import dolmen.rules.scene.Material;
import java.util.List;

/**
 * One page of a leaderboard.
 *
 * @param title the game or other subject, by name
 * @param subtitle the group of players, such as the name of a server
 * @param page the page, such as "Page 2 of 14"; empty for none
 * @param headings the headings of the two columns of numbers
 * @param material the material of the game's board, or any other
 * @param rows the players of this page, the best first; at most {@value #MAX_ROWS}, none if nobody is listed
 * @param around the requester and their neighbours, if they are not on this page; at most {@value #MAX_AROUND}
 */
public record LeaderboardPlaque(
        String title,
        String subtitle,
        String page,
        Headings headings,
        Material material,
        List<PlayerRow> rows,
        List<PlayerRow> around)
        implements Plaque {
    public static final int MAX_ROWS = 10;
    public static final int MAX_AROUND = 3;

    public LeaderboardPlaque {
        rows = List.copyOf(rows);
        around = List.copyOf(around);
        if (rows.size() > MAX_ROWS || around.size() > MAX_AROUND) {
            throw new IllegalArgumentException("%d rows and %d around".formatted(rows.size(), around.size()));
        }
    }

    /**
     * The texts of a list.
     *
     * @param figure the heading of the figures that order the players
     * @param end the heading of the last column
     * @param nobody the message of a list without players
     * @param howToBegin the instruction below that message
     */
    public record Headings(String figure, String end, String nobody, String howToBegin) {}

    /**
     * One player.
     *
     * @param name the player's name; characters that cannot be drawn are left out, and a long name is cut
     * @param figure the figure that orders the players
     * @param settled the progress towards a settled rating, from 0 to 1; 1 for figures other than ratings
     * @param end the last column of the row
     * @param told the figure and the remaining contents of the row in words, for a description
     * @param requester true for the person who asked for the picture
     */
    public record PlayerRow(
            Rank rank, String name, int figure, double settled, String end, String told, boolean requester) {

        /** True for a rating that the next matches may still change a lot. */
        public boolean settling() {
            return settled < 1;
        }
    }
}
