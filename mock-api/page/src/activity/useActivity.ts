import { useEffect, useState } from 'react'
import { send } from '../control/call.ts'
import { refreshSections, tokenStore } from '../control/connection.ts'
import { useStore } from '../control/createStore.ts'
import { useControl } from '../control/useControl.ts'
import type { Message, ShownRequest } from '../control/views.ts'
import { followLog } from './followLog.ts'

export type Entry =
  | { readonly kind: 'call'; readonly key: string; readonly at: number; readonly request: ShownRequest }
  | { readonly kind: 'message'; readonly key: string; readonly at: number; readonly message: Message }

const MOST = 300
/** Calls of one screen come at once: sections read their data again after the last one. */
const SETTLED_MS = 300

const merged = (requests: readonly ShownRequest[], former: readonly ShownRequest[]): readonly ShownRequest[] => {
  const byId = new Map([...former, ...requests].map((request) => [request.id, request]))
  return [...byId.values()].toSorted((a, b) => b.id - a.id).slice(0, MOST)
}

/** The log, newest first, from the mock's and then as calls come. */
function useRequests(withPolls: boolean): { readonly requests: readonly ShownRequest[]; readonly clear: () => void } {
  const token = useStore(tokenStore)
  const [requests, setRequests] = useState<readonly ShownRequest[]>([])
  useEffect(() => {
    const over = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const add = (added: readonly ShownRequest[]): void => {
      setRequests((former) => merged(added, former))
      clearTimeout(timer)
      timer = setTimeout(refreshSections, SETTLED_MS)
    }
    setRequests([])
    void followLog(withPolls, over.signal, add)
    send<readonly ShownRequest[]>({ method: 'GET', path: `/control/requests?limit=${MOST}&polls=${withPolls ? 1 : 0}` }).then(
      (found) => !over.signal.aborted && setRequests((former) => merged(found, former)),
      () => undefined,
    )
    return () => {
      over.abort()
      clearTimeout(timer)
    }
  }, [withPolls, token])
  return { requests, clear: () => setRequests([]) }
}

/** Calls and messages, newest first. */
export function useActivity(withPolls: boolean): { readonly entries: readonly Entry[]; readonly clear: () => void } {
  const { requests, clear } = useRequests(withPolls)
  const { data: messages = [] } = useControl<readonly Message[]>('/control/outbox')
  const entries: Entry[] = [
    ...requests.map((request): Entry => ({ kind: 'call', key: `call ${request.id}`, at: request.at, request })),
    ...messages.slice(0, MOST).map((message): Entry => ({ kind: 'message', key: `message ${message.id}`, at: message.sent_at, message })),
  ]
  return { entries: entries.toSorted((a, b) => b.at - a.at), clear }
}
