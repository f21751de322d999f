import { createHash } from 'node:crypto'
import { holds } from '@callout/contracts/profile/authorities'
import { isTimeZone, wallTimeOf } from '@callout/contracts/time'
import { type Caller, inSession } from '../rest/transport.ts'
import type { UserSource } from '../schema/sources.ts'
import type { Bus } from './bus.ts'
import { SharedPoller } from './sharedPoller.ts'
import type { Notice } from './notices.ts'
import type { ReadRaw } from './poller.ts'
import type { Message, Stream } from './stream.ts'

export interface BroadcasterOptions {
  readonly bus: Bus
  readonly readRawAs: (caller: Caller) => ReadRaw
  readonly pollMs: number
}

export interface Membership {
  /** The company, or the token if the company is unknown. */
  readonly room: string
  readonly group: string
  readonly seesEverything: boolean
  readonly today: () => string
}

type BusMessage = { readonly written: readonly Notice[]; readonly writer: string } | { readonly group: string; readonly message: Message }

interface Room {
  readonly pollers: Map<string, SharedPoller>
  readonly stop: () => void
}

/** Identifies a token in lease and channel names without exposing it. */
export const tokenKey = (token: string): string => `token:${createHash('sha256').update(token).digest('base64url').slice(0, 22)}`

/** Authorities required to share a poller's results (wire.md §7). */
const sharedReadAuthorities = ['view_all_jobs', 'dispatch', 'manage_customers', 'manage_invoices', 'view_prices'] as const

function seesEverything({ userType, userProfileDetails }: UserSource): boolean {
  if (!userType || userType === 'branch_head') return false
  const actor = { user_type: userType, authorities: userProfileDetails?.authorities ?? [] }
  return sharedReadAuthorities.every((authority) => holds(actor, authority))
}

const dayIn = (zone: string | null | undefined) => (): string =>
  wallTimeOf(Math.floor(Date.now() / 1000), zone && isTimeZone(zone) ? zone : 'UTC').date

export function membershipOf(user: UserSource, token: string, session?: string): Membership {
  const alone = tokenKey(inSession(token, session))
  const company = typeof user.companyId === 'number' ? inSession(`company:${user.companyId}`, session) : undefined
  const seesAll = company !== undefined && seesEverything(user)
  return { room: company ?? alone, group: seesAll ? company : alone, seesEverything: seesAll, today: dayIn(user.timezone) }
}

export class Broadcaster {
  readonly #options: BroadcasterOptions
  readonly #rooms = new Map<string, Room>()

  constructor(options: BroadcasterOptions) {
    this.#options = options
    options.bus.onGap(() => this.#forEachPoller((poller) => poller.send({ resync: true })))
  }

  get isEmpty(): boolean {
    return this.#rooms.size === 0
  }

  has(room: string): boolean {
    return this.#rooms.has(room)
  }

  join(member: Membership, caller: Caller, stream: Stream, isBack: boolean): () => void {
    const room = this.#rooms.get(member.room) ?? this.#addRoom(member.room)
    const poller = room.pollers.get(member.group) ?? this.#addPoller(room, member)
    const leave = poller.join({ caller, stream, isBack })
    return () => {
      leave()
      this.#leave(member.room, room, poller)
    }
  }

  written(room: string, writer: string, notices: readonly Notice[]): void {
    this.#receive(room, { written: notices, writer })
    this.#publish(room, { written: notices, writer })
  }

  end(token: string): void {
    this.#forEachPoller((poller) => poller.streamsOf(token).forEach((stream) => stream.end()))
  }

  stop(): void {
    this.#forEachPoller((poller) => poller.stop())
    for (const { stop } of this.#rooms.values()) stop()
    this.#rooms.clear()
  }

  #forEachPoller(act: (poller: SharedPoller) => void): void {
    for (const { pollers } of this.#rooms.values()) for (const poller of pollers.values()) act(poller)
  }

  #addRoom(name: string): Room {
    const stop = this.#options.bus.subscribe(name, (text) => this.#receive(name, JSON.parse(text) as BusMessage))
    const room: Room = { pollers: new Map(), stop }
    this.#rooms.set(name, room)
    return room
  }

  #addPoller(room: Room, { room: name, group: key, seesEverything: seesAll, today }: Membership): SharedPoller {
    const { bus, readRawAs, pollMs } = this.#options
    const share = (message: Message): void => this.#publish(name, { group: key, message })
    const poller = new SharedPoller({
      key,
      seesEverything: seesAll,
      today,
      bus,
      readRawAs,
      pollMs,
      share,
      onEnded: (token) => this.end(token),
    })
    room.pollers.set(key, poller)
    return poller
  }

  #leave(name: string, room: Room, poller: SharedPoller): void {
    if (poller.size > 0) return
    poller.stop()
    if (room.pollers.get(poller.key) === poller) room.pollers.delete(poller.key)
    if (room.pollers.size > 0 || this.#rooms.get(name) !== room) return
    room.stop()
    this.#rooms.delete(name)
  }

  #receive(name: string, sent: BusMessage): void {
    const pollers = this.#rooms.get(name)?.pollers
    if (!pollers) return
    if ('message' in sent) pollers.get(sent.group)?.send(sent.message)
    else for (const poller of pollers.values()) poller.written(sent.written, poller.key === sent.writer)
  }

  #publish(room: string, sent: BusMessage): void {
    this.#options.bus.publish(room, JSON.stringify(sent))
  }
}
