# The site: docker build -f deploy/images/site.Dockerfile --build-arg THEME=meridienne -t vitrine-site .
# Node is that of package.json; a digest behind the tag pins the system below it too.
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY content/package.json content/
COPY site/package.json site/
COPY e2e/package.json e2e/
COPY tracing/package.json tracing/

FROM manifests AS build
RUN npm ci
COPY . .
ARG THEME=
RUN THEME=${THEME} node launcher/build.ts site

FROM manifests AS production
RUN npm ci --omit=dev --workspace site --workspace contract --workspace tracing

FROM node:${NODE_VERSION}-bookworm-slim AS site
ENV NODE_ENV=production \
    CACHE_DIR=/var/cache/vitrine
RUN mkdir -p /var/cache/vitrine /var/lib/vitrine-assets && chown node:node /var/cache/vitrine /var/lib/vitrine-assets
WORKDIR /app/site
COPY --from=production /app/node_modules /app/node_modules
COPY --from=build /app/contract /app/contract
COPY --from=build /app/tracing /app/tracing
# Its package.json, and the packages of which another one needs another version.
COPY --from=production /app/site /app/site
COPY --from=build /app/site/build /app/site/build
USER node
EXPOSE 3000 3002
VOLUME /var/cache/vitrine
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.INTERNAL_PORT || 3002}/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server/index.js"]
