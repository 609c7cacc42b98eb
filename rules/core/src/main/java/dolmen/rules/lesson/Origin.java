package dolmen.rules.lesson;

/** Whose rule something is. */
public enum Origin {
    DESIGNER(""),
    HOUSE_READING("House reading, not the designer's."),
    HOUSE_RECONSTRUCTION("House reconstruction, not the designer's.");

    private final String note;

    Origin(String note) {
        this.note = note;
    }

    /** What is said about it where the rule is told; empty for the designer's own. */
    public String note() {
        return note;
    }
}
