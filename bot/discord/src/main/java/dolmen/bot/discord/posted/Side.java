package dolmen.bot.discord.posted;

import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.interactions.components.ComponentInteraction;

/** The side from which a person sees the board while choosing a turn: the board must not turn over between taps. */
public enum Side {
    /** As the public board lies, on which most turns begin. */
    POSTED,

    /** From the side of the person, who began in their own view or typed the turn. */
    OWN;

    /** Begins the name of a picture that lies as the public board, so that the side survives a restart. */
    private static final String MARK = "posted-";

    /** The side of the board on which the person has just chosen something; in direct messages it is their own. */
    public static Side of(ComponentInteraction touched) {
        Message shown = touched.getMessage();
        boolean own = (shown.isEphemeral() || !shown.isFromGuild())
                && shown.getAttachments().stream()
                        .map(Message.Attachment::getFileName)
                        .noneMatch(name -> name.startsWith(MARK));
        return own ? OWN : POSTED;
    }

    /** The name of a picture from this side. */
    public String named(String picture) {
        return this == POSTED ? MARK + picture : picture;
    }
}
