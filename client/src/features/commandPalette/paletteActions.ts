import { foldedText, splitSearch } from '@callout/contracts/text/foldedText'
import type { Actor, Authority } from '@callout/contracts/profile/authorities'
import { customerEvent } from '@callout/contracts/notifications/codes'
import { searchMatcher } from '@callout/contracts/search/searchMatcher'
import { searchText } from '@callout/contracts/search/searchText'
import { IconSettings, type TablerIcon } from '@tabler/icons-react'
import { findSettings } from '../settings/findSettings.ts'
import { capital } from '../../lib/format/capital.ts'
import { paths } from '../../lib/paths.ts'
import type { StaffRight } from '../../lib/session/staffRights.ts'
import { type Action, actionTable, type PaletteDialogName, type RecordAction, recordActionTable } from './actionTable.ts'
import type { ShownRow } from './PaletteRow.tsx'

const MOST = 5
const MOST_FREQUENT = 8

export interface PaletteArea {
  readonly to: string
  readonly label: string
  readonly Icon: TablerIcon
}

export interface PaletteUser {
  readonly areas: readonly PaletteArea[]
  readonly userType: Actor['user_type']
  readonly holds: (authority: Authority) => boolean
  readonly hasRight: (right: StaffRight) => boolean
  readonly open: (dialog: PaletteDialogName) => void
}

export interface StartedAction {
  readonly action: RecordAction
  readonly rest: string
}

type Offerable = Pick<Action, 'needs' | 'staffRight' | 'notFor'>
const isOffered = ({ needs = [], staffRight, notFor = [] }: Offerable, { userType, holds, hasRight }: PaletteUser): boolean =>
  (needs.every(holds) || (staffRight !== undefined && hasRight(staffRight))) && !notFor.includes(userType)

const offeredRecordActions = (user: PaletteUser): readonly RecordAction[] => recordActionTable.filter((action) => isOffered(action, user))

/** The words behind an opening; null where it was not typed. */
function restBehind(typed: string, opening: string): string | null {
  const terms = typed.trimStart().split(/\s+/)
  const requested = opening.split(' ')
  if (!requested.every((word, index) => foldedText(terms[index] ?? '') === foldedText(word))) return null
  return terms.slice(requested.length).join(' ').trim()
}

/** "new job for lopez": the record action and "lopez". A title alone begins it; a shorter opening does with words behind it. */
export function findStartedAction(typed: string, user: PaletteUser): StartedAction | null {
  for (const action of offeredRecordActions(user)) {
    const whole = restBehind(typed, action.title)
    if (whole !== null) return { action, rest: whole }
    const openings = [action.title, ...(action.openings ?? [])]
    if (openings.some((opening) => foldedText(opening).startsWith(splitSearch(typed).join(' ')))) continue
    // The longest opening leaves the fewest words.
    const rest = openings.flatMap((opening) => restBehind(typed, opening) ?? []).toSorted((a, b) => a.length - b.length)[0]
    if (rest !== undefined) return { action, rest }
  }
  return null
}

interface Row extends Pick<Action, 'title' | 'terms' | 'isFrequent'> {
  readonly row: ShownRow
}

function actionRow({ title, Icon, to, dialog, act, terms, isFrequent }: Action, { open }: PaletteUser): Row {
  const run = dialog ? () => open(dialog) : act
  const row = { key: `action ${title}`, title, details: [], Icon, ...(to !== undefined && { to }), ...(run && { act: run }) }
  return { title, row, ...(terms && { terms }), ...(isFrequent && { isFrequent }) }
}

function recordActionRow({ title, Icon, terms, isFrequent }: RecordAction): Row {
  const row = { key: `action ${title}`, title: `${title}…`, details: [], Icon, typed: `${title} ` }
  return { title, row, ...(terms && { terms }), ...(isFrequent && { isFrequent }) }
}

function isNamed(typed: string): (row: Pick<Row, 'title' | 'terms'>) => boolean {
  const matches = searchMatcher(typed)
  return ({ title, terms }) => matches(searchText([title, terms]))
}

/** Those that have the words in their titles come before those that have them in their synonyms. */
function named(rows: readonly Row[], typed: string): readonly Row[] {
  const isTitled = isNamed(typed)
  const rank = ({ title }: Row): number => (isTitled({ title }) ? 0 : 1)
  return rows.filter(isNamed(typed)).toSorted((a, b) => rank(a) - rank(b))
}

/** Actions with these words; without words those that are used most. */
export function findActions(typed: string, user: PaletteUser): readonly ShownRow[] {
  const rows = [
    ...actionTable.filter((action) => isOffered(action, user)).map((action) => actionRow(action, user)),
    ...offeredRecordActions(user).map(recordActionRow),
  ]
  if (typed.trim() !== '')
    return named(rows, typed)
      .slice(0, MOST)
      .map(({ row }) => row)
  const frequent = rows.filter(({ isFrequent = false }) => isFrequent)
  return (frequent.length > 0 ? frequent : rows).slice(0, MOST_FREQUENT).map(({ row }) => row)
}

const settingRow = (key: string, label: string, section: string | null, to: string): ShownRow => ({
  key: `setting ${key}`,
  title: `Settings: ${label}`,
  details: section === null ? [] : [section],
  to,
  Icon: IconSettings,
})

function settingRows(typed: string, { holds }: PaletteUser): readonly ShownRow[] {
  const requested = typed.replace(/^settings\b:?/i, '')
  const company = holds('manage_settings') ? findSettings(requested) : []
  const events =
    requested.trim() === '' || !holds('manage_notifications')
      ? []
      : Object.values(customerEvent).filter(({ label }) => isNamed(requested)({ title: `${label} messages to customers notification` }))
  return [
    ...company.map(({ section, name, label, sectionTitle }) =>
      settingRow(`${section} ${name}`, label, label === sectionTitle ? null : sectionTitle, paths.settings(section, name)),
    ),
    ...events.map(({ code, label }) => settingRow(`message ${code}`, capital(label), 'Messages', paths.messageSettings(code))),
  ]
}

export function findPages(typed: string, user: PaletteUser): readonly ShownRow[] {
  if (typed.trim() === '') return []
  const pages = user.areas.map(({ to, label, Icon }): Row => ({
    title: label,
    terms: 'go to open',
    row: { key: `page ${to}`, title: label, details: [], to, Icon },
  }))
  return [...named(pages, typed).map(({ row }) => row), ...settingRows(typed, user)].slice(0, MOST)
}
