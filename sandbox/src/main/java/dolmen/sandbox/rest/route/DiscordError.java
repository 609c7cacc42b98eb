package dolmen.sandbox.rest.route;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dolmen.sandbox.http.Bytes;
import dolmen.sandbox.http.HttpResponse;
import dolmen.sandbox.json.Json;

/** An error response of Discord: HTTP status, error code and message. */
public enum DiscordError {
    /** No token, or a wrong one. */
    UNAUTHORIZED(401, 0, "401: Unauthorized"),
    /** Discord cannot reach the server at the moment. */
    UNAVAILABLE(503, 0, "503: Service Unavailable"),
    /** The sandbox does not know the route. */
    NOT_IN_SANDBOX(501, 0, "501: The sandbox does not know this route"),
    /** No such channel. */
    UNKNOWN_CHANNEL(404, 10003, "Unknown Channel"),
    /** No such server. */
    UNKNOWN_GUILD(404, 10004, "Unknown Guild"),
    /** No such member. */
    UNKNOWN_MEMBER(404, 10007, "Unknown Member"),
    /** No such message. */
    UNKNOWN_MESSAGE(404, 10008, "Unknown Message"),
    /** No such user. */
    UNKNOWN_USER(404, 10013, "Unknown User"),
    /** No such emoji. */
    UNKNOWN_EMOJI(400, 10014, "Unknown Emoji"),
    /** The application has no such emoji. */
    UNKNOWN_APPLICATION_EMOJI(404, 10014, "Unknown Emoji"),
    /** The application has as many emoji as it may. */
    TOO_MANY_EMOJI(400, 30008, "Maximum number of emojis reached (2000)"),
    /** No interaction has this token. */
    UNKNOWN_WEBHOOK(404, 10015, "Unknown Webhook"),
    /** The interaction does not exist, or was not acknowledged in time. */
    UNKNOWN_INTERACTION(404, 10062, "Unknown interaction"),
    /** No such command. */
    UNKNOWN_COMMAND(404, 10063, "Unknown application command"),
    /** The bot is opening direct messages too quickly. */
    OPENING_DIRECT_TOO_FAST(403, 40003, "You are opening direct messages too fast"),
    /** A file is too large, or all files together are. */
    TOO_LARGE(413, 40005, "Request entity too large"),
    /** A forum contains only posts. */
    CANNOT_SEND_IN_FORUM(400, 40058, "Cannot send a message in a forum channel"),
    /** Another tag of the forum has the name. */
    TAG_NAME_TAKEN(400, 40061, "Tag names must be unique"),
    /** Every post needs a tag, and people could choose none. */
    NO_TAG_FOR_ALL(400, 40066, "There are no tags available that can be set by non-moderators"),
    /** Every post of the forum needs a tag. */
    TAG_REQUIRED(400, 40067, "A tag is required to create a forum post in this channel"),
    /** An application that is only on the user's account has sent five follow-ups. */
    TOO_MANY_FOLLOW_UPS(400, 40094, "This interaction has reached the maximum number of follow-up messages"),
    /** The interaction has already been acknowledged. */
    ALREADY_ACKNOWLEDGED(400, 40060, "Interaction has already been acknowledged."),
    /** The bot has no access to the channel or server. */
    MISSING_ACCESS(403, 50001, "Missing Access"),
    /** The action is not allowed in a direct-message channel. */
    WRONG_CHANNEL_FOR_DM(403, 50003, "Cannot execute action on a DM channel"),
    /** Somebody else wrote the message. */
    NOT_THE_AUTHOR(403, 50005, "Cannot edit a message authored by another user"),
    /** The message is empty. */
    EMPTY_MESSAGE(400, 50006, "Cannot send an empty message"),
    /** The user does not accept direct messages from the bot. */
    CANNOT_MESSAGE_USER(403, 50007, "Cannot send messages to this user"),
    /** The user shares no server with the bot. */
    NO_MUTUAL_GUILDS(403, 50278, "Cannot send messages to this user due to having no mutual guilds"),
    /** The bot lacks the permission. */
    MISSING_PERMISSIONS(403, 50013, "Missing Permissions"),
    /** The action is not allowed in this type of channel. */
    WRONG_CHANNEL_TYPE(400, 50024, "Cannot execute action on this channel type"),
    /** The interaction is older than 15 minutes. */
    INVALID_WEBHOOK_TOKEN(401, 50027, "Invalid Webhook Token"),
    /** Fields are invalid; the errors list them. */
    INVALID_FORM_BODY(400, 50035, "Invalid Form Body"),
    /** A bulk update would remove the command that starts the app's Activity. */
    ENTRY_POINT_LEFT_OUT(
            400,
            50240,
            "You cannot remove this app's Entry Point command in a bulk update operation. "
                    + "Please include the Entry Point command in your update request or delete it separately."),
    /** The thread is archived. */
    THREAD_ARCHIVED(400, 50083, "Thread is archived"),
    /** The body is not JSON. */
    INVALID_JSON(400, 50109, "The request body contains invalid JSON."),
    /** The message already has a thread. */
    THREAD_ALREADY_CREATED(400, 160004, "A thread has already been created for this message"),
    /** The thread is locked. */
    THREAD_LOCKED(400, 160005, "Thread is locked");

    private final int status;
    private final int code;
    private final String message;

    DiscordError(int status, int code, String message) {
        this.status = status;
        this.code = code;
        this.message = message;
    }

    /** Returns the exception for a handler to throw. */
    public RestException exception() {
        return new RestException(this, Json.object());
    }

    public HttpResponse response(ObjectNode errors) {
        ObjectNode json = Json.object().put("message", message).put("code", code);
        if (!errors.isEmpty()) {
            json.set("errors", errors);
        }
        return HttpResponse.of(status, "application/json", Bytes.utf8(json.toString()));
    }

    /** The error's message. */
    public String words() {
        return message;
    }
}
