import { open } from 'node:fs/promises'

/** Makes new names in this folder survive a power cut. Some systems cannot, and need not, sync a folder. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => undefined)
  await folder?.sync().catch(() => undefined)
  await folder?.close()
}
