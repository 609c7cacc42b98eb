package dolmen.rules.record;

/** An exception that carries a record's fault out of its readers. */
final class FaultException extends Exception {
    private static final long serialVersionUID = 1;

    private final transient RecordFault fault;

    FaultException(RecordFault fault) {
        super(fault.toString(), null, false, false);
        this.fault = fault;
    }

    RecordFault fault() {
        return fault;
    }
}
