# Images of what runs: `gateway` (with the built client) and `mock-api`; `gateway-dev` and `client-dev` for development.
# See docker-compose.yml.
FROM node:24.21.0-bookworm-slim AS base
LABEL org.opencontainers.image.vendor="Callout" org.opencontainers.image.version="4.0.1" org.opencontainers.image.licenses="UNLICENSED"
WORKDIR /callout
ENV NODE_ENV=production HOST=0.0.0.0
COPY package.json package-lock.json ./
COPY contracts/package.json contracts/
COPY gateway/package.json gateway/
COPY mock-api/package.json mock-api/
COPY client/package.json client/

# Everything that builds.
FROM base AS whole
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev --no-audit --no-fund && chown -R node:node client gateway
COPY --chown=node tsconfig.json schema.graphql codegen.ts ./
COPY --chown=node contracts contracts
COPY --chown=node client client
COPY --chown=node gateway/src/generated gateway/src/generated

FROM whole AS built-client
ARG VITE_ADDRESS_PROVIDER VITE_ANALYTICS_URL VITE_APPLE_CLIENT_ID VITE_AUTH_HOST VITE_FACEBOOK VITE_FACEBOOK_CLIENT_ID \
  VITE_GOOGLE_CLIENT_ID VITE_GOOGLE_PLACES_KEY VITE_PRODUCT_PREFIX VITE_SUPPORT_FORM_URL
RUN npm run build -w client

FROM whole AS built-page
COPY mock-api/page mock-api/page
RUN mkdir -p mock-api/dist && npm run build -w mock-api

# Sources that docker/dev.yml keeps up to date, and the code generator.
FROM whole AS dev
ENV NODE_ENV=development
COPY --chown=node gateway gateway
COPY --chown=node tools tools
USER node

FROM dev AS gateway-dev
LABEL org.opencontainers.image.title="Callout gateway, development"
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --start-interval=1s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "gateway/src/main.ts"]

FROM dev AS client-dev
LABEL org.opencontainers.image.title="Callout client, development server"
WORKDIR /callout/client
EXPOSE 5173
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --start-interval=1s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:5173/').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "../node_modules/vite/bin/vite.js", "--host", "0.0.0.0"]

FROM base AS gateway
LABEL org.opencontainers.image.title="Callout gateway" org.opencontainers.image.description="GraphQL gateway that serves the built client"
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --no-audit --no-fund -w contracts -w gateway
COPY schema.graphql ./
COPY contracts/src contracts/src
COPY gateway/src gateway/src
COPY --from=built-client /callout/client/dist client/dist
COPY tools/sbom.ts tools/imageSbom.ts tools/
RUN node tools/imageSbom.ts > sbom.json
ENV CLIENT_DIR=/callout/client/dist
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --start-interval=1s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "gateway/src/main.ts"]

FROM base AS mock-api
LABEL org.opencontainers.image.title="Callout mock API" org.opencontainers.image.description="REST API with demo data, for development and tests"
# Of the fonts, only the weights of mock-api/src/pdf/fonts.ts stay; packages of the page are in its build. npm installs them because
# the client has them as dependencies.
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --no-audit --no-fund -w contracts -w mock-api \
  && find node_modules -name '*.[ot]tf' ! -name '*Regular.[ot]tf' ! -name '*_600SemiBold.ttf' ! -name 'NotoNaskhArabic-Bold.ttf' \
    ! -name 'NotoSansHebrew-Bold.ttf' ! -name 'NanumGothicCoding_700Bold.ttf' -delete \
  && rm -r node_modules/@mantine node_modules/@tabler node_modules/react node_modules/react-dom \
  && mkdir /data && chown node:node /data
COPY contracts/src contracts/src
COPY mock-api/src mock-api/src
COPY --from=built-page /callout/mock-api/dist mock-api/dist
COPY tools/sbom.ts tools/imageSbom.ts tools/
RUN node tools/imageSbom.ts > sbom.json
ENV DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 4010
# The largest demo data take a minute or two.
HEALTHCHECK --interval=10s --timeout=5s --start-period=240s --start-interval=1s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4010/health').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "mock-api/src/main.ts"]
