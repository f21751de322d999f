import { expect, test, vi } from 'vitest'
import type { ApiError } from '../../lib/api/apiError.ts'
import { showApiError } from './reportSaveError.ts'

const apiError = (message: string, ...fields: { field: string; message: string }[]): ApiError => ({
  code: 'INVALID',
  message,
  fields,
  extensions: {},
})
const form = () => ({ setError: vi.fn<() => void>(), getValues: () => ({ postalCode: '' }) })

test("does not repeat a field's message above the form", () => {
  const open = form()
  expect(showApiError(apiError('Required', { field: 'postal_code', message: 'Required' }), open)).toBeNull()
  expect(open.setError).toHaveBeenCalledWith('postalCode', { type: 'server', message: 'Required' }, { shouldFocus: true })
})

test('returns a message that no field shows', () => {
  const open = form()
  const general = apiError('Check the address', { field: 'postal_code', message: 'Required' })
  expect(showApiError(general, open)).toBe(general)
  expect(open.setError).toHaveBeenCalledTimes(1)
  const foreign = apiError('Required', { field: 'owner', message: 'Required' })
  expect(showApiError(foreign, open)).toBe(foreign)
})
