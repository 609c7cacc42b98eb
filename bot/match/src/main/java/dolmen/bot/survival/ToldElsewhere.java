package dolmen.bot.survival;

/** A failure that its source reports: a catcher need not log it. */
public interface ToldElsewhere {}
