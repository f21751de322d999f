import { RecordPage } from './RecordPage.tsx'
import { RecordTable } from './RecordTable.tsx'

const FIRST = 'jobs'

/** `#data/jobs` lists records, `#data/jobs/7` opens one, `#data/jobs/new` adds one. */
export function DataSection({ rest: [collection = FIRST, id] }: { readonly rest: readonly string[] }) {
  if (id === undefined) return <RecordTable key={collection} collection={collection} />
  return <RecordPage key={`${collection} ${id}`} collection={collection} id={id} />
}
