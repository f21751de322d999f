import { IconCalendarTime, IconCircleX, IconUserPlus } from '@tabler/icons-react'
import { lazy } from 'react'
import { defineBulk } from '../../../kit/bulk/defineBulk.ts'
import { jobActionSet } from '../../../parts/jobs/actions/jobActionSet.ts'
import { jobNoun, jobRowName } from '../../../parts/jobs/jobName.ts'
import type { JobRowFragment } from '../../../parts/jobs/jobs.generated.ts'
import { assigning, cancelling, moving } from './bulkOrders.ts'
import { findAgain } from './findAgain.ts'

const BulkAssignDialog = lazy(() => import('./BulkAssignDialog.tsx').then((module) => ({ default: module.BulkAssignDialog })))
const BulkRescheduleDialog = lazy(() => import('./BulkRescheduleDialog.tsx').then((module) => ({ default: module.BulkRescheduleDialog })))
const BulkCancelDialog = lazy(() => import('./BulkCancelDialog.tsx').then((module) => ({ default: module.BulkCancelDialog })))

/** What can be done to several jobs. Of a job with several visits it is done to the next one. */
export const jobBulk = defineBulk({
  noun: jobNoun,
  set: jobActionSet,
  subjectOf: (job: JobRowFragment) => ({ job }),
  nameOf: jobRowName,
  findAgain,
  actions: {
    assign: { label: 'Assign', Icon: IconUserPlus, done: 'assigned', ...assigning, Dialog: BulkAssignDialog },
    reschedule: { label: 'Reschedule', Icon: IconCalendarTime, done: 'moved', ...moving, Dialog: BulkRescheduleDialog },
    cancel: { label: 'Cancel', Icon: IconCircleX, done: 'cancelled', isDestructive: true, ...cancelling, Dialog: BulkCancelDialog },
  },
})
