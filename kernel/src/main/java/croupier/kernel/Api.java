package croupier.kernel;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * What authors of games and bots build on: every public type of a marked package, or a marked type, but for what is
 * {@link Internal}. It changes as semantic versioning allows; anything else may change in every release.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.PACKAGE, ElementType.TYPE})
public @interface Api {}
