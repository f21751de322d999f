import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { PICTURE_FOLDER, PICTURE_PATH, type PictureWanted, onDay } from '@callout/contracts/firstPicture'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { RunOperation } from '../graphql/route.ts'
import type { Guard } from '../visitors/guard.ts'
import { ownZoneOf, visitorOf } from '../web/caller.ts'
import { createPictures, type Pictures } from './pictures.ts'

const MOST_BYTES = 32 * 1024
const NOTHING = 204

const text = (maxLength: number) => ({ type: 'string', maxLength })
const shape = {
  type: 'object',
  required: ['build', 'path', 'today', 'media', 'kept'],
  properties: {
    build: text(40),
    path: text(100),
    today: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
    media: { type: 'array', maxItems: 10, items: text(100) },
    kept: { type: 'object', maxProperties: 40, additionalProperties: text(16_000) },
  },
}

/** The painter of a built client, by the name of the build; undefined: it brings none. */
function painterOf(clientDir: string): { readonly build: string; readonly module: string } | undefined {
  const folder = join(clientDir, PICTURE_FOLDER)
  try {
    const name = readdirSync(folder).find((one) => one.endsWith('.js'))
    return name === undefined ? undefined : { build: basename(name, '.js'), module: join(folder, name) }
  } catch {
    return undefined
  }
}

export interface PictureRouteOptions {
  readonly clientDir: string
  readonly run: RunOperation
  readonly guard: Guard
}

/**
 * Draws the first look at a page for a browser that has nothing of the product yet (docs/decisions/057), from the same answers that
 * it is given at `/graphql`, and by the same token. Whatever is in the way is answered with 204: the browser does without.
 */
export function pictureRoute(app: FastifyInstance, { clientDir, run, guard }: PictureRouteOptions): void {
  const painter = painterOf(clientDir)
  const onFault = (fault: string): void => app.log.warn({ fault }, 'a picture of a page was not drawn')
  const pictures = painter && createPictures(painter.module, onFault)
  // The first one finds a thread that is there.
  app.addHook('onListen', () => pictures?.begin())
  app.addHook('onClose', () => pictures?.close())

  const answersTo = async (
    reply: FastifyReply,
    { path, today }: Omit<PictureWanted, 'build'>,
    by: Pictures,
  ): Promise<unknown[] | undefined> => {
    const calls = await by.callsOf(path)
    const answers =
      calls && (await Promise.all(calls.map((call) => run(reply, { query: undefined, ...call, variables: onDay(call.variables, today) }))))
    const isWhole = answers?.every(({ data, errors }) => data && !errors?.length)
    return isWhole ? answers?.map(({ data }) => data) : undefined
  }

  const markupFor = async (reply: FastifyReply, { build, ...wish }: PictureWanted): Promise<string | null> => {
    const zone = ownZoneOf(reply.request)
    if (!pictures || build !== painter?.build || zone === null || reply.request.headers.authorization === undefined) return null
    const data = await answersTo(reply, wish, pictures)
    return data ? pictures.draw({ ...wish, zone }, data) : null
  }

  app.post<{ Body: PictureWanted }>(
    PICTURE_PATH,
    { schema: { body: shape }, bodyLimit: MOST_BYTES, onRequest: (request) => guard.admit(visitorOf(request)) },
    async (request, reply) => {
      const markup = await markupFor(reply, request.body).catch(() => null)
      if (markup === null) return reply.code(NOTHING).send()
      // To be put into a page, and never to be one.
      reply.header('content-type', 'text/plain; charset=utf-8')
      return reply.compress(markup)
    },
  )
}
