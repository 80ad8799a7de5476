# syntax=docker/dockerfile:1
# Pages (HTML with its nonce, the registry) of the site that is mounted at /srv/fleetwatch, and the command line of a site
# (infra/site). Built from the repository's folder:
#   docker build -f infra/images/pages.Dockerfile -t fleetwatch/pages .
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY infra/site/package.json infra/site/
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --include-workspace-root=false -w @fleetwatch/site

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8091 FLEETWATCH_SITE=/srv/fleetwatch
WORKDIR /app
COPY package.json ./
# The only dependencies of infra/site that pages use.
COPY --from=packages /app/node_modules/sirv node_modules/sirv
COPY --from=packages /app/node_modules/@polka/url node_modules/@polka/url
COPY --from=packages /app/node_modules/mrmime node_modules/mrmime
COPY --from=packages /app/node_modules/totalist node_modules/totalist
RUN mkdir -p node_modules/@fleetwatch && ln -s ../../api ../../contract ../../kit ../../infra/site node_modules/@fleetwatch/
COPY api/package.json api/
COPY api/src/platform/http/drain.ts api/src/platform/http/
COPY api/src/platform/config/withSecretFiles.ts api/src/platform/config/
COPY contract/package.json contract/
COPY contract/src contract/src
COPY kit/package.json kit/
COPY kit/src/federation kit/src/federation
COPY infra/site/package.json infra/site/
COPY infra/site/src infra/site/src
COPY infra/local/package.json infra/local/
COPY infra/local/src/pages.ts infra/local/src/createPortalServer.ts infra/local/src/listen.ts infra/local/src/readSettings.ts infra/local/src/StartRefusal.ts infra/local/src/
RUN install -d -o node -g node /srv/fleetwatch
USER node
EXPOSE 8091
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "infra/local/src/pages.ts"]
