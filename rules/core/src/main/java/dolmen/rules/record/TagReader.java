package dolmen.rules.record;

import dolmen.rules.phrase.Verbatim;

/** Reads the tag at a cursor, which is on its opening bracket. */
record TagReader(Cursor cursor) {
    private static final Verbatim FORM = new Verbatim("[Name \"value\"]");

    Tag read() throws FaultException {
        cursor.next();
        inLine();
        RecordFault atName = cursor.fault(RecordPhrases.tagName(Tag.LONGEST_NAME));
        String name = cursor.takeWhile(Character::isLetterOrDigit);
        if (!Tag.isName(name)) {
            throw new FaultException(atName);
        }
        inLine();
        expect('"');
        String value = value();
        inLine();
        expect(']');
        return new Tag(name, value);
    }

    private void inLine() {
        cursor.takeWhile(character -> character != '\n' && Cursor.isBlank(character));
    }

    private void expect(int wanted) throws FaultException {
        if (cursor.peek() != wanted) {
            throw new FaultException(cursor.fault(RecordPhrases.tagForm(FORM)));
        }
        cursor.next();
    }

    /** The text between quotes; a backslash escapes a quote or a backslash. */
    private String value() throws FaultException {
        StringBuilder value = new StringBuilder();
        while (cursor.peek() != '"') {
            if (cursor.peek() == '\\') {
                cursor.next();
                if (cursor.peek() != '"' && cursor.peek() != '\\') {
                    throw new FaultException(cursor.fault(RecordPhrases.tagBackslash()));
                }
            }
            if (cursor.peek() == Cursor.END || cursor.peek() == '\n') {
                throw new FaultException(cursor.fault(RecordPhrases.tagOpen()));
            }
            if (!Tag.isWritable(cursor.peek())) {
                throw new FaultException(cursor.fault(RecordPhrases.tagCharacter()));
            }
            if (value.length() + Character.charCount(cursor.peek()) > Tag.LONGEST_VALUE) {
                throw new FaultException(cursor.fault(RecordPhrases.tagTooLong(Tag.LONGEST_VALUE)));
            }
            value.appendCodePoint(cursor.next());
        }
        cursor.next();
        return value.toString();
    }
}
