package dolmen.bot.id;

/** The name of this release. */
public final class Release {
    private Release() {}

    /** The name, such as "dolmen 1.2"; classes of a build directory have no version. */
    public static String name() {
        String version = Release.class.getPackage().getImplementationVersion();
        return "dolmen " + (version == null ? "(not packaged)" : version);
    }
}
