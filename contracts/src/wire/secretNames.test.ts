import { expect, test } from 'vitest'
import { isSecretName } from './secretNames.ts'

test.each([
  'x-api-key',
  'X-API-Key',
  'apiKey',
  'api_key',
  'cvc',
  'CVC',
  'card_cvc',
  'card_number',
  'cardNumber',
  'Card Number',
  'otp',
  'OTP',
  'email_otp',
  'password',
  'new_password',
  'PasswordHash',
  'access_code',
  'accessCode',
  'user_code',
  'Authorization',
  'set-cookie',
  'client_secret',
  'ACCESS-TOKEN',
])('%s is the name of a secret', (name) => {
  expect(isSecretName(name)).toBe(true)
})

test.each(['job_number', 'card', 'option', 'company_id', 'shipping', 'code', 'card_brand', 'pinned', 'panel', 'optional', 'key'])(
  '%s is not the name of a secret',
  (name) => {
    expect(isSecretName(name)).toBe(false)
  },
)
