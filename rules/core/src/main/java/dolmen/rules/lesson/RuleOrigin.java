package dolmen.rules.lesson;

/** The origin of a rule: the designer, or this host. */
public enum RuleOrigin {
    DESIGNER(""),
    HOUSE_READING("House reading, not the designer's."),
    HOUSE_RECONSTRUCTION("House reconstruction, not the designer's.");

    private final String note;

    RuleOrigin(String note) {
        this.note = note;
    }

    /** The remark on the origin in the text of the rule; empty for the designer's own. */
    public String note() {
        return note;
    }
}
