package dolmen.bot;

/**
 * The class that {@code java -jar} starts. It is compiled for Java 8, the oldest that people may have at hand, so that
 * an old Java can load it and say in one line what it is missing; every other class needs a newer one.
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

    /** The feature version, which was written after a "1." up to Java 8. */
    private static int feature(String version) {
        return Integer.parseInt(version.startsWith("1.") ? version.substring(2) : version);
    }
}
