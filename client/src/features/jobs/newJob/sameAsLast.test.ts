import { expect, test } from 'vitest'
import type { LineValues } from '../../lineItems/moneyValues.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'
import { undoFill, sameAsLast } from './sameAsLast.ts'

const line = (name: string, serviceId: string | null = null): LineValues => ({
  id: null,
  serviceId,
  name,
  description: '',
  productType: 'SERVICE',
  quantity: 1,
  unit: '',
  amount: 45,
  isTaxExempt: false,
})
const blank = { categoryId: '', lineItems: [], startTime: '', endTime: '', staffIds: [], scheduleLater: false }
const typed = (part: Partial<JobFormValues> = {}) => ({ ...blank, title: 'Leak', ...part }) as unknown as JobFormValues
const values = { categoryId: '3', lineItems: [line('Inspection', '8')], startTime: '09:00', endTime: '11:30', staffIds: ['7'] }
/** A visit lasts an hour by default. */
const work = { values, usualEnd: (start: string) => (start === '13:00' ? '14:00' : '') }

test('an empty form takes all of the last job’s work and nothing else', () => {
  expect(sameAsLast(typed(), work)).toEqual(values)
})

test('entered values stay: lines are appended, an unedited length is replaced', () => {
  const ownLine = line('Call-out')
  const form = typed({ categoryId: '2', staffIds: ['9'], lineItems: [ownLine], startTime: '13:00', endTime: '14:00' })
  expect(sameAsLast(form, work)).toEqual({ lineItems: [ownLine, line('Inspection', '8')], endTime: '15:30' })
  expect(sameAsLast({ ...form, endTime: '13:15' }, work)).not.toHaveProperty('endTime')
  expect(sameAsLast({ ...form, lineItems: [line(' inspection ', '8')] }, work)).not.toHaveProperty('lineItems')
  expect(sameAsLast(typed({ scheduleLater: true }), work)).not.toHaveProperty('startTime')
})

test('undo preserves later edits', () => {
  const before = typed()
  const filled = sameAsLast(before, work)
  const now = { ...before, ...filled, staffIds: ['7', '8'] }
  expect(undoFill(filled, before, now)).toEqual({ categoryId: '', lineItems: [], startTime: '', endTime: '' })
})
