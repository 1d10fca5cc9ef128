# The content service: docker build -f deploy/images/content.Dockerfile -t vitrine-content .
# Its commands (setup, school, mirror) need the whole repository: --target tools, for one run at a time.
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY contract/package.json contract/
COPY content/package.json content/
COPY site/package.json site/
COPY e2e/package.json e2e/
COPY tracing/package.json tracing/

FROM manifests AS tools
RUN npm ci
COPY . .
ENV NODE_ENV=production \
    DATA_DIR=/var/lib/vitrine
RUN mkdir -p /var/lib/vitrine && chown node:node /var/lib/vitrine
USER node
HEALTHCHECK NONE
CMD ["npm", "run", "setup"]

FROM manifests AS build
RUN npm ci
COPY . .
RUN node launcher/build.ts content

FROM manifests AS production
RUN npm ci --omit=dev --workspace contract --workspace tracing \
  # The packages that Next has traced are in the standalone output.
  && ln -s ../content/.next/standalone/node_modules/pg node_modules/pg

FROM node:${NODE_VERSION}-bookworm-slim AS content
ENV NODE_ENV=production \
    CONTENT_HOST=0.0.0.0 \
    DATA_DIR=/var/lib/vitrine
RUN mkdir -p /var/lib/vitrine && chown node:node /var/lib/vitrine
WORKDIR /app/content
COPY --from=production /app/node_modules /app/node_modules
COPY --from=build /app/contract /app/contract
COPY --from=build /app/tracing /app/tracing
COPY --from=build /app/content/package.json /app/content/serve.js /app/content/
COPY --from=build /app/content/server /app/content/server
COPY --from=build /app/content/src /app/content/src
COPY --from=build /app/content/.next/standalone /app/content/.next/standalone
USER node
EXPOSE 3001
VOLUME /var/lib/vitrine
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.CONTENT_PORT || 3001}/api/health/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "serve.js"]
