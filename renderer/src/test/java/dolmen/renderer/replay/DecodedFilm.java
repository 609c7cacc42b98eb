package dolmen.renderer.replay;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import org.w3c.dom.NodeList;

/** A GIF file as a program shows it: every frame laid over the ones before. */
record DecodedFilm(List<BufferedImage> pictures, List<Rectangle> frames, List<Integer> holds, boolean forEver) {

    static DecodedFilm of(byte[] gif) throws IOException {
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        reader.setInput(ImageIO.createImageInputStream(new ByteArrayInputStream(gif)));
        var pictures = new ArrayList<BufferedImage>();
        var frames = new ArrayList<Rectangle>();
        var holds = new ArrayList<Integer>();
        boolean forEver = false;
        var canvas = new BufferedImage(reader.getWidth(0), reader.getHeight(0), BufferedImage.TYPE_INT_RGB);
        for (int index = 0; index < reader.getNumImages(true); index++) {
            var root = (IIOMetadataNode) reader.getImageMetadata(index).getAsTree("javax_imageio_gif_image_1.0");
            BufferedImage frame = reader.read(index);
            IIOMetadataNode descriptor = child(root, "ImageDescriptor");
            int x = Integer.parseInt(descriptor.getAttribute("imageLeftPosition"));
            int y = Integer.parseInt(descriptor.getAttribute("imageTopPosition"));
            Graphics2D pen = canvas.createGraphics();
            pen.drawImage(frame, x, y, null);
            pen.dispose();
            pictures.add(copy(canvas));
            frames.add(new Rectangle(x, y, frame.getWidth(), frame.getHeight()));
            holds.add(Integer.parseInt(child(root, "GraphicControlExtension").getAttribute("delayTime")));
            forEver |= root.getElementsByTagName("ApplicationExtension").getLength() > 0;
        }
        return new DecodedFilm(pictures, frames, holds, forEver);
    }

    private static BufferedImage copy(BufferedImage picture) {
        var copy = new BufferedImage(picture.getWidth(), picture.getHeight(), BufferedImage.TYPE_INT_RGB);
        picture.copyData(copy.getRaster());
        return copy;
    }

    private static IIOMetadataNode child(IIOMetadataNode root, String name) {
        NodeList found = root.getElementsByTagName(name);
        return (IIOMetadataNode) found.item(0);
    }
}
