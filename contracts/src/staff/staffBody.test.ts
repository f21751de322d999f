import { expect, test } from 'vitest'
import { messages } from '../text/messages.ts'
import { z } from '../wire/zod.ts'
import { StaffBody } from './schemas.ts'

const getProblems = (body: object): Record<string, string> => {
  const { error } = z.safeParse(StaffBody, body)
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

test.each([
  ['empty', '', messages.required, messages.required],
  ['malformed', 'x', messages.invalid, messages.onlyDigits],
])('an admin without access is reported together with %s fields', (_, text, invalid, phone) => {
  const body = { name: '', email: text, color: text, phone: text, role: 'staff_admin', authorities: [] }
  expect(getProblems(body)).toEqual({
    name: 'Required',
    email: invalid,
    color: invalid,
    phone,
    authorities: 'Kindly give at least one access to admin',
  })
})
