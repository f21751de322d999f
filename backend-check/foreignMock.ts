import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { listIdName, listIds } from '../tests/pact/listIds.ts'

type Loose = Readonly<Record<string, unknown>>

/** Added to the ids of the pacts. */
const SHIFT = 900_000

const isId = (name: string): boolean => name === 'id' || name.endsWith('_id') || name.endsWith('_ids')

function withIds(value: unknown, change: (id: number, name: string) => number, name = ''): unknown {
  if (Array.isArray(value)) return value.map((element) => withIds(element, change, name))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withIds(inner, change, key)]))
  return typeof value === 'number' && isId(name) ? change(value, name) : value
}

function disguised(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(disguised)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, disguised(inner)] as const)
  return Object.fromEntries([['x_internal', { revision: 7 }] as const, ...entries.toReversed()])
}

async function toBody(request: IncomingMessage): Promise<Loose | undefined> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return chunks.length === 0 ? undefined : (JSON.parse(Buffer.concat(chunks).toString()) as Loose)
}

/** The mock with other ids and tokens, more fields, and another order of fields. */
export function foreignMock(mock: FastifyInstance): Server {
  const tokens = new Map<string, string>()
  const ids = new Map<number, Set<string>>()
  const toOwn = (id: number): number => (ids.has(id) ? id + SHIFT : id)
  // The ids of the pacts are unknown here.
  const fromOwn = (id: number, name = ''): number => {
    if (id > SHIFT) return id - SHIFT
    const isOfPact = name === '' ? ids.has(id) : ids.get(id)?.has(name.replace(/_ids$/, '_id'))
    return isOfPact === true ? id + SHIFT : id
  }
  const urlFromOwn = (url: string): string =>
    url
      .replaceAll(/\/(\d+)(?=[/?]|$)/g, (_, id: string) => `/${fromOwn(Number(id))}`)
      .replaceAll(/(?<=[?&])(\w+_id)=(\d+)/g, (_, name: string, id: string) => `${name}=${fromOwn(Number(id), name)}`)
  /** Parameters of a state that differ here. */
  const ownValues = (state: string, parameters: Loose): Loose => {
    const { token } = parameters
    if (typeof token === 'string') tokens.set(`own-${token}`, token)
    const ownIds = Object.entries(parameters).filter(
      (pair): pair is [string, number] => pair[0].endsWith('_id') && typeof pair[1] === 'number' && pair[1] !== 0,
    )
    const inLists = listIds(state, parameters)
    for (const [name, id] of [...ownIds, ...inLists]) ids.set(id, (ids.get(id) ?? new Set()).add(name))
    return {
      ...Object.fromEntries(ownIds.map(([name, id]) => [name, id + SHIFT])),
      ...Object.fromEntries(inLists.map(([name, id]) => [listIdName(name, id), id + SHIFT])),
      ...(typeof token === 'string' && { token: `own-${token}` }),
    }
  }
  const serve = async (request: IncomingMessage): Promise<{ readonly status: number; readonly data: unknown }> => {
    const { method = 'GET', url = '', headers } = request
    const body = await toBody(request)
    const { host: _, 'content-length': __, authorization: foreignToken, ...others } = headers
    const isState = url === '/control/pact-states'
    // The tokens of the pacts are unknown here.
    const authorization = foreignToken === undefined ? {} : { authorization: tokens.get(foreignToken) ?? `unknown-${foreignToken}` }
    const reply = await mock.inject({
      method: method as 'GET',
      url: isState ? url : urlFromOwn(url),
      headers: { ...others, ...authorization },
      ...(body && { payload: isState ? body : (withIds(body, fromOwn) as Loose) }),
    })
    if (!isState) return { status: reply.statusCode, data: disguised(withIds(reply.json(), toOwn)) }
    if (reply.statusCode !== 200) return { status: reply.statusCode, data: reply.json() }
    if (body?.['action'] === 'teardown') ids.clear()
    return { status: 200, data: body?.['action'] === 'setup' ? ownValues(String(body['state']), (body['params'] ?? {}) as Loose) : {} }
  }
  return createServer((request, reply) => {
    serve(request).then(
      ({ status, data }) => reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(data)),
      (error: Error) => reply.writeHead(500).end(error.message),
    )
  })
}
