import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMock } from '../startMock.ts'
import { storedSession } from './storedSession.ts'
import type { Mock } from './types.ts'

let mock: Mock
beforeAll(async () => {
  mock = await startMock()
})
afterAll(() => mock.stop())

test('a signed-in user is stored under the keys of the specification', async () => {
  const signedIn = await mock.signIn('staff')
  expect(storedSession(signedIn)).toEqual({
    authToken: signedIn.token,
    branchId: '1',
    authName: 'Marcus Bell',
    authEmail: 'staff@demo.test',
    userType: 'staff',
    dateFormat: signedIn.user.date_format,
    timeFormat: '0',
    organization_name: expect.any(String),
  })
})

test('a user whose email address isn’t verified has a pending token', async () => {
  const signedIn = await mock.signIn('unverified')
  const { verifyToken, verifyUser, authToken } = storedSession(signedIn)
  expect([verifyToken, verifyUser, authToken]).toEqual([signedIn.token, 'true', undefined])
})
