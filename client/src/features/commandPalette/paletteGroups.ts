import { searchMatcher } from '@callout/contracts/search/searchMatcher'
import { searchText } from '@callout/contracts/search/searchText'
import { BRANCH } from '../../lib/session/branchChoice.ts'
import type { RecentRecord } from '../../lib/session/knownRecents.ts'
import { paths } from '../../lib/paths.ts'
import type { StartedAction } from './paletteActions.ts'
import type { FoundIds } from './searchKinds.ts'
import type { ShownRow } from './PaletteRow.tsx'
import { bestFirst, rowMatcher, searchOf } from './matches.ts'
import type { KindResults } from './useSearchResults.ts'
import { capital } from '../../lib/format/capital.ts'

export interface PaletteGroup {
  readonly label: string
  readonly rows: readonly ShownRow[]
}

/** Maximum per kind; the list has the others. */
const MOST = 5
/** Records of a kind for a started action, which has no list with the others. */
const MOST_TARGETS = 8

const listAddress = (path: string, search: string, branchId: string | null): string =>
  `${path}?${new URLSearchParams({ q: search, ...(branchId !== null && { [BRANCH]: branchId }) })}`

function groupOf({ kind: { label, Icon, list, all }, found }: KindResults, search: string, branchId: string | null): PaletteGroup {
  const rows = bestFirst(found?.rows ?? [], search)
    .slice(0, MOST)
    .map(({ key, title, details, to }): ShownRow => ({ key, title, details, to, Icon }))
  const total = found?.total ?? 0
  if (total <= rows.length) return { label, rows }
  return {
    label,
    rows: [...rows, { key: `all ${label}`, title: all(total), details: [], to: listAddress(list, search, branchId), isAll: true }],
  }
}

/** Previous results that match the new text are shown until its response arrives. */
const stillFitting = ({ kind: { Icon, label } }: KindResults, before: KindResults['found'], search: string): PaletteGroup => ({
  label,
  rows: (before?.rows ?? [])
    .filter(rowMatcher(search))
    .slice(0, MOST)
    .map(({ key, title, details, to }) => ({ key, title, details, to, Icon })),
})

/** Recent records matching the text; without text all. */
function recentRows(recents: readonly RecentRecord[], search: string): readonly ShownRow[] {
  const matches = searchMatcher(search)
  return recents
    .filter(({ title }) => matches(searchText([title])))
    .map(({ to, title, noun }) => ({ key: `recent ${to}`, title, details: [capital(noun)], to }))
}

/** The ids in the address of a recent record; null for a kind that no action is for. */
function idsOfRecent({ to }: RecentRecord): { readonly kind: string; readonly ids: FoundIds } | null {
  const id = decodeURIComponent(to.split('/').at(-1) ?? '')
  if (to === paths.customer(id)) return { kind: 'customers', ids: { customerId: id } }
  if (to === paths.job(id)) return { kind: 'jobs', ids: { jobId: id } }
  if (to === paths.invoice(id)) return { kind: 'invoices', ids: { invoiceId: id } }
  return to === paths.staffMember(id) ? { kind: 'staff', ids: { staffId: id } } : null
}

function recentTargets(recents: readonly RecentRecord[], { action }: StartedAction): readonly ShownRow[] {
  return recents.flatMap((recent) => {
    const target = idsOfRecent(recent)
    const to = target ? (action.records[target.kind]?.(target.ids) ?? null) : null
    return to === null ? [] : [{ key: `recent ${recent.to}`, title: recent.title, details: [capital(recent.noun)], to, Icon: action.Icon }]
  })
}

function targetsOf(
  { kind: { name, label, Icon }, found }: KindResults,
  before: KindResults['found'],
  { action, rest }: StartedAction,
): PaletteGroup {
  const rows = found ? bestFirst(found.rows, searchOf(rest)) : (before?.rows ?? []).filter(rowMatcher(searchOf(rest)))
  return {
    label: `${action.title} · ${label}`,
    rows: rows
      .flatMap((row): ShownRow[] => {
        const to = action.records[name]?.(row.ids) ?? null
        return to === null ? [] : [{ key: row.key, title: row.title, details: row.details, to, Icon }]
      })
      .slice(0, MOST_TARGETS),
  }
}

interface Offered {
  readonly typed: string
  readonly branchId: string | null
  readonly recents: readonly RecentRecord[]
  readonly actions: readonly ShownRow[]
  readonly pages: readonly ShownRow[]
  readonly started: StartedAction | null
  readonly found: readonly KindResults[]
  readonly before: Readonly<Record<string, Omit<KindResults, 'kind'>>>
}

const withRows = (groups: readonly PaletteGroup[]): readonly PaletteGroup[] => groups.filter(({ rows }) => rows.length > 0)

/** Groups in display order; empty ones are omitted. */
export function getPaletteGroups({ typed, branchId, recents, actions, pages, started, found, before }: Offered): readonly PaletteGroup[] {
  if (started) {
    const targets = found.map((item) => targetsOf(item, before[item.kind.name]?.found, started))
    return withRows(
      started.rest === '' ? [{ label: `${started.action.title} · Recently opened`, rows: recentTargets(recents, started) }] : targets,
    )
  }
  const search = searchOf(typed)
  const actionGroup: PaletteGroup = { label: 'Actions', rows: actions }
  if (search === '') return withRows([{ label: 'Recently opened', rows: recentRows(recents, '') }, actionGroup])
  const records = found.map((item) =>
    item.found === undefined && item.error === undefined
      ? stillFitting(item, before[item.kind.name]?.found, search)
      : groupOf(item, search, branchId),
  )
  return withRows([actionGroup, { label: 'Go to', rows: pages }, ...records])
}
