import { windowStore } from '../storage/storage.ts'
import { clearCaches, hasTypedText, serverVersion } from './version.ts'

const RELOADED_FOR = 'reloadedForBuild'

/**
 * A part of this build could not be downloaded. Where the server is there, a newer build has taken its place: the caches are
 * cleared and the page is loaded anew, once for each build, and not while somebody is typing.
 */
export async function leaveGoneBuild(reload: () => void): Promise<void> {
  const { build } = window
  if (!build || windowStore.read(RELOADED_FOR) === build || hasTypedText()) return
  if ((await serverVersion()) === null || !windowStore.write(RELOADED_FOR, build)) return
  await clearCaches()
  reload()
}
