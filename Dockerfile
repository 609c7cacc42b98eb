# Builds Dolmen and packs it with a Java runtime. The launcher knows how to build; starting it once proves the result.
FROM maven:3.9-eclipse-temurin-25 AS build
WORKDIR /source
COPY . .
# The launcher's archive of classes holds for the Java of this stage alone.
RUN --mount=type=cache,target=/root/.m2 ./dolmen --version && rm -f bot/target/dolmen/dolmen.jsa

# This runtime brings fontconfig, without which Java draws no text, not even in fonts of its own.
FROM eclipse-temurin:25-jre
RUN groupadd --gid 10001 dolmen && useradd --gid 10001 --uid 10001 --no-create-home dolmen \
    && install --directory --owner=dolmen --group=dolmen /data
COPY LICENSE NOTICE /opt/dolmen/
COPY --from=build /source/bot/target/dolmen /opt/dolmen
# One start shows that it can, and leaves its classes as Java has laid them out, which shortens every later start.
RUN DOLMEN_DATA=/tmp/start DOLMEN_SANDBOX_PORT=0 java -XX:+UseSerialGC -Xmx256m -Djava.awt.headless=true \
    -XX:ArchiveClassesAtExit=/opt/dolmen/dolmen.jsa -Xlog:cds*=off -jar /opt/dolmen/dolmen.jar serve --stop-when-ready \
    && rm -rf /tmp/start
USER dolmen
WORKDIR /data
VOLUME /data
# JDK_JAVA_OPTIONS holds what an operator may want otherwise.
ENV DOLMEN_DATA=/data DOLMEN_HEALTH_PORT=8080 DOLMEN_HEALTH_ADDRESS=0.0.0.0 DOLMEN_LOG=json JDK_JAVA_OPTIONS=-Xmx256m
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s CMD ["bash", "-c", \
    "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /ready HTTP/1.0\\r\\n\\r\\n' >&3 && head -n 1 <&3 | grep -q ' 200 '"]
# The root may be read-only: only /data is written to, and /tmp, into which SQLite unpacks its library.
ENTRYPOINT ["java", "-XX:+UseSerialGC", "-XX:-UsePerfData", "-Djava.awt.headless=true", "-Djava.io.tmpdir=/tmp", \
    "-XX:SharedArchiveFile=/opt/dolmen/dolmen.jsa", "-Xlog:cds*=off", "-jar", "/opt/dolmen/dolmen.jar"]
