package dolmen.bot.discord.board;

import net.dv8tion.jda.api.entities.Message;

/** The side from which a person sees the board while choosing a turn: the board must not turn over in between. */
public enum Side {
    /** As the public board lies, on which most turns begin. */
    POSTED,

    /** From the side of the person, who began in their own view. */
    OWN;

    /** Begins the name of a picture that lies as the public board, so that the side survives a restart. */
    private static final String MARK = "posted-";

    /** The side of the board in a message whose menu was used. */
    public static Side in(Message shown) {
        return shown.isEphemeral()
                        && shown.getAttachments().stream()
                                .map(Message.Attachment::getFileName)
                                .noneMatch(name -> name.startsWith(MARK))
                ? OWN
                : POSTED;
    }

    /** The name of a picture from this side. */
    String named(String picture) {
        return this == POSTED ? MARK + picture : picture;
    }
}
