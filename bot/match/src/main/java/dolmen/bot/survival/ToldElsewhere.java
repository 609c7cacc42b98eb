package dolmen.bot.survival;

/** A failure of which others tell: where it is met, nothing need be logged. */
public interface ToldElsewhere {}
