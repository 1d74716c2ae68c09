# The steps are the scripts that a developer and CI run too, so the image cannot be built in a way nobody tests.
FROM node:26-bookworm AS built
RUN mkdir /data && mkdir -p /app && chown node:node /data /app
WORKDIR /app
USER node
# What decides about the dependencies comes first: a change in the sources then reuses the installed layer.
COPY --chown=node:node package.json pnpm-lock.yaml pnpm-workspace.yaml .npmrc ./
COPY --chown=node:node art/package.json art/
COPY --chown=node:node contracts/package.json contracts/
COPY --chown=node:node merchants/package.json merchants/
COPY --chown=node:node seed/package.json seed/
COPY --chown=node:node platform/package.json platform/
COPY --chown=node:node stage/package.json stage/
COPY --chown=node:node steering/package.json steering/
COPY --chown=node:node fake-server/package.json fake-server/
COPY --chown=node:node web/package.json web/
COPY --chown=node:node console/package.json console/
COPY --chown=node:node demo/package.json demo/
COPY --chown=node:node tests/package.json tests/
COPY --chown=node:node scripts/setup.mjs scripts/
COPY --chown=node:node scripts/lib/current-node.mjs scripts/lib/fingerprint.mjs scripts/lib/root.mjs scripts/lib/run.mjs scripts/lib/
RUN npm run setup
COPY --chown=node:node . .
RUN npm run build

FROM built AS suites
ENV PLAYWRIGHT_BROWSERS_PATH=/opt/browsers
USER root
RUN npm run browser
USER node
CMD ["npm", "test"]

FROM built AS image
RUN npm run image

# Only what a server needs at run time: the sources, the tools and their dependencies stay behind.
FROM node:26-bookworm-slim AS serve
RUN mkdir /data && chown node:node /data
WORKDIR /app
COPY --from=image --chown=node:node /app/dist ./
USER node
# Reachable from outside the container, so the control API stays off until CONTROL_TOKEN is given.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 STAGE_PORT=3001 DATA_DIR=/data
VOLUME /data
EXPOSE 3000 3001
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s --retries=5 \
  CMD ["node", "--eval", "fetch('http://127.0.0.1:3000/healthz').then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "fake-server/dist/server.js"]
