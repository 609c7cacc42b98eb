# Builds Dolmen and packs it with a Java runtime. The launcher knows how to build; starting it once proves the result.
# docs/operating.md says which base images these tags are, and how to pin them.
FROM maven:3.9-eclipse-temurin-25 AS build
WORKDIR /source
COPY . .
# The version and the commit, which the sources without Git do not tell.
ARG VERSION=
ARG REVISION=
# The launcher's archive of classes holds for the Java of this stage alone.
RUN --mount=type=cache,target=/root/.m2 \
    DOLMEN_VERSION="$VERSION" DOLMEN_COMMIT="$REVISION" ./dolmen --version \
    && rm -f bot/target/dolmen/dolmen.jsa
# The image plays on Discord alone: the local Discord, which opens a port and has no passwords, stays out of it.
RUN cp -r bot/target/dolmen /product && rm /product/lib/dolmen-sandbox-*.jar /product/lib/jetty-*.jar

# This runtime brings fontconfig, without which Java draws no text, not even in fonts of its own.
FROM eclipse-temurin:25-jre
RUN groupadd --gid 10001 dolmen && useradd --gid 10001 --uid 10001 --no-create-home dolmen \
    && install --directory --owner=dolmen --group=dolmen /data
COPY LICENSE NOTICE /opt/dolmen/
COPY --from=build /product /opt/dolmen
# One start, on the local Discord of the build, shows that it can. It leaves its classes as Java has laid them out, which
# shortens every later start.
RUN --mount=type=bind,from=build,source=/source/bot/target/dolmen,target=/whole \
    export DOLMEN_DATA=/tmp/start DOLMEN_SANDBOX_PORT=0 \
    && { java -jar /whole/dolmen.jar sandbox >/tmp/discord & } \
    && timeout 60 sh -c 'until grep -q DISCORD_GATEWAY /tmp/discord; do sleep 1; done' \
    && env $(grep ^DISCORD_ /tmp/discord) java -XX:+UseSerialGC -XX:+UseCompactObjectHeaders -Djava.awt.headless=true \
    -XX:ArchiveClassesAtExit=/opt/dolmen/dolmen.jsa -Xlog:cds*=off -jar /opt/dolmen/dolmen.jar serve --stop-when-ready \
    && kill $! && { wait $! || true; } && rm -rf /tmp/start /tmp/discord
USER dolmen
WORKDIR /data
VOLUME /data
# JDK_JAVA_OPTIONS holds what an operator may want otherwise.
ENV DOLMEN_DATA=/data DOLMEN_HEALTH_PORT=8080 DOLMEN_HEALTH_ADDRESS=0.0.0.0 DOLMEN_LOG=json JDK_JAVA_OPTIONS=-Xmx192m MALLOC_ARENA_MAX=2
EXPOSE 8080
# Whether it lives: some start an unhealthy container again, which helps against nothing of which /ready complains.
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s CMD ["bash", "-c", \
    "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'GET /health HTTP/1.0\\r\\n\\r\\n' >&3 && head -n 1 <&3 | grep -q ' 200 '"]
# The root may be read-only: only /data is written to, and /tmp, into which SQLite unpacks its library.
ENTRYPOINT ["java", "-XX:+UseSerialGC", "-XX:+UseCompactObjectHeaders", "-XX:TrimNativeHeapInterval=5000", \
    "-XX:-UsePerfData", "-Djava.awt.headless=true", "-Djava.io.tmpdir=/tmp", \
    "-XX:SharedArchiveFile=/opt/dolmen/dolmen.jsa", "-Xlog:cds*=off", "-jar", "/opt/dolmen/dolmen.jar"]
# Last, since they change with every commit.
ARG VERSION=
ARG REVISION=
ARG SOURCE=
LABEL org.opencontainers.image.title=Dolmen \
    org.opencontainers.image.description="Stone games on Discord" \
    org.opencontainers.image.licenses=Apache-2.0 \
    org.opencontainers.image.source=$SOURCE \
    org.opencontainers.image.version=$VERSION \
    org.opencontainers.image.revision=$REVISION
