import { BulkCancelDialog } from './BulkCancelDialog.tsx'
import { BulkRescheduleDialog } from './BulkRescheduleDialog.tsx'
import { BulkAssignDialog } from './BulkAssignDialog.tsx'
import { IconCalendarTime, IconCircleX, IconFileInvoice, IconUserPlus } from '@tabler/icons-react'
import { defineBulk } from '../../../components/bulk/defineBulk.ts'
import { jobActionSet } from '../actions/jobActionSet.ts'
import { jobNoun, jobRowName } from '../labels/jobName.ts'
import type { JobRowFragment } from '../queries/jobs.generated.ts'
import { assigning, cancelling, invoicing, moving } from '../../visits/bulkOrders.ts'
import { findSentVisit } from '../../visits/findSentVisit.ts'

/** Bulk actions on jobs. For a job with several visits they apply to its next visit. */
export const jobBulk = defineBulk({
  noun: jobNoun,
  loadActions: jobActionSet.lazy.load,
  subjectOf: (job: JobRowFragment) => ({ job }),
  getName: jobRowName,
  readResult: findSentVisit,
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
