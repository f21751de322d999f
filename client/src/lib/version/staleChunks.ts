import { windowStore } from '../preferences/storage.ts'
import { clearCaches, hasTypedText, serverVersion } from './version.ts'

const RELOADED_FOR = 'reloadedForBuild'

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
