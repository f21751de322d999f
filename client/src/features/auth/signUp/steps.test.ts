import { expect, test } from 'vitest'
import { type SignUpState, stepsOf, stepToShow } from './steps.ts'

const nobody = { hasSession: false, lastStep: undefined, hasSetup: false }
const started = { hasSession: true, lastStep: 'chooseCategory', hasSetup: true } as const

test.each<[string, SignUpState, Parameters<typeof stepToShow>[1], string]>([
  ['without a session there is no later step', { openDiv: 'otpVerification' }, nobody, 'default'],
  ['without a session the account type is shown where it is asked for', { openDiv: 'chooseType' }, nobody, 'chooseType'],
  ['without a session an address that is opened anew begins with the account form', {}, { ...nobody, lastStep: 'chooseType' }, 'default'],
  ['navigation state decides', { openDiv: 'setupType' }, started, 'setupType'],
  ['a sign-up that was begun goes on', {}, started, 'chooseCategory'],
  ['an email address that is brought along begins a new one', { email: 'a@b.test' }, started, 'default'],
  ['a step that does not exist is none', { openDiv: 'nonsense' }, started, 'chooseCategory'],
  ['categories come after the setup', { openDiv: 'chooseCategory' }, { ...started, hasSetup: false }, 'setupType'],
])('%s', (_, state, circumstances, step) => {
  expect(stepToShow(state, circumstances)).toBe(step)
})

test('the account comes after its type where sign-up begins with that, and who is verified has one step less', () => {
  expect(stepsOf({ isTypeFirst: false, isVerified: false })).toEqual([
    'default',
    'chooseType',
    'setupType',
    'chooseCategory',
    'otpVerification',
  ])
  expect(stepsOf({ isTypeFirst: true, isVerified: false }).slice(0, 3)).toEqual(['chooseType', 'default', 'setupType'])
  expect(stepsOf({ isTypeFirst: false, isVerified: true })).toEqual(['default', 'chooseType', 'setupType', 'chooseCategory'])
})
