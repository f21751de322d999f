import { createHash } from 'node:crypto'
import { holds } from '@callout/contracts/profile/authorities'
import { isTimeZone, wallTimeOf } from '@callout/contracts/time'
import { type Caller, inSession } from '../rest/transport.ts'
import type { UserSource } from '../sources/profile.ts'
import type { Bus } from './bus.ts'
import { Group } from './group.ts'
import type { Notice } from './notices.ts'
import type { Peek } from './rounds.ts'
import type { Message, Stream } from './stream.ts'

export interface HubOptions {
  readonly bus: Bus
  readonly peekAs: (caller: Caller) => Peek
  readonly pollMs: number
}

/** Whose changes somebody hears of. */
export interface Membership {
  /** Everybody of one company, or one token alone where nobody tells the company. */
  readonly room: string
  readonly group: string
  readonly seesEverything: boolean
  readonly today: () => string
}

/** What gateways say to each other. */
type Said = { readonly written: readonly Notice[]; readonly writer: string } | { readonly group: string; readonly message: Message }

interface Room {
  readonly groups: Map<string, Group>
  readonly stop: () => void
}

/** Tells tokens apart where they must not be read: in the names of leases and channels. */
export const tokenKey = (token: string): string => `token:${createHash('sha256').update(token).digest('base64url').slice(0, 22)}`

/** What whoever shares a reading has to be allowed to read (wire.md section 7). */
const everything = ['view_all_jobs', 'dispatch', 'manage_customers', 'manage_invoices', 'view_prices'] as const

function seesEverything({ userType, userProfileDetails }: UserSource): boolean {
  if (!userType || userType === 'branch_head') return false
  const actor = { user_type: userType, authorities: userProfileDetails?.authorities ?? [] }
  return everything.every((authority) => holds(actor, authority))
}

/** The day that the account calls today. */
const dayIn = (zone: string | null | undefined) => (): string =>
  wallTimeOf(Math.floor(Date.now() / 1000), zone && isTimeZone(zone) ? zone : 'UTC').date

export function membershipOf(user: UserSource, token: string, session?: string): Membership {
  const alone = tokenKey(inSession(token, session))
  const company = typeof user.companyId === 'number' ? inSession(`company:${user.companyId}`, session) : undefined
  const seesAll = company !== undefined && seesEverything(user)
  return { room: company ?? alone, group: seesAll ? company : alone, seesEverything: seesAll, today: dayIn(user.timezone) }
}

/** All streams of this gateway, by company and by what they may see. */
export class Hub {
  readonly #options: HubOptions
  readonly #rooms = new Map<string, Room>()

  constructor(options: HubOptions) {
    this.#options = options
    options.bus.onGap(() => this.#each((group) => group.send({ resync: true })))
  }

  get isEmpty(): boolean {
    return this.#rooms.size === 0
  }

  has(room: string): boolean {
    return this.#rooms.has(room)
  }

  /** Returns how to leave. */
  join(member: Membership, caller: Caller, stream: Stream): () => void {
    const room = this.#rooms.get(member.room) ?? this.#open(member.room)
    const group = room.groups.get(member.group) ?? this.#begin(room, member)
    const leave = group.join({ caller, stream })
    return () => {
      leave()
      this.#leave(member.room, room, group)
    }
  }

  /** A write that has passed through this gateway. */
  written(room: string, writer: string, notices: readonly Notice[]): void {
    this.#hear(room, { written: notices, writer })
    this.#say(room, { written: notices, writer })
  }

  /** Ends the streams of a session that has ended. */
  end(token: string): void {
    this.#each((group) => group.streamsOf(token).forEach((stream) => stream.end()))
  }

  stop(): void {
    this.#each((group) => group.stop())
    for (const { stop } of this.#rooms.values()) stop()
    this.#rooms.clear()
  }

  #each(act: (group: Group) => void): void {
    for (const { groups } of this.#rooms.values()) for (const group of groups.values()) act(group)
  }

  #open(name: string): Room {
    const stop = this.#options.bus.listen(name, (text) => this.#hear(name, JSON.parse(text) as Said))
    const room: Room = { groups: new Map(), stop }
    this.#rooms.set(name, room)
    return room
  }

  #begin(room: Room, { room: name, group: key, seesEverything: seesAll, today }: Membership): Group {
    const { bus, peekAs, pollMs } = this.#options
    const share = (message: Message): void => this.#say(name, { group: key, message })
    const group = new Group({ key, seesEverything: seesAll, today, bus, peekAs, pollMs, share, onEnded: (token) => this.end(token) })
    room.groups.set(key, group)
    return group
  }

  #leave(name: string, room: Room, group: Group): void {
    if (group.size > 0) return
    group.stop()
    if (room.groups.get(group.key) === group) room.groups.delete(group.key)
    if (room.groups.size > 0 || this.#rooms.get(name) !== room) return
    room.stop()
    this.#rooms.delete(name)
  }

  #hear(name: string, said: Said): void {
    const groups = this.#rooms.get(name)?.groups
    if (!groups) return
    if ('message' in said) groups.get(said.group)?.send(said.message)
    else for (const group of groups.values()) group.written(said.written, group.key === said.writer)
  }

  #say(room: string, said: Said): void {
    this.#options.bus.say(room, JSON.stringify(said))
  }
}
