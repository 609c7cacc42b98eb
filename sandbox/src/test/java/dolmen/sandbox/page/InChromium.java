package dolmen.sandbox.page;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Marks tests that need a browser; their methods and constructors may take a {@link Chromium}, one for the whole run.
 *
 * <p>Without Chromium, such tests are skipped and the reason is reported; with {@code CI=true} in the environment they
 * fail instead, since a browser is required there.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(ChromiumExtension.class)
@Tag("browser")
public @interface InChromium {}
