package croupier.script;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What a parameter is when it is not written: an expression, a word or a number, read as if it stood in the file. A flag is
 * false by default, a text, a list or a mapping empty.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT})
public @interface Default {
    String value();
}
