import { basename } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptsHtml } from '../graphql/mediaTypes.ts'
import { isGraphQL, refuseUnrouted } from './errorHandler.ts'
import { paymentPaths } from '@callout/contracts/plans/paymentPaths'
import type { MapTiles } from '../settingValues.ts'
import { cacheControlFor, ClientFiles, isHashed } from './clientFiles.ts'
import { REQUEST_ID_HEADER } from './requestIds.ts'
import { ofPages, withPayments } from './securityHeaders.ts'

/** Whether the path may be a page of the client's router: no file name, and HTML may be sent. */
const asksForPage = ({ method, url, headers }: FastifyRequest): boolean => {
  const path = url.split('?')[0] ?? ''
  return (method === 'GET' || method === 'HEAD') && !basename(path).includes('.') && acceptsHtml(headers.accept)
}

/** What surrounds the client and is not known when it is built. */
export interface ClientSurroundings {
  readonly identityUrl?: string | undefined
  /** Page that plays the card form. */
  readonly cardFormUrl?: string | undefined
  /** Where the files of jobs are read. */
  readonly filesOrigin?: string | undefined
  /** Where pictures of the map come from. */
  readonly mapTiles?: MapTiles | undefined
  /** Folders of former builds, the newest first. */
  readonly formerClientDirs?: readonly string[] | undefined
}

/** Where the form goes that starts the played sign-in with Apple. */
const formOriginsOf = ({ identityUrl }: ClientSurroundings): string[] => (identityUrl === undefined ? [] : [new URL(identityUrl).origin])

/** Some servers have several names, "{s}.tiles.example": a policy says that with a star. */
const tilesOriginOf = ({ url }: MapTiles): string => /^[^/]+\/\/[^/]+/.exec(url)?.[0].replace('{s}', '*') ?? ''

/** Over https every origin may show its pictures; any other has to be named. */
const pictureOriginsOf = ({ filesOrigin, mapTiles }: ClientSurroundings): string[] => {
  const origins = [filesOrigin, mapTiles && tilesOriginOf(mapTiles)].filter((origin) => origin !== undefined)
  return [...new Set(origins)].filter((origin) => !origin.startsWith('https:'))
}

const PAGE = 'index.html'

/** A page asks for dozens of files: what says nothing of one is not sent with each. */
const notForFiles = [...ofPages, REQUEST_ID_HEADER]

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? ''

/** Addresses at which a card is entered. They are entered by a full load: a policy belongs to its document. */
const isPaying = (request: FastifyRequest): boolean => paymentPaths.includes(pathOf(request).replace(/\/+$/, ''))

/** The name of the file that a request asks for by its address; undefined: none can be read out of it. */
function nameIn(request: FastifyRequest): string | undefined {
  try {
    const name = decodeURIComponent(pathOf(request)).replace(/^\/+/, '')
    return /\0|\.\./.test(name) ? undefined : name || PAGE
  } catch {
    return undefined
  }
}

/** Whether the browser has one of these already (RFC 9110, 13.1.2). */
const hasOneOf = ({ headers }: FastifyRequest, etags: readonly string[]): boolean => {
  const had = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return had.includes('*') || etags.some((etag) => had.includes(etag))
}

/**
 * Serves the built client: files as they are, its page for every other path (with 404 unless the client has a page there), and `/settings.json`. Files of former builds are
 * served to windows that are still open.
 */
export async function registerStaticClient(app: FastifyInstance, clientDir: string, surroundings: ClientSurroundings = {}): Promise<void> {
  const folders = [clientDir, ...(surroundings.formerClientDirs ?? [])]
  const files = new ClientFiles(folders, { forms: formOriginsOf(surroundings), pictures: pictureOriginsOf(surroundings) })
  const policyFor = (request: FastifyRequest, policy: string): string =>
    isPaying(request) ? withPayments(policy, surroundings.cardFormUrl) : policy
  app.addHook('onRequest', (request, reply, done) => {
    if (request.headers['if-none-match'] === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return done()
    const named = nameIn(request)
    if (named === undefined) return done()
    const name = files.has(named) ? named : asksForPage(request) && files.isPage(pathOf(request)) ? PAGE : undefined
    if (name === undefined || !hasOneOf(request, files.etagsOf(name))) return done()
    // The headers of a 304 replace those of the stored page.
    const policy = files.policyOf(name)
    if (policy !== undefined) reply.header('content-security-policy', policyFor(request, policy))
    reply.code(304).header('cache-control', cacheControlFor(name)).header('etag', request.headers['if-none-match']).send()
  })
  app.get('/settings.json', async (_, reply) => {
    const { identityUrl, cardFormUrl, mapTiles } = surroundings
    const played = { ...(identityUrl !== undefined && { identityUrl }), ...(cardFormUrl !== undefined && { cardFormUrl }) }
    return reply.send({ ...played, ...(mapTiles && { mapTiles }) })
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
    if (isGraphQL(request) || !asksForPage(request)) return refuseUnrouted(request, reply)
    return reply.code(files.isPage(pathOf(request)) ? 200 : 404).sendFile(PAGE)
  })
}
