import { BulkCancelDialog } from './BulkCancelDialog.tsx'
import { BulkRescheduleDialog } from './BulkRescheduleDialog.tsx'
import { BulkAssignDialog } from './BulkAssignDialog.tsx'
import { IconCalendarTime, IconCircleX, IconFileInvoice, IconUserPlus } from '@tabler/icons-react'
import { defineBulk } from '../../../components/bulk/defineBulk.ts'
import { jobActionSet } from '../shared/actions/jobActionSet.ts'
import { jobNoun, jobRowName } from '../shared/jobName.ts'
import type { JobRowFragment } from '../shared/jobs.generated.ts'
import { assigning, cancelling, invoicing, moving } from '../shared/bulkOrders.ts'
import { findAgain } from './findAgain.ts'

/** What can be done to several jobs. Of a job with several visits it is done to the next one. */
export const jobBulk = defineBulk({
  noun: jobNoun,
  set: jobActionSet,
  subjectOf: (job: JobRowFragment) => ({ job }),
  nameOf: jobRowName,
  findAgain,
  actions: {
    assign: {
      label: 'Assign',
      title: (rows) => `Assign ${rows}`,
      Icon: IconUserPlus,
      done: 'assigned',
      ...assigning,
      Dialog: BulkAssignDialog,
    },
    reschedule: {
      label: 'Reschedule',
      title: (rows) => `Reschedule ${rows}`,
      Icon: IconCalendarTime,
      done: 'moved',
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
      isDestructive: true,
      ...cancelling,
      Dialog: BulkCancelDialog,
    },
  },
})
