package dolmen.bot.discord.words;

import dolmen.bot.fault.StorageFault;

/** Messages to people whose action was not stored, with the reason. */
public final class StorageFaultWords {
    private StorageFaultWords() {}

    public static String of(StorageFault fault) {
        return "%s: %s. Everything saved before is safe. %s".formatted(what(fault), why(fault), next(fault));
    }

    private static String what(StorageFault fault) {
        return switch (fault) {
            case FULL, READ_ONLY, LOCKED, BUSY, DAMAGED, GONE, UNREACHABLE, DISK ->
                "That was not done, because I cannot save anything now";
            case UNCERTAIN -> "I cannot tell whether that was saved";
        };
    }

    private static String why(StorageFault fault) {
        return switch (fault) {
            case FULL -> "my disk is full";
            case READ_ONLY -> "my disk cannot be written";
            case LOCKED -> "another program holds my database";
            case BUSY -> "others do too much at this moment";
            case DAMAGED -> "my database is damaged";
            case GONE -> "my database has been taken away";
            case UNREACHABLE -> "my database does not answer";
            case UNCERTAIN -> "my database stopped answering at that very moment";
            case DISK -> "my disk fails";
        };
    }

    private static String next(StorageFault fault) {
        return switch (fault) {
            case LOCKED, BUSY, UNREACHABLE -> "Please try again in a moment.";
            case UNCERTAIN -> "Please look in a moment, and try again only if it was not.";
            case FULL, READ_ONLY, DISK -> "Please try again later. My log tells whoever runs me what to do.";
            case DAMAGED, GONE -> "Please tell whoever runs me; my log says what to do.";
        };
    }
}
