package dolmen.bot.id;

/** The name of this release. */
public final class Release {
    private Release() {}

    /** The name, such as "dolmen 1.2"; it has no version if the classes are not in a JAR file. */
    public static String name() {
        String version = Release.class.getPackage().getImplementationVersion();
        return "dolmen " + (version == null ? "(not packaged)" : version);
    }

    /** The name and the version of Java that runs it, such as "dolmen 1.2 on Java 25.0.1+8". */
    public static String onJava() {
        return "%s on Java %s".formatted(name(), Runtime.version());
    }
}
