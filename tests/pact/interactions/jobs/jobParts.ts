import { job } from '@callout/contracts/jobs/samples/record'
import { type Interaction, ok, shows } from '../../interaction.ts'
import { signedIn } from '../../states.ts'
import { bookable, recurringJob } from '../../workStates.ts'
import { readingJob } from './job.ts'

const FORM = `
  id notes scheduleLater dates startAt startTime endTime discountBasis taxBasis taxIds lineItems { id serviceId }
  recurrence { frequency interval weekdays endDate skipClosedDays sentence } attachments { id fileName fileUrl contentType size }`

const { notes, dates, start_at, start_time, end_time, recurrence, tax_ids, attachments } = job
const parts = {
  notes,
  dates,
  start_at,
  start_time,
  end_time,
  recurrence,
  tax_ids,
  attachments,
  discount_basis: 0,
  tax_basis: 0,
  schedule_later: false,
}

const formShown = {
  id: '501',
  notes: 'Gate code 4711',
  scheduleLater: false,
  dates: ['2026-11-20'],
  startAt: 1795183200,
  startTime: '09:00',
  endTime: '11:00',
  discountBasis: 'GROSS',
  taxBasis: 'GROSS',
  taxIds: ['5'],
  lineItems: [{ id: '801', serviceId: '11' }],
  recurrence: {
    frequency: 'WEEKLY',
    interval: 2,
    weekdays: [5],
    endDate: '2026-12-31',
    skipClosedDays: true,
    sentence: 'Every 2 weeks on Friday until Dec 31, 2026',
  },
  attachments: [{ id: '91', fileName: 'boiler.jpg', fileUrl: 'https://files.test/91/boiler.jpg', contentType: 'image/jpeg', size: 48120 }],
}

export const jobPartsInteractions: readonly Interaction[] = [
  {
    name: 'reading what a form about a job is made of',
    given: [signedIn, ...bookable, recurringJob],
    ...readingJob(501, FORM),
    reply: ok({ ...parts, id: 501, line_items: [{ id: 801, service_id: 11 }] }),
    answer: shows({ job: formShown }),
  },
]
