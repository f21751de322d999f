import { expect, test } from 'vitest'
import { type SignUpState, getSteps, stepToShow } from './steps.ts'

const noSession = { hasSession: false, lastStep: undefined, hasSetup: false }
const started = { hasSession: true, lastStep: 'chooseCategory', hasSetup: true } as const

test.each<[string, SignUpState, Parameters<typeof stepToShow>[1], string]>([
  ['without a session later steps fall back to the account form', { openDiv: 'otpVerification' }, noSession, 'default'],
  ['without a session the account type is shown on request', { openDiv: 'chooseType' }, noSession, 'chooseType'],
  ['without a session a reopened URL shows the account form', {}, { ...noSession, lastStep: 'chooseType' }, 'default'],
  ['navigation state takes precedence', { openDiv: 'setupType' }, started, 'setupType'],
  ['an unfinished sign-up resumes', {}, started, 'chooseCategory'],
  ['a passed email address starts a new sign-up', { email: 'a@b.test' }, started, 'default'],
  ['an unknown step is ignored', { openDiv: 'nonsense' }, started, 'chooseCategory'],
  ['categories come after the setup', { openDiv: 'chooseCategory' }, { ...started, hasSetup: false }, 'setupType'],
])('%s', (_, state, circumstances, step) => {
  expect(stepToShow(state, circumstances)).toBe(step)
})

test('the account follows its type if sign-up starts with that, and verified users have one step less', () => {
  expect(getSteps({ isTypeFirst: false, isVerified: false })).toEqual([
    'default',
    'chooseType',
    'setupType',
    'chooseCategory',
    'otpVerification',
  ])
  expect(getSteps({ isTypeFirst: true, isVerified: false }).slice(0, 3)).toEqual(['chooseType', 'default', 'setupType'])
  expect(getSteps({ isTypeFirst: false, isVerified: true })).toEqual(['default', 'chooseType', 'setupType', 'chooseCategory'])
})
