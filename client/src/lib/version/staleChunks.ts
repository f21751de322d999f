import { pageScoped } from '../createStore.ts'
import { windowStore } from '../preferences/storage.ts'
import { clearCaches, hasTypedText, serverVersion } from './version.ts'

const RELOADED_FOR = 'reloadedForBuild'

const failures = pageScoped(new Set<string>())

/** A download that fails once is tried again (`lazyModule`). After the second failure the page reloads. */
export function onChunkError(message: string): void {
  if (failures.has(message)) void reloadStaleBuild(() => window.location.reload())
  failures.add(message)
}

const entryOf = (page: Document): string | undefined => page.querySelector<HTMLScriptElement>('script[type=module][src]')?.src

/** Clears the caches and reloads after a newer build has replaced a lazy chunk: once per build, and not with unsent text or offline. */
export async function reloadStaleBuild(reload: () => void): Promise<void> {
  const build = entryOf(document)
  if (!build || windowStore.read(RELOADED_FOR) === build || hasTypedText()) return
  if ((await serverVersion()) === null || !windowStore.write(RELOADED_FOR, build)) return
  await clearCaches()
  reload()
}
