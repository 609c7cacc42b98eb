package dolmen.bot.fault;

import dolmen.bot.survival.ToldElsewhere;

/**
 * The reason why something was not stored, or could not be read: nothing of it holds, unless that is
 * {@linkplain StorageFault#UNCERTAIN uncertain}, and what was stored before does.
 */
public final class StorageFaultException extends RuntimeException implements ToldElsewhere {
    private static final long serialVersionUID = 1;

    private final StorageFault fault;

    public StorageFaultException(StorageFault fault, String message, Throwable cause) {
        super(message, cause);
        this.fault = fault;
    }

    public StorageFaultException(StorageFault fault, String message) {
        super(message);
        this.fault = fault;
    }

    public StorageFault fault() {
        return fault;
    }
}
