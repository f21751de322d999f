import { expect, test } from 'vitest'
import { wordOf } from '../tests/specBackend/variantNames.ts'
import { type VariantName, variants } from '../tests/specBackend/variants.ts'
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

test('--port-offset moves every port that is not set, and the data', () => {
  const services = servicesOf({ CLIENT_PORT: '9000' }, { 'port-offset': '10' })
  expect(services.map(({ port }) => port)).toEqual([4020, 4010, 9000])
  expect(services[0]?.env['DATA_DIR']).toMatch(/\.data-10$/)
  expect(servicesOf({}, {})[0]?.env).not.toHaveProperty('DATA_DIR')
  expect(() => servicesOf({}, { 'port-offset': 'ten' })).toThrow('--port-offset must be a whole number from 0 to 50000.')
})

test('--built lets the gateway serve the client, and --fresh replaces the data', () => {
  const [mock, gateway, ...others] = servicesOf({}, { built: true, clientDir: '/built', fresh: true })
  expect(others).toEqual([])
  expect(mock?.env).toEqual({ CLIENT_URL: 'http://127.0.0.1:4000', FRESH: '1' })
  expect(gateway?.env).toMatchObject({ CLIENT_DIR: '/built', MOCK_HEADERS: '1' })
})

test('the client gets the address of the mock unless another backend answers', () => {
  const mockUrlOf = (...given: Parameters<typeof servicesOf>) => servicesOf(...given).find(({ name }) => name === 'client')?.env['MOCK_URL']
  expect(mockUrlOf({}, { 'port-offset': '10' })).toBe('http://127.0.0.1:4020')
  expect(mockUrlOf({}, { backend: 'spec' })).toBeUndefined()
  expect(mockUrlOf({ REST_BASE_URL: 'https://their.backend/api/v1' }, {})).toBeUndefined()
})

test.each([[['--fresh', '--built']], [['--port-offset', '10']]])('npm start takes %j', (args) => {
  expect(answerTo('start', args)).toBeUndefined()
})

test('--compare lets a backend answer in the place of the mock, without the pages that play other services', () => {
  const [mock, gateway, client] = servicesOf({}, { compare: 'https://their.backend' })
  expect(mock).toMatchObject({ name: 'mock-api', env: { UPSTREAM_URL: 'https://their.backend/' } })
  expect(gateway?.env).toEqual({
    REST_BASE_URL: 'http://127.0.0.1:4010/api/v1',
    GRAPHIQL: '1',
    FILES_ORIGIN: 'https://their.backend',
    MOCK_HEADERS: '1',
  })
  expect(client?.env).toEqual({ GATEWAY_URL: 'http://127.0.0.1:4000', MOCK_HEADERS: '1' })
})

test.each([
  ['192.168.1.5', '192.168.1.5'],
  ['fd00::5', '[fd00::5]'],
  ['0.0.0.0', '127.0.0.1'],
  ['::', '127.0.0.1'],
  ['localhost', '127.0.0.1'],
  ['', '127.0.0.1'],
])('with HOST %j every service is asked at %s', (HOST, host) => {
  const services = servicesOf({ HOST })
  expect(services.flatMap(({ health, address }) => [health, address].map((url) => new URL(url).hostname))).toEqual(Array(6).fill(host))
  expect([services[1]?.env['REST_BASE_URL'], services[2]?.env['GATEWAY_URL']]).toEqual([
    `http://${host}:4010/api/v1`,
    `http://${host}:4000`,
  ])
})

test('serves GraphiQL unless it is switched off', () => {
  const graphiqlOf = (environment: Record<string, string>) => servicesOf(environment).map(({ env }) => env['GRAPHIQL'])
  expect(graphiqlOf({})).toEqual([undefined, '1', undefined])
  expect(graphiqlOf({ GRAPHIQL: '0' })).toEqual([undefined, '0', undefined])
})

test('the port of a mock that does not start is free for others', () => {
  const services = servicesOf({ REST_BASE_URL: 'https://backend.example/api/v1', GATEWAY_PORT: '4010' })
  expect(services.map(({ name }) => name)).toEqual(['gateway', 'client'])
})

test('the gateway sends the headers of the mock while it runs, and of nothing else', () => {
  const headersWith = (...given: Parameters<typeof servicesOf>) =>
    servicesOf(...given).find(({ name }) => name === 'gateway')?.env['MOCK_HEADERS']
  expect([headersWith({}), headersWith({ REST_BASE_URL: 'https://backend.example' }), headersWith({}, { backend: 'spec' })]).toEqual([
    '1',
    undefined,
    undefined,
  ])
})

test('the backend of the specification stands in the place of the mock', () => {
  const services = servicesOf({}, { backend: 'spec', variants: 'texts,no-pagination' })
  expect(services.map(({ name }) => name)).toEqual(['spec-backend', 'gateway', 'client'])
  expect(services.map(({ env }) => env)).toEqual([
    { VARIANTS: 'digits in texts,no pagination' },
    { REST_BASE_URL: 'http://127.0.0.1:4010/api/v1', GRAPHIQL: '1' },
    { GATEWAY_URL: 'http://127.0.0.1:4000' },
  ])
})

test.each([
  [{ backend: 'other' }, {}, "There’s no backend 'other'. Use --backend spec"],
  [{ backend: 'spec', variants: 'texts,nonsense' }, {}, "There is no variant 'nonsense'. There are texts, decimals, bare, "],
  [{ compare: 'their.backend' }, {}, '--compare needs an address such as https://their.backend.'],
  [{ compare: 'https://a.example', backend: 'spec' }, {}, '--compare and --backend name two backends. Remove one.'],
  [{ compare: 'https://a.example' }, { REST_BASE_URL: 'https://b.example' }, '--compare and REST_BASE_URL name two backends. Remove one.'],
  [{ variants: 'texts' }, {}, '--variants only works with --backend spec.'],
  [{ backend: 'spec' }, { REST_BASE_URL: 'https://backend.example' }, '--backend and REST_BASE_URL name two backends. Remove one.'],
])('%j with %j is refused with a sentence', (options, environment, sentence) => {
  expect(() => servicesOf(environment, options)).toThrow(sentence)
})

test('help explains the settings, and a word that means nothing is refused', () => {
  for (const setting of servicesOf({}).map((service) => service.setting)) expect(answerTo('start', ['--help'])?.text).toContain(setting)
  expect(answerTo('test', ['-h'])).toMatchObject({ code: 0 })
  expect(answerTo('start', ['--port'])).toEqual({ text: 'npm start doesn’t know --port. See npm start -- --help.', code: 2 })
  expect(answerTo('start', ['--backend'])).toEqual({ text: '--backend needs a value. See npm start -- --help.', code: 2 })
  expect(answerTo('test', ['client'])).toEqual({ text: 'npm test doesn’t know client. See npm test -- --help.', code: 2 })
  expect(answerTo('test', ['--backend', 'spec'])).toMatchObject({ code: 2 })
  expect(answerTo('build', [])).toMatchObject({ code: 2 })
  for (const args of [[], ['--backend', 'spec'], ['--backend=spec', '--variants', 'texts,bare']])
    expect(answerTo('start', args)).toBeUndefined()
})

test('help names every variant of the backend of the specification', () => {
  const help = String(answerTo('start', ['--help'])?.text)
  const names = Object.keys(variants) as VariantName[]
  expect(names.filter((name) => !help.includes(name) && !help.includes(wordOf(name)))).toEqual([])
})
