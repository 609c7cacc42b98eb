package dolmen.bot.discord.answer;

import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.CancellationException;
import net.dv8tion.jda.api.exceptions.ErrorResponseException;
import net.dv8tion.jda.api.exceptions.InteractionExpiredException;
import net.dv8tion.jda.api.exceptions.PermissionException;
import net.dv8tion.jda.api.requests.ErrorResponse;

/** What the failures of requests to Discord mean. */
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

    /** No files may be sent there; the client has no name for it. */
    private static final int UPLOADS_LIMITED = 400_001;

    /** Of those without access: what might be let in there in another form. */
    private static final Set<Integer> FOR_ITS_FORM =
            Set.of(UPLOADS_LIMITED, ErrorResponse.MISSING_PERMISSIONS.getCode());

    private static final Set<ErrorResponse> DELETED =
            EnumSet.of(ErrorResponse.UNKNOWN_CHANNEL, ErrorResponse.UNKNOWN_GUILD, ErrorResponse.UNKNOWN_MESSAGE);

    private static final Set<ErrorResponse> UNREACHABLE =
            EnumSet.of(ErrorResponse.CANNOT_SEND_TO_USER, ErrorResponse.NO_MUTUAL_GUILDS, ErrorResponse.UNKNOWN_USER);

    /** The bot has been flagged by Discord's anti-spam system; the client has no name for it. */
    private static final int FLAGGED = 20_026;

    private static final Set<ErrorResponse> TOO_LATE = EnumSet.of(
            ErrorResponse.UNKNOWN_INTERACTION,
            ErrorResponse.INTERACTION_ALREADY_ACKNOWLEDGED,
            ErrorResponse.INVALID_WEBHOOK_TOKEN,
            ErrorResponse.UNKNOWN_WEBHOOK);

    private Failures() {}

    /** True if the bot may not be there, or there is nothing there: no use in trying again at the same place. */
    public static boolean noAccess(RuntimeException failure) {
        return failure instanceof PermissionException
                || (failure instanceof ErrorResponseException answer
                        && (NO_ACCESS.contains(answer.getErrorResponse()) || answer.getErrorCode() == UPLOADS_LIMITED));
    }

    /** True if Discord will not have it as it is, today or tomorrow. */
    public static boolean lasting(RuntimeException failure) {
        return failure instanceof PermissionException
                || (failure instanceof ErrorResponseException answer && !passing(answer));
    }

    /** True if Discord will not have a message as it is, but may have another at the same place. */
    public static boolean formal(RuntimeException failure) {
        return failure instanceof ErrorResponseException answer
                && !passing(answer)
                && (!noAccess(failure) || FOR_ITS_FORM.contains(answer.getErrorCode()));
    }

    /** True if the person accepts no messages from the bot, shares no server with it, or has gone. */
    public static boolean unreachable(RuntimeException failure) {
        return failure instanceof ErrorResponseException answer && UNREACHABLE.contains(answer.getErrorResponse());
    }

    /** True if Discord takes the bot for a sender of spam and lets it write to nobody new in private. */
    public static boolean takenForSpam(ErrorResponseException failure) {
        return failure.getErrorResponse() == ErrorResponse.OPEN_DM_TOO_FAST || failure.getErrorCode() == FLAGGED;
    }

    /** True if what was to be changed is no more. */
    public static boolean deleted(RuntimeException failure) {
        return failure instanceof ErrorResponseException answer && DELETED.contains(answer.getErrorResponse());
    }

    /** True if Discord may do it later: it is overloaded, in trouble or out of reach. */
    public static boolean passing(ErrorResponseException failure) {
        int status = failure.getResponse().code;
        return status < 400 || status == 429 || status >= 500;
    }

    /** True if Discord understands what is asked and will not have it, today or tomorrow. */
    static boolean refused(RuntimeException failure) {
        return failure instanceof ErrorResponseException answer && !passing(answer) && !unanswerable(failure);
    }

    /**
     * True if Discord does not know the token of an interaction. Where it has taken the acknowledgement, it may know it
     * a moment later.
     */
    static boolean tokenUnknown(RuntimeException failure) {
        return failure instanceof ErrorResponseException answer
                && (answer.getErrorResponse() == ErrorResponse.INVALID_WEBHOOK_TOKEN
                        || answer.getErrorResponse() == ErrorResponse.UNKNOWN_WEBHOOK);
    }

    /** True if the interaction cannot be answered, now or ever: what it caused holds all the same. */
    public static boolean unanswerable(RuntimeException failure) {
        return failure instanceof CancellationException
                || failure instanceof InteractionExpiredException
                || (failure instanceof ErrorResponseException answer && TOO_LATE.contains(answer.getErrorResponse()));
    }
}
