import type { Interaction } from '../../interaction.ts'
import { these } from '../../recordStates.ts'
import { OWNER_TOKEN, ownerSignedIn, signedIn } from '../../states.ts'
import { bookable } from '../../workStates.ts'
import { changing } from './jobChange.ts'
import { deleting } from './jobDeletion.ts'
import { noSuchJob, noSuchJobAt } from './jobOutcomes.ts'
import { acting } from './manageJob.ts'
import { noting, reading } from './timeline.ts'

export const strangeJob = these('jobs', {
  id: 501,
  visit_id: 701,
  of_another_company: true,
  title: 'Annual boiler service',
  status: 1,
  staff_ids: [],
  lock_version: 1,
  date: '2026-11-20',
  start_time: '09:00',
  end_time: '11:00',
})

/** What cannot be done to a job of another company. */
export const foreignJobInteractions: readonly Interaction[] = [
  {
    name: 'changing a job of another company',
    given: [signedIn, ...bookable, strangeJob],
    ...changing({ typed: {}, sent: {} }, { typed: { agreementAccepted: true }, sent: { agreement_accepted: true } }),
    ...noSuchJobAt('updateJob'),
  },
  {
    name: 'deleting a job of another company',
    given: [ownerSignedIn, strangeJob],
    ...deleting(501, { lockVersion: 1 }, { lock_version: '1' }, OWNER_TOKEN),
    ...noSuchJobAt('deleteJob'),
  },
  {
    name: 'acting on a visit of another company',
    given: [signedIn, strangeJob],
    ...acting({ action: 'CANCEL', cancelReasonId: '5' }, { action: 'cancel', cancel_reason_id: 5 }, 'job { id }'),
    ...noSuchJobAt('manageJob'),
  },
  { name: 'reading a timeline of another company', given: [signedIn, strangeJob], ...reading(501), ...noSuchJob, unread: [] },
  { name: 'adding a note to a job of another company', given: [signedIn, strangeJob], ...noting(501, 'id'), ...noSuchJobAt('addJobNote') },
]
