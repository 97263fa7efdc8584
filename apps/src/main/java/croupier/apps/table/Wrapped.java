package croupier.apps.table;

import java.io.PrintWriter;

/** Pieces of text in a row that breaks at the edge of the screen; what is coloured counts without its colour. */
final class Wrapped {
    private final PrintWriter out;
    private final int width;
    private final int indent;
    private int column;

    Wrapped(PrintWriter out, int width, String head, int indent) {
        this.out = out;
        this.width = width;
        this.indent = indent;
        out.print(head);
        column = length(head);
        while (column < indent) {
            out.print(' ');
            column++;
        }
    }

    Wrapped add(String piece) {
        int length = length(piece);
        if (column > indent && column + length + 2 > width) {
            out.println();
            out.print(" ".repeat(indent));
            column = indent;
        } else if (column > indent) {
            out.print("  ");
            column += 2;
        }
        out.print(piece);
        column += length;
        return this;
    }

    void end() {
        out.println();
    }

    static int length(String s) {
        int n = 0;
        for (int i = 0; i < s.length(); i++) {
            if (s.charAt(i) == '\u001b') while (i < s.length() && s.charAt(i) != 'm') i++;
            else n++;
        }
        return n;
    }
}
