import { APP_VERSION } from '@callout/contracts/constants'
import { windowStore } from '../preferences/storage.ts'

const RELOADED_FOR = 'reloadedForVersion'

const parts = (version: string): number[] => version.split('.').map(Number)

export function isNewer(version: string, than: string): boolean {
  const [a, b] = [parts(version), parts(than)]
  const place = a.findIndex((number, index) => number !== (b[index] ?? 0))
  return place >= 0 && (a[place] ?? 0) > (b[place] ?? 0)
}

/** The server's version, or null if unknown. */
export async function serverVersion(): Promise<string | null> {
  try {
    const response = await fetch('/meta.json', { cache: 'no-store' })
    const meta: unknown = response.ok ? await response.json() : null
    return meta && typeof meta === 'object' && 'version' in meta && typeof meta.version === 'string' ? meta.version : null
  } catch {
    return null
  }
}

/** True if a form has unsent input, which a reload would lose. */
export const hasTypedText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form input, form textarea')].some(
    (field) => field.value !== field.defaultValue && field.type !== 'checkbox' && field.type !== 'radio',
  )

export async function clearCaches(): Promise<void> {
  if (!('caches' in globalThis)) return
  // Browsers that block site data throw here.
  const names = await caches.keys().catch(() => [])
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** Spec §1: clears the caches and reloads when the server's version is newer, once per version to prevent a loop. */
export async function checkVersion(reload: () => void): Promise<void> {
  const version = await serverVersion()
  if (!version || !isNewer(version, APP_VERSION) || hasTypedText()) return
  if (windowStore.read(RELOADED_FOR) === version) return
  if (!windowStore.write(RELOADED_FOR, version)) return
  await clearCaches()
  reload()
}
