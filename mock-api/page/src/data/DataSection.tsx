import { Box } from '@mantine/core'
import { SectionHead } from '../shell/SectionHead.tsx'
import { CollectionSelect } from './CollectionSelect.tsx'
import { RecordPage } from './RecordPage.tsx'
import { RecordTable } from './RecordTable.tsx'
import { UndoBar } from './UndoBar.tsx'

const FIRST = 'jobs'

/** `#data/jobs` lists records, `#data/jobs/7` opens one, `#data/jobs/new` adds one. */
export function DataSection({ rest: [collection = FIRST, id] }: { readonly rest: readonly string[] }) {
  if (id !== undefined) return <RecordPage key={`${collection} ${id}`} collection={collection} id={id} />
  return (
    <>
      <SectionHead title="Data" calls={[`GET /control/records/${collection}`]}>
        The mock’s records. Changes follow the contract and show in open clients.
      </SectionHead>
      <UndoBar />
      <Box mb="sm">
        <CollectionSelect collection={collection} />
      </Box>
      <RecordTable key={collection} collection={collection} />
    </>
  )
}
