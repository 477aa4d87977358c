# The shop as an image (docs/operations.md, Containers): built in one stage, run from another without what only building needs.
FROM node:22-slim AS build
WORKDIR /shop
COPY . .
RUN npm ci
RUN npm run build
RUN npm prune --omit=dev

FROM node:22-slim
WORKDIR /shop
COPY --from=build /shop/package.json ./package.json
COPY --from=build /shop/node_modules ./node_modules
COPY --from=build /shop/api/package.json ./api/package.json
COPY --from=build /shop/api/node_modules ./api/node_modules
COPY --from=build /shop/api/dist ./api/dist
COPY --from=build /shop/pwa/dist ./pwa/dist
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# glibc gives freed memory back sooner (docs/performance.md, Imports).
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "api/dist/shop/main.js"]
