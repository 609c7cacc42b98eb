package dolmen.bot.id;

/** What this release of the host is called. */
public final class Release {
    private Release() {}

    /** Such as "dolmen 1.2"; classes of a build directory have no version. */
    public static String name() {
        String version = Release.class.getPackage().getImplementationVersion();
        return "dolmen " + (version == null ? "(not packaged)" : version);
    }
}
