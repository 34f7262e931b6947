# PostgreSQL with pgBackRest, which archives every change (README.md, "Point-in-time recovery").
# For another version, or to pin the image: --build-arg POSTGRES=postgres:18@sha256:…
ARG POSTGRES=postgres:18
FROM ${POSTGRES}
# A bucket's certificate is checked against ca-certificates, which PostgreSQL's image doesn't have.
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends ca-certificates pgbackrest && rm -rf /var/lib/apt/lists/*
# For pgBackRest's commands in "docker compose exec" and "run".
ENV PGBACKREST_CONFIG=/tmp/pgbackrest.conf PGBACKREST_STANZA=velora
RUN install -d -o postgres -g postgres -m 700 /backups-wal
COPY --chmod=755 src/operations/pgbackrest-conf.sh src/operations/compose/postgres.sh /usr/local/bin/
ENTRYPOINT ["postgres.sh"]
CMD ["postgres"]
