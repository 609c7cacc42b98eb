package dolmen.rules.record;

/** Carries a fault from its place out of the reading of its record. */
final class FaultException extends Exception {
    private static final long serialVersionUID = 1;

    private final transient RecordFault fault;

    FaultException(RecordFault fault) {
        super(fault.words(), null, false, false);
        this.fault = fault;
    }

    RecordFault fault() {
        return fault;
    }
}
