import { fileURLToPath } from 'node:url'
import { APP_VERSION } from '@callout/contracts/constants'
import { readFlag } from '@callout/contracts/wire/flag'
import type { RouteObject } from 'react-router'
import { type Connect, type Plugin, runnerImport } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const NO_STYLES = '\0no-styles'

/** The client's styles need Vite's CSS pipeline, which `runnerImport` does not start. */
const withoutStyles: Plugin = {
  name: 'callout:without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? NO_STYLES : null),
  load: (id) => (id === NO_STYLES ? 'export default {}' : null),
}

/** Catch-all routes show "not found" and are left out. */
function patternsOf(routes: readonly RouteObject[], parent: string): string[] {
  return routes.flatMap(({ path, children }) => {
    const pattern = path === undefined || path.startsWith('/') ? (path ?? parent) : `${parent.replace(/\/$/, '')}/${path}`
    if (children) return patternsOf(children, pattern)
    return pattern.endsWith('*') ? [] : [pattern]
  })
}

export async function routePatterns(mode = 'production'): Promise<string[]> {
  const { module } = await runnerImport<{ routes: RouteObject[] }>(`${root}src/app/router.tsx`, {
    root,
    mode,
    logLevel: 'error',
    plugins: [withoutStyles],
  })
  return [...new Set(patternsOf(module.routes, ''))].toSorted()
}

function settings() {
  const { MOCK_HEADERS, IDENTITY_URL, CARD_FORM_URL, MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution, ROUTING_URL } = process.env
  return {
    ...(readFlag(MOCK_HEADERS) && { mockHeaders: true }),
    ...(IDENTITY_URL && { identityUrl: IDENTITY_URL }),
    ...(CARD_FORM_URL && { cardFormUrl: CARD_FORM_URL }),
    ...(url && { mapTiles: { url, ...(attribution && { attribution }) } }),
    ...(ROUTING_URL && { driveTimes: true }),
  }
}

const version = { version: APP_VERSION }

const answer =
  (read: () => object): Connect.NextHandleFunction =>
  (_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.setHeader('cache-control', 'no-store')
    response.end(JSON.stringify(read()))
  }

/**
 * JSON files beside the page: `/meta.json` with the build's version (spec §1), `/routes.json`, by which the gateway answers unknown
 * pages with 404, and `/settings.json` of the development server and the preview.
 */
export const jsonFiles = (): Plugin => ({
  name: 'callout:json-files',
  configureServer({ middlewares }) {
    middlewares.use(
      '/meta.json',
      answer(() => version),
    )
    middlewares.use('/settings.json', answer(settings))
  },
  configurePreviewServer: ({ middlewares }) => void middlewares.use('/settings.json', answer(settings)),
  async generateBundle() {
    const files = { 'meta.json': version, 'routes.json': await routePatterns(this.environment.config.mode) }
    for (const [fileName, content] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) })
  },
})
