package dolmen.bot.discord.words;

import dolmen.bot.fault.StorageFault;
import dolmen.rules.phrase.Phrase;

/** Messages to people whose action was not stored, with the reason. */
public final class StorageFaultWords {
    private StorageFaultWords() {}

    public static Phrase of(StorageFault fault) {
        return switch (fault) {
            case FULL -> WordsPhrases.faultFull();
            case READ_ONLY -> WordsPhrases.faultReadOnly();
            case LOCKED -> WordsPhrases.faultLocked();
            case BUSY -> WordsPhrases.faultBusy();
            case DAMAGED -> WordsPhrases.faultDamaged();
            case GONE -> WordsPhrases.faultGone();
            case UNREACHABLE -> WordsPhrases.faultUnreachable();
            case UNCERTAIN -> WordsPhrases.faultUncertain();
            case DISK -> WordsPhrases.faultDisk();
        };
    }
}
