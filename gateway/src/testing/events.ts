import type { Message } from '../live/stream.ts'

export interface Listening {
  readonly status: number
  readonly headers: Headers
  /** Messages so far, in order. */
  readonly messages: readonly Message[]
  /** Notices so far as `Type:id`, with `!` for a deleted record. */
  readonly received: () => string[]
  readonly until: (fits: (message: Message) => boolean) => Promise<Message>
  /** Resolves when the server ends the stream. */
  readonly ended: Promise<void>
  readonly leave: () => void
}

interface Named {
  readonly type: string
  readonly id: string | null
  readonly gone?: true
}

export async function listenTo(url: string, token: string, path = '/events'): Promise<Listening> {
  const abort = new AbortController()
  const response = await fetch(`${url}${path}`, { headers: { authorization: token }, signal: abort.signal })
  const messages: Message[] = []
  let wake = Promise.withResolvers<void>()
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const read = async (): Promise<void> => {
    let text = ''
    const decoder = new TextDecoder()
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true })
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) if (part.startsWith('data: ')) messages.push(JSON.parse(part.slice(6)) as Message)
      wake.resolve()
      wake = Promise.withResolvers()
    }
  }
  void read()
    .catch(() => undefined)
    .finally(end)
  const until: Listening['until'] = async (fits) => {
    for (;;) {
      const found = messages.find(fits)
      if (found) return found
      await wake.promise
    }
  }
  const received = (): string[] =>
    messages.flatMap(({ notices = [] }) => (notices as Named[]).map(({ type, id, gone }) => `${type}:${id}${gone ? '!' : ''}`))
  return { status: response.status, headers: response.headers, messages, received, until, ended, leave: () => abort.abort() }
}

export const hasNotice =
  (type: string, id: string) =>
  ({ notices = [] }: Message): boolean =>
    (notices as Named[]).some((notice) => notice.type === type && notice.id === id)
