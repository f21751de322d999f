import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import dockerignore from '@balena/dockerignore'
import { parseSync } from 'oxc-parser'
import { expect, test } from 'vitest'

/** Files that an image runs or builds from. The service worker is an entry of its own. */
const entries = ['client/vite.config.ts', 'client/src/main.tsx', 'client/src/worker.ts', 'gateway/src/main.ts', 'mock-api/src/main.ts']

const besideFile = /new URL\('([^']+)', import\.meta\.url\)/g

/** What a module imports, exports from, or reads from beside itself, as written. */
function requestsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries: names }) => names.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
    ...[...text.matchAll(besideFile)].map(([, path = '']) => `./${path}`),
  ]
}

/** The file of this repository that a request names; undefined for packages and data folders. */
function fileOf(request: string, importer: string): string | undefined {
  const [path = ''] = request.split('?')
  const file = path.startsWith('.') ? join(dirname(importer), path) : path.replace(/^@callout\/([^/]+)\/(.*)$/, '$1/src/$2.ts')
  return /^(client|contracts|gateway|mock-api|tests|tools)\/.*\.\w+$|^[^@/]+\.(graphql|json)$/.test(file) ? file : undefined
}

/** Every file that the entries reach. */
function reachableFrom(files: readonly string[]): string[] {
  const reached = new Set(files)
  for (const file of reached) {
    if (!/\.(ts|tsx|mjs|js)$/.test(file)) continue
    for (const request of requestsOf(file)) {
      const target = fileOf(request, file)
      if (target !== undefined) reached.add(target)
    }
  }
  return [...reached]
}

const ignored = dockerignore.default().add(readFileSync('.dockerignore', 'utf8'))

test('.dockerignore leaves out nothing that a build or a server imports', () => {
  const files = reachableFrom(entries)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
  expect(files).toEqual(expect.arrayContaining(['contracts/src/time.ts', 'schema.graphql', 'client/vite/importedPackages.ts']))
  expect(files.filter((file) => ignored.ignores(file))).toEqual([])
})

test('.dockerignore leaves out tests and what only they use', () => {
  const left = [
    'gateway/src/testing/fakeBackend.ts',
    '.env',
    'client/src/app/App.test.tsx',
    'tests/words.test.ts',
    'client/dist/index.html',
  ]
  expect(left.filter((file) => !ignored.ignores(file))).toEqual([])
})
