import { expect, test } from 'vitest'
import { renderHook } from '@testing-library/react'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { writeSession } from '../../../lib/session/session.ts'
import { newJobValues } from '../newJob/newJobValues.ts'
import { formatValue } from './valueText.ts'
import type { JobField } from './valueChanges.ts'
import { lineOfText } from '../../lineItems/moneyValues.ts'

const names: Record<string, string> = { 'staffIds 21': 'Sam Fields', 'customerId 31': 'Carla Reyes' }
const values = {
  ...newJobValues({ customer: null, team: null, job: null }),
  customerId: '31',
  staffIds: ['21', '22'],
  dates: ['2026-11-20'],
  startTime: '09:00',
  isRecurring: true,
  recurrence: { frequency: 'WEEKLY', interval: 2, weekdays: [5], monthDay: null, endDate: '2026-12-31', skipClosedDays: false } as const,
  lineItems: [{ ...lineOfText('Boiler service'), quantity: 2, amount: 45 }],
  discountValue: 10,
}

test.each<[JobField, string]>([
  ['customerId', 'Carla Reyes'],
  ['staffIds', 'Sam Fields, #22'],
  ['dates', '11/20/2026'],
  ['startTime', '9:00 AM'],
  ['recurrence', 'Every 2 weeks on Friday until 12/31/2026'],
  ['lineItems', 'Boiler service × 2 at $45.00'],
  ['discountValue', '10%'],
  ['priority', 'Low'],
  ['branchId', 'none'],
  ['title', 'none'],
])('formats %s', (field, text) => {
  writeSession({ dateFormat: 'MM/dd/yyyy', timeFormat: '0', timezone: 'America/Chicago', currencyCode: 'USD' })
  const { result } = renderHook(() => useFormat())
  const recurrence = { ...values.recurrence, weekdays: [...values.recurrence.weekdays] }
  expect(formatValue(field, { ...values, recurrence }, result.current, (key, id) => names[`${key} ${id}`] ?? null)).toBe(text)
})
