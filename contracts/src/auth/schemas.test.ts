import { expect, test } from 'vitest'
import { z } from '../wire/zod.ts'
import { SignInForm, SignUpForm } from './schemas.ts'

const problems = (value: unknown): string[] =>
  z.safeParse(SignInForm, value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

test('the sign-in form requires both fields and a valid email address', () => {
  expect(problems({})).toEqual(['email: Required', 'password: Required'])
  expect(problems({ email: '  ', password: '' })).toEqual(['email: Required', 'password: Required'])
  expect(problems({ email: 'owner@', password: 'x' })).toEqual(['email: Invalid'])
})

test('trims the email address and not the password', () => {
  expect(z.parse(SignInForm, { email: ' owner@demo.test ', password: ' x ' })).toEqual({ email: 'owner@demo.test', password: ' x ' })
})

test.each(['aaaaaaaa', '12345678', 'pässwörd', '🔑🔑🔑🔑🔑🔑🔑🔑', 'x'.repeat(64), '<b>";--\u00a0'])('%j is a password', (password) => {
  expect(z.parse(SignUpForm, { email: 'new@demo.test', password }).password).toBe(password)
})
