import { inMockSession } from '../../lib/preferences/mockSession.ts'
import { inOneTab, openChannel } from '../../lib/preferences/tabs.ts'
import type { ApolloClient } from '@apollo/client'
import { isAway } from '../../lib/api/apiError.ts'
import { type Notice, setChangesLost, notifyChanges } from '../../lib/api/changes.ts'
import { windowName } from '../../lib/api/windowName.ts'
import { emailHash } from '../../lib/preferences/preferenceKeys.ts'
import { MeDocument } from '../../lib/session/me.generated.ts'
import { readSession, subscribeSession } from '../../lib/session/session.ts'
import { listen, type ChangeMessage } from './eventStream.ts'
import { refetchAll, refetchShowing } from './invalidation.ts'

/** Message of the connected window to the browser's other windows. */
interface Word extends ChangeMessage {
  readonly isLost?: boolean
}

const COLLECT_MS = 50
/** Spreads full refetches of several windows. */
const RESYNC_SPREAD_MS = 1000
/** After a refetch that got no response; twice as long each time. */
const RETRY_MS = 2000
const MOST_RETRIES = 3
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 15_000
/** Shorter interruptions are not reported. */
const ANNOUNCE_AFTER_MS = 5000

/** Applies notices in this window; a hidden one waits until it is visible. */
function createHearing(client: ApolloClient) {
  let waiting: Notice[] = []
  let wantsAll = false
  let retries = 0
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let saying: ReturnType<typeof setTimeout> | undefined
  const act = (): void => {
    timer = undefined
    if (document.visibilityState === 'hidden') return
    const notices = waiting
    waiting = []
    if (wantsAll) refetchAll(client).then(forgetRetries, retry)
    else if (notices.length > 0) refetchShowing(client, notices).then(forgetRetries, retry)
    wantsAll = false
  }
  const soon = (ms: number): void => void (timer ??= setTimeout(act, ms))
  const forgetRetries = (): void => void (retries = 0)
  /** Each query's component shows its error. Without a response the change is still unseen. */
  const retry = (error: unknown): void => {
    if (isStopped || !isAway(error) || retries === MOST_RETRIES) return forgetRetries()
    wantsAll = true
    soon(RETRY_MS * 2 ** retries)
    retries += 1
  }
  const onVisible = (): void => soon(0)
  document.addEventListener('visibilitychange', onVisible)
  const hear = ({ notices = [], resync, isLost }: Word): void => {
    const others = notices.filter(({ by }) => by !== windowName)
    if (others.length > 0) {
      waiting.push(...others)
      notifyChanges(others)
      soon(COLLECT_MS)
    }
    if (resync) {
      wantsAll = true
      soon(Math.random() * RESYNC_SPREAD_MS)
    }
    if (isLost === undefined) return
    // Further failed attempts don't restart the delay.
    if (isLost) {
      saying ??= setTimeout(setChangesLost, ANNOUNCE_AFTER_MS, true)
      return
    }
    clearTimeout(saying)
    saying = undefined
    setChangesLost(false)
  }
  const stop = (): void => {
    isStopped = true
    clearTimeout(timer)
    clearTimeout(saying)
    document.removeEventListener('visibilitychange', onVisible)
    setChangesLost(false)
  }
  return { hear, stop }
}

/** Waits until the time is over, the browser is online again, or the signal aborts. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    function done(): void {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    window.addEventListener('online', done)
    signal.addEventListener('abort', done)
  })

/** Holds the browser's single connection until `signal` aborts. */
async function keepConnected(client: ApolloClient, tell: (word: Word) => void, signal: AbortSignal): Promise<void> {
  let wait = FIRST_WAIT_MS
  let wasLost = false
  let isBack = false
  while (!signal.aborted) {
    const token = readSession('authToken')
    if (token === null) return
    const round = new AbortController()
    const stopRound = (): void => round.abort()
    signal.addEventListener('abort', stopRound)
    const forget = subscribeSession(() => readSession('authToken') !== token && stopRound())
    const hear = (returned: ChangeMessage | undefined): void => {
      if (returned) return tell(returned)
      tell({ isLost: false, resync: wasLost })
      wasLost = false
      isBack = true
      wait = FIRST_WAIT_MS
    }
    const end = await listen(token, hear, round.signal, isBack)
    signal.removeEventListener('abort', stopRound)
    forget()
    if (signal.aborted || end === 'absent') return
    if (end === 'again') continue
    // A query decides by the global error rules whether the session has ended.
    if (end === 'refused') void client.query({ query: MeDocument, fetchPolicy: 'network-only' }).catch(() => undefined)
    else if (end === 'lost') tell({ isLost: true })
    wasLost = true
    if (typeof end === 'object') {
      // Too many streams: polls until one is granted.
      tell({ isLost: false, resync: true })
      await pause(end.retryAfterMs * (1 + Math.random() / 5), signal)
      continue
    }
    await pause(wait * (0.5 + Math.random()), signal)
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }
}

/** Keeps this window up to date: one window per browser is connected and broadcasts notices, each refetches. Returns the stop function. */
export function startLive(client: ApolloClient): () => void {
  const stop = new AbortController()
  const name = inMockSession(`live/${emailHash(readSession('authEmail') ?? '')}`)
  const channel = openChannel(name)
  const hearing = createHearing(client)
  channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => hearing.hear(data))
  const tell = (word: Word): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin, no window
    channel?.postMessage(word)
    hearing.hear(word)
  }
  const { signal } = stop
  inOneTab(name, () => keepConnected(client, tell, signal), { signal }).catch(() => undefined)
  return () => {
    stop.abort()
    channel?.close()
    hearing.stop()
  }
}
