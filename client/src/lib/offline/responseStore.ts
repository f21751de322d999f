import { emailHash } from '../preferences/preferenceKeys.ts'
import { readSession } from '../session/session.ts'
import { inStore, resultOf } from './database.ts'
import { decrypt, encrypt } from './encryption.ts'
import { hasDatabase } from './hasDatabase.ts'
import { browserKeys } from './keyStore.ts'

const place = { database: 'callout-answers', store: 'answers' } as const
/** The copies hold the coming seven days. */
const MAX_AGE_MS = 8 * 24 * 3_600_000

interface StoredResponse {
  /** Unix milliseconds. */
  readonly at: number
  readonly sealed: string
}

/** Users of one browser never read each other's responses. */
const getKey = (name: string): string => `${emailHash(readSession('authEmail') ?? '')}/${name}`

export async function saveResponse(name: string, data: unknown): Promise<void> {
  if (!hasDatabase()) return
  const [token, key] = [readSession('authToken'), getKey(name)]
  const sealed = await encrypt(JSON.stringify(data), browserKeys)
  if (token === null || readSession('authToken') !== token) return
  await inStore(place, 'readwrite', (store) => resultOf(store.put({ at: Date.now(), sealed } satisfies StoredResponse, key)))
}

/** A response and when it was stored, in Unix milliseconds. */
export interface StoredCopy<Data> {
  readonly at: number
  readonly data: Data
}

/** The last response of the last eight days; null if there is none. */
export const readResponse = async <Data>(name: string): Promise<Data | null> => (await readCopy<Data>(name))?.data ?? null

async function open<Data>({ at, sealed }: StoredResponse): Promise<StoredCopy<Data> | null> {
  const text = Date.now() - at < MAX_AGE_MS ? await decrypt(sealed, browserKeys) : null
  return text === null ? null : { at, data: JSON.parse(text) as Data }
}

/** Like `readResponse`, with its time. */
export async function readCopy<Data>(name: string): Promise<StoredCopy<Data> | null> {
  if (!hasDatabase()) return null
  const stored = await inStore(place, 'readonly', (store) => resultOf<StoredResponse | undefined>(store.get(getKey(name))))
  return stored ? open(stored) : null
}

export async function readCopies<Data>(operationName: string): Promise<readonly StoredCopy<Data>[]> {
  if (!hasDatabase()) return []
  const prefix = getKey(`${operationName}/`)
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`)
  const stored = await inStore(place, 'readonly', (store) => resultOf<StoredResponse[]>(store.getAll(range)))
  const copies = await Promise.all(stored.map((response) => open<Data>(response)))
  return copies.filter((copy) => copy !== null)
}

export async function deleteOldResponses(): Promise<void> {
  if (!hasDatabase()) return
  await inStore(place, 'readwrite', async (store) => {
    const [keys, responses] = [await resultOf(store.getAllKeys()), await resultOf<StoredResponse[]>(store.getAll())]
    keys.forEach((key, index) => {
      const isOld = Date.now() - (responses[index]?.at ?? 0) > MAX_AGE_MS
      if (isOld || !String(key).startsWith(getKey(''))) store.delete(key)
    })
  })
}

export const deleteResponses = async (): Promise<void> => {
  if (hasDatabase()) await inStore(place, 'readwrite', (store) => resultOf(store.clear()))
}
