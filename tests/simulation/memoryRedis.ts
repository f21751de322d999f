import { EventEmitter } from 'node:events'

/** The client connects again within this time. */
const RECONNECT_MS = 2_000
const SLOWEST_MESSAGE_MS = 1_000

interface Value {
  readonly text: string
  /** Unix milliseconds. */
  readonly until: number
}

/** A Redis server in memory that gateways share. It may be out of reach, or deliver messages late. */
class MemoryRedisServer {
  readonly clients = new Set<Redis>()
  #values = new Map<string, Value>()
  #isUp = true
  isSlow = false
  /** Planted faults. */
  losesMessages = false
  keepsLeases = false

  get isUp(): boolean {
    return this.#isUp
  }

  /** An empty server without clients. */
  reset(): void {
    this.clients.clear()
    this.#values.clear()
    this.#isUp = true
    this.isSlow = this.losesMessages = this.keepsLeases = false
  }

  stop(): void {
    this.#isUp = false
    for (const client of this.clients) client.lose()
  }

  /** Starts without the values of before. */
  start(): void {
    this.#values.clear()
    this.#isUp = true
    for (const client of this.clients) setTimeout(() => client.connect(), Math.random() * RECONNECT_MS)
  }

  /** Cuts the connections of a gateway that is killed. */
  cut(url: string): void {
    for (const client of this.clients) if (client.url === url) client.disconnect()
  }

  get(key: string): string | undefined {
    const value = this.#values.get(key)
    return value && (this.keepsLeases || value.until > Date.now()) ? value.text : undefined
  }

  set(key: string, text: string, ms: number): void {
    this.#values.set(key, { text, until: Date.now() + ms })
  }

  delete(key: string): void {
    this.#values.delete(key)
  }

  publish(channel: string, text: string): void {
    if (this.losesMessages) return
    for (const client of this.clients) {
      if (this.isSlow) setTimeout(() => client.deliver(channel, text), Math.random() * SLOWEST_MESSAGE_MS)
      else client.deliver(channel, text)
    }
  }
}

export const memoryRedis = new MemoryRedisServer()

/** The commands of ioredis that the gateway's live events use. Replaces `Redis` of ioredis. */
export class Redis extends EventEmitter {
  readonly url: string
  readonly #channels = new Set<string>()
  #isConnected = false

  constructor(url: string) {
    super()
    this.url = url
    memoryRedis.clients.add(this)
    queueMicrotask(() => this.connect())
  }

  connect(): void {
    if (this.#isConnected || !memoryRedis.isUp || !memoryRedis.clients.has(this)) return
    this.#isConnected = true
    this.emit('ready')
  }

  lose(): void {
    this.#isConnected = false
    this.emit('error', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
    this.emit('close')
  }

  disconnect(): void {
    this.#isConnected = false
    memoryRedis.clients.delete(this)
  }

  deliver(channel: string, text: string): void {
    if (this.#isConnected && this.#channels.has(channel)) this.emit('message', channel, text)
  }

  /** `SET key text PX ms NX`. */
  async set(key: string, text: string, _px: 'PX', ms: number, _nx: 'NX'): Promise<'OK' | null> {
    this.#check()
    if (memoryRedis.get(key) !== undefined) return null
    memoryRedis.set(key, text, ms)
    return 'OK'
  }

  /** The scripts that renew and release a lease. */
  async eval(script: string, _keys: 1, key: string, holder: string, ms?: number): Promise<0 | 1> {
    this.#check()
    if (memoryRedis.get(key) !== holder) return 0
    if (script.includes("'pexpire'")) memoryRedis.set(key, holder, Number(ms))
    else memoryRedis.delete(key)
    return 1
  }

  async publish(channel: string, text: string): Promise<void> {
    this.#check()
    memoryRedis.publish(channel, text)
  }

  /** Subscriptions wait for the connection. */
  async subscribe(channel: string): Promise<void> {
    this.#channels.add(channel)
  }

  async unsubscribe(channel: string): Promise<void> {
    this.#channels.delete(channel)
  }

  #check(): void {
    if (!this.#isConnected) throw new Error('Connection is closed.')
  }
}
