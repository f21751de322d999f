import { messages } from '@callout/contracts/text/messages'
import { PendingSignInData } from '@callout/contracts/auth/schemas'
import { endpoints } from '@callout/contracts/endpoints'
import { z } from '@callout/contracts/wire/zod'
import { beforeEach, expect, test } from 'vitest'
import { DEMO_PASSWORD, type TestApp, testApp } from '../testing/testApp.ts'

let mock: TestApp
beforeEach(() => {
  mock = testApp()
})
const signIn = (email: string, password = DEMO_PASSWORD) =>
  mock.call('POST', '/users/sign_in', { body: { email, password, device_type: 2 } })

test('a user signs in with email address and password, and the token opens the profile', async () => {
  expect(await signIn('owner@demo.test')).toMatchObject({ status: 200, responseCode: 200, responseMessage: messages.signedIn })
  const { user } = await mock.read(endpoints.auth.signIn, { email: 'owner@demo.test', password: DEMO_PASSWORD })
  expect(user).toMatchObject({ email: 'owner@demo.test', user_type: 'company', is_verfied: true })
  for (const token of [user.authentication_token, `Bearer ${user.authentication_token}`]) {
    const profile = await mock.read(endpoints.profile.getProfile, {}, token)
    expect(profile.user.id).toBe(user.id)
  }
})

test('capitals in an email address do not matter', async () => {
  expect((await signIn('Owner@Demo.Test')).responseCode).toBe(200)
})

test('an unknown email address is 204 in the body, with the sentence of the spec', async () => {
  expect(await signIn('nobody@demo.test')).toEqual({
    status: 200,
    responseCode: 204,
    responseMessage: messages.unknownEmail,
    responseData: null,
  })
})

test('a wrong password is an error of that field', async () => {
  const reply = await signIn('owner@demo.test', 'wrong')
  expect(reply).toMatchObject({ status: 200, responseCode: 422 })
  expect(reply.responseData).toEqual({ errors: [{ field: 'password', message: reply.responseMessage }] })
})

test('missing fields are named with the words of the spec', async () => {
  expect(await mock.call('POST', '/users/sign_in', { body: { email: 'owner@' } })).toMatchObject({
    responseCode: 422,
    responseMessage: 'Invalid',
    responseData: {
      errors: [
        { field: 'email', message: 'Invalid' },
        { field: 'password', message: 'Required' },
      ],
    },
  })
})

test('a user who has still to verify gets a pending token and no code yet, and can read nothing with it', async () => {
  const { status, responseCode, responseMessage, responseData } = await signIn('unverified@demo.test')
  expect([status, responseCode, responseMessage]).toEqual([200, 401, messages.confirmWithOtp])
  const user = z.parse(PendingSignInData, responseData)?.user
  expect(user).toMatchObject({ is_verfied: false, is_verification_required: true })
  expect(mock.store.outbox.all()).toEqual([])
  const profile = await mock.call('GET', '/users/user_profile_get', { token: user?.authentication_token ?? '' })
  expect(profile).toMatchObject({ responseCode: 401, responseMessage: messages.confirmWithOtp })
})

test('staff who were made inactive are refused, and what they had open is closed', async () => {
  const token = await mock.signIn('staff')
  const [staff] = mock.store.users.by('email', 'staff@demo.test')
  mock.store.users.update(staff?.id ?? 0, { is_active: false })
  expect((await signIn('staff@demo.test')).responseCode).toBe(403)
  expect((await mock.call('GET', '/users/user_profile_get', { token })).responseCode).toBe(401)
})

test('stores and logs no tokens or passwords', async () => {
  const token = await mock.signIn('owner')
  const stored = JSON.stringify([mock.store.sessions.all(), mock.store.users.all(), mock.logged, await mock.control('GET', '/requests')])
  expect(stored).not.toContain(token)
  expect(stored).not.toContain(DEMO_PASSWORD)
})
