package croupier.apps;

import croupier.kernel.Api;
import croupier.kernel.Internal;
import japicmp.cmp.JApiCmpArchive;
import japicmp.cmp.JarArchiveComparator;
import japicmp.cmp.JarArchiveComparatorOptions;
import japicmp.filter.AnnotationBehaviorFilter;
import japicmp.filter.AnnotationFieldFilter;
import japicmp.filter.ClassFilter;
import japicmp.model.AccessModifier;
import japicmp.model.JApiClass;
import japicmp.model.JApiCompatibility;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javassist.CtClass;
import javassist.NotFoundException;

/** What one version of a library breaks for those who were compiled against another one, or are compiled again. */
final class Compatibility {
    private Compatibility() {}

    /** Every break of what is {@link Api}, as the type or member and what became of it. */
    static List<String> broken(Path before, Path now) {
        JarArchiveComparatorOptions options = new JarArchiveComparatorOptions();
        options.setAccessModifier(AccessModifier.PROTECTED);
        options.getIgnoreMissingClasses().setIgnoreAllMissingClasses(true);
        options.getFilters().getIncludes().add(new Marked());
        String internal = "@" + Internal.class.getName();
        options.getFilters().getExcludes().add(new AnnotationBehaviorFilter(internal));
        options.getFilters().getExcludes().add(new AnnotationFieldFilter(internal));
        List<String> all = new ArrayList<>();
        for (JApiClass c : new JarArchiveComparator(options)
                .compare(new JApiCmpArchive(before.toFile(), "before"), new JApiCmpArchive(now.toFile(), "now"))) {
            String name = c.getFullyQualifiedName();
            add(all, name, c);
            c.getMethods().forEach(m -> add(all, name + "." + m.getName(), m));
            c.getConstructors().forEach(m -> add(all, "new " + name, m));
            c.getFields().forEach(f -> add(all, name + "." + f.getName(), f));
            c.getInterfaces().forEach(i -> add(all, name + " is a " + i.getFullyQualifiedName(), i));
            add(all, name + " extends", c.getSuperclass());
        }
        return all;
    }

    private static void add(List<String> all, String what, JApiCompatibility part) {
        part.getCompatibilityChanges().stream()
                .filter(c -> !c.isBinaryCompatible() || !c.isSourceCompatible())
                .forEach(c -> all.add(what + ": " + c.getType()));
    }

    /** Whether semantic versioning lets one version break another: a new first number, or while that is 0 a new second one. */
    static boolean mayBreak(String before, String now) {
        String[] old = before.split("[.-]", -1);
        String[] young = now.split("[.-]", -1);
        return !old[0].equals(young[0]) || (young[0].equals("0") && !old[1].equals(young[1]));
    }

    /** Types that are marked, by themselves, by their package or by the type around them. */
    private static final class Marked implements ClassFilter {
        @Override
        public boolean matches(CtClass type) {
            try {
                for (CtClass c = type; c != null; c = c.getDeclaringClass()) {
                    if (c.hasAnnotation(Internal.class.getName())) return false;
                    if (c.hasAnnotation(Api.class.getName())) return true;
                }
                CtClass home = type.getClassPool().getOrNull(type.getPackageName() + ".package-info");
                return home != null && home.hasAnnotation(Api.class.getName());
            } catch (NotFoundException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
