import { openDatabase, resultOf, startTransaction } from '../database.ts'
import { hasDatabase } from '../hasDatabase.ts'
import { ALGORITHM } from '../encryption.ts'
import { QUEUE_DATABASE } from './hasQueue.ts'
import {
  toStep,
  type Known,
  knownAfter,
  type NewStep,
  nothingKnown,
  type QueueStore,
  type Step,
  type StepChange,
  type StepFacts,
  type StepProblem,
  updateFollowing,
  withCreatedIds,
} from './step.ts'

const IV_BYTES = 12

interface Encrypted {
  readonly iv: Uint8Array<ArrayBuffer>
  readonly bytes: ArrayBuffer
}

interface StoredStep extends StepFacts {
  readonly user: string
  readonly content: Encrypted
  readonly problem: Encrypted | null
}

const completionOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('IndexedDB gave up')))
  })

type OldStep = Omit<StoredStep, 'lane' | 'override'> & { readonly line: string; readonly insists: boolean }

/** Renames fields of version 1. Its problems are encrypted: they are found again by sending, which searches for the step first. */
function renameFields(steps: IDBObjectStore): void {
  const request = steps.openCursor()
  request.addEventListener('success', () => {
    const cursor = request.result
    if (!cursor) return
    const { line, insists, ...step } = cursor.value as OldStep
    const state = step.state === 'waiting' ? 'waiting' : 'sending'
    cursor.update({ ...step, lane: line, override: insists, state, problem: null } satisfies StoredStep)
    cursor.continue()
  })
}

const openQueues = (): Promise<IDBDatabase> =>
  openDatabase(
    QUEUE_DATABASE,
    (database, oldVersion, transaction) => {
      if (oldVersion === 1) return renameFields(transaction.objectStore('steps'))
      database.createObjectStore('steps', { keyPath: 'seq', autoIncrement: true }).createIndex('user', 'user')
      database.createObjectStore('known')
      database.createObjectStore('keys')
    },
    2,
  )

const places = ['steps', 'known', 'keys'] as const
type Place = (typeof places)[number]

async function transact<T>(work: (of: (store: Place) => IDBObjectStore) => Promise<T>, mode: IDBTransactionMode = 'readwrite'): Promise<T> {
  const database = await openQueues()
  try {
    const transaction = startTransaction(database, places, mode, { durability: 'strict' })
    const ended = completionOf(transaction)
    ended.catch(() => undefined)
    const result = await work((store) => transaction.objectStore(store))
    await ended
    return result
  } finally {
    database.close()
  }
}

async function encryptWith(key: CryptoKey, value: unknown): Promise<Encrypted> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  return { iv, bytes: await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, new TextEncoder().encode(JSON.stringify(value))) }
}

const decryptWith = async (key: CryptoKey, { iv, bytes }: Encrypted): Promise<unknown> =>
  JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt({ name: ALGORITHM, iv }, key, bytes)))

/** The key of a user's queue, created with the first step. It cannot be exported; only `deleteQueue` deletes it. */
async function getKey(user: string): Promise<CryptoKey> {
  const saved = await transact((of) => resultOf<CryptoKey | undefined>(of('keys').get(user)), 'readonly')
  if (saved) return saved
  const made = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt'])
  // Another window may have created one meanwhile.
  return transact(async (of) => {
    const others = await resultOf<CryptoKey | undefined>(of('keys').get(user))
    if (!others) of('keys').put(made, user)
    return others ?? made
  })
}

const stepsIn = (store: IDBObjectStore, user: string): Promise<StoredStep[]> => resultOf<StoredStep[]>(store.index('user').getAll(user))
const knownIn = async (store: IDBObjectStore, user: string): Promise<Known> =>
  (await resultOf<Known | undefined>(store.get(user))) ?? nothingKnown

async function addTo(user: string, step: NewStep<unknown>): Promise<void> {
  const content = await encryptWith(await getKey(user), step.content)
  await transact(async (of) => {
    const known = await knownIn(of('known'), user)
    const added = toStep(step, await stepsIn(of('steps'), user), known)
    of('steps').add({ ...added, user, content, problem: null })
    of('known').put({ ...known, last: added.occurredAt } satisfies Known, user)
  })
}

async function changeIn(user: string, seq: number, { problem, ...change }: StepChange): Promise<boolean> {
  const sealed = problem ? await encryptWith(await getKey(user), problem) : problem
  return transact(async (of) => {
    const saved = await resultOf<StoredStep | undefined>(of('steps').get(seq))
    if (!saved) return false
    of('steps').put({ ...saved, ...change, ...(sealed !== undefined && { problem: sealed }) })
    return true
  })
}

export function queueStore<Content>(user: string): QueueStore<Content> {
  const opened = async ({ content, problem, ...facts }: StoredStep, key: CryptoKey, known: Known): Promise<Step<Content>> => ({
    ...facts,
    content: withCreatedIds((await decryptWith(key, content)) as Content, known),
    problem: problem && ((await decryptWith(key, problem)) as StepProblem),
  })
  return {
    read: async () => {
      const [saved, known] = await transact((of) => Promise.all([stepsIn(of('steps'), user), knownIn(of('known'), user)]), 'readonly')
      if (saved.length === 0) return []
      const key = await getKey(user)
      return Promise.all(saved.map((step) => opened(step, key, known)))
    },
    add: (step) => addTo(user, step),
    change: (seq, change) => changeIn(user, seq, change),
    complete: (seq, arrived) =>
      transact(async (of) => {
        const steps = await stepsIn(of('steps'), user)
        const done = steps.find((step) => step.seq === seq)
        if (!done) return
        of('steps').delete(seq)
        updateFollowing(steps, seq, arrived).forEach((step) => of('steps').put(step))
        of('known').put(knownAfter(await knownIn(of('known'), user), done, arrived), user)
      }),
    drop: (seqs) => transact(async (of) => seqs.forEach((seq) => of('steps').delete(seq))),
  }
}

/** Deletes the steps and the key of a user, after a confirmed sign-out. */
export const deleteQueue = (user: string): Promise<void> =>
  transact(async (of) => {
    const steps = await stepsIn(of('steps'), user)
    steps.forEach(({ seq }) => of('steps').delete(seq))
    of('known').delete(user)
    of('keys').delete(user)
  })

/** False if the browser blocks storage or lacks encryption because the page was loaded without TLS. */
export const canStoreQueue = (): boolean => hasDatabase() && typeof crypto !== 'undefined' && Boolean(crypto.subtle)
