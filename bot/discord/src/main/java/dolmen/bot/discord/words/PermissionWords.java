package dolmen.bot.discord.words;

import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Verbatim;
import java.util.Arrays;
import java.util.Collection;
import net.dv8tion.jda.api.Permission;

/** The names of permissions, as Discord's client shows them in the reader's language. */
public final class PermissionWords {
    private PermissionWords() {}

    /** The name of the permission. */
    public static Argument of(Permission permission) {
        return switch (permission) {
            case VIEW_CHANNEL -> WordsPhrases.permissionViewChannels();
            case MESSAGE_SEND -> WordsPhrases.permissionSendMessages();
            case MESSAGE_SEND_IN_THREADS -> WordsPhrases.permissionSendMessagesInThreads();
            case CREATE_PUBLIC_THREADS -> WordsPhrases.permissionCreatePublicThreads();
            case MESSAGE_ATTACH_FILES -> WordsPhrases.permissionAttachFiles();
            case MANAGE_THREADS -> WordsPhrases.permissionManageThreads();
            case MANAGE_CHANNEL -> WordsPhrases.permissionManageChannels();
            case MESSAGE_HISTORY -> WordsPhrases.permissionReadHistory();
            case MESSAGE_ADD_REACTION -> WordsPhrases.permissionAddReactions();
            case USE_APPLICATION_COMMANDS -> WordsPhrases.permissionUseApplicationCommands();
            case MANAGE_SERVER -> WordsPhrases.permissionManageServer();
            default -> new Verbatim(permission.getName());
        };
    }

    /** The names of the permissions, joined as the reader's language joins. */
    public static Listing of(Collection<Permission> permissions) {
        return Listing.and(permissions.stream().map(PermissionWords::of).toList());
    }

    /** The name of the permission with the English name. */
    public static Argument named(String english) {
        return Arrays.stream(Permission.values())
                .filter(permission -> permission.getName().equals(english))
                .findFirst()
                .map(PermissionWords::of)
                .orElseGet(() -> new Verbatim(english));
    }
}
