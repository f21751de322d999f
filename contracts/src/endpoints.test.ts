import { expect, test } from 'vitest'
import { pathParameters } from './wire/endpoint.ts'
import { endpoints } from './endpoints.ts'

const rows = Object.values(endpoints).flatMap((domain) => Object.entries(domain))

test('each call has one row', () => {
  const calls = rows.map(([, { method, path }]) => `${method} ${path}`)
  expect(calls).toHaveLength(new Set(calls).size)
})

test('row names are unique over all domains', () => {
  expect(rows).toHaveLength(new Set(rows.map(([name]) => name)).size)
})

test.each(rows)('%s: every path parameter is part of the input', (_, row) => {
  const shape = 'shape' in row.input ? row.input.shape : {}
  for (const name of pathParameters(row.path)) expect(shape).toHaveProperty(name)
})

test('marks exactly the rows as documented whose method, path and payload are in the spec', () => {
  expect(rows.filter(([, { origin }]) => origin === 'documented').map(([name]) => name)).toEqual([
    'signIn',
    'register',
    'socialLogin',
    'verifyUser',
    'resendOtp',
    'getProfile',
    'updateProfile',
    'listCountries',
    'listCategories',
  ])
})
