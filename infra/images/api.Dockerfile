# syntax=docker/dockerfile:1
# The API, and the command line (docs/command-line.md). Built from the repository's folder:
#   docker build -f infra/images/api.Dockerfile -t fleetwatch/api .
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY api/package.json api/
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --include-workspace-root=false -w @fleetwatch/api

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8090 FLEETWATCH_DATA=/tmp/fleetwatch
WORKDIR /app
COPY --from=packages /app ./
COPY contract/src contract/src
COPY api/src api/src
COPY infra/local/package.json infra/local/
COPY infra/local/src/admin.ts infra/local/src/configureApi.ts infra/local/src/readSettings.ts infra/local/src/readSigningSecret.ts infra/local/src/startDatabase.ts infra/local/src/StartRefusal.ts infra/local/src/
USER node
EXPOSE 8090
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# infra/local/apiFlags.mjs says why.
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=20", "api/src/main.ts"]
