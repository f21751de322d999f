import { Fact, Panel } from '../../../components/record/Parts.tsx'
import { useFormat } from '../../../lib/format/useFormat.ts'
import type { Job } from '../job.ts'
import { hasRecurrence, RecurrenceFact } from './RecurrenceFact.tsx'
import record from '../../../components/record/Record.module.css'

/** How often, which trade, and who has booked it. Nothing where nobody tells. */
export function DetailsPanel({ job }: { readonly job: Job }) {
  const format = useFormat(job.timezone)
  if (!hasRecurrence(job) && !job.category?.name && job.createdAt === null) return null
  return (
    <Panel title="Details">
      <RecurrenceFact job={job} />
      {job.category?.name && (
        <Fact label="Category">
          <bdi>{job.category.name}</bdi>
        </Fact>
      )}
      {job.createdAt !== null && (
        <Fact label="Created">
          {format.dayOf(job.createdAt)}
          {job.createdBy?.name && (
            <div className={record.soft}>
              by <bdi>{job.createdBy.name}</bdi>
            </div>
          )}
        </Fact>
      )}
    </Panel>
  )
}
