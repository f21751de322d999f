import { expect, test } from 'vitest'
import { jobHeading, jobName, jobNumberOf } from './jobName.ts'

test.each([
  [{ jobNumber: 'J-12', title: 'Boiler' }, ['J-12', 'J-12', 'J-12 · Boiler']],
  [{ jobNumber: null, title: 'Boiler' }, ['#501', 'Boiler', 'Boiler']],
  [{ jobNumber: null, title: null }, ['#501', 'Job #501', 'Job #501']],
])('names a job from %j', (returned, names) => {
  const job = { id: '501', ...returned }
  expect([jobNumberOf(job), jobName(job), jobHeading(job)]).toEqual(names)
})
