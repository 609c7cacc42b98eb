package dolmen.bot;

/**
 * The class that {@code java -jar} starts. It is compiled for Java 8, so that an old Java can load it and report in one
 * line which Java it needs. All other classes need a newer Java.
 */
public final class Launch {
    private static final int JAVA_AT_LEAST = 21;

    private Launch() {}

    public static void main(String[] args) {
        String version = System.getProperty("java.specification.version");
        if (feature(version) < JAVA_AT_LEAST) {
            System.err.println("dolmen: needs Java " + JAVA_AT_LEAST + " or newer; this is Java " + version + ".");
            System.exit(1);
        }
        Main.main(args);
    }

    /** The feature version. Up to Java 8, it was written after "1.". */
    private static int feature(String version) {
        return Integer.parseInt(version.startsWith("1.") ? version.substring(2) : version);
    }
}
