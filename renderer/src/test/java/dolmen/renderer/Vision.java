package dolmen.renderer;

import com.github.ajalt.colormath.model.RGB;
import com.github.ajalt.colormath.model.RGBColorSpace;
import com.github.ajalt.colormath.model.RGBColorSpaces;
import java.awt.Color;

/**
 * Vision without one kind of cones, by the matrices for severity 1.0 of Machado, Oliveira and Fernandes, "A
 * Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and
 * Computer Graphics 15 (6), 2009.
 */
enum Vision {
    PROTANOPIA,
    DEUTERANOPIA,
    TRITANOPIA;

    private double[][] matrix() {
        return switch (this) {
            case PROTANOPIA ->
                new double[][] {
                    {0.152286, 1.052583, -0.204868},
                    {0.114503, 0.786281, 0.099216},
                    {-0.003882, -0.048116, 1.051998}
                };
            case DEUTERANOPIA ->
                new double[][] {
                    {0.367322, 0.860646, -0.227968},
                    {0.280085, 0.672501, 0.047413},
                    {-0.011820, 0.042940, 0.968881}
                };
            case TRITANOPIA ->
                new double[][] {
                    {1.255528, -0.076749, -0.178779},
                    {-0.078411, 0.930809, 0.147602},
                    {0.004733, 0.691367, 0.303900}
                };
        };
    }

    /** The colour as this eye sees it. */
    RGB seen(Color color) {
        RGBColorSpace linear = RGBColorSpaces.INSTANCE.getLinearSRGB();
        RGB light = Colors.of(color).convertTo(linear);
        return linear.invoke(row(0, light), row(1, light), row(2, light), 1f);
    }

    private float row(int row, RGB light) {
        double[] part = matrix()[row];
        double sum = part[0] * light.getR() + part[1] * light.getG() + part[2] * light.getB();
        return (float) Math.clamp(sum, 0, 1);
    }
}
