package dolmen.bot.fault;

import dolmen.bot.survival.ToldElsewhere;

/**
 * A failure to store or to read. No part of the change is stored, unless the result is
 * {@linkplain StorageFault#UNCERTAIN uncertain}. Earlier changes are safe.
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
