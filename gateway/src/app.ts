import cors from '@fastify/cors'
import { mockSessionHeader, timeZoneHeader, windowHeader } from '@callout/contracts/constants'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Dispatcher } from 'undici'
import { type DocumentLimits, documentLimits } from './graphql/limits.ts'
import { registerDriveTimes } from './driveTimes/registerDriveTimes.ts'
import { registerGraphQL } from './graphql/plugin.ts'
import type { TrustedTexts } from './graphql/trusted.ts'
import { type Live, type LiveOptions, registerLive } from './live/live.ts'
import type { MetricsOptions } from './metrics/metrics.ts'
import { createRestClient } from './rest/client.ts'
import { createReplyMismatches } from './rest/replyMismatches.ts'
import { type UpstreamLimits, upstreamLimits } from './rest/limits.ts'
import { counterFactory } from './visitors/counters.ts'
import { registerGuard } from './visitors/registerGuard.ts'
import type { VisitorLimits } from './visitors/limits.ts'
import { CLOSING_MS, registerClosing } from './web/closing.ts'
import { registerCspReports } from './web/cspReports.ts'
import { refuseBrokenAddress, refuseUnrouted, registerErrorHandler } from './web/errorHandler.ts'
import { registerOverload } from './web/overload.ts'
import { protocolOptions, registerProtocol } from './web/protocol.ts'
import { registerJobFiles } from './web/jobFiles.ts'
import { registerGraphiql } from './web/graphiql.ts'
import { registerProbes } from './web/probes.ts'
import { REQUEST_ID_HEADER, requestIdOf, TRACE_HEADER, traceOf } from './web/requestIds.ts'
import { registerRequestLog } from './web/requestLog.ts'
import { type HstsOptions, hstsHeader, securityHeaders } from './web/securityHeaders.ts'
import { registerSecurityTxt } from './web/securityTxt.ts'
import type { LogLevel, MapTiles } from './settingValues.ts'
import { registerStaticClient } from './web/staticClient.ts'

/** Where log lines go, one JSON object each. */
export interface LogSink {
  readonly write: (line: string) => void
}

export interface AppOptions extends HstsOptions {
  /** With the version: `http://127.0.0.1:4010/api/v1`. */
  readonly restBaseUrl: string
  /** Replaces the connection pool to upstream. */
  readonly dispatcher?: Dispatcher | undefined
  /** Metrics are disabled if undefined. */
  readonly metrics?: MetricsOptions | undefined
  readonly live?: LiveOptions | undefined
  readonly limits?: Partial<UpstreamLimits & DocumentLimits>
  /** How long lookups, plans and static texts are cached; 0 or undefined: no cache. */
  readonly cacheMs?: number
  /** Limits per visitor; undefined: no limits. */
  readonly visitors?: VisitorLimits | undefined
  /** Folder of the built client, with its `index.html`. */
  readonly clientDir?: string | undefined
  /** Folders of previous builds, newest first; open windows may still request their files. */
  readonly formerClientDirs?: readonly string[] | undefined
  /** Page that plays the social sign-in providers. */
  readonly identityUrl?: string | undefined
  /** Page that plays the card form. */
  readonly cardFormUrl?: string | undefined
  /** Origin from which browsers read job files. */
  readonly filesOrigin?: string | undefined
  readonly mapTiles?: MapTiles | undefined
  /** OSRM-compatible server; undefined: drives are estimated. */
  readonly routingUrl?: string | undefined
  /** Sends the mock's headers to the backend; never with a real one. */
  readonly hasMockHeaders?: boolean
  /** Further origins allowed by CORS. */
  readonly corsOrigins?: readonly string[]
  /** Proxies whose `X-Forwarded-For` is trusted: addresses, ranges, `loopback`, `linklocal`, `uniquelocal`. */
  readonly trustedProxies?: readonly string[]
  /** Address in `/.well-known/security.txt`; undefined: the file is missing. */
  readonly securityContact?: string | undefined
  /** Time for requests in flight while the gateway closes. */
  readonly closingMs?: number
  /** Disables introspection, suggestions and all documents except the client's own. */
  readonly isProduction?: boolean
  /** Serves GraphiQL at `/graphiql`. */
  readonly hasGraphiql?: boolean
  /** Accepts any document, even in production. */
  readonly isOpen?: boolean
  /** The client's documents by hash. Default: the list that `npm run codegen` writes. */
  readonly trusted?: TrustedTexts | undefined
  /** Logging is disabled if undefined. */
  readonly log?: LogSink | undefined
  /** Minimum level; default `info`. */
  readonly logLevel?: LogLevel
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly hasMockHeaders: boolean
  }
}

const MAX_BODY_BYTES = 256 * 1024

const corsOptions = {
  methods: ['GET', 'POST'],
  allowedHeaders: ['authorization', 'content-type', timeZoneHeader, windowHeader],
  exposedHeaders: [REQUEST_ID_HEADER],
  maxAge: 600,
  strictPreflight: false,
}

const isoTime = (): string => `,"time":"${new Date().toISOString()}"`

const loggerFor = ({ log, logLevel = 'info' }: AppOptions) =>
  log ? { level: logLevel, stream: log, base: null, timestamp: isoTime } : false

const trustOf = (proxies: readonly string[] = []): string[] | false => proxies.length > 0 && [...proxies]

/** Creates the gateway without listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerFor(options),
    logController: new LogController({ disableRequestLogging: true }),
    // Lines include the request id themselves: a child logger per request costs more than the line.
    childLoggerFactory: (logger) => logger,
    genReqId: requestIdOf,
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: trustOf(options.trustedProxies),
    forceCloseConnections: 'idle',
    frameworkErrors: refuseBrokenAddress,
    ...protocolOptions,
  })
  app.decorate('hasMockHeaders', options.hasMockHeaders ?? false)
  const limits = { ...upstreamLimits, ...documentLimits, ...options.limits }
  const windows: { live?: Live } = {}
  const redisUrl = options.live?.redisUrl
  const sharedStore = redisUrl === undefined ? undefined : (await import('./visitors/shared.ts')).openSharedStore(redisUrl)
  app.addHook('onClose', () => sharedStore?.close())
  const metrics = options.metrics && (await (await import('./metrics/openMetrics.ts')).openMetrics(options.metrics))
  const replyMismatches = createReplyMismatches({
    log: (sentence) => app.log.warn(`upstream replies left the contract: ${sentence}`),
    onMismatch: metrics?.mismatch,
  })
  app.addHook('onClose', replyMismatches.close)
  const client = createRestClient({
    baseUrl: options.restBaseUrl,
    dispatcher: options.dispatcher,
    limits,
    onWritten: (write, caller) => windows.live?.written(write, caller),
    onCalled: metrics?.call,
    cacheMs: options.cacheMs ?? 0,
    sharedCache: sharedStore?.cache,
    replyMismatches,
    onMismatch: (mismatch) => app.log.warn(mismatch, 'an upstream reply left the contract'),
  })
  app.addHook('onClose', () => client.close())
  app.addHook('onClose', () => metrics?.close())
  app.decorateRequest('traceparent')
  app.addHook('onRequest', (request, reply, done) => {
    request.traceparent = traceOf(request)
    reply.headers(securityHeaders).headers(hstsHeader(options, request)).header(REQUEST_ID_HEADER, request.id)
    if (request.traceparent !== undefined) reply.header(TRACE_HEADER, request.traceparent)
    done()
  })
  app.removeContentTypeParser('text/plain')
  registerProtocol(app)
  registerClosing(app, options.closingMs ?? CLOSING_MS)
  registerRequestLog(app, metrics)
  registerErrorHandler(app)
  registerOverload(app)
  const guard = registerGuard(app, options.visitors, sharedStore?.counters)
  if (options.corsOrigins?.length) {
    const allowedHeaders = [...corsOptions.allowedHeaders, ...(options.hasMockHeaders ? [mockSessionHeader] : [])]
    await app.register(cors, { ...corsOptions, allowedHeaders, origin: [...options.corsOrigins] })
  }
  registerProbes(app, client)
  await registerCspReports(app)
  registerSecurityTxt(app, options.securityContact)
  registerDriveTimes(app, { client, routingUrl: options.routingUrl, counters: counterFactory(sharedStore?.counters) })
  windows.live = await registerLive(app, client, options.live, options.visitors)
  metrics?.watch({ paths: client.paths, windows: windows.live.windows })
  const { isProduction = false, isOpen = !isProduction, trusted } = options
  await registerGraphQL(app, { client, limits, isProduction, isOpen, trusted, guard })
  registerJobFiles(app, client, options.filesOrigin ?? new URL(options.restBaseUrl).origin)
  if (options.hasGraphiql) registerGraphiql(app)
  if (options.clientDir === undefined) app.setNotFoundHandler(refuseUnrouted)
  else await registerStaticClient(app, options.clientDir, options)
  return app
}
