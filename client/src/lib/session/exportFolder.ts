import { inMockSession } from '../preferences/mockSession.ts'
import { emailHash } from '../preferences/preferenceKeys.ts'

const PREFIX = 'account-export-'

/** Name of the user's folder in the origin private file system, where a started account export waits for its end. */
export const exportFolder = (email: string): string => inMockSession(`${PREFIX}${emailHash(email)}`)

export async function deleteExportFolders(email: string | null): Promise<void> {
  try {
    const root = await navigator.storage.getDirectory()
    const currentFolder = email === null ? null : exportFolder(email)
    const names: string[] = []
    for await (const name of root.keys()) if (name.includes(PREFIX) && name !== currentFolder) names.push(name)
    await Promise.all(names.map((name) => root.removeEntry(name, { recursive: true })))
  } catch {
    // Browsers without the file system, or that block site data, have no such folders.
  }
}
