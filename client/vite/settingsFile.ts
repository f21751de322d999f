import type { Connect, Plugin } from 'vite'

/** What the gateway says at the same address when it serves the client: where social sign-in and the card form are played, where map tiles are, and whether there are drive times by road. */
const answer: Connect.NextHandleFunction = (_request, response) => {
  const {
    MOCK_HEADERS,
    IDENTITY_URL: identityUrl,
    CARD_FORM_URL: cardFormUrl,
    MAP_TILES_URL: url,
    MAP_TILES_ATTRIBUTION: attribution,
    ROUTING_URL: routingUrl,
  } = process.env
  response.setHeader('content-type', 'application/json')
  response.setHeader('cache-control', 'no-store')
  const tiles = url && { mapTiles: { url, ...(attribution && { attribution }) } }
  response.end(
    JSON.stringify({
      ...(MOCK_HEADERS === '1' && { mockHeaders: true }),
      ...(identityUrl && { identityUrl }),
      ...(cardFormUrl && { cardFormUrl }),
      ...tiles,
      ...(routingUrl && { driveTimes: true }),
    }),
  )
}

/** `/settings.json` of the development server and the preview, out of the environment variables `IDENTITY_URL`, `CARD_FORM_URL`, `MAP_TILES_URL` and `ROUTING_URL`. */
export const settingsFile = (): Plugin => ({
  name: 'callout:settings-file',
  configureServer: ({ middlewares }) => void middlewares.use('/settings.json', answer),
  configurePreviewServer: ({ middlewares }) => void middlewares.use('/settings.json', answer),
})
