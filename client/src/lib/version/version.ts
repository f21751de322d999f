import { APP_VERSION } from '@callout/contracts/constants'
import { windowStore } from '../preferences/storage.ts'

const RELOADED_FOR = 'reloadedForVersion'

const parts = (version: string): number[] => version.split('.').map(Number)

/** Whether "4.1.0" is newer than "4.0.1"; what is no version is not. */
export function isNewer(version: string, than: string): boolean {
  const [a, b] = [parts(version), parts(than)]
  const place = a.findIndex((number, index) => number !== (b[index] ?? 0))
  return place >= 0 && (a[place] ?? 0) > (b[place] ?? 0)
}

/** The version that the server has, or null where it does not say. */
export async function serverVersion(): Promise<string | null> {
  try {
    const response = await fetch('/meta.json', { cache: 'no-store' })
    const meta: unknown = response.ok ? await response.json() : null
    return meta && typeof meta === 'object' && 'version' in meta && typeof meta.version === 'string' ? meta.version : null
  } catch {
    return null
  }
}

/** What somebody has typed and not sent is not thrown away for a newer version. */
export const hasTypedText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('form input, form textarea')].some(
    (field) => field.value !== field.defaultValue && field.type !== 'checkbox' && field.type !== 'radio',
  )

export async function clearCaches(): Promise<void> {
  if (!('caches' in globalThis)) return
  // A browser that blocks site data refuses to name its caches: there are none.
  const names = await caches.keys().catch(() => [])
  await Promise.all(names.map((name) => caches.delete(name)))
}

/**
 * Spec §1: when the server's version is newer than the client's, the caches are cleared and the page is loaded anew;
 * once for each version, so that a stale proxy cannot make a loop of it; never where the browser cannot remember that.
 */
export async function checkVersion(reload: () => void): Promise<void> {
  const version = await serverVersion()
  if (!version || !isNewer(version, APP_VERSION) || hasTypedText()) return
  if (windowStore.read(RELOADED_FOR) === version) return
  if (!windowStore.write(RELOADED_FOR, version)) return
  await clearCaches()
  reload()
}
