import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { offlineFilesOf, offlineParts } from './offlineFiles.ts'

const parts = { first: ['features/visits/VisitPage.tsx', 'kit/NoteForm.tsx', 'parts/files/Photos.tsx'], later: /^kit\// }

/** A build with a file of each module, `needs` says what a file imports besides. */
const built = (modules: readonly string[], needs: Readonly<Record<string, readonly string[]>>): Rolldown.OutputBundle =>
  Object.fromEntries(
    modules.map((module) => {
      const fileName = `assets/${module}`
      return [
        fileName,
        { type: 'chunk', fileName, moduleIds: [`/client/src/${module}`], facadeModuleId: null, imports: needs[module] ?? [] },
      ]
    }),
  ) as unknown as Rolldown.OutputBundle

test('what comes first comes in its order, each file once, then the rest, and nothing that everybody has', () => {
  const modules = [...parts.first, 'kit/LeaveDialog.tsx', 'features/customers/CustomerPage.tsx']
  const needs = {
    'features/visits/VisitPage.tsx': ['assets/app.tsx', 'assets/shared.ts'],
    'kit/LeaveDialog.tsx': ['assets/shared.ts', 'assets/app.tsx'],
  }
  const bundle = built([...modules, 'app.tsx', 'shared.ts'], needs)
  expect(offlineFilesOf([parts], bundle, modules, new Set(['/assets/app.tsx']))).toEqual({
    first: ['/assets/features/visits/VisitPage.tsx', '/assets/shared.ts', '/assets/kit/NoteForm.tsx', '/assets/parts/files/Photos.tsx'],
    later: ['/assets/kit/LeaveDialog.tsx'],
  })
})

test('a module that has gone elsewhere ends the build', () => {
  expect(() => offlineFilesOf([parts], {}, parts.first.slice(1), new Set())).toThrow('features/visits/VisitPage.tsx')
})

test('a day without network begins with the page of a visit, and each module that it names is there', async () => {
  const [day] = await offlineParts()
  expect(day?.first[0]).toBe('features/jobs/JobPage.tsx')
  expect(day?.first.filter((module) => !existsSync(join(import.meta.dirname, '../src', module)))).toEqual([])
})
