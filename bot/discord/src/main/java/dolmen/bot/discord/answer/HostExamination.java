package dolmen.bot.discord.answer;

import java.util.List;

/** An examination of the running host, whose lines are for the owner of the application alone. For many threads. */
@FunctionalInterface
public interface HostExamination {

    /** One line for each finding; takes seconds. */
    List<String> lines() throws InterruptedException;
}
