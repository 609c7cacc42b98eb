package dolmen.bot.discord.answer;

import java.util.List;

/** An examination of the running host, for the owner of the bot only. Safe for use by many threads. */
@FunctionalInterface
public interface HostExamination {

    /** One line for each finding; takes seconds. */
    List<String> lines() throws InterruptedException;
}
