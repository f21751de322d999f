import { Alert } from '@mantine/core'
import type { JobsQuery } from '../jobs.generated.ts'

/** As screens call the filters of `JobsInput`. */
const filterWords: Readonly<Record<string, string>> = {
  filter: 'the tab',
  statuses: 'status',
  priority: 'priority',
  customerId: 'customer',
  propertyId: 'property',
  categoryId: 'category',
  branchId: 'branch',
  staffId: 'staff',
  isLate: 'lateness',
  isRecurring: 'recurrence',
  search: 'search words',
}

const joined = new Intl.ListFormat('en', { type: 'conjunction' })

const ignoredWords = (ignored: readonly string[]): string =>
  `The service does not filter by ${joined.format(ignored.map((name) => filterWords[name] ?? name))}: this list shows other jobs, too.`

function lostWords(ids: readonly (string | null)[]): string {
  const names = ids.filter((id) => id !== null).map((id) => `#${id}`)
  const nameless = ids.length - names.length
  if (nameless > 0) names.push(nameless === 1 ? 'one job' : `${nameless} jobs`)
  return `${joined.format(names)} cannot be shown.`
}

/** What is not so about a page of the list: filters that the backend ignored, rows that cannot be read. */
export function PageNotes({ page }: { readonly page: Pick<JobsQuery['jobs'], 'ignored' | 'unreadable'> }) {
  const notes = [page.ignored.length > 0 && ignoredWords(page.ignored), page.unreadable.length > 0 && lostWords(page.unreadable)].filter(
    Boolean,
  )
  if (notes.length === 0) return null
  return (
    <Alert color="gray" variant="light" role="status" mb="sm">
      {notes.map((note) => (
        <div key={note as string}>{note}</div>
      ))}
    </Alert>
  )
}
