import { controlHeaders } from '../control/connection.ts'
import type { ShownRequest } from '../control/views.ts'

/** The requests of complete server-sent events, and the rest of the text. */
export function readEvents(text: string): { readonly requests: readonly ShownRequest[]; readonly rest: string } {
  const events = text.split('\n\n')
  const rest = events.pop() ?? ''
  const data = events.flatMap((event) => event.split('\n').filter((line) => line.startsWith('data: ')))
  return { requests: data.map((line) => JSON.parse(line.slice('data: '.length)) as ShownRequest), rest }
}

const RETRY_MS = 2000
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

async function read(path: string, signal: AbortSignal, onRequests: (requests: readonly ShownRequest[]) => void): Promise<void> {
  // Not an EventSource, which sends no headers.
  const { body, ok } = await fetch(path, { headers: controlHeaders(), signal })
  if (!ok || !body) return
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    const { requests, rest } = readEvents(text + chunk.value)
    text = rest
    if (requests.length > 0) onRequests(requests)
  }
}

/** Reports each request of the log from now on, until `signal` aborts. Connects again after an interruption. */
export async function followLog(
  withPolls: boolean,
  signal: AbortSignal,
  onRequests: (requests: readonly ShownRequest[]) => void,
): Promise<void> {
  while (!signal.aborted) {
    await read(`/control/requests/stream?polls=${withPolls ? 1 : 0}`, signal, onRequests).catch(() => undefined)
    if (!signal.aborted) await pause(RETRY_MS)
  }
}
