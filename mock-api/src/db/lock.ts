import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const SQLITE_BUSY = 5

/** Throws when another process has the folder. The lock is SQLite's: the system drops it when the process ends. */
export function lockFolder(folder: string): () => void {
  const database = new DatabaseSync(join(folder, 'lock.db'), { timeout: 0 })
  try {
    database.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE')
    return () => database.close()
  } catch (error) {
    database.close()
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error
    throw new Error(`The data folder ${folder} is in use by another process.`, { cause: error })
  }
}
