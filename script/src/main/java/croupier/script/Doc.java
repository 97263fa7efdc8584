package croupier.script;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What it means, for editors and the reference page; one sentence, perhaps an example. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.TYPE, ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface Doc {
    String value();

    /** A value as a card file would write it. */
    String example() default "";
}
