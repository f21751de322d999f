import { fileURLToPath } from 'node:url'
import type { RouteObject } from 'react-router'
import { type Plugin, runnerImport } from 'vite'

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

/** Path patterns of every page of the client, in the syntax of react-router. */
export async function routePatterns(mode = 'production'): Promise<string[]> {
  const { module } = await runnerImport<{ routes: RouteObject[] }>(`${root}src/app/router.tsx`, {
    root,
    mode,
    logLevel: 'error',
    plugins: [withoutStyles],
  })
  return [...new Set(patternsOf(module.routes, ''))].toSorted()
}

/** Writes `routes.json`, by which the gateway answers unknown pages with 404. */
export const routesFile = (): Plugin => ({
  name: 'callout:routes-file',
  apply: 'build',
  async generateBundle() {
    const { mode } = this.environment.config
    this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(await routePatterns(mode)) })
  },
})
