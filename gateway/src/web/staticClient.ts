import { basename } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptsHtml } from '../graphql/mediaTypes.ts'
import { isUnroutedGraphQL, refuseUnrouted } from './errorHandler.ts'
import { paymentPaths } from '@callout/contracts/plans/paymentPaths'
import type { MapTiles } from '../settings/settingValues.ts'
import { cacheControlFor, ClientFiles, isHashed } from './clientFiles.ts'
import { REQUEST_ID_HEADER } from './requestIds.ts'
import { ofPages, withPayments } from './securityHeaders.ts'

const asksForPage = ({ method, url, headers }: FastifyRequest): boolean => {
  const path = url.split('?')[0] ?? ''
  return (method === 'GET' || method === 'HEAD') && !basename(path).includes('.') && acceptsHtml(headers.accept)
}

export interface ClientOptions {
  readonly hasMockHeaders?: boolean
  readonly identityUrl?: string | undefined
  readonly cardFormUrl?: string | undefined
  readonly filesOrigin?: string | undefined
  readonly mapTiles?: MapTiles | undefined
  readonly routingUrl?: string | undefined
  readonly formerClientDirs?: readonly string[] | undefined
}

const formOriginsOf = ({ identityUrl }: ClientOptions): string[] => (identityUrl === undefined ? [] : [new URL(identityUrl).origin])

/** CSP replaces the subdomain placeholder of "{s}.tiles.example" by a star. */
const tilesOriginOf = ({ url }: MapTiles): string => /^[^/]+\/\/[^/]+/.exec(url)?.[0].replace('{s}', '*') ?? ''

/** https images are allowed from every origin; other origins must be listed. */
const pictureOriginsOf = ({ filesOrigin, mapTiles }: ClientOptions): string[] => {
  const origins = [filesOrigin, mapTiles && tilesOriginOf(mapTiles)].filter((origin) => origin !== undefined)
  return [...new Set(origins)].filter((origin) => !origin.startsWith('https:'))
}

const PAGE = 'index.html'

const notForFiles = [...ofPages, REQUEST_ID_HEADER]

const getPath = ({ url }: FastifyRequest): string => url.split('?')[0] ?? ''

/** Pages with a card form. They are loaded in full, since a policy belongs to its document. */
const isPaying = (request: FastifyRequest): boolean => paymentPaths.includes(getPath(request).replace(/\/+$/, ''))

function nameIn(request: FastifyRequest): string | undefined {
  try {
    const name = decodeURIComponent(getPath(request)).replace(/^\/+/, '')
    return /\0|\.\./.test(name) ? undefined : name || PAGE
  } catch {
    return undefined
  }
}

const hasOneOf = ({ headers }: FastifyRequest, etags: readonly string[]): boolean => {
  const had = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return had.includes('*') || etags.some((etag) => had.includes(etag))
}

/** Serves files of this and previous builds, and the page for other paths: with 404 unless the client has that page. */
export async function registerStaticClient(app: FastifyInstance, clientDir: string, options: ClientOptions = {}): Promise<void> {
  const folders = [clientDir, ...(options.formerClientDirs ?? [])]
  const files = new ClientFiles(folders, { forms: formOriginsOf(options), pictures: pictureOriginsOf(options) })
  const policyFor = (request: FastifyRequest, policy: string): string =>
    isPaying(request) ? withPayments(policy, options.cardFormUrl) : policy
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers['if-none-match'] === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return done()
    const named = nameIn(request)
    if (named === undefined) return done()
    const name = files.has(named) ? named : asksForPage(request) && files.isPage(getPath(request)) ? PAGE : undefined
    if (name === undefined || !hasOneOf(request, files.etagsOf(name))) return done()
    // A 304's headers replace those of the stored page.
    const policy = files.policyOf(name)
    if (policy !== undefined) reply.header('content-security-policy', policyFor(request, policy))
    reply.code(304).header('cache-control', cacheControlFor(name)).header('etag', request.headers['if-none-match']).send()
  })
  app.get('/settings.json', async (_, reply) => {
    const { hasMockHeaders, identityUrl, cardFormUrl, mapTiles, routingUrl } = options
    const played = {
      ...(hasMockHeaders && { mockHeaders: true }),
      ...(identityUrl !== undefined && { identityUrl }),
      ...(cardFormUrl !== undefined && { cardFormUrl }),
    }
    return reply.send({ ...played, ...(mapTiles && { mapTiles }), ...(routingUrl !== undefined && { driveTimes: true }) })
  })
  await app.register(fastifyStatic, {
    root: folders,
    preCompressed: true,
    cacheControl: false,
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, path, stat) => {
      const { etag, policy } = files.facts(path, stat)
      reply.header('cache-control', cacheControlFor(path)).header('etag', etag)
      if (isHashed(path)) for (const name of notForFiles) reply.removeHeader(name)
      if (policy !== undefined) reply.header('content-security-policy', policyFor(reply.request, policy))
    },
  })
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (isUnroutedGraphQL(request) || !asksForPage(request)) return refuseUnrouted(request, reply)
    return reply.code(files.isPage(getPath(request)) ? 200 : 404).sendFile(PAGE)
  })
}
