import type { KeyStore } from './keyStore.ts'

export const ALGORITHM = 'AES-GCM'
const IV_BYTES = 12

const toText = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const toBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** The key of this browser, made at its first use. It cannot be exported. */
async function ownKey(keys: KeyStore): Promise<CryptoKey> {
  const kept = await keys.read()
  if (kept) return kept
  const key = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt'])
  await keys.keep(key)
  return key
}

/** Encrypts bytes: the initialisation vector, a point, the ciphertext, both in base64. */
export async function sealBytes(bytes: Uint8Array<ArrayBuffer>, keys: KeyStore): Promise<string> {
  const key = await ownKey(keys)
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const sealed = await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, bytes)
  return `${toText(iv)}.${toText(new Uint8Array(sealed))}`
}

export const seal = (text: string, keys: KeyStore): Promise<string> => sealBytes(new TextEncoder().encode(text), keys)

/** The text again; null where the key is gone or the text was sealed with another one, or was changed. */
export async function unseal(sealed: string, keys: KeyStore): Promise<string | null> {
  try {
    const key = await keys.read()
    const [iv = '', content = ''] = sealed.split('.')
    if (!key) return null
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: ALGORITHM, iv: toBytes(iv) }, key, toBytes(content)))
  } catch {
    return null
  }
}
