import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFormat } from '../format/useFormat.ts'
import { formatPhone, phoneHref } from './formatPhone.ts'

test('groups the phones of other countries once their groups are loaded, and renders again', async () => {
  expect(formatPhone('5550100199')).toBe('+1 (555) 010-0199')
  expect(formatPhone('+15550100199', '44')).toBe('+1 (555) 010-0199')
  const { result } = renderHook(() => useFormat().phone('2079460958', '44'))
  expect(result.current).toBe('+44 2079460958')
  await waitFor(() => expect(result.current).toBe('+44 20 7946 0958'))
  expect(formatPhone('+442079460958')).toBe('+44 20 7946 0958')
  expect(formatPhone('carla@reyes.test')).toBe('carla@reyes.test')
})

test.each([
  ['5125558859', '1', 'tel:+15125558859'],
  ['+15125558859', '1', 'tel:+15125558859'],
  ['15125558859', '1', 'tel:+15125558859'],
  ['555 010-0199', null, 'tel:+15550100199'],
  ['2079460958', '+44', 'tel:+442079460958'],
  ['+49 30 123456', null, 'tel:+4930123456'],
])('%j with the country code %s is dialed as %s', (phone, code, href) => expect(phoneHref(phone, code)).toBe(href))
