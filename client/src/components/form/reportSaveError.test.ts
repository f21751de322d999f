import { expect, test, vi } from 'vitest'
import type { Refusal } from '../../lib/api/refusal.ts'
import { placeRefusal } from './reportSaveError.ts'

const refusal = (message: string, ...fields: { field: string; message: string }[]): Refusal => ({
  code: 'INVALID',
  message,
  fields,
  extensions: {},
})
const form = () => ({ setError: vi.fn<() => void>(), getValues: () => ({ postalCode: '' }) })

test('a message that a field shows is not repeated above the form', () => {
  const open = form()
  expect(placeRefusal(refusal('Required', { field: 'postal_code', message: 'Required' }), open)).toBeNull()
  expect(open.setError).toHaveBeenCalledWith('postalCode', { type: 'server', message: 'Required' }, { shouldFocus: true })
})

test('a message that no field shows is returned for the form', () => {
  const open = form()
  const general = refusal('Check the address', { field: 'postal_code', message: 'Required' })
  expect(placeRefusal(general, open)).toBe(general)
  expect(open.setError).toHaveBeenCalledTimes(1)
  const foreign = refusal('Required', { field: 'owner', message: 'Required' })
  expect(placeRefusal(foreign, open)).toBe(foreign)
})
