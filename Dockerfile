# What runs, in images of their own: `gateway` (with the built client) and `mock-api`. See docker-compose.yml.
FROM node:24.21.0-bookworm-slim AS base
WORKDIR /callout
ENV NODE_ENV=production
COPY package.json package-lock.json ./
COPY contracts/package.json contracts/
COPY gateway/package.json gateway/
COPY mock-api/package.json mock-api/
COPY client/package.json client/

# Everything that builds.
FROM base AS whole
RUN npm ci --include=dev --no-audit --no-fund
COPY tsconfig.json schema.graphql codegen.ts ./
COPY contracts contracts
COPY client client
COPY gateway/src/generated gateway/src/generated

FROM whole AS built-client
RUN npm run build -w client

FROM whole AS client-dev
ENV NODE_ENV=development
RUN chown -R node:node client
USER node
WORKDIR /callout/client
EXPOSE 5173
CMD ["node", "../node_modules/vite/bin/vite.js", "--host", "0.0.0.0"]

FROM base AS gateway
RUN npm ci --omit=dev --no-audit --no-fund -w contracts -w gateway && npm cache clean --force
COPY schema.graphql ./
COPY contracts/src contracts/src
COPY gateway/src gateway/src
COPY --from=built-client /callout/client/dist client/dist
COPY tools/sbom.ts tools/imageSbom.ts tools/
RUN node tools/imageSbom.ts > sbom.json
USER node
EXPOSE 4000
CMD ["node", "gateway/src/main.ts"]

FROM base AS mock-api
RUN npm ci --omit=dev --no-audit --no-fund -w contracts -w mock-api && npm cache clean --force \
  && mkdir /data && chown node:node /data
COPY contracts/src contracts/src
COPY mock-api/src mock-api/src
COPY tools/sbom.ts tools/imageSbom.ts tools/
RUN node tools/imageSbom.ts > sbom.json
USER node
VOLUME /data
EXPOSE 4010
CMD ["node", "mock-api/src/main.ts"]
