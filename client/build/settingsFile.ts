import type { Connect, Plugin } from 'vite'

/** What the gateway says at the same address when it serves the client: where social sign-in is played, if anywhere. */
const answer: Connect.NextHandleFunction = (_request, response) => {
  const identityUrl = process.env['IDENTITY_URL']
  response.setHeader('content-type', 'application/json')
  response.setHeader('cache-control', 'no-store')
  response.end(JSON.stringify(identityUrl ? { identityUrl } : {}))
}

/** `/settings.json` of the development server and the preview, out of the environment variable `IDENTITY_URL`. */
export const settingsFile = (): Plugin => ({
  name: 'callout:settings-file',
  configureServer: ({ middlewares }) => void middlewares.use('/settings.json', answer),
  configurePreviewServer: ({ middlewares }) => void middlewares.use('/settings.json', answer),
})
