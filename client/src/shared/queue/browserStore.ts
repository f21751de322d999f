import { hasDatabase } from '../session/hasDatabase.ts'
import { ALGORITHM } from '../session/sealing.ts'
import { QUEUE_DATABASE } from './hasQueue.ts'
import {
  begun,
  type Known,
  knownAfter,
  type NewStep,
  nothingKnown,
  type QueueStore,
  type Step,
  type StepChange,
  type StepFacts,
  type StepProblem,
  toldBy,
} from './step.ts'

const IV_BYTES = 12

interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly bytes: ArrayBuffer
}

/** As it lies in the browser: what it is about is sealed. */
interface KeptStep extends StepFacts {
  readonly user: string
  readonly content: Sealed
  readonly problem: Sealed | null
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB refused')))
  })

const lasting = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB gave up')))
  })

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(QUEUE_DATABASE, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('steps', { keyPath: 'seq', autoIncrement: true }).createIndex('user', 'user')
    request.result.createObjectStore('known')
    request.result.createObjectStore('keys')
  })
  return settled(request)
}

const places = ['steps', 'known', 'keys'] as const
type Place = (typeof places)[number]

/** One transaction, on disk when it resolves. */
async function transact<T>(work: (of: (store: Place) => IDBObjectStore) => Promise<T>, mode: IDBTransactionMode = 'readwrite'): Promise<T> {
  const database = await openDatabase()
  try {
    const transaction = database.transaction(places, mode, { durability: 'strict' })
    const ended = lasting(transaction)
    ended.catch(() => undefined)
    const result = await work((store) => transaction.objectStore(store))
    await ended
    return result
  } finally {
    database.close()
  }
}

async function sealWith(key: CryptoKey, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  return { iv, bytes: await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, new TextEncoder().encode(JSON.stringify(value))) }
}

const openWith = async (key: CryptoKey, { iv, bytes }: Sealed): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt({ name: ALGORITHM, iv }, key, bytes)))

/** The key of a person's queue, made at the first step. It cannot be exported, and goes with `forgetQueue` alone. */
async function keyOf(user: string): Promise<CryptoKey> {
  const kept = await transact((of) => settled<CryptoKey | undefined>(of('keys').get(user)), 'readonly')
  if (kept) return kept
  const made = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt'])
  // Another window may have made one meanwhile.
  return transact(async (of) => {
    const others = await settled<CryptoKey | undefined>(of('keys').get(user))
    if (!others) of('keys').put(made, user)
    return others ?? made
  })
}

const stepsIn = (store: IDBObjectStore, user: string): Promise<KeptStep[]> => settled<KeptStep[]>(store.index('user').getAll(user))
const knownIn = async (store: IDBObjectStore, user: string): Promise<Known> =>
  (await settled<Known | undefined>(store.get(user))) ?? nothingKnown

async function addTo(user: string, step: NewStep<unknown>): Promise<void> {
  const content = await sealWith(await keyOf(user), step.content)
  await transact(async (of) => {
    const known = await knownIn(of('known'), user)
    const added = begun(step, await stepsIn(of('steps'), user), known)
    of('steps').add({ ...added, user, content, problem: null })
    of('known').put({ ...known, last: added.occurredAt } satisfies Known, user)
  })
}

async function changeIn(user: string, seq: number, { problem, ...change }: StepChange): Promise<boolean> {
  const sealed = problem ? await sealWith(await keyOf(user), problem) : problem
  return transact(async (of) => {
    const kept = await settled<KeptStep | undefined>(of('steps').get(seq))
    if (!kept) return false
    of('steps').put({ ...kept, ...change, ...(sealed !== undefined && { problem: sealed }) })
    return true
  })
}

/** The queue of one person in this browser; all its windows share it. `user`: tells people apart. */
export function browserQueue<Content>(user: string): QueueStore<Content> {
  const opened = async ({ content, problem, ...facts }: KeptStep, key: CryptoKey): Promise<Step<Content>> => ({
    ...facts,
    content: (await openWith(key, content)) as Content,
    problem: problem && ((await openWith(key, problem)) as StepProblem),
  })
  return {
    read: async () => {
      const kept = await transact((of) => stepsIn(of('steps'), user), 'readonly')
      if (kept.length === 0) return []
      const key = await keyOf(user)
      return Promise.all(kept.map((step) => opened(step, key)))
    },
    add: (step) => addTo(user, step),
    change: (seq, change) => changeIn(user, seq, change),
    settle: (seq, arrived) =>
      transact(async (of) => {
        const steps = await stepsIn(of('steps'), user)
        const done = steps.find((step) => step.seq === seq)
        if (!done) return
        of('steps').delete(seq)
        toldBy(steps, seq, arrived).forEach((step) => of('steps').put(step))
        of('known').put(knownAfter(await knownIn(of('known'), user), done, arrived), user)
      }),
    drop: (seqs) => transact(async (of) => seqs.forEach((seq) => of('steps').delete(seq))),
  }
}

/** Whoever confirms a sign-out leaves nothing of the queue: no step and no key. */
export const forgetQueue = (user: string): Promise<void> =>
  transact(async (of) => {
    const steps = await stepsIn(of('steps'), user)
    steps.forEach(({ seq }) => of('steps').delete(seq))
    of('known').delete(user)
    of('keys').delete(user)
  })

/** Not in all windows: some browsers keep nothing, and an address without TLS has no ciphers. */
export const canKeepQueue = (): boolean => hasDatabase() && typeof crypto !== 'undefined' && Boolean(crypto.subtle)
