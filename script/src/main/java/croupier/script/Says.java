package croupier.script;

import croupier.script.texts.Template;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The sentence of a verb or a {@link Told} definition, with its parameters in braces: {@code @Says("Deal {amount} damage[ to {to}].")}. What stands in
 * square brackets is left out where a parameter in it is not given. Of several that hold the one with most in {@code when} counts.
 * See {@link Template} for what braces may say.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
@Repeatable(Says.All.class)
public @interface Says {
    String value();

    /** Parameters as they must be written for this sentence: {@code "to: me"}; {@code "count"} where it must be given. */
    String[] when() default {};

    /** From whose point of view it is said, where a sentence asks for another than that of the text's owner: {@code {do:theirs}}. */
    String view() default "";

    /** Several sentences of one verb. */
    @Retention(RetentionPolicy.RUNTIME)
    @Target(ElementType.TYPE)
    @interface All {
        Says[] value();
    }
}
