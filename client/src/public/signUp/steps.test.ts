import { expect, test } from 'vitest'
import { type SignUpState, stepToShow } from './steps.ts'

const nobody = { hasSession: false, lastStep: undefined, hasSetup: false }
const begun = { hasSession: true, lastStep: 'chooseCategory', hasSetup: true } as const

test.each<[string, SignUpState, Parameters<typeof stepToShow>[1], string]>([
  ['without a session there is only the account form', { openDiv: 'otpVerification' }, nobody, 'default'],
  ['navigation state decides', { openDiv: 'setupType' }, begun, 'setupType'],
  ['a sign-up that was begun goes on', {}, begun, 'chooseCategory'],
  ['an email address that is brought along begins a new one', { email: 'a@b.test' }, begun, 'default'],
  ['a step that does not exist is none', { openDiv: 'nonsense' }, begun, 'chooseCategory'],
  ['categories come after the setup', { openDiv: 'chooseCategory' }, { ...begun, hasSetup: false }, 'setupType'],
])('%s', (_, state, circumstances, step) => {
  expect(stepToShow(state, circumstances)).toBe(step)
})
