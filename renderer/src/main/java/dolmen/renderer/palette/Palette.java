package dolmen.renderer.palette;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * At most 256 colours that replace all colours of pictures: the same colours if they are few enough, else the means of
 * boxes that are split where they differ most (variance-based median cut, after Wu, Graphics Gems II, 1991). Not
 * thread-safe, since it caches replacements.
 */
public final class Palette {
    public static final int MOST = 256;

    private final int[] colors;
    private final ColorTable places;

    private Palette(int[] colors, ColorTable places) {
        this.colors = colors;
        this.places = places;
    }

    /** The palette of a picture's pixels, each 0xRRGGBB. */
    public static Palette of(int[] pixels) {
        return of(List.of(pixels), MOST);
    }

    /**
     * The palette of the pixels of several pictures.
     *
     * @param most the maximum number of colours
     */
    public static Palette of(List<int[]> pictures, int most) {
        var table = new ColorTable();
        pictures.forEach(table::count);
        long[] counted = table.counted();
        List<ColorBox> boxes = boxes(counted, most);
        int[] colors = boxes.stream().mapToInt(ColorBox::color).toArray();
        for (int place = 0; place < colors.length; place++) {
            ColorBox box = boxes.get(place);
            for (int index = box.from(); index < box.to(); index++) {
                table.renumber(CountedColor.color(counted[index]), place);
            }
        }
        return new Palette(colors, table);
    }

    private static List<ColorBox> boxes(long[] colors, int most) {
        var boxes = new PriorityQueue<>(
                Comparator.comparingDouble(ColorBox::cost).reversed().thenComparingInt(ColorBox::from));
        boxes.add(ColorBox.of(colors, 0, colors.length));
        while (boxes.size() < most && boxes.element().cost() > 0) {
            ColorBox box = boxes.remove();
            int middle = box.split();
            boxes.add(ColorBox.of(colors, box.from(), middle));
            boxes.add(ColorBox.of(colors, middle, box.to()));
        }
        return new ArrayList<>(boxes);
    }

    /** The number of colours. */
    public int size() {
        return colors.length;
    }

    /** The colour at an index. */
    public int color(int place) {
        return colors[place];
    }

    /** The index of a colour's replacement; for a colour that is not in the pictures, of the nearest colour. */
    public int place(int color) {
        int place = places.number(color);
        if (place != ColorTable.NONE) {
            return place;
        }
        int nearest = nearest(color);
        places.put(color, nearest);
        return nearest;
    }

    private int nearest(int color) {
        int nearest = 0;
        for (int place = 1; place < colors.length; place++) {
            if (distance(color, colors[place]) < distance(color, colors[nearest])) {
                nearest = place;
            }
        }
        return nearest;
    }

    private static int distance(int one, int other) {
        int red = (one >> 16) - (other >> 16);
        int green = ((one >> 8) & 0xFF) - ((other >> 8) & 0xFF);
        int blue = (one & 0xFF) - (other & 0xFF);
        return red * red + green * green + blue * blue;
    }
}
