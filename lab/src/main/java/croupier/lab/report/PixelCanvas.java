package croupier.lab.report;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import javax.imageio.ImageIO;

/** Draws as pixels, two for each unit in both directions, for PNG files. */
final class PixelCanvas implements Canvas {
    private final BufferedImage image;
    private final Graphics2D g;

    PixelCanvas(int width, int height) {
        System.setProperty("java.awt.headless", "true");
        image = new BufferedImage(2 * width, 2 * height, BufferedImage.TYPE_INT_RGB);
        g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setColor(Color.WHITE);
        g.fillRect(0, 0, 2 * width, 2 * height);
        g.scale(2, 2);
        g.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, 12));
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, Ink ink, double width) {
        g.setColor(Color.decode(ink.colour));
        g.setStroke(new BasicStroke((float) width));
        g.draw(new Line2D.Double(x1, y1, x2, y2));
    }

    @Override
    public void rect(double x, double y, double w, double h, Ink ink) {
        g.setColor(Color.decode(ink.colour));
        g.fill(new Rectangle2D.Double(x, y, Math.max(0, w), h));
    }

    @Override
    public void dot(double x, double y, double radius, Ink ink) {
        g.setColor(Color.decode(ink.colour));
        g.fill(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius));
    }

    @Override
    public void text(double x, double y, String text, int anchor, Ink ink) {
        g.setColor(Color.decode(ink.colour));
        double width = g.getFontMetrics().stringWidth(text);
        g.drawString(text, (float) (anchor < 0 ? x : anchor == 0 ? x - width / 2 : x - width), (float) y);
    }

    void write(Path file) {
        g.dispose();
        try {
            ImageIO.write(image, "png", file.toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
