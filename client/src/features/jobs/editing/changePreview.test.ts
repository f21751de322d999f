import { expect, test } from 'vitest'
import { weeklyJob } from '../testing/editedJob.ts'
import { previewChange } from './changePreview.ts'
import { allVisits, type EditedJob, editValues } from './editedJob.ts'

const settings = { timezone: 'America/New_York', closedDays: { weekdays: [], holidays: [] }, today: '2026-11-24' }
const unmarked = (isException: false | null): EditedJob =>
  ({ ...weeklyJob, visits: weeklyJob.visits.map((visit) => ({ ...visit, isException })) }) as unknown as EditedJob

test.each([false, null] as const)('the open visits of a series change if a backend returns %s as their mark', (mark) => {
  const job = unmarked(mark)
  const base = editValues(job, allVisits, { zone: 'America/New_York', seesPrices: true })
  const { plan } = previewChange(job, { ...base, startTime: '13:00', endTime: '14:30' }, allVisits, settings)
  expect(plan?.changed.map(({ visit_id }) => visit_id)).toEqual([502, 503])
  expect(plan?.preserved.map(({ visit_id }) => visit_id)).toEqual([501])
})
