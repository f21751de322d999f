import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { dayFilesOf } from './dayFiles.ts'

const firstModules = [
  'features/jobs/JobPage.tsx',
  'features/jobs/record/VisitFiles.tsx',
  'kit/record/timeline/NoteForm.tsx',
  'features/jobs/timeline/noteRules.ts',
  'parts/jobs/waiting/JobWaiting.tsx',
  'parts/jobs/waiting/jobQueue.ts',
  'parts/jobs/dialogs/JobActionDialog.tsx',
  'parts/jobs/dialogs/actionRules.ts',
  'parts/jobs/waiting/WaitingSheet.tsx',
  'parts/files/Attachments.tsx',
  'features/jobs/head/JobMenuItems.tsx',
  'features/jobs/visits/VisitMenuItems.tsx',
]

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

test('of a day without network the page of a visit and its note come first, each file once, and nothing that everybody has', () => {
  const modules = [...firstModules, 'kit/form/LeaveDialog.tsx', 'features/customers/CustomerPage.tsx']
  const needs = {
    'features/jobs/JobPage.tsx': ['assets/app.tsx', 'assets/shared.ts'],
    'kit/form/LeaveDialog.tsx': ['assets/shared.ts', 'assets/app.tsx'],
  }
  const { first, later } = dayFilesOf(built([...modules, 'app.tsx', 'shared.ts'], needs), modules, new Set(['/assets/app.tsx']))
  expect(first.slice(0, 3)).toEqual([
    '/assets/features/jobs/JobPage.tsx',
    '/assets/shared.ts',
    '/assets/features/jobs/record/VisitFiles.tsx',
  ])
  expect(first).toHaveLength(13)
  expect(later).toEqual(['/assets/kit/form/LeaveDialog.tsx'])
})

test('a module that has gone elsewhere ends the build', () => {
  expect(() => dayFilesOf({}, firstModules.slice(1), new Set())).toThrow('features/jobs/JobPage.tsx')
})
