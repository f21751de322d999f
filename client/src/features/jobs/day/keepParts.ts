import { isSavingData } from '../../../shared/isSavingData.ts'
import { tellKept } from './keptParts.ts'

/** The others are left to what the person does meanwhile. */
const AT_ONCE = 4

/** What is loaded when somebody acts. */
const loadActing = (): Promise<unknown> =>
  Promise.all([
    import('../../../kit/actions/perform.ts'),
    import('../../../parts/jobs/actions/jobActions.ts'),
    import('../../../shared/session/keyStore.ts'),
    import('../../../shared/toasts/ToastArea.tsx'),
    import('react-toastify/unstyled'),
  ])

/** Scripts and styles that this window has loaded. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname)

/** Every script and style sheet of this build (client/build/offlineFiles.ts). */
async function buildFiles(): Promise<readonly string[]> {
  const response = await fetch('/offline.json')
  return response.ok ? ((await response.json()) as readonly string[]) : []
}

async function eachOf(files: Iterable<string>, act: (file: string) => Promise<unknown>): Promise<void> {
  const left = files[Symbol.iterator]()
  const actOnNext = async (): Promise<void> => {
    for (let next = left.next(); !next.done; next = left.next()) await act(next.value)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, actOnNext))
}

/** The browser has it then; a window that the service worker does not serve yet finds it there. */
const download = async (file: string): Promise<unknown> => (await fetch(file, { priority: 'low' })).arrayBuffer()

/** Puts files into the service worker's store. */
async function keep(files: ReadonlySet<string>): Promise<void> {
  const name = (await caches.keys()).find((one) => one.startsWith('callout-'))
  if (name === undefined) return
  const cache = await caches.open(name)
  await eachOf(files, async (file) => (await cache.match(file)) ?? cache.add(file))
}

/** The service worker, asked for before anything else: without it a page that is loaded anew does not open. null: there is none. */
async function readyWorker(): Promise<true | null> {
  if (typeof caches === 'undefined' || !('serviceWorker' in navigator)) return null
  await navigator.serviceWorker.register('/worker.js')
  await navigator.serviceWorker.ready
  tellKept('pages')
  return true
}

/**
 * Downloads the build for a day without network: into this window, which the service worker may not serve yet, and into the store of
 * the service worker (src/page/worker.ts).
 */
export async function keepParts(): Promise<void> {
  if (isSavingData() || !('serviceWorker' in navigator)) return
  const worker = readyWorker().catch(() => null)
  await loadActing()
  const files = await buildFiles()
  await eachOf(files, download)
  if (!(await worker)) return
  await keep(new Set([...loadedFiles(), ...files]))
  tellKept('all')
}
