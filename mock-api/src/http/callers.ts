import { responseCode } from '@callout/contracts/wire/envelope'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendFailure } from './replies.ts'

export interface CallerRules {
  readonly clientUrl: string
  readonly publicUrl: () => string
}

const loopbackNames: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]'])
const loopbackAddress = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/

export const isLoopback = (hostname: string): boolean => loopbackNames.has(hostname) || loopbackAddress.test(hostname)

const urlOf = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined)

/** The URL of a Host header. Callers send the same one with each request. */
function hostReader(): (name: string) => URL | undefined {
  let known: { readonly name: string; readonly url: URL | undefined } | undefined
  return (name) => {
    if (known?.name !== name) known = { name, url: urlOf(`http://${name}`) }
    return known.url
  }
}

/** Loopback names count as the same origin. */
const getName = ({ protocol, hostname, port }: URL): string => `${protocol}//${isLoopback(hostname) ? 'localhost' : hostname}:${port}`

/** The route's path: that of `url` may be percent-encoded. Preflights and unknown addresses have no route. */
const getPath = ({ url, routeOptions: { url: route = '*' } }: FastifyRequest): string => (route === '*' ? url : route)

const isControl = (request: FastifyRequest): boolean => /^\/control(?![^/?])/.test(getPath(request))
/** Pages under `/control` that the client opens; they contain no secrets. */
const isClientPage = (request: FastifyRequest): boolean => /^\/control\/(identity|auth|card)(?![^/?])/.test(getPath(request))

function isExposed({ server }: FastifyInstance): boolean {
  const at = server.address()
  return at !== null && typeof at !== 'string' && !isLoopback(at.address)
}

/** Rejects foreign origins and DNS rebinding. Programs send no Origin. `/control` accepts its own pages and the client's. */
export function refuseForeignCallers(app: FastifyInstance, { clientUrl, publicUrl }: CallerRules): void {
  const isAllowedHost = (host: URL | undefined): boolean =>
    host !== undefined && (isLoopback(host.hostname) || host.hostname === urlOf(publicUrl())?.hostname)
  const isAllowedOrigin = (origin: URL | undefined, host: URL | undefined, request: FastifyRequest): boolean => {
    if (origin === undefined) return false
    if ((!isControl(request) || isClientPage(request)) && isLoopback(origin.hostname)) return true
    const requestHost = isAllowedHost(host) ? [host] : []
    return [...requestHost, urlOf(publicUrl()), urlOf(clientUrl)].some((allowed) => allowed && getName(allowed) === getName(origin))
  }

  const readHost = hostReader()
  app.addHook('onRequest', (request, reply, done) => {
    // `request.host` trusts X-Forwarded-Host.
    const { host: name, origin } = request.headers
    const host = name === undefined ? undefined : readHost(name)
    if (!isAllowedHost(host) && (isControl(request) || (name !== undefined && !isExposed(app)))) {
      sendFailure(reply, responseCode.FORBIDDEN, 'Call this server by 127.0.0.1, or set PUBLIC_URL to the address that you use.')
    } else if (origin !== undefined && !isAllowedOrigin(urlOf(origin), host, request)) {
      sendFailure(reply, responseCode.FORBIDDEN, `Pages of ${origin} can’t call this server. Set CLIENT_URL to that origin to allow it.`)
    } else done()
  })
}
