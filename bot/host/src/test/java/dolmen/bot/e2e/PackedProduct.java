package dolmen.bot.e2e;

import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.WRITE;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The product for hosts in processes of their own, as jars, with an archive of its classes like the launcher's. It is
 * made once for all tests of a build: a start without it takes half as long again.
 */
record PackedProduct(String classPath, Path archive) {

    /** The product on the class path of this process. */
    static PackedProduct ofProcess() {
        return OfProcess.PRODUCT;
    }

    private static final class OfProcess {
        private static final PackedProduct PRODUCT = make();
    }

    private static PackedProduct make() {
        List<Path> entries = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .filter(Files::exists)
                .toList();
        try {
            Path tests = Path.of(PackedProduct.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            Path folder = Files.createDirectories(tests.resolveSibling("product"));
            try (FileChannel turn = FileChannel.open(folder.resolve("turn"), CREATE, WRITE)) {
                turn.lock();
                return packed(entries, folder);
            }
        } catch (IOException | InterruptedException | URISyntaxException failure) {
            throw new AssertionError(failure);
        }
    }

    /** Java archives no classes of folders. Those of tests come last, as if they had been added to the product. */
    private static PackedProduct packed(List<Path> entries, Path folder) throws IOException, InterruptedException {
        Path archive = folder.resolve("classes.jsa");
        Path packed = folder.resolve("packed");
        String fingerprint =
                fingerprint(entries.stream().filter(entry -> !isOfTests(entry)).toList());
        boolean made = Files.exists(packed) && Files.readString(packed).equals(fingerprint);
        var jars = new ArrayList<Path>();
        var tests = new ArrayList<Path>();
        for (Path entry : entries) {
            if (isOfTests(entry)) {
                tests.add(entry);
            } else if (Files.isDirectory(entry)) {
                Path jar = folder.resolve(entry.toString().replace(File.separatorChar, '-') + ".jar");
                if (!made) {
                    pack(entry, jar);
                }
                jars.add(jar);
            } else {
                jars.add(entry);
            }
        }
        if (!made) {
            HostProcess.archive(archive, classPath(jars.stream()));
            Files.writeString(packed, fingerprint);
        }
        return new PackedProduct(classPath(Stream.concat(jars.stream(), tests.stream())), archive);
    }

    private static boolean isOfTests(Path entry) {
        return entry.endsWith("test-classes");
    }

    private static String classPath(Stream<Path> entries) {
        return entries.map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    private static void pack(Path classes, Path jar) {
        assertThat(ToolProvider.findFirst("jar")
                        .orElseThrow()
                        .run(
                                System.out,
                                System.err,
                                "--create",
                                "--file",
                                jar.toString(),
                                "-C",
                                classes.toString(),
                                "."))
                .as(jar.toString())
                .isZero();
    }

    /** A number that changes with every file of the product. */
    private static String fingerprint(List<Path> entries) throws IOException {
        int hash = 0;
        for (Path entry : entries) {
            try (Stream<Path> files = Files.walk(entry)) {
                for (Path file : files.sorted().toList()) {
                    hash = 31 * hash + file.hashCode();
                    hash = 31 * hash + Files.getLastModifiedTime(file).hashCode();
                }
            }
        }
        return Integer.toHexString(hash);
    }
}
