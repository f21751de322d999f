import cors from '@fastify/cors'
import { mockSessionHeader, timeZoneHeader, windowHeader } from '@callout/contracts/constants'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Dispatcher } from 'undici'
import { type DocumentLimits, documentLimits } from './graphql/limits.ts'
import { registerGraphQL } from './graphql/plugin.ts'
import type { TrustedTexts } from './graphql/trusted.ts'
import { type Live, type LiveOptions, registerLive } from './live/live.ts'
import type { MetricsOptions } from './metrics/metrics.ts'
import { createRestClient } from './rest/client.ts'
import { type UpstreamLimits, upstreamLimits } from './rest/limits.ts'
import { registerGuard } from './visitors/registerGuard.ts'
import type { VisitorLimits } from './visitors/limits.ts'
import { CLOSING_MS, registerClosing } from './web/closing.ts'
import { refuseBrokenAddress, refuseUnrouted, registerErrorHandler } from './web/errorHandler.ts'
import { protocolOptions, registerProtocol } from './web/protocol.ts'
import { logTime } from './web/logTime.ts'
import { registerProbes } from './web/probes.ts'
import { REQUEST_ID_HEADER, requestIdOf, TRACE_HEADER, traceOf } from './web/requestIds.ts'
import { registerRequestLog } from './web/requestLog.ts'
import { hstsHeader, securityHeaders } from './web/securityHeaders.ts'
import { registerSecurityTxt } from './web/securityTxt.ts'
import type { LogLevel, MapTiles } from './settingValues.ts'
import { registerStaticClient } from './web/staticClient.ts'

/** Where log lines go, one JSON object each. */
export interface LogSink {
  readonly write: (line: string) => void
}

export interface AppOptions {
  /** With the version: `http://127.0.0.1:4010/api/v1`. */
  readonly restBaseUrl: string
  /** Takes the place of the connection pool to upstream. */
  readonly dispatcher?: Dispatcher | undefined
  /** Where Prometheus reads; undefined: nothing is measured. */
  readonly metrics?: MetricsOptions | undefined
  /** How windows are told of changes. */
  readonly live?: LiveOptions | undefined
  readonly limits?: Partial<UpstreamLimits & DocumentLimits>
  /** How long lookups, plans and static texts are kept; 0, or left out: not at all. */
  readonly keptMs?: number
  /** How much one visitor may ask for; without any limit where it is left out. */
  readonly visitors?: VisitorLimits | undefined
  /** Folder of the built client, with its `index.html`. */
  readonly clientDir?: string | undefined
  /** Folders of former builds, whose files open windows may still ask for; the newest first. */
  readonly formerClientDirs?: readonly string[] | undefined
  /** Page that plays the providers of social sign-in. */
  readonly identityUrl?: string | undefined
  /** Page that plays the card form. */
  readonly cardFormUrl?: string | undefined
  /** Where browsers read the files of jobs. */
  readonly filesOrigin?: string | undefined
  /** Where pictures of the map come from. */
  readonly mapTiles?: MapTiles | undefined
  /** Sends the mock's headers to the backend; never with a real one. */
  readonly hasMockHeaders?: boolean
  /** Origins besides the own one that may call. */
  readonly corsOrigins?: readonly string[]
  /** Proxies whose `X-Forwarded-For` is believed: addresses, ranges, `loopback`, `linklocal`, `uniquelocal`. */
  readonly trustedProxies?: readonly string[]
  /** `max-age` of Strict-Transport-Security on responses to HTTPS requests; 0 or undefined: not sent. */
  readonly hstsSeconds?: number
  /** Address in `/.well-known/security.txt`; undefined: the file is missing. */
  readonly securityContact?: string | undefined
  /** How long what is under way may take while the gateway closes. */
  readonly closingMs?: number
  /** No introspection, no suggestions, and no documents but the client's own. */
  readonly isProduction?: boolean
  /** Whether other documents are answered in production all the same. */
  readonly isOpen?: boolean
  /** The client's documents by their hashes; those that `npm run codegen` has written. */
  readonly trusted?: TrustedTexts | undefined
  /** Without it nothing is logged. */
  readonly log?: LogSink | undefined
  /** What is less important is not logged; `info`. */
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

const loggerFor = ({ log, logLevel = 'info' }: AppOptions) =>
  log ? { level: logLevel, stream: log, base: null, timestamp: logTime() } : false

const trustOf = (proxies: readonly string[] = []): string[] | false => proxies.length > 0 && [...proxies]

/** The gateway, constructed and not yet listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerFor(options),
    logController: new LogController({ disableRequestLogging: true }),
    // A line names its request itself: a logger for each request costs more than the line.
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
  const shared = redisUrl === undefined ? undefined : (await import('./visitors/shared.ts')).openShared(redisUrl)
  app.addHook('onClose', () => shared?.close())
  const metrics = options.metrics && (await (await import('./metrics/openMetrics.ts')).openMetrics(options.metrics))
  const client = createRestClient({
    baseUrl: options.restBaseUrl,
    dispatcher: options.dispatcher,
    limits,
    onWritten: (write, caller) => windows.live?.written(write, caller),
    onCalled: metrics?.call,
    keptMs: options.keptMs ?? 0,
    sharedAnswers: shared?.answers,
    onDrift: (drift) => app.log.warn(drift, 'an upstream reply left the contract'),
  })
  app.addHook('onClose', () => client.close())
  app.addHook('onClose', () => metrics?.close())
  const { hstsSeconds = 0 } = options
  app.decorateRequest('traceparent')
  app.addHook('onRequest', (request, reply, done) => {
    request.traceparent = traceOf(request)
    reply.headers(securityHeaders).headers(hstsHeader(hstsSeconds, request)).header(REQUEST_ID_HEADER, request.id)
    if (request.traceparent !== undefined) reply.header(TRACE_HEADER, request.traceparent)
    done()
  })
  app.removeContentTypeParser('text/plain')
  registerProtocol(app)
  registerClosing(app, options.closingMs ?? CLOSING_MS)
  registerRequestLog(app, metrics)
  registerErrorHandler(app)
  const guard = registerGuard(app, options.visitors, shared?.counters)
  if (options.corsOrigins?.length) {
    const allowedHeaders = [...corsOptions.allowedHeaders, ...(options.hasMockHeaders ? [mockSessionHeader] : [])]
    await app.register(cors, { ...corsOptions, allowedHeaders, origin: [...options.corsOrigins] })
  }
  registerProbes(app, client)
  registerSecurityTxt(app, options.securityContact)
  windows.live = await registerLive(app, client, options.live, options.visitors)
  metrics?.watch({ paths: client.paths, windows: windows.live.windows })
  const { isProduction = false, isOpen = !isProduction, trusted } = options
  await registerGraphQL(app, { client, limits, isProduction, isOpen, trusted, guard })
  if (options.clientDir === undefined) app.setNotFoundHandler(refuseUnrouted)
  else await registerStaticClient(app, options.clientDir, options)
  return app
}
