import { type Bundle, filesOf } from './filesOf.ts'

/** What a day without network needs, for src/features/jobs/day/keepParts.ts. */
export const DAY_FILES = 'day.json'

/** What a technician does within a minute: a visit, its steps, a note, a photo, and what waits. In this order. */
const first = [
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

/** What a day can lead to besides. */
const later =
  /^(?:features\/jobs\/(?:day|head|print|record|timeline|visits)|features\/forms\/fill|parts\/(?:jobs|files|forms)|kit\/(?:actions|record|form)|shared|app\/shell)/

interface DayFiles {
  readonly first: readonly string[]
  readonly later: readonly string[]
}

/** `modules`: all that are loaded late; `had`: what everybody has. */
export function dayFilesOf(bundle: Bundle, modules: readonly string[], had: ReadonlySet<string>): DayFiles {
  const missing = first.filter((module) => !modules.includes(module))
  if (missing.length > 0) throw new Error(`A day without network needs ${missing.join(', ')}, which nothing loads late`)
  const needed = (some: readonly string[]): string[] =>
    filesOf(
      bundle,
      some.map((module) => `/src/${module}`),
    ).filter((file) => !had.has(file))
  const ahead = needed(first)
  const rest = needed(modules.filter((module) => later.test(module)))
  return { first: ahead, later: rest.filter((file) => !ahead.includes(file)) }
}
