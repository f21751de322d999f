import { BulkCancelDialog } from './BulkCancelDialog.tsx'
import { BulkRescheduleDialog } from './BulkRescheduleDialog.tsx'
import { BulkAssignDialog } from './BulkAssignDialog.tsx'
import { IconCalendarTime, IconCircleX, IconFileInvoice, IconUserPlus } from '@tabler/icons-react'
import { defineBulk, type FoundAgain } from '../../../components/bulk/defineBulk.ts'
import { jobActionSet } from '../actions/jobActionSet.ts'
import { jobNoun, jobRowName } from '../labels/jobName.ts'
import { type JobRowFragment, JobVisitsDocument } from '../queries/jobs.generated.ts'
import { assigning, cancelling, invoicing, moving } from '../../visits/bulkOrders.ts'
import type { ApolloClient } from '@apollo/client'
import { type ActionTarget, type Outcome, type TargetJob, targetOfVisit } from '../../visits/actionTarget.ts'
import { requiredData } from '../../../lib/api/requiredData.ts'

/** Looks for the effect of a lost call: the visit as it is now, and the response that the call would have returned. */
async function findAgain(client: ApolloClient, row: TargetJob, before: ActionTarget): Promise<FoundAgain<ActionTarget, Outcome>> {
  const data = requiredData(await client.query({ query: JobVisitsDocument, variables: { id: row.id }, fetchPolicy: 'network-only' }))
  const { job } = data
  const visits = job.visits ?? []
  const visit = visits.find(({ id }) => id === before.visitId) ?? (visits.length === 1 ? visits[0] : undefined) ?? null
  const { status, startAt, endAt, lockVersion } = job
  const target = visit ? targetOfVisit(row, visit) : { ...before, status, startAt, endAt, lockVersion, staff: job.staff }
  return { target, outcome: { job, visit, history: null, deliveries: null } }
}

/** Bulk actions on jobs. For a job with several visits they apply to its next visit. */
export const jobBulk = defineBulk({
  noun: jobNoun,
  loadActions: jobActionSet.lazy.load,
  subjectOf: (job: JobRowFragment) => ({ job }),
  nameOf: jobRowName,
  findAgain,
  actions: {
    assign: {
      label: 'Assign',
      title: (rows) => `Assign ${rows}`,
      Icon: IconUserPlus,
      done: 'assigned',
      noun: 'Assignment',
      ...assigning,
      Dialog: BulkAssignDialog,
    },
    reschedule: {
      label: 'Reschedule',
      title: (rows) => `Reschedule ${rows}`,
      Icon: IconCalendarTime,
      done: 'moved',
      noun: 'Move',
      ...moving,
      Dialog: BulkRescheduleDialog,
    },
    invoice: {
      label: 'Create invoice',
      title: (rows) => `Create invoices for ${rows}`,
      Icon: IconFileInvoice,
      done: 'invoiced',
      hint: 'One invoice per finished job or visit. Already invoiced ones are skipped.',
      ...invoicing,
    },
    cancel: {
      label: 'Cancel',
      title: (rows) => `Cancel ${rows}`,
      Icon: IconCircleX,
      done: 'cancelled',
      noun: 'Cancellation',
      isDestructive: true,
      ...cancelling,
      Dialog: BulkCancelDialog,
    },
  },
})
