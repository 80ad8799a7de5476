# syntax=docker/dockerfile:1
# For a site in a bucket (infra/cdk): mirrors the bucket into the folder that the pages container beside it reads.
# Built from the repository's folder:
#   docker build -f infra/images/follower.Dockerfile -t fleetwatch/follower .
FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY api/package.json api/
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --include-workspace-root=false -w @fleetwatch/api

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production FLEETWATCH_SITE=/srv/fleetwatch
WORKDIR /app
COPY --from=packages /app ./
RUN ln -s ../../infra/site node_modules/@fleetwatch/
COPY contract/src contract/src
COPY api/src api/src
COPY infra/site/package.json infra/site/
COPY infra/site/src/isMissing.ts infra/site/src/sitePaths.ts infra/site/src/writeAtomically.ts infra/site/src/
COPY infra/local/package.json infra/local/
COPY infra/local/src/follow.ts infra/local/src/followBucket.ts infra/local/src/
RUN install -d -o node -g node /srv/fleetwatch
# Sets the owner of the folder: Fargate gives a volume to root, unless the image has an owner for it.
VOLUME /srv/fleetwatch
USER node
STOPSIGNAL SIGTERM
# Checks only that the first pass is done, so that an unavailable bucket stops no container.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "-e", "process.exit(require('fs').existsSync(`${process.env.FLEETWATCH_SITE}/shell/index.html`) ? 0 : 1)"]
CMD ["node", "infra/local/src/follow.ts"]
