import { expect, test } from 'vitest'
import { CustomerBody, PropertyBody, PropertyChangeBody } from './schemas.ts'

const messagesOf = (result: ReturnType<typeof PropertyBody.safeParse> | ReturnType<typeof PropertyChangeBody.safeParse>) =>
  result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
const added = (part: object) => messagesOf(PropertyBody.safeParse({ customer_id: 31, street1: '9 Dock Road', ...part }))
const changed = (part: object) => messagesOf(PropertyChangeBody.safeParse({ id: 41, ...part }))

test('requires both coordinates', () => {
  expect(added({ latitude: 41.9 })).toEqual([['longitude', 'Enter both coordinates']])
  expect(added({ latitude: null, longitude: -87.6 })).toEqual([['latitude', 'Enter both coordinates']])
  expect(added({ latitude: 41.9, longitude: -87.6 })).toEqual([])
  expect(added({ latitude: null, longitude: null })).toEqual([])
  expect(changed({ latitude: null, longitude: -87.6 })).toEqual([['latitude', 'Enter both coordinates']])
  // A partial update may contain one of the two.
  expect(changed({ latitude: 41.9 })).toEqual([])
})

test('rejects coordinates outside of the globe', () => {
  expect(added({ latitude: 91, longitude: -181 })).toEqual([
    ['latitude', 'Enter a number from -90 to 90'],
    ['longitude', 'Enter a number from -180 to 180'],
  ])
})

test('a missing billing address is reported together with a malformed phone', () => {
  const { error } = CustomerBody.safeParse({
    first_name: '',
    last_name: 'Quist',
    street1: '1 Main St',
    phone: '12a',
    same_as_property_address: false,
  })
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message]).toSorted()).toEqual([
    ['billing_street1', 'Required'],
    ['first_name', 'Required'],
    ['phone', 'Must be only digits'],
  ])
})
