import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isGraphQL, refuseUnrouted } from './errorHandler.ts'
import type { MapTiles } from '../settings.ts'
import { contentSecurityPolicy } from './securityHeaders.ts'

/** What a bundler names after its content never changes. */
const isHashed = (path: string): boolean => /\/assets\/|[.-][\w-]{8,}\.(js|css|woff2|svg|png|webp)(\.br|\.gz)?$/.test(path)

/** How long a browser may keep a file. `meta.json` tells the newest version (spec §1) and is never kept. */
export function cacheControlFor(path: string): string {
  const name = basename(path).replace(/\.(br|gz)$/, '')
  if (name === 'meta.json') return 'no-store'
  if (name.endsWith('.html') || !isHashed(path)) return 'no-cache'
  return 'public, max-age=31536000, immutable'
}

/** A page of the client, whose router knows the path: not a file, and not a call. */
const asksForPage = ({ method, url, headers }: FastifyRequest): boolean => {
  const path = url.split('?')[0] ?? ''
  return (
    (method === 'GET' || method === 'HEAD') &&
    !basename(path).includes('.') &&
    (headers.accept ?? '*/*').match(/text\/html|\*\/\*/) !== null
  )
}

/** What surrounds the client and is not known when it is built. */
export interface ClientSurroundings {
  readonly identityUrl?: string | undefined
  /** Where the files of jobs are read. */
  readonly filesOrigin?: string | undefined
  /** Where pictures of the map come from. */
  readonly mapTiles?: MapTiles | undefined
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

/** Pages with an address of their own. A build need not have them. */
const ownPages: Readonly<Record<string, string>> = { '/login': 'login.html' }
const PAGE = 'index.html'

/** The security policy of each page that the build has: what stands in it differs. */
function policiesOf(clientDir: string, surroundings: ClientSurroundings): ReadonlyMap<string, string> {
  const more = { forms: formOriginsOf(surroundings), pictures: pictureOriginsOf(surroundings) }
  const names = [PAGE, ...Object.values(ownPages)].filter((name) => existsSync(join(clientDir, name)))
  return new Map(names.map((name) => [name, contentSecurityPolicy(readFileSync(join(clientDir, name), 'utf8'), more)]))
}

/** Serves the built client: files as they are, its page for every other path, and `/settings.json`. */
export async function registerStaticClient(app: FastifyInstance, clientDir: string, surroundings: ClientSurroundings = {}): Promise<void> {
  const policies = policiesOf(clientDir, surroundings)
  app.get('/settings.json', async (_, reply) => {
    const { identityUrl, mapTiles } = surroundings
    return reply
      .header('cache-control', 'no-store')
      .send({ ...(identityUrl !== undefined && { identityUrl }), ...(mapTiles && { mapTiles }) })
  })
  await app.register(fastifyStatic, {
    root: clientDir,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControlFor(path))
      const policy = policies.get(basename(path).replace(/\.(br|gz)$/, ''))
      if (policy !== undefined) reply.header('content-security-policy', policy)
    },
  })
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (isGraphQL(request) || !asksForPage(request)) return refuseUnrouted(request, reply)
    const own = ownPages[request.url.split('?')[0] ?? '']
    return reply.sendFile(own !== undefined && policies.has(own) ? own : PAGE)
  })
}
