package dolmen.bot.e2e;

import dolmen.bot.storage.TestDatabase;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.platform.commons.support.AnnotationSupport;

/**
 * Marks tests that are about one process with a database file. They are left out of runs on a server, which tell the
 * reason; the suite runs them without any condition.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(WithOneFile.Condition.class)
@interface WithOneFile {

    /** Why they say nothing about several processes, or who says it in their place. */
    String value();

    /** What stands behind it. */
    final class Condition implements ExecutionCondition {
        private static final ConditionEvaluationResult ENABLED =
                ConditionEvaluationResult.enabled("tests have files for databases");

        @Override
        public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
            return AnnotationSupport.findAnnotation(context.getRequiredTestClass(), WithOneFile.class)
                    .filter(marked -> TestDatabase.ON_SERVER)
                    .map(marked -> ConditionEvaluationResult.disabled(marked.value()))
                    .orElse(ENABLED);
        }
    }
}
