package dolmen.rules.record;

/** Leads from the place of a fault out of the reading of its record. */
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
