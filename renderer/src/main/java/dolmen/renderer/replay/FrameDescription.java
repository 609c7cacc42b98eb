package dolmen.renderer.replay;

import java.awt.Rectangle;
import java.awt.image.RenderedImage;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOInvalidTreeException;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import org.w3c.dom.NodeList;

/**
 * The metadata of a frame in a GIF file.
 *
 * @param place its rectangle on the picture
 * @param hold its duration, in hundredths of a second
 * @param unchanged the palette index that means transparent
 * @param first true if the frame also starts the loop
 */
record FrameDescription(Rectangle place, int hold, int unchanged, boolean first) {
    /** The Netscape application block for an endless loop, which every program supports. */
    private static final byte[] FOR_EVER = {1, 0, 0};

    IIOMetadata of(ImageWriter writer, RenderedImage frame) {
        IIOMetadata metadata = writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(frame), null);
        String format = metadata.getNativeMetadataFormatName();
        var root = (IIOMetadataNode) metadata.getAsTree(format);
        IIOMetadataNode descriptor = child(root, "ImageDescriptor");
        descriptor.setAttribute("imageLeftPosition", Integer.toString(place.x));
        descriptor.setAttribute("imageTopPosition", Integer.toString(place.y));
        IIOMetadataNode control = child(root, "GraphicControlExtension");
        control.setAttribute("disposalMethod", "doNotDispose");
        control.setAttribute("userInputFlag", "FALSE");
        control.setAttribute("transparentColorFlag", "TRUE");
        control.setAttribute("transparentColorIndex", Integer.toString(unchanged));
        control.setAttribute("delayTime", Integer.toString(hold));
        if (first) {
            var loop = new IIOMetadataNode("ApplicationExtension");
            loop.setAttribute("applicationID", "NETSCAPE");
            loop.setAttribute("authenticationCode", "2.0");
            loop.setUserObject(FOR_EVER.clone());
            child(root, "ApplicationExtensions").appendChild(loop);
        }
        try {
            metadata.setFromTree(format, root);
        } catch (IIOInvalidTreeException mistake) {
            throw new IllegalStateException(mistake);
        }
        return metadata;
    }

    private static IIOMetadataNode child(IIOMetadataNode root, String name) {
        NodeList found = root.getElementsByTagName(name);
        if (found.getLength() > 0) {
            return (IIOMetadataNode) found.item(0);
        }
        var node = new IIOMetadataNode(name);
        root.appendChild(node);
        return node;
    }
}
