# syntax=docker/dockerfile:1
# The shell, or one remote: its compressed build and the publishing command. Run once with the site's volume at
# /srv/fleetwatch, it publishes its version there; other remotes do not change. Built from the repository's folder, one by one:
#   docker build -f infra/images/site.Dockerfile --build-arg WORKSPACE=mf-plans -t fleetwatch/mf-plans:0.2.0 .
ARG WORKSPACE=shell

FROM node:24.21.0-bookworm-slim AS build
ARG WORKSPACE
WORKDIR /app
COPY package.json package-lock.json tsconfig.base.json ./
COPY contract/package.json contract/
COPY kit/package.json kit/
COPY infra/remote/package.json infra/remote/
COPY infra/site/package.json infra/site/
COPY ${WORKSPACE}/package.json ${WORKSPACE}/
RUN npm ci --ignore-scripts --no-audit --no-fund --include-workspace-root=false -w @fleetwatch/kit -w @fleetwatch/remote -w @fleetwatch/${WORKSPACE}
COPY contract contract
COPY kit kit
COPY infra/remote infra/remote
COPY ${WORKSPACE} ${WORKSPACE}
RUN cd ${WORKSPACE} && node ../infra/remote/bin/fleetwatch-remote.mjs build

FROM node:24.21.0-bookworm-slim
ARG WORKSPACE
ENV NODE_ENV=production FLEETWATCH_SITE=/srv/fleetwatch FLEETWATCH_BUILD=./${WORKSPACE}/dist
WORKDIR /app
COPY package.json ./
RUN mkdir -p node_modules/@fleetwatch && ln -s ../../contract ../../kit node_modules/@fleetwatch/
COPY contract/package.json contract/
COPY contract/src contract/src
COPY kit/package.json kit/
COPY kit/src/federation kit/src/federation
COPY infra/site/package.json infra/site/
COPY infra/site/src infra/site/src
COPY --from=build /app/${WORKSPACE}/dist ${WORKSPACE}/dist
RUN install -d -o node -g node /srv/fleetwatch
USER node
STOPSIGNAL SIGTERM
# A one-shot container.
HEALTHCHECK NONE
CMD ["sh", "-c", "exec node infra/site/src/site.ts publish \"$FLEETWATCH_BUILD\""]
