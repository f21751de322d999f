import type { KeptPicture } from '../shared/picture/keptPicture.ts'
import type { PutPicture } from './putPicture.ts'

/** What a sealed picture is opened with; as texts, since this function stands in the page by itself. */
export interface PictureNames {
  readonly database: string
  readonly store: string
  readonly key: string
  readonly cipher: string
}

/**
 * Puts a sealed picture of the last rows into the page, and waits until it is painted. Rejects where
 * it is not this person's, or of another build or address, or cannot be opened. Stands in the page as text (client/build/pageScripts.ts).
 */
export async function showPicture(
  sealed: string,
  wanted: Omit<KeptPicture, 'markup'>,
  names: PictureNames,
  put: PutPicture,
): Promise<void> {
  const settled = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(new Error('IndexedDB refused')))
    })
  const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  put.styled().catch(() => undefined)
  const opening = indexedDB.open(names.database, 1)
  // There is no key: the next one finds no empty database either.
  opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
  const database = await settled(opening)
  const key = await settled<CryptoKey>(database.transaction(names.store).objectStore(names.store).get(names.key))
  database.close()
  const [iv = '', content = ''] = sealed.split('.')
  const zipped = await crypto.subtle.decrypt({ name: names.cipher, iv: bytesOf(iv) }, key, bytesOf(content))
  const text = await new Response(new Blob([zipped]).stream().pipeThrough(new DecompressionStream('gzip'))).text()
  const { build, email, path, markup } = JSON.parse(text) as KeptPicture
  if (build !== wanted.build || email !== wanted.email || path !== wanted.path) throw new Error('Another picture')
  await put(markup, '')
}
