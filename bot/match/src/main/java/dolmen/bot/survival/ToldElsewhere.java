package dolmen.bot.survival;

/** A failure that its source has reported, so that a catcher need not log it. */
public interface ToldElsewhere {}
