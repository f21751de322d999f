import { withoutPorts } from '@callout/contracts/wire/forwardedFor'
import cors from '@fastify/cors'
import { clockAheadHeader, operationNameHeader } from '@callout/contracts/constants'
import { responseCode } from '@callout/contracts/wire/envelope'
import {
  fastify,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type onRequestHookHandler,
} from 'fastify'
import { Clock } from './clock.ts'
import { mountCardForm } from './control/card/cardForm.ts'
import { mountControl } from './control/control.ts'
import { controlCalls } from './control/controlCalls.ts'
import { mountIdentity } from './control/identity/identity.ts'
import { SignInHints } from './control/identity/signInHints.ts'
import { isPoll } from './control/callMatch.ts'
import { type MockSession, rewriteSessionPath, sessionIdOf, Sessions } from './control/mockSession.ts'
import { isPageFile, mountPage } from './control/page/page.ts'
import { Recordings } from './control/recordings/recordings.ts'
import { touchedRecords } from './control/touchedRecords.ts'
import { Snapshots } from './control/snapshots.ts'
import type { UpstreamMode } from './control/upstream/modes.ts'
import { Upstream } from './control/upstream/upstream.ts'
import { mountFiles, pathWithoutKey } from './http/files.ts'
import { answerClientError, mountMalformed } from './http/malformedHttp.ts'
import { type AnyHandler, mountRow } from './http/mount.ts'
import { openApi } from './http/openapi/openApi.ts'
import { parseQueryString } from './http/queryString.ts'
import { sendFailure } from './http/replies.ts'
import { addSecurityHeaders, mountSiteFiles, siteFiles } from './http/site.ts'
import { refuseForeignCallers } from './http/callers.ts'
import { ApiError } from './http/apiError.ts'
import { isDeeperThan, MOST_LEVELS, TooDeep } from './http/depth.ts'
import { handlers } from './resources/allHandlers.ts'
import { mountVisitPages } from './resources/notifications/visitPage.ts'
import { API_PREFIX, type NamedRow, rows } from './http/rows.ts'
import { CLIENT_URL, OWN_URL } from './settings.ts'
import type { Data } from './db/collection.ts'
import { NotSaved } from './db/problems.ts'
import type { Store } from './db/store.ts'
import { answerUnknown } from './http/unknownCalls.ts'

const BODY_LIMIT_BYTES = 5 * 1024 * 1024

/** One line for each request; nothing in it is secret. */
export type LogLine = Readonly<Record<string, unknown>>

export interface AppOptions {
  readonly store: Store
  readonly seed: (now: number) => Data
  readonly clock?: Clock
  /** Origin of the client, for links in mails and redirects from the identity page. */
  readonly clientUrl?: string
  /** Public origin of this server, for file URLs; default: its listening address. */
  readonly publicUrl?: string | undefined
  /** Another backend that answers in the mock's place, or is compared with it. */
  readonly upstream?: { readonly url: string | undefined; readonly mode?: UpstreamMode }
  /** Bearer token for `/control`; missing: none is needed. */
  readonly controlToken?: string | undefined
  /** Whether calls that change records are refused. */
  readonly access?: { readonly isReadOnly: boolean }
  /** Receives a line per request and per crash; default: no logging. */
  readonly log?: (line: LogLine) => void
}

const errorMessages: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON, with the header Content-Type: application/json.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body isn’t valid JSON.',
}

const tooLarge = ({ routeOptions }: FastifyRequest): string => `The body is larger than ${routeOptions.bodyLimit / 1024 / 1024} MB.`

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply, log: (line: LogLine) => void): FastifyReply {
  const status = error.statusCode ?? responseCode.CRASHED
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return sendFailure(reply, status, tooLarge(request))
  if (error instanceof NotSaved) {
    log({ level: 'error', reqId: requestIdOf(request), method: request.method, path: request.routeOptions.url, error: error.message })
    return sendFailure(reply, responseCode.CRASHED, error.message)
  }
  if (status < 500) return sendFailure(reply, status, errorMessages[error.code] ?? error.message)
  const place = { reqId: requestIdOf(request), method: request.method, path: request.routeOptions.url }
  log({ level: 'error', ...place, error: error.stack ?? String(error) })
  return sendFailure(reply, responseCode.CRASHED, 'Something went wrong on the server.')
}

/** Bodies are JSON. An empty one is an empty object, so that `POST /users/resend_otp` needs none. */
function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else
      void parseJson(request, body as string, (error, value) => {
        if (error === null && isDeeperThan(value, MOST_LEVELS)) done(new TooDeep())
        else done(error, value)
      })
  })
}

/** The caller's request id if it is plain text. */
function requestIdOf({ headers }: FastifyRequest): string | undefined {
  const id = headers['x-request-id']
  return typeof id === 'string' && /^[\w.:+/=-]{1,100}$/.test(id) ? id : undefined
}

const isLogged = (path: string): boolean =>
  !path.startsWith('/control/') && path !== '/health' && !siteFiles.includes(path) && !isPageFile(path)

const isProbe = (path: string): boolean => path === '/health' || path === API_PREFIX

function observe(app: FastifyInstance, { shared }: Sessions, log: (line: LogLine) => void): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload === 'string' && request.responseCode !== 0) request.replyText = payload
    const { clock } = (request.mockSession as MockSession | undefined) ?? shared
    if (clock.aheadSeconds !== 0 && !request.isUpstream) reply.header(clockAheadHeader, clock.aheadSeconds)
    done(null, payload)
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, url, query, body, headers, responseCode: code, replyText, faultId, setReplyId, isUpstream } = request
    // Broken requests get here without the hooks before.
    const { requests, clock } = (request.mockSession as MockSession | undefined) ?? shared
    const reqId = requestIdOf(request)
    const path = pathWithoutKey(url.split('?', 1)[0] as string)
    const duration = Math.round(reply.elapsedTime * 100) / 100
    if (!isProbe(path) || reply.statusCode >= 500)
      log({ level: 'info', at: clock.now(), reqId, method, path, status: reply.statusCode, responseCode: code, ms: duration })
    const operation = headers[operationNameHeader]
    if (isLogged(path))
      requests.add({
        at: clock.now(),
        method,
        path,
        query,
        body: body ?? null,
        headers,
        operation: typeof operation === 'string' ? operation : null,
        http_status: reply.statusCode,
        response_code: code,
        reply: replyText,
        duration_ms: duration,
        fault: faultId,
        set_reply: setReplyId,
        is_upstream: isUpstream,
        is_poll: isPoll(request),
        records: touchedRecords(request),
      })
    done()
  })
}

/** OPTIONS is only valid as a CORS preflight. */
const refusePlainOptions: onRequestHookHandler = (request, reply, done) => {
  const { origin, 'access-control-request-method': method } = request.headers
  if (request.method === 'OPTIONS' && (origin === undefined || method === undefined)) answerUnknown(request, reply)
  else done()
}

function listeningAt(app: FastifyInstance): () => string {
  let known: string | undefined
  return () => {
    if (known !== undefined) return known
    const address = getAddress(app)
    if (app.server.listening) known = address
    return address
  }
}

function getAddress(app: FastifyInstance): string {
  const at = app.server.address()
  if (at === null || typeof at === 'string') return OWN_URL
  const host = at.address === '0.0.0.0' || at.address === '::' ? '127.0.0.1' : at.address
  return `http://${host.includes(':') ? `[${host}]` : host}:${at.port}`
}

function enterSessions(app: FastifyInstance, sessions: Sessions): void {
  app.addHook('onRequest', (request, reply, done) => {
    try {
      request.mockSession = sessions.of(sessionIdOf(request))
      done()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      sendFailure(reply, error.responseCode, error.message)
    }
  })
}

/** A row's handler; the type of `handlers` guarantees that it exists. */
function handlerOf({ domain, name }: NamedRow): AnyHandler {
  const ofDomain: Readonly<Record<string, unknown>> = handlers[domain]
  return ofDomain[name] as AnyHandler
}

export function buildApp(options: AppOptions): FastifyInstance {
  const {
    store,
    seed,
    controlToken,
    clock = new Clock(),
    clientUrl = CLIENT_URL,
    access = { isReadOnly: false },
    log = () => undefined,
  } = options
  const app = fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    http: { requireHostHeader: false },
    rewriteUrl: rewriteSessionPath,
    clientErrorHandler: answerClientError,
    // Callers are gateways that forward the visitor's address; nothing stored depends on it.
    trustProxy: true,
    routerOptions: { querystringParser: parseQueryString },
    frameworkErrors: (error, _request, reply) => {
      sendFailure(reply, error.statusCode ?? responseCode.MALFORMED, error.message)
    },
  })
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    const forwardedFor = headers['x-forwarded-for']
    if (typeof forwardedFor === 'string') headers['x-forwarded-for'] = withoutPorts(forwardedFor)
    done()
  })
  app.decorateRequest('responseCode', 0)
  app.decorateRequest('replyText', null)
  app.decorateRequest('faultId', null)
  app.decorateRequest('setReplyId', null)
  app.decorateRequest('isUpstream', false)
  app.decorateRequest('changes')
  addSecurityHeaders(app)
  const publicUrl = options.publicUrl === undefined ? listeningAt(app) : (): string => options.publicUrl as string
  const sessions = new Sessions({ store, clock, publicUrl })
  app.decorateRequest('mockSession')
  app.addHook('onRequest', (request, _reply, done) => {
    request.mockSession = sessions.shared
    request.changes = []
    done()
  })
  refuseForeignCallers(app, { clientUrl, publicUrl })
  enterSessions(app, sessions)
  app.addHook('onRequest', refusePlainOptions)
  // The default methods are GET, HEAD and POST.
  app.register(cors, { origin: true, methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] })
  mountMalformed(app)
  readBodies(app)
  observe(app, sessions, log)
  app.setErrorHandler<FastifyError>((error, request, reply) => answerError(error, request, reply, log))
  app.setNotFoundHandler(answerUnknown)
  app.get('/health', async () => {
    const problem = await store.problem()
    return problem ? { status: 'read_only', problem: problem.reason } : { status: 'ok' }
  })
  const upstream = new Upstream({ app, sessions, ...options.upstream })
  for (const row of rows) mountRow(app, row, handlerOf(row), { clientUrl, upstream, access })
  mountSiteFiles(app)
  mountPage(app, clientUrl)
  app.get('/openapi.json', () => openApi(publicUrl()))
  mountFiles(app)
  mountCardForm(app, clientUrl)
  mountVisitPages(app)
  const signInHints = new SignInHints()
  mountIdentity(app, { clientUrl, sessions, signInHints })
  mountControl(app, {
    mock: {
      sessions,
      snapshots: new Snapshots(),
      recordings: new Recordings(),
      streams: new Set(),
      agents: new Map(),
      signInHints,
      upstream,
      clientUrl,
      seed,
      access,
      calls: controlCalls,
    },
    controlToken,
  })
  return app
}
