import type { KeyStore } from './keyStore.ts'

export const ALGORITHM = 'AES-GCM'
const IV_BYTES = 12

const toText = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const toBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** The stored key, created on first use. It cannot be exported. */
async function ownKey(keys: KeyStore): Promise<CryptoKey> {
  const stored = await keys.read()
  if (stored) return stored
  return keys.keep(await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt']))
}

/** Encrypts a text. Returns initialization vector and ciphertext in base64, separated by a dot. */
export async function encrypt(text: string, keys: KeyStore): Promise<string> {
  const key = await ownKey(keys)
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const encrypted = await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, new TextEncoder().encode(text))
  return `${toText(iv)}.${toText(new Uint8Array(encrypted))}`
}

/** Decrypts a text. Returns null if the key is gone, or if the text was changed or encrypted with another key. */
export async function decrypt(encrypted: string, keys: KeyStore): Promise<string | null> {
  try {
    const key = await keys.read()
    const [iv = '', content = ''] = encrypted.split('.')
    if (!key) return null
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: ALGORITHM, iv: toBytes(iv) }, key, toBytes(content)))
  } catch {
    return null
  }
}
