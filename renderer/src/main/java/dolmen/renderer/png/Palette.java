package dolmen.renderer.png;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * At most 256 colours that stand for all colours of a picture: exactly where it has no more, else the means of boxes
 * that are split where they differ most (variance-based median cut, after Wu, Graphics Gems II, 1991).
 */
final class Palette {
    static final int MOST = 256;

    private final int[] colors;
    private final ColorTable places;

    private Palette(int[] colors, ColorTable places) {
        this.colors = colors;
        this.places = places;
    }

    /** The palette of a picture's pixels, each 0xRRGGBB. */
    static Palette of(int[] pixels) {
        ColorTable table = ColorTable.count(pixels);
        int[] sorted = table.colors();
        List<ColorBox> boxes = boxes(sorted, table);
        int[] colors = boxes.stream().mapToInt(box -> box.color(table)).toArray();
        for (int place = 0; place < colors.length; place++) {
            ColorBox box = boxes.get(place);
            for (int index = box.from(); index < box.to(); index++) {
                table.renumber(sorted[index], place);
            }
        }
        return new Palette(colors, table);
    }

    private static List<ColorBox> boxes(int[] colors, ColorTable counts) {
        var boxes = new PriorityQueue<>(
                Comparator.comparingDouble(ColorBox::cost).reversed().thenComparingInt(ColorBox::from));
        boxes.add(ColorBox.of(colors, 0, colors.length, counts));
        while (boxes.size() < MOST && boxes.element().cost() > 0) {
            ColorBox box = boxes.remove();
            int middle = box.split();
            boxes.add(ColorBox.of(colors, box.from(), middle, counts));
            boxes.add(ColorBox.of(colors, middle, box.to(), counts));
        }
        return new ArrayList<>(boxes);
    }

    /** How many colours it has. */
    int size() {
        return colors.length;
    }

    /** The colour at a place. */
    int color(int place) {
        return colors[place];
    }

    /** The place of the colour that stands for a colour of the picture. */
    int place(int color) {
        return places.number(color);
    }
}
