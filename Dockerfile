# Build stage: every package, the compiler, the page, and one tarball.
FROM node:22-bookworm-slim AS build
WORKDIR /src
COPY . .
RUN npm ci --no-audit --no-fund && node scripts/pack.mjs

# Runtime stage: the published package and nothing else.
FROM node:22-bookworm-slim
RUN --mount=type=bind,from=build,source=/src/dist,target=/pack \
    npm install --global --no-audit --no-fund /pack/archivolt-*.tgz && npm cache clean --force \
 && mkdir /data && chown node:node /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_FOLDER=/data
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=3s --start-period=20s \
  CMD node -e "fetch('http://127.0.0.1:8080/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
STOPSIGNAL SIGTERM
CMD ["archivolt", "serve"]
