import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Holder {
  readonly pid: number
  /** When that process started, as the system counts it; tells it from a later one that was given the same number. */
  readonly started: string | null
}

function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function isRunning({ pid, started }: Holder): boolean {
  if (pid === process.pid || (started !== null && startOf(pid) !== started)) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function holderOf(path: string): Holder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder
  } catch {
    return null
  }
}

/** Whether the lock was free. Linking makes it appear with its content, or not at all. */
function claim(path: string): boolean {
  const own = `${path}.${process.pid}`
  writeFileSync(own, JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Holder))
  try {
    linkSync(own, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    unlinkSync(own)
  }
}

function refuseIfHeld(folder: string, holder: Holder | null): void {
  if (holder && isRunning(holder)) throw new Error(`The data folder ${folder} is in use by process ${holder.pid}.`)
}

/** Puts the lock of a process that is gone out of the way; back again, if it was exchanged for a living one's meanwhile. */
function setAside(folder: string, path: string): void {
  refuseIfHeld(folder, holderOf(path))
  const aside = `${path}.${process.pid}.old`
  renameSync(path, aside)
  try {
    refuseIfHeld(folder, holderOf(aside))
    rmSync(aside)
  } catch (error) {
    renameSync(aside, path)
    throw error
  }
}

/**
 * Keeps a data folder for this process; the lock of a process that is gone is taken over. Throws a sentence that names
 * the process which has the folder. Returns what releases it.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock')
  if (!claim(path)) {
    setAside(folder, path)
    if (!claim(path)) throw new Error(`The data folder ${folder} was taken by another process just now.`)
  }
  return () => rmSync(path, { force: true })
}
