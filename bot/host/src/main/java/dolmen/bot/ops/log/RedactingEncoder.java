package dolmen.bot.ops.log;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.encoder.Encoder;
import ch.qos.logback.core.encoder.EncoderBase;
import java.nio.charset.StandardCharsets;

/** The output of another encoder, without secrets. */
final class RedactingEncoder extends EncoderBase<ILoggingEvent> {
    private final Encoder<ILoggingEvent> written;
    private final Redaction redaction;

    RedactingEncoder(Encoder<ILoggingEvent> written, Redaction redaction) {
        this.written = written;
        this.redaction = redaction;
    }

    @Override
    public byte[] headerBytes() {
        return new byte[0];
    }

    @Override
    public byte[] encode(ILoggingEvent event) {
        return redaction
                .of(new String(written.encode(event), StandardCharsets.UTF_8))
                .getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public byte[] footerBytes() {
        return new byte[0];
    }
}
