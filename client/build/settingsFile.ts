import type { Connect, Plugin } from 'vite'

/** What the gateway says at the same address when it serves the client: where social sign-in is played and map tiles are, if anywhere. */
const answer: Connect.NextHandleFunction = (_request, response) => {
  const { IDENTITY_URL: identityUrl, MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution } = process.env
  response.setHeader('content-type', 'application/json')
  response.setHeader('cache-control', 'no-store')
  response.end(
    JSON.stringify({ ...(identityUrl && { identityUrl }), ...(url && { mapTiles: { url, ...(attribution && { attribution }) } }) }),
  )
}

/** `/settings.json` of the development server and the preview, out of the environment variables `IDENTITY_URL` and `MAP_TILES_URL`. */
export const settingsFile = (): Plugin => ({
  name: 'callout:settings-file',
  configureServer: ({ middlewares }) => void middlewares.use('/settings.json', answer),
  configurePreviewServer: ({ middlewares }) => void middlewares.use('/settings.json', answer),
})
