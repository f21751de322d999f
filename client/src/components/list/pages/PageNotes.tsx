import { Alert } from '@mantine/core'
import type { List, ListPageOf } from '../defineList.ts'

type NotedList = Pick<List, 'filters' | 'noun' | 'tabs'>

interface PageNotesProps {
  readonly list: NotedList
  readonly page: Pick<ListPageOf<unknown>, 'ignored' | 'unreadable'>
}

const joined = new Intl.ListFormat('en', { type: 'conjunction' })

function ignoredText({ filters: ownFilters, noun, tabs }: NotedList, ignored: readonly string[]): string[] {
  const sentenceNames: Readonly<Record<string, string>> = Object.assign(
    { search: 'search', ...(tabs && { [tabs.inputField]: 'tab' }) },
    ...Object.values(ownFilters).map((filter) => filter.sentenceNames),
  )
  const filters = ignored.flatMap((name) => sentenceNames[name] ?? [])
  return [
    ...(filters.length > 0 ? [`Couldn’t apply these filters: ${joined.format(filters)}. Some ${noun.many} may be missing.`] : []),
    ...(ignored.includes('sortBy') ? ['Couldn’t apply the sort order.'] : []),
    ...(ignored.includes('page') ? ['Couldn’t load the page you opened.'] : []),
  ]
}

function lostText({ noun }: NotedList, ids: readonly (string | null)[]): string {
  const names = ids.filter((id) => id !== null).map((id) => `#${id}`)
  const nameless = ids.length - names.length
  if (nameless > 0) names.push(nameless === 1 ? `one ${noun.one}` : `${nameless} ${noun.many}`)
  return `${joined.format(names)} can’t be shown.`
}

export function PageNotes({ list, page }: PageNotesProps) {
  const { ignored = [], unreadable = [] } = page
  const notes = [...ignoredText(list, ignored), ...(unreadable.length > 0 ? [lostText(list, unreadable)] : [])]
  if (notes.length === 0) return null
  return (
    <Alert color="gray" variant="light" role="status" mb="sm">
      {notes.map((note) => (
        <div key={note}>{note}</div>
      ))}
    </Alert>
  )
}
