import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderWith } from '../testing/folderWith.ts'
import { readSettings, WrongSetting } from './settings.ts'

test('defaults to the mock on the loopback address', () => {
  expect(readSettings({})).toEqual({
    port: 4000,
    host: '127.0.0.1',
    restBaseUrl: 'http://127.0.0.1:4010/api/v1',
    clientDir: undefined,
    formerClientDirs: [],
    corsOrigins: [],
    corsHeaders: [],
    isProduction: false,
    hasMockHeaders: false,
    hasGraphiql: false,
    isOpen: true,
    logLevel: 'info',
    drainMs: 0,
    closingMs: 25_000,
    cacheMs: 0,
    visitors: {
      requestsPerAddress: 60_000,
      callsPerAccount: 30_000,
      signInsPerEmail: 10,
      signInsPerAddress: 100,
      messagesPerAddress: 30,
      streamsPerAccount: 20,
      streamsPerAddress: 500,
    },
    limits: {},
    filesOrigin: 'http://127.0.0.1:4010',
    trustedProxies: [],
    hstsSeconds: 0,
    hasHstsSubdomains: false,
    live: { pollMs: 2000 },
  })
})

test('maps localhost to one address', () => expect(readSettings({ HOST: 'localhost' }).host).toBe('127.0.0.1'))

test('relative folders are those of where npm was called', () => {
  const base = folderWith({ 'built/index.html': '' })
  const settings = readSettings({ CLIENT_DIR: 'built', FORMER_CLIENT_DIRS: 'built,./built', INIT_CWD: base })
  const built = join(base, 'built')
  expect([settings.clientDir, settings.formerClientDirs]).toEqual([built, [built, built]])
})

test('applies every setting', () => {
  const clientDir = folderWith({ 'index.html': '' })
  const environment = {
    PORT: '80',
    HOST: '0.0.0.0',
    REST_BASE_URL: 'https://api.example.com/v1',
    CLIENT_DIR: clientDir,
    FORMER_CLIENT_DIRS: `${clientDir}, ${clientDir}`,
    MOCK_HEADERS: '1',
    LOG_LEVEL: 'warn',
    METRICS_PORT: '9464',
    METRICS_HOST: '0.0.0.0',
    DRAIN_MS: '5000',
    CLOSING_MS: '10000',
    UPSTREAM_TIMEOUT_MS: '3000',
    OPERATION_TIMEOUT_MS: '6000',
    UPSTREAM_CONNECTIONS: '128',
    UPSTREAM_CALLS_PER_PATH: '48',
    UPSTREAM_WAITING_PER_PATH: '0',
    BREAKER_FAILURES: '3',
    BREAKER_OPEN_MS: '500',
    ['LOOKUPS_KEPT_SECONDS']: '60',
    LIMIT_REQUESTS_PER_ADDRESS: '2',
    LIMIT_CALLS_PER_ACCOUNT: '3',
    LIMIT_SIGN_INS_PER_EMAIL: '4',
    LIMIT_SIGN_INS_PER_ADDRESS: '0',
    LIMIT_MESSAGES_PER_ADDRESS: '5',
    LIMIT_STREAMS_PER_ACCOUNT: '6',
    LIMIT_STREAMS_PER_ADDRESS: '7',
    CORS_ORIGINS: 'https://a.example, http://b.example:81',
    CORS_HEADERS: 'X-Team, x-trace',
    NODE_ENV: 'production',
    OPEN_DOCUMENTS: '1',
    GRAPHIQL: '1',
    IDENTITY_URL: 'http://127.0.0.1:4010/control/identity',
    FILES_ORIGIN: 'https://files.example.com',
    MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
    MAP_TILES_ATTRIBUTION: '© Tiles Ltd',
    ROUTING_URL: 'http://osrm.internal:5000',
    TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::1',
    HSTS_SECONDS: '31536000',
    HSTS_SUBDOMAINS: '1',
    LIVE_POLL_SECONDS: '0.5',
    REDIS_URL: 'rediss://callout:secret@redis.example.com:6380',
  }
  expect(readSettings(environment)).toEqual({
    port: 80,
    host: '0.0.0.0',
    restBaseUrl: 'https://api.example.com/v1',
    clientDir,
    formerClientDirs: [clientDir, clientDir],
    hasMockHeaders: true,
    hasGraphiql: true,
    logLevel: 'warn',
    metrics: { port: 9464, host: '0.0.0.0' },
    drainMs: 5000,
    closingMs: 10_000,
    cacheMs: 60_000,
    visitors: {
      requestsPerAddress: 2,
      callsPerAccount: 3,
      signInsPerEmail: 4,
      signInsPerAddress: 0,
      messagesPerAddress: 5,
      streamsPerAccount: 6,
      streamsPerAddress: 7,
    },
    limits: {
      callTimeoutMs: 3000,
      operationTimeoutMs: 6000,
      connections: 128,
      callsPerPath: 48,
      waitingPerPath: 0,
      breakerFailures: 3,
      breakerOpenMs: 500,
    },
    corsOrigins: ['https://a.example', 'http://b.example:81'],
    corsHeaders: ['x-team', 'x-trace'],
    isProduction: true,
    isOpen: true,
    identityUrl: 'http://127.0.0.1:4010/control/identity',
    filesOrigin: 'https://files.example.com',
    mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Tiles Ltd' },
    routingUrl: 'http://osrm.internal:5000',
    trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::1'],
    hstsSeconds: 31_536_000,
    hasHstsSubdomains: true,
    live: { pollMs: 500, redisUrl: 'rediss://callout:secret@redis.example.com:6380' },
  })
})

test.each([
  ['PORT', '4000x'],
  ['PORT', '65536'],
  ['PORT', '-1'],
  ['METRICS_PORT', 'yes'],
  ['OPEN_DOCUMENTS', 'maybe'],
  ['LOOKUPS_KEPT_SECONDS', '1h'],
  ['HSTS_SECONDS', '1y'],
  ['LIMIT_CALLS_PER_ACCOUNT', 'few'],
  ['LIMIT_SIGN_INS_PER_EMAIL', '-1'],
  ['LOG_LEVEL', 'loud'],
  ['DRAIN_MS', '5s'],
  ['CLOSING_MS', '-1'],
  ['UPSTREAM_TIMEOUT_MS', '0'],
  ['OPERATION_TIMEOUT_MS', '1e3'],
  ['UPSTREAM_CONNECTIONS', '0'],
  ['UPSTREAM_CALLS_PER_PATH', 'many'],
  ['UPSTREAM_WAITING_PER_PATH', '-1'],
  ['BREAKER_FAILURES', '0'],
  ['BREAKER_OPEN_MS', '70000'],
  ['REST_BASE_URL', 'https://callout:secret@api.example.com/v1'],
  ['REST_BASE_URL', 'https://api.example.com/v1?key=secret'],
  ['REST_BASE_URL', 'https://api.example.com/v1#top'],
  ['FORMER_CLIENT_DIRS', '/nowhere'],
  ['REST_BASE_URL', 'localhost:4010'],
  ['REST_BASE_URL', 'ftp://x'],
  ['CLIENT_DIR', '/nowhere'],
  ['CORS_ORIGINS', 'https://a.example/path'],
  ['CORS_ORIGINS', '*'],
  ['CORS_HEADERS', '*'],
  ['CORS_HEADERS', 'x team'],
  ['FILES_ORIGIN', 'https://files.example.com/pictures'],
  ['FILES_ORIGIN', '*'],
  ['MAP_TILES_URL', 'https://tiles.example/map.png'],
  ['MAP_TILES_URL', '/tiles/{z}/{x}/{y}'],
  ['ROUTING_URL', 'osrm.internal'],
  ['ROUTING_URL', 'http://osrm.internal:5000?profile=car'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1, proxy.example'],
  ['LIVE_POLL_SECONDS', 'often'],
  ['LIVE_POLL_SECONDS', '-1'],
  ['LIVE_POLL_SECONDS', '61'],
  ['REDIS_URL', '127.0.0.1:6379'],
  ['REDIS_URL', 'http://127.0.0.1:6379'],
])('%s=%s stops the start with one sentence that names it', (name, value) => {
  expect(() => readSettings({ NODE_ENV: 'production', [name]: value })).toThrow(new RegExp(`^${name} must be [^\\n]+\\.$`))
})

test('does not repeat an invalid Redis address, which may contain a password', () => {
  const read = () => readSettings({ REDIS_URL: 'http://:secret@127.0.0.1' })
  expect(read).toThrow(WrongSetting)
  expect(read).not.toThrow(/secret/)
})
