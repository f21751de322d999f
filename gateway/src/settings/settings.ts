import type { MetricsOptions } from '../metrics/metrics.ts'
import type { UpstreamLimits } from '../rest/limits.ts'
import {
  clientDirOf,
  corsHeadersOf,
  corsOriginsOf,
  filesOriginOf,
  flagOf,
  formerClientDirsOf,
  hostOf,
  LOOPBACK,
  logLevelOf,
  mapTilesOf,
  pollMsOf,
  portOf,
  redisUrlOf,
  restBaseUrlOf,
  routingUrlOf,
  securityContactOf,
  trustedProxiesOf,
  urlOrNone,
  wholeOf,
} from './settingValues.ts'
import { type VisitorLimits, visitorLimits } from '../visitors/limits.ts'
import { CLOSING_MS } from '../web/closing.ts'

export { WrongSetting } from './settingValues.ts'
export type Environment = Readonly<Record<string, string | undefined>>

const MINUTE_MS = 60_000
const MOST_HSTS_SECONDS = 2 * 365 * 86_400

const upstreamSettings = {
  UPSTREAM_TIMEOUT_MS: { limit: 'callTimeoutMs', from: 100, to: MINUTE_MS },
  OPERATION_TIMEOUT_MS: { limit: 'operationTimeoutMs', from: 100, to: 2 * MINUTE_MS },
  UPSTREAM_CONNECTIONS: { limit: 'connections', from: 1, to: 10_000 },
  UPSTREAM_CALLS_PER_PATH: { limit: 'callsPerPath', from: 1, to: 10_000 },
  UPSTREAM_WAITING_PER_PATH: { limit: 'waitingPerPath', from: 0, to: 100_000 },
  BREAKER_FAILURES: { limit: 'breakerFailures', from: 1, to: 1000 },
  BREAKER_OPEN_MS: { limit: 'breakerOpenMs', from: 0, to: MINUTE_MS },
} as const satisfies Readonly<Record<string, { readonly limit: keyof UpstreamLimits; readonly from: number; readonly to: number }>>

function limitsIn<Limit extends string>(
  environment: Environment,
  settings: Readonly<Record<string, { readonly limit: Limit; readonly from: number; readonly to: number }>>,
): { [L in Limit]?: number } {
  const set = Object.entries(settings).flatMap(([name, { limit, ...bounds }]) => {
    const text = environment[name]
    return text ? [[limit, wholeOf(name, text, bounds)] as const] : []
  })
  return Object.fromEntries(set) as { [L in Limit]?: number }
}

const ofVisitor = { from: 0, to: 100_000_000 } as const
const visitorSettings = {
  LIMIT_REQUESTS_PER_ADDRESS: { limit: 'requestsPerAddress', ...ofVisitor },
  LIMIT_CALLS_PER_ACCOUNT: { limit: 'callsPerAccount', ...ofVisitor },
  LIMIT_SIGN_INS_PER_EMAIL: { limit: 'signInsPerEmail', ...ofVisitor },
  LIMIT_SIGN_INS_PER_ADDRESS: { limit: 'signInsPerAddress', ...ofVisitor },
  LIMIT_MESSAGES_PER_ADDRESS: { limit: 'messagesPerAddress', ...ofVisitor },
  LIMIT_STREAMS_PER_ACCOUNT: { limit: 'streamsPerAccount', ...ofVisitor },
  LIMIT_STREAMS_PER_ADDRESS: { limit: 'streamsPerAddress', ...ofVisitor },
} as const satisfies Readonly<Record<string, { readonly limit: keyof VisitorLimits; readonly from: number; readonly to: number }>>

function metricsOf(environment: Environment): MetricsOptions | undefined {
  const port = environment['METRICS_PORT']
  return port ? { port: portOf(port, 'METRICS_PORT'), host: hostOf(environment['METRICS_HOST'] || LOOPBACK) } : undefined
}

/** Settings from the environment: AppOptions, and how the process listens and ends. @throws WrongSetting */
export function readSettings(environment: Environment) {
  const restBaseUrl = restBaseUrlOf(environment['REST_BASE_URL'] || 'http://127.0.0.1:4010/api/v1')
  const isProduction = environment['NODE_ENV'] === 'production'
  return {
    port: portOf(environment['PORT'] || '4000'),
    host: hostOf(environment['HOST'] || LOOPBACK),
    restBaseUrl,
    clientDir: clientDirOf(environment['CLIENT_DIR'], environment['INIT_CWD']),
    formerClientDirs: formerClientDirsOf(environment['FORMER_CLIENT_DIRS'] ?? '', environment['INIT_CWD']),
    corsOrigins: corsOriginsOf(environment['CORS_ORIGINS'] ?? ''),
    corsHeaders: corsHeadersOf(environment['CORS_HEADERS'] ?? ''),
    isProduction,
    hasMockHeaders: flagOf('MOCK_HEADERS', environment['MOCK_HEADERS']),
    isOpen: !isProduction || flagOf('OPEN_DOCUMENTS', environment['OPEN_DOCUMENTS']),
    hasGraphiql: flagOf('GRAPHIQL', environment['GRAPHIQL']),
    logLevel: logLevelOf(environment['LOG_LEVEL'] || 'info'),
    metrics: metricsOf(environment),
    // Between a signal and closing; load balancers see failing readiness.
    drainMs: wholeOf('DRAIN_MS', environment['DRAIN_MS'] || '0', { from: 0, to: MINUTE_MS }),
    closingMs: wholeOf('CLOSING_MS', environment['CLOSING_MS'] || String(CLOSING_MS), { from: 0, to: 10 * MINUTE_MS }),
    cacheMs:
      1000 * wholeOf('LOOKUPS_KEPT_SECONDS', environment['LOOKUPS_KEPT_SECONDS'] || (isProduction ? '300' : '0'), { from: 0, to: 86_400 }),
    visitors: { ...visitorLimits, ...limitsIn(environment, visitorSettings) },
    limits: limitsIn(environment, upstreamSettings),
    identityUrl: urlOrNone('IDENTITY_URL', environment['IDENTITY_URL']),
    cardFormUrl: urlOrNone('CARD_FORM_URL', environment['CARD_FORM_URL']),
    filesOrigin: filesOriginOf(environment['FILES_ORIGIN'], restBaseUrl),
    mapTiles: mapTilesOf(environment['MAP_TILES_URL'], environment['MAP_TILES_ATTRIBUTION']),
    routingUrl: routingUrlOf(environment['ROUTING_URL']),
    trustedProxies: trustedProxiesOf(environment['TRUST_PROXY'] ?? ''),
    hstsSeconds: wholeOf('HSTS_SECONDS', environment['HSTS_SECONDS'] || '0', { from: 0, to: MOST_HSTS_SECONDS }),
    hasHstsSubdomains: flagOf('HSTS_SUBDOMAINS', environment['HSTS_SUBDOMAINS']),
    securityContact: securityContactOf(environment['SECURITY_CONTACT']),
    live: { pollMs: pollMsOf(environment['LIVE_POLL_SECONDS'] || '2'), redisUrl: redisUrlOf(environment['REDIS_URL']) },
  }
}

export type Settings = ReturnType<typeof readSettings>
