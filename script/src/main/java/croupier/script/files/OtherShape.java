package croupier.script.files;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Cards that somebody else wrote in a shape of their own become definitions, each piece with its place in the file. */
@FunctionalInterface
public interface OtherShape {
    /** The definitions of a file by name, null if the file is not of this shape; mistakes are added. */
    @Nullable
    List<Node.Entry> definitions(Node root, Mistakes mistakes);
}
