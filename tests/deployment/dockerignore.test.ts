import { existsSync, readFileSync } from 'node:fs'
import dockerignore from '@balena/dockerignore'
import { expect, test } from 'vitest'
import { fileOf, requestsOf } from '../repository/imports.ts'

/** Files that an image runs or builds from. The service worker is an entry of its own. */
const entries = [
  'mock-api/page/vite.config.ts',
  'mock-api/page/src/main.tsx',
  'client/vite.config.ts',
  'client/src/main.tsx',
  'client/src/worker.ts',
  'gateway/src/main.ts',
  'mock-api/src/main.ts',
]

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
    'tests/repository/words.test.ts',
    'client/dist/index.html',
  ]
  expect(left.filter((file) => !ignored.ignores(file))).toEqual([])
})
