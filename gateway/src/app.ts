import cors from '@fastify/cors'
import { mockSessionHeader, timeZoneHeader, windowHeader } from '@callout/contracts/constants'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Dispatcher } from 'undici'
import { type DocumentLimits, documentLimits } from './graphql/limits.ts'
import { registerDriveTimes } from './driveTimes/registerDriveTimes.ts'
import { registerGraphQL } from './graphql/plugin.ts'
import type { TrustedTexts } from './graphql/trusted.ts'
import { type Live, type LiveOptions, registerLive } from './live/live.ts'
import { createRestClient } from './rest/client.ts'
import { createReplyMismatches } from './rest/replyMismatches.ts'
import { type UpstreamLimits, upstreamLimits } from './rest/limits.ts'
import { unreadableMessage } from './rest/unreadableReply.ts'
import { counterFactory } from './visitors/counters.ts'
import { registerGuard } from './visitors/registerGuard.ts'
import { CLOSING_MS, registerClosing } from './web/closing.ts'
import { registerCspReports } from './web/cspReports.ts'
import { isGraphQL, refuseBrokenAddress, refuseUnrouted, registerErrorHandler } from './web/errorHandler.ts'
import { registerOverload } from './web/overload.ts'
import { protocolOptions, registerProtocol } from './web/protocol.ts'
import { registerForwardedFor } from './web/forwardedFor.ts'
import { registerJobFiles } from './web/jobFiles.ts'
import { registerGraphiql } from './web/graphiql.ts'
import { registerProbes } from './web/probes.ts'
import { REQUEST_ID_HEADER, requestIdOf, TRACE_HEADER, traceOf } from './web/requestIds.ts'
import { registerRequestLog } from './web/requestLog.ts'
import { dataHeaders, hstsHeader, securityHeaders } from './web/securityHeaders.ts'
import { registerSecurityTxt } from './web/securityTxt.ts'
import type { Settings } from './settings/settings.ts'
import { registerStaticClient } from './web/staticClient.ts'

export interface LogSink {
  readonly write: (line: string) => void
}

type ProcessSetting = 'port' | 'host' | 'drainMs'

/** The settings (docs/running.md), of which only the backend's address is required, and replacements for tests and tools. */
export interface AppOptions extends Partial<Omit<Settings, ProcessSetting | 'limits' | 'live'>> {
  readonly restBaseUrl: string
  readonly limits?: Partial<UpstreamLimits & DocumentLimits>
  readonly live?: LiveOptions
  readonly dispatcher?: Dispatcher
  /** The client's documents by hash. Default: the list that `npm run codegen` writes. */
  readonly trusted?: TrustedTexts
  readonly log?: LogSink
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly hasMockHeaders: boolean
  }
}

const MAX_BODY_BYTES = 256 * 1024

const corsHeaders: readonly string[] = [
  'authorization',
  'content-type',
  timeZoneHeader,
  windowHeader,
  TRACE_HEADER,
  'tracestate',
  'baggage',
  'sentry-trace',
  REQUEST_ID_HEADER,
  'apollographql-client-name',
  'apollographql-client-version',
]

const corsOptions = {
  methods: ['GET', 'POST'],
  exposedHeaders: [REQUEST_ID_HEADER],
  maxAge: 600,
  strictPreflight: false,
}

const isoTime = (): string => `,"time":"${new Date().toISOString()}"`

const loggerFor = ({ log, logLevel = 'info' }: AppOptions) =>
  log ? { level: logLevel, stream: log, base: null, timestamp: isoTime } : false

const trustOf = (proxies: readonly string[] = []): string[] | false => proxies.length > 0 && [...proxies]

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
    hasMockHeaders: app.hasMockHeaders,
    sharedCache: sharedStore?.cache,
    replyMismatches,
    onMismatch: (mismatch) => app.log.warn(mismatch, 'an upstream reply left the contract'),
    onUnreadable: (reply) => app.log.warn(reply, unreadableMessage(reply)),
  })
  app.addHook('onClose', () => client.close())
  app.addHook('onClose', () => metrics?.close())
  if (options.trustedProxies?.length) registerForwardedFor(app)
  app.decorateRequest('traceparent')
  app.addHook('onRequest', (request, reply, done) => {
    request.traceparent = traceOf(request)
    reply
      .headers(isGraphQL(request) ? dataHeaders : securityHeaders)
      .headers(hstsHeader(options, request))
      .header(REQUEST_ID_HEADER, request.id)
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
    const allowedHeaders = [...corsHeaders, ...(options.hasMockHeaders ? [mockSessionHeader] : []), ...(options.corsHeaders ?? [])]
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
