import type { Step } from '@callout/client/src/lib/offline/queue/step.ts'
import { vi } from 'vitest'
import { jsonResponse, type Network } from './gateways.ts'
import type { Sabotage } from './sabotage.ts'

type Variables = Record<string, unknown> & { input?: Record<string, unknown> }

const withVariables =
  (change: (variables: Variables) => void) =>
  (body: string): string => {
    const request = JSON.parse(body) as { variables: Variables }
    change(request.variables)
    return JSON.stringify(request)
  }
const withoutKey = withVariables((variables) => delete variables['key'])
const withoutVersion = withVariables(({ input }) => delete input?.['lockVersion'])
const isJobForm = (body: string): boolean => body.includes('updateJob')
const isPayment = (body: string): boolean => body.includes('recordPayment')
const isWrite = (body: string): boolean => body.includes('mutation ')

/** Caches the replies to queries. */
const cached =
  (getKey: (body: string, token: string) => string) =>
  (send: Network): Network => {
    const replies = new Map<string, string>()
    return async (body, token) => {
      if (isWrite(body)) return send(body, token)
      const key = getKey(body, token)
      const reply = replies.get(key) ?? (await (await send(body, token)).text())
      replies.set(key, reply)
      return jsonResponse(reply)
    }
  }

/** Sends the requests of a user with the last user's token. */
const withTokenOfLastUser = (send: Network): Network => {
  let last: string | undefined
  return (body, token) => {
    const used = last ?? token
    last = token
    return send(body, used)
  }
}

const isThird = ({ occurredAt }: Pick<Step, 'occurredAt'>): boolean => occurredAt % 3 === 0

interface JobParts {
  lineItems?: unknown[]
  formIds?: unknown[]
}

/** Changes what the device adds to a job; the office's forms stay as they are. */
const extending = (change: (job: JobParts) => void): ((body: string) => string) => {
  const changed = withVariables(({ input }) => change(input?.['job'] ?? {}))
  return (body) => (body.includes('ExtendJob') ? changed(body) : body)
}

/** Faults that only a person who may change everything of a job can cause: the backend refuses them of technicians. */
export const individualFaults: Readonly<Record<string, Sabotage>> = {
  'client: a line whose reply was lost is sent again': {
    transport: (item) => ({
      ...item,
      findSent: async (step) => (step.content.kind === 'line' ? { kind: 'missing' } : item.findSent(step)),
    }),
  },
  'client: an added line replaces the others': { body: extending((job) => void (job.lineItems = job.lineItems?.slice(-1))) },
  'client: hidden prices are sent as 0': {
    body: extending((job) => void (job.lineItems = job.lineItems?.map((line) => ({ ...(line as object), amount: 0 })))),
  },
  'client: an attached form replaces the others': { body: extending((job) => void (job.formIds = job.formIds?.slice(-1))) },
}

/** Faults of client, gateway and mock API that the simulation must find. */
export const plantedFaults: Readonly<Record<string, Sabotage>> = {
  'client: a step whose reply was lost is sent again': {
    body: (body) => (isPayment(body) ? body : withoutKey(body)),
    transport: (item) => ({ ...item, findSent: async () => ({ kind: 'missing' }) }),
  },
  'client: a step whose reply was lost counts as applied': {
    transport: (item) => ({
      ...item,
      send: async (step) => {
        const sent = await item.send(step)
        return sent.kind === 'unknown' ? { kind: 'done', version: null, entry: null } : sent
      },
    }),
  },
  'client: the version of a visit is not compared': {
    transport: (item) => ({ ...item, compare: async () => ({ kind: 'same', version: null }) }),
    body: (body) => (isJobForm(body) ? body : withoutVersion(body)),
  },
  'client: the newest step is sent first': { store: (store) => ({ ...store, read: async () => (await store.read()).toReversed() }) },
  'client: a job form is saved without the version that its maker saw': {
    body: (body) => (isJobForm(body) ? withoutVersion(body) : body),
  },
  'client: steps in conflict vanish': { hidesProblems: true },
  'client: a step leaves the queue before it is sent': {
    store: (store) => ({
      ...store,
      change: async (seq, change) => {
        if (change.state !== 'sending') return store.change(seq, change)
        await store.drop([seq])
        return true
      },
    }),
  },
  'client: a step is not marked as sent': {
    body: (body) => (isPayment(body) ? body : withoutKey(body)),
    store: (store) => ({
      ...store,
      change: async (seq, { state, ...change }) =>
        store.change(seq, state === undefined || state === 'sending' ? change : { state, ...change }),
    }),
  },
  'client: the clock jumps back and a step takes its time from it': {
    transport: (item) => ({ ...item, send: (step) => item.send(isThird(step) ? { ...step, serverTime: step.occurredAt - 600 } : step) }),
  },
  'client: a step is dropped when its time is before a waiting step': {
    store: (store) => ({
      ...store,
      add: async (step) => {
        const waiting = await store.read()
        if (!waiting.some(({ occurredAt }) => occurredAt > step.occurredAt)) await store.add(step)
      },
    }),
  },
  'client: a step is sent with the time of the device': {
    transport: (item) => ({ ...item, send: (step) => item.send({ ...step, serverTime: step.occurredAt }) }),
  },
  'client: the time of a step is not sent': { body: withVariables(({ input }) => delete input?.['occurredAt']) },
  'client: a note goes to another visit': {
    body: withVariables(({ input }) => {
      if (input && 'note' in input) delete input['visitId']
    }),
  },
  'client: a line whose reply was lost is sent again': individualFaults['client: a line whose reply was lost is sent again'] ?? {},
  'client: any equal line counts as the added one': {
    transport: (item) => ({
      ...item,
      findSent: async (step) => {
        const { content } = step
        if (content.kind !== 'line') return item.findSent(step)
        return item.findSent({ ...step, known: [], content: { ...content, before: [] } })
      },
    }),
  },
  'client: an addition whose reply was lost counts as applied': {
    transport: (item) => ({
      ...item,
      send: async (step) => {
        const sent = await item.send(step)
        const isAddition = step.content.kind === 'line' || step.content.kind === 'attach'
        return sent.kind === 'unknown' && isAddition ? { kind: 'done', version: null, entry: null } : sent
      },
    }),
  },
  'client: an invoice that is not created counts as done': {
    transport: (item) => ({
      ...item,
      send: async (step) => {
        const isInvoice = step.content.kind === 'status' && step.content.action === 'CREATE_INVOICE'
        return isInvoice ? { kind: 'done', version: null, entry: null } : item.send(step)
      },
    }),
  },
  'client: sign-out leaves the token': { signOut: () => localStorage.setItem('authToken', 'left') },
  'client: the office misses live events': { missesEvent: () => true },
  'client: the office misses every second live event': { missesEvent: (count) => count % 2 === 0 },
  'gateway: replies are cached for all users': { gateway: cached((body) => body) },
  'gateway: replies are cached after a write': { gateway: cached((body, token) => token + body) },
  'gateway: the token of the last user is sent': { gateway: withTokenOfLastUser },
  'gateway: the key of a payment is not sent': { body: (body) => (isPayment(body) ? withoutKey(body) : body) },
  'gateway: the amount of a payment is rounded': {
    body: (body) =>
      isPayment(body) ? withVariables(({ input }) => input && (input['amount'] = Math.round(Number(input['amount']))))(body) : body,
  },
  'gateway: each write is sent twice without its key': {
    gateway: (send) => async (body, token) => {
      if (isWrite(body)) await send(withoutKey(body), token)
      return send(withoutKey(body), token)
    },
  },
  'gateway: a payment is answered and not sent': {
    gateway: (send) => async (body, token) =>
      isPayment(body) ? jsonResponse('{"data":{"recordPayment":{"processed":[{"amount":1}]}}}') : send(body, token),
  },
  'mock API: keys of idempotency are not stored': {
    plant: ({ mock }) => void vi.spyOn(mock.store.idempotencyKeys, 'insert').mockImplementation((record) => ({ ...record, id: 0 })),
  },
  'mock API: the version of a visit is not raised': {
    plant: ({ mock: { store } }) => {
      const update = store.visits.update.bind(store.visits)
      vi.spyOn(store.visits, 'update').mockImplementation((id, { lock_version: _, ...patch }) => update(id, patch))
    },
  },
  'mock API: the journal is not synced': { plant: ({ disk }) => void (disk.isSynced = false) },
  'mock API: the journal is not written': { plant: ({ disk }) => void (disk.isWritten = false) },
}
