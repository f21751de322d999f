import { expect, test } from 'vitest'
import { progressLabel } from './progressLabel.ts'
import { jobStatus } from './status.ts'

const [UNPAID, PAID] = [9, 10]

/** Spec §4: the staff's number and the customer's label. */
test.each([
  [0, null, 'Job Scheduled'],
  [1, null, 'Job Scheduled'],
  [2, null, 'On the way'],
  [3, null, 'Staff Reached'],
  [4, null, 'Job Started'],
  [5, UNPAID, 'Generate Invoice'],
  [5, PAID, 'Invoice Paid'],
  [6, null, 'Job Finished'],
  [6, UNPAID, 'Job Finished'],
  [6, PAID, 'Invoice Paid'],
  [7, null, 'Cancelled'],
  [7, PAID, 'Cancelled'],
  [8, null, 'Declined'],
  [11, null, 'Job Scheduled'],
] as const)('of status %i with invoice %o the customer reads %s', (status, invoice, label) => {
  expect(progressLabel(status, invoice)).toBe(label)
})

test('every status has a label for customers', () => {
  for (const { code } of Object.values(jobStatus)) expect(progressLabel(code, null)).toMatch(/^[A-Z]/)
})
