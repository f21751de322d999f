import { expect, test } from 'vitest'
import { PropertyBody, PropertyChangeBody } from './schemas.ts'

const messagesOf = (result: ReturnType<typeof PropertyBody.safeParse> | ReturnType<typeof PropertyChangeBody.safeParse>) =>
  result.error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
const added = (part: object) => messagesOf(PropertyBody.safeParse({ customer_id: 31, street1: '9 Dock Road', ...part }))
const changed = (part: object) => messagesOf(PropertyChangeBody.safeParse({ id: 41, ...part }))

test('a point has both of its coordinates', () => {
  expect(added({ latitude: 41.9 })).toEqual([['longitude', 'Enter both coordinates']])
  expect(added({ latitude: null, longitude: -87.6 })).toEqual([['latitude', 'Enter both coordinates']])
  expect(added({ latitude: 41.9, longitude: -87.6 })).toEqual([])
  expect(added({ latitude: null, longitude: null })).toEqual([])
  expect(changed({ latitude: null, longitude: -87.6 })).toEqual([['latitude', 'Enter both coordinates']])
  // A change need not name both: the other one may be there.
  expect(changed({ latitude: 41.9 })).toEqual([])
})

test('coordinates lie on the globe', () => {
  expect(added({ latitude: 91, longitude: -181 })).toEqual([
    ['latitude', 'Enter a number from -90 to 90'],
    ['longitude', 'Enter a number from -180 to 180'],
  ])
})
