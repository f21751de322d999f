import { foldedText, hasWords, searchWords } from '@callout/contracts/foldedText'
import { BRANCH } from '../../lib/session/branchChoice.ts'
import type { RecentRecord } from '../../lib/session/knownRecents.ts'
import type { FindAction } from './findActions.ts'
import type { ShownRow } from './FindRow.tsx'
import { bestFirst, searchOf, showsWords } from './matches.ts'
import type { KindFound } from './useFound.ts'
import { capital } from '../../lib/format/capital.ts'

/** Rows that stand together. */
export interface FindGroup {
  readonly label: string
  readonly rows: readonly ShownRow[]
}

/** So many rows of a kind; its list has the others. */
const MOST = 5

const listAddress = (path: string, search: string, branchId: string | null): string =>
  `${path}?${new URLSearchParams({ q: search, ...(branchId !== null && { [BRANCH]: branchId }) })}`

function groupOf({ kind: { label, Icon, list, all }, found }: KindFound, search: string, branchId: string | null): FindGroup {
  const rows = bestFirst(found?.rows ?? [], search)
    .slice(0, MOST)
    .map((row): ShownRow => ({ ...row, Icon }))
  const total = found?.total ?? 0
  if (total <= rows.length) return { label, rows }
  return {
    label,
    rows: [...rows, { key: `all ${label}`, title: all(total), details: [], to: listAddress(list, search, branchId), isAll: true }],
  }
}

/** What was found before and fits the words of now stands until their own answer is here. */
const stillFitting = ({ kind: { Icon, label } }: KindFound, before: KindFound['found'], search: string): FindGroup => ({
  label,
  rows: (before?.rows ?? [])
    .filter((row) => showsWords(row, search))
    .slice(0, MOST)
    .map((row) => ({ ...row, Icon })),
})

/** Records that were open and have the words in their names; without words all of them. */
const recentRows = (recents: readonly RecentRecord[], search: string): readonly ShownRow[] =>
  recents
    .filter(({ title }) => hasWords(foldedText(title), searchWords(search)))
    .map(({ to, title, noun }) => ({ key: `recent ${to}`, title, details: [capital(noun)], to }))

interface Offered {
  readonly typed: string
  readonly branchId: string | null
  readonly recents: readonly RecentRecord[]
  readonly actions: readonly FindAction[]
  readonly found: readonly KindFound[]
  readonly before: Readonly<Record<string, Omit<KindFound, 'kind'>>>
}

/** What is offered, in its order; groups without rows are left out. */
export function findGroups({ typed, branchId, recents, actions, found, before }: Offered): readonly FindGroup[] {
  const search = searchOf(typed)
  const goTo: FindGroup = { label: search === '' ? 'Start something' : 'Go to', rows: actions }
  const groups =
    search === ''
      ? [{ label: 'Recently opened', rows: recentRows(recents, '') }, goTo]
      : [
          goTo,
          ...found.map((one) =>
            one.found === undefined && one.error === undefined
              ? stillFitting(one, before[one.kind.name]?.found, search)
              : groupOf(one, search, branchId),
          ),
        ]
  return groups.filter(({ rows }) => rows.length > 0)
}
