import { Alert, Button } from '@mantine/core'
import { IconFileInvoice } from '@tabler/icons-react'
import { useActions } from '../../../components/actions/ActionsProvider.tsx'
import { jobActionSet } from '../actions/jobActionSet.ts'
import { waitingVisits } from '../queries/bills.ts'
import { formatVisit } from '../../visits/headVisit.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import type { Job } from '../job.ts'

/** Finished visits of a series without invoices, and a button that creates them, latest visit first. */
export function UnbilledNote({ job }: { readonly job: Job }) {
  const { run, busyKey } = useActions(jobActionSet)
  const { shortDayOf } = useFormat(job.timezone)
  const waiting = waitingVisits(job).filter(({ allowedActions }) => allowedActions?.includes('CREATE_INVOICE'))
  const latest = waiting.toSorted((a, b) => (b.finishedAt ?? 0) - (a.finishedAt ?? 0))[0]
  if (!latest) return null
  const name = formatVisit(latest) ?? 'visit'
  const when = latest.startAt === null ? '' : `, ${shortDayOf(latest.startAt)},`
  const text =
    waiting.length === 1
      ? `${name.charAt(0).toUpperCase()}${name.slice(1)}${when} is finished but not invoiced.`
      : `${waiting.length} finished visits aren’t invoiced.`
  return (
    <Alert variant="light" color="gray" mb={16} icon={<IconFileInvoice size={18} aria-hidden />} title={text}>
      <Button
        size="xs"
        variant="default"
        loading={busyKey === jobActionSet.getKey({ job, visit: latest })}
        onClick={() => run('CREATE_INVOICE', { job, visit: latest, ...(waiting.length > 1 && { scope: 'ALL' }) })}
      >
        {waiting.length === 1 ? `Create invoice for ${name}` : 'Create invoices'}
      </Button>
    </Alert>
  )
}
