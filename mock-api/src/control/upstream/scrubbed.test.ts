import { expect, test } from 'vitest'
import { scrubbed } from './scrubbed.ts'

test.each(['otp', 'OTP', 'otp_code', 'emailOtp', 'user_code', 'x-otp'])('recordings never keep %s', (name) => {
  for (const value of ['012345', 12_345]) {
    const recorded = scrubbed({ user: { [name]: value }, sent: [{ [name]: [value] }] })
    expect(recorded).toEqual({ user: { [name]: '[hidden]' }, sent: [{ [name]: '[hidden]' }] })
  }
})

test('recordings keep the time zone, which replayed pages need', () => {
  expect(scrubbed({ timezone: 'America/Chicago', city: 'Chicago' })).toEqual({ timezone: 'America/Chicago', city: '[text]' })
})
