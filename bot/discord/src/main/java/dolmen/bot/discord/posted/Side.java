package dolmen.bot.discord.posted;

import java.util.Optional;
import net.dv8tion.jda.api.entities.Message;
import net.dv8tion.jda.api.interactions.callbacks.IReplyCallback;
import net.dv8tion.jda.api.interactions.components.ComponentInteraction;
import net.dv8tion.jda.api.interactions.modals.ModalInteraction;

/** The side from which a person sees the board while choosing a turn: the board must not turn over in between. */
public enum Side {
    /** As the public board lies, on which most turns begin. */
    POSTED,

    /** From the side of the person, who began in their own view. */
    OWN;

    /** Begins the name of a picture that lies as the public board, so that the side survives a restart. */
    private static final String MARK = "posted-";

    /** The side of the board on which the person has just chosen or typed something. */
    public static Side of(IReplyCallback event) {
        return shown(event).map(Side::in).orElse(event.isFromGuild() ? POSTED : OWN);
    }

    private static Optional<Message> shown(IReplyCallback event) {
        return switch (event) {
            case ComponentInteraction touched -> Optional.of(touched.getMessage());
            case ModalInteraction sent -> Optional.ofNullable(sent.getMessage());
            default -> Optional.empty();
        };
    }

    /** In direct messages, a board lies as its reader wants. */
    private static Side in(Message shown) {
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
