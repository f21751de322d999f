import { expect, test } from 'vitest'
import { meaningfulMessage, successText, withServerText } from './serverMessage.ts'

test.each(['', ' ', 'Success', '"Success"', 'Success!', 'success.', 'OK', 'Done', null, undefined])('%o is no message', (message) => {
  expect(meaningfulMessage(message)).toBeNull()
  expect(successText(message, 'Van 1 updated')).toBe('Van 1 updated')
})

test.each([
  'Customer updated successfully',
  'Customer has been updated successfully.',
  'Your profile was successfully updated!',
  'Job created',
])('“%s” adds nothing to our own message', (message) => {
  expect(successText(message, 'Maria Lopez updated')).toBe('Maria Lopez updated')
})

test.each([
  'Saved. A welcome email was sent to Maria.',
  'Payment Method Updated Successfully on the next invoice',
  'Your trial ends on Friday.',
])('“%s” is shown', (message) => {
  expect(successText(message, 'Van 1 updated')).toBe(message)
})

test.each([
  [null, 'Visit finished'],
  ['Success', 'Visit finished'],
  ['Job updated successfully', 'Visit finished'],
  ['Visit finished', 'Visit finished'],
  ['Your trial ends on Friday.', 'Visit finished. Your trial ends on Friday.'],
])('an action with the message %o reads “%s”', (message, text) => {
  expect(withServerText(message, 'Visit finished')).toBe(text)
})
