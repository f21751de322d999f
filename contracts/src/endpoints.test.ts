import { expect, test } from 'vitest'
import { pathParameters } from './wire/endpoint.ts'
import { endpoints } from './endpoints.ts'

const rows = Object.values(endpoints).flatMap((domain) => Object.entries(domain))

test('no two rows stand for the same call', () => {
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

test('documented are the rows whose method, path and payload the spec shows, and no others', () => {
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
