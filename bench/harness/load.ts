import { connect, type Socket } from 'node:net'
import { Reply } from './reply.ts'

export interface Load {
  readonly connections: number
  readonly operations: number
  /** Time limit for sending. */
  readonly limitMs: number
  readonly requestAt: (index: number) => Buffer
  /** Text that successful replies contain. */
  readonly sign: string
}

export async function putLoad(url: string, load: Load): Promise<number> {
  const end = Date.now() + load.limitMs
  let sent = 0
  let answered = 0
  const next = (): Buffer | undefined => {
    if (sent >= load.operations || Date.now() > end) return undefined
    sent += 1
    return load.requestAt(sent - 1)
  }
  const take = (reply: Reply): void => {
    if (!reply.isGood(load.sign)) throw new Error(`Not what was asked for: ${reply.toString().slice(0, 600)}`)
    answered += 1
  }
  await Promise.all(Array.from({ length: load.connections }, () => keepAsking(url, next, take)))
  return answered
}

function keepAsking(url: string, next: () => Buffer | undefined, take: (reply: Reply) => void): Promise<void> {
  const { hostname, port } = new URL(url)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true })
  let reply = new Reply()
  const send = (): void => {
    const bytes = next()
    if (bytes === undefined) socket.end()
    else socket.write(bytes)
  }
  socket.on('connect', send)
  socket.on('data', (bytes) => {
    if (!reply.push(bytes)) return
    try {
      take(reply)
    } catch (error) {
      socket.destroy(error as Error)
      return
    }
    reply = new Reply()
    send()
  })
  socket.on('error', reject)
  socket.on('close', () => resolve())
  return promise
}
