package dolmen.bot.discord.answer;

import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.CancellationException;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.exceptions.InteractionExpiredException;
import net.dv8tion.jda.api.exceptions.PermissionException;
import net.dv8tion.jda.api.requests.ErrorResponse;

/** Classifies failed requests to Discord. */
public final class Failures {
    private static final Set<ErrorResponse> NO_ACCESS = EnumSet.of(
            ErrorResponse.UNKNOWN_CHANNEL,
            ErrorResponse.UNKNOWN_GUILD,
            ErrorResponse.UNKNOWN_MESSAGE,
            ErrorResponse.MISSING_ACCESS,
            ErrorResponse.MISSING_PERMISSIONS,
            ErrorResponse.MAX_ACTIVE_THREADS,
            ErrorResponse.MAX_ANNOUNCEMENT_THREADS,
            ErrorResponse.ILLEGAL_OPERATION_ARCHIVED_THREAD,
            ErrorResponse.THREAD_LOCKED);

    /** The place accepts no files; the client has no name for this error. */
    private static final int UPLOADS_LIMITED = 400_001;

    /** Access errors after which another form of a message may succeed. */
    private static final Set<Integer> FOR_ITS_FORM =
            Set.of(UPLOADS_LIMITED, ErrorResponse.MISSING_PERMISSIONS.getCode());

    private static final Set<ErrorResponse> DELETED =
            EnumSet.of(ErrorResponse.UNKNOWN_CHANNEL, ErrorResponse.UNKNOWN_GUILD, ErrorResponse.UNKNOWN_MESSAGE);

    private static final Set<ErrorResponse> UNREACHABLE =
            EnumSet.of(ErrorResponse.CANNOT_SEND_TO_USER, ErrorResponse.NO_MUTUAL_GUILDS, ErrorResponse.UNKNOWN_USER);

    /** Discord's anti-spam system has flagged the bot; the client has no name for this error. */
    private static final int FLAGGED = 20_026;

    private static final Set<ErrorResponse> TOO_LATE = EnumSet.of(
            ErrorResponse.UNKNOWN_INTERACTION,
            ErrorResponse.INTERACTION_ALREADY_ACKNOWLEDGED,
            ErrorResponse.INVALID_WEBHOOK_TOKEN,
            ErrorResponse.UNKNOWN_WEBHOOK);

    private Failures() {}

    /**
     * True if the bot has no access to the place, or the place does not exist: another attempt at the same place is
     * useless.
     */
    public static boolean noAccess(RuntimeException failure) {
        return failure instanceof PermissionException
                || (failure instanceof ErrorResponseException answer
                        && (NO_ACCESS.contains(answer.getErrorResponse()) || answer.getErrorCode() == UPLOADS_LIMITED));
    }

    /** True if Discord refuses the request permanently. */
    public static boolean lasting(RuntimeException failure) {
        return failure instanceof PermissionException
                || (failure instanceof ErrorResponseException answer && !passing(answer));
    }

    /** True if Discord refuses a message, but may accept another form of it at the same place. */
    public static boolean formal(RuntimeException failure) {
        return failure instanceof ErrorResponseException answer
                && !passing(answer)
                && (!noAccess(failure) || FOR_ITS_FORM.contains(answer.getErrorCode()));
    }

    /** True if the person accepts no messages from the bot, shares no server with it, or no longer exists. */
    public static boolean unreachable(RuntimeException failure) {
        return failure instanceof ErrorResponseException answer && UNREACHABLE.contains(answer.getErrorResponse());
    }

    /** True if Discord considers the bot a spammer and blocks its direct messages to new people. */
    public static boolean takenForSpam(ErrorResponseException failure) {
        return failure.getErrorResponse() == ErrorResponse.OPEN_DM_TOO_FAST || failure.getErrorCode() == FLAGGED;
    }

    /** True if the target of the change no longer exists. */
    public static boolean deleted(RuntimeException failure) {
        return failure instanceof ErrorResponseException answer && DELETED.contains(answer.getErrorResponse());
    }

    /** True if Discord may accept the request later: it is overloaded, failing or unreachable. */
    public static boolean passing(ErrorResponseException failure) {
        int status = failure.getResponse().code;
        return status < 400 || status == 429 || status >= 500;
    }

    /** True if Discord understands the request and refuses it permanently. */
    static boolean refused(RuntimeException failure) {
        return failure instanceof ErrorResponseException answer && !passing(answer) && !unanswerable(failure);
    }

    /**
     * True if Discord does not know the token of an interaction. If it has accepted the acknowledgement, it may know
     * the token a moment later.
     */
    static boolean tokenUnknown(RuntimeException failure) {
        return failure instanceof ErrorResponseException answer
                && (answer.getErrorResponse() == ErrorResponse.INVALID_WEBHOOK_TOKEN
                        || answer.getErrorResponse() == ErrorResponse.UNKNOWN_WEBHOOK);
    }

    /** True if the acknowledgement of an interaction came too late. */
    static boolean expired(RuntimeException failure) {
        return failure instanceof ErrorResponseException answer
                && answer.getErrorResponse() == ErrorResponse.UNKNOWN_INTERACTION;
    }

    /** True if the interaction can never be answered; its effects remain. */
    public static boolean unanswerable(RuntimeException failure) {
        return failure instanceof CancellationException
                || failure instanceof InteractionExpiredException
                || (failure instanceof ErrorResponseException answer && TOO_LATE.contains(answer.getErrorResponse()));
    }
}
