import { expect, test } from 'vitest'
import { answerTo } from './help.mjs'
import { servicesOf } from './services.ts'

test('without settings three services have their usual ports', () => {
  expect(servicesOf({}).map(({ name, port }) => [name, port])).toEqual([
    ['mock-api', 4010],
    ['gateway', 4000],
    ['client', 5173],
  ])
})

test.each([
  [{ GATEWAY_PORT: '5173' }, 'GATEWAY_PORT and CLIENT_PORT are both 5173: give each service a port of its own.'],
  [{ MOCK_API_PORT: '9000', CLIENT_PORT: '9000' }, 'MOCK_API_PORT and CLIENT_PORT are both 9000: give each service a port of its own.'],
  [{ CLIENT_PORT: 'http' }, 'CLIENT_PORT must be a whole number from 1 to 65535.'],
])('%j is refused with a sentence', (environment, sentence) => {
  expect(() => servicesOf(environment)).toThrow(sentence)
})

test('the port of a mock that does not start is free for others', () => {
  const services = servicesOf({ REST_BASE_URL: 'https://backend.example/api/v1', GATEWAY_PORT: '4010' })
  expect(services.map(({ name }) => name)).toEqual(['gateway', 'client'])
})

test('the backend of the specification stands in the place of the mock', () => {
  expect(servicesOf({ BACKEND: 'spec' }).map(({ name }) => name)).toEqual(['spec-backend', 'gateway', 'client'])
  expect(servicesOf({ BACKEND: 'spec' })[1]?.env).toEqual({ REST_BASE_URL: 'http://127.0.0.1:4010/api/v1' })
  expect(() => servicesOf({ BACKEND: 'other' })).toThrow("BACKEND can be 'spec'")
})

test('help explains the settings, and a word that means nothing is refused', () => {
  for (const setting of servicesOf({}).map((service) => service.setting)) expect(answerTo('start', ['--help'])?.text).toContain(setting)
  expect(answerTo('test', ['-h'])).toMatchObject({ code: 0 })
  expect(answerTo('start', ['--port'])).toEqual({ text: 'npm start takes no --port: see npm start -- --help.', code: 2 })
  expect(answerTo('build', [])).toMatchObject({ code: 2 })
  expect(answerTo('start', [])).toBeUndefined()
})
