package dolmen.sandbox.page;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** The extension behind {@link InChromium}: looks for the browser, starts it once and passes it to the tests. */
final class ChromiumExtension implements ExecutionCondition, ParameterResolver {

    private static final String MISSING =
            "The browser tests need Chromium: install it (on Debian: apt-get install chromium) or name its executable in "
                    + Chromium.LOCATION + ".";

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        Optional<Path> executable = Chromium.find();
        if (executable.isPresent()) {
            return ConditionEvaluationResult.enabled("Chromium is at " + executable.get());
        }
        if ("true".equals(System.getenv("CI"))) {
            throw new IllegalStateException(MISSING);
        }
        context.getRoot().getStore(Namespace.create(getClass())).getOrComputeIfAbsent("told", key -> tell());
        return ConditionEvaluationResult.disabled(MISSING);
    }

    private static boolean tell() {
        System.out.println("The browser tests were not run. " + MISSING);
        return true;
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Chromium.class;
    }

    @Override
    public Chromium resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return context.getRoot()
                .getStore(Namespace.create(getClass()))
                .getOrComputeIfAbsent(Running.class, key -> new Running(), Running.class)
                .chromium;
    }

    /** Closed by JUnit after the last test of the run. */
    private static final class Running implements AutoCloseable {

        private final Chromium chromium = Chromium.launch(Chromium.find().orElseThrow());

        @Override
        public void close() {
            chromium.close();
        }
    }
}
