import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { shellFiles } from './preloadShell.ts'

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

const chunk = (fileName: string, moduleIds: readonly string[], imports: readonly string[], isEntry = false) =>
  ({ type: 'chunk', fileName, moduleIds: moduleIds.map(source), imports, isEntry }) as unknown as Rolldown.OutputChunk

test('names the chunks of the signed-in shell with their imports, without those of the entry', () => {
  const chunks = [
    chunk('entry.js', ['main.tsx'], ['react.js'], true),
    chunk('react.js', [], []),
    chunk('layout.js', ['app/shell/Shell.tsx', 'app/AppLayout.tsx'], ['react.js', 'mantine.js']),
    chunk('queries.js', ['app/pageQueries.ts'], ['apollo.js']),
    chunk('apollo.js', [], ['graphql.js']),
    chunk('graphql.js', [], []),
    chunk('mantine.js', [], []),
    chunk('jobs.js', ['features/jobs/JobListPage.tsx'], ['apollo.js']),
  ]
  const bundle = Object.fromEntries(chunks.map((item) => [item.fileName, item]))
  expect(shellFiles(bundle).toSorted()).toEqual(['apollo.js', 'graphql.js', 'layout.js', 'mantine.js', 'queries.js'])
})
