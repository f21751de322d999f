import { pageScoped } from '../createStore.ts'
import { windowStore } from '../preferences/storage.ts'
import { clearCaches, hasTypedText, serverVersion } from './version.ts'

const RELOADED_FOR = 'reloadedForBuild'

/** Messages of failed downloads. */
const failures = pageScoped(new Set<string>())

/** A download that fails once is tried again (`lazyModule`). After the second failure the page reloads. */
export function onChunkError(message: string): void {
  if (failures.has(message)) void reloadStaleBuild(() => window.location.reload())
  failures.add(message)
}

/** URL of the entry chunk, whose name has a content hash. */
const entryOf = (page: Document): string | undefined => page.querySelector<HTMLScriptElement>('script[type=module][src]')?.src

/**
 * Reloads the page after a lazy chunk failed to load, because a newer build has replaced it. Clears the caches first. Reloads once
 * per build, and not while a form has unsent text or the server cannot be reached.
 */
export async function reloadStaleBuild(reload: () => void): Promise<void> {
  const build = entryOf(document)
  if (!build || windowStore.read(RELOADED_FOR) === build || hasTypedText()) return
  if ((await serverVersion()) === null || !windowStore.write(RELOADED_FOR, build)) return
  await clearCaches()
  reload()
}
