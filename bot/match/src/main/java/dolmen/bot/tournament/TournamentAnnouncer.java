package dolmen.bot.tournament;

import dolmen.bot.id.MessageId;
import java.util.Optional;

/** The port to the messages of tournaments. Safe for use by many threads. */
public interface TournamentAnnouncer {

    /** The result of writing a message. */
    sealed interface Posting {

        record Written(MessageId message) implements Posting {}

        /** The message should be written later. */
        record Later(String why) implements Posting {}

        /** The channel no longer exists. */
        record Gone(String why) implements Posting {}
    }

    /**
     * Shows the present state of the tournament.
     *
     * @param known the message to edit; a new one is posted if there is none, or if it was deleted
     */
    Posting show(HostedTournament tournament, Optional<MessageId> known);
}
