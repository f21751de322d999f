import {
  closeSync,
  futimesSync,
  linkSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

interface Holder {
  readonly pid: number
  /** When that process started, as the system counts it; tells it from a later one that was given the same number. */
  readonly started: string | null
  /** Where that number counts: a container has processes of its own, and most begin with number 1. */
  readonly space?: string
}

/** A holder elsewhere shows that it lives by touching its lock. */
const BEAT_MS = 300
const NO_BEAT_MS = 1_500

function textOr(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}

/** Machine, start of its system, and name space of its processes. */
const ownSpace = [
  hostname(),
  textOr(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
  textOr(() => readlinkSync('/proc/self/ns/pid')),
].join(' ')

/** What Linux tells of a process behind its name: its state first, when it was started as the 20th. Elsewhere nothing. */
function statOf(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}

const startOf = (pid: number): string | null => statOf(pid)[19] ?? null

/** Whether it has ended and its parent has not asked for its end yet: it writes no more. */
const isUncollected = (pid: number): boolean => ['Z', 'X'].includes(statOf(pid)[0] ?? '')

function isRunning({ pid, started }: Holder): boolean {
  if (pid === process.pid || (started !== null && startOf(pid) !== started) || isUncollected(pid)) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether somebody of whose processes nothing can be known here touches the lock. Waits for it. */
function isTouched(path: string): boolean {
  const before = statSync(path, { throwIfNoEntry: false })?.mtimeMs
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, NO_BEAT_MS)
  return before !== statSync(path, { throwIfNoEntry: false })?.mtimeMs
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
  writeFileSync(own, JSON.stringify({ pid: process.pid, started: startOf(process.pid), space: ownSpace } satisfies Holder))
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

function refuseIfHeld(folder: string, path: string): void {
  const holder = holderOf(path)
  if (!holder) return
  const isElsewhere = holder.space !== undefined && holder.space !== ownSpace
  if (isElsewhere && isTouched(path)) throw new Error(`The data folder ${folder} is in use by another container or machine.`)
  if (!isElsewhere && isRunning(holder)) throw new Error(`The data folder ${folder} is in use by process ${holder.pid}.`)
}

/** Puts the lock of a process that is gone out of the way; back again, if it was exchanged for a living one's meanwhile. */
function setAside(folder: string, path: string): void {
  refuseIfHeld(folder, path)
  const aside = `${path}.${process.pid}.old`
  if (!isMoved(path, aside)) return
  try {
    refuseIfHeld(folder, aside)
  } catch (error) {
    linkSync(aside, path)
    throw error
  } finally {
    rmSync(aside)
  }
}

/** False where another process was quicker. */
function isMoved(from: string, to: string): boolean {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return false
  }
}

/**
 * Keeps a data folder for this process; the lock of a process that is gone is taken over. Throws a sentence that names
 * the process which has the folder, here or in another container that shares it. Returns what releases it.
 */
export function lockFolder(folder: string): () => void {
  const path = join(folder, 'lock')
  if (!claim(path)) {
    setAside(folder, path)
    if (!claim(path)) throw new Error(`The data folder ${folder} was just taken by another process.`)
  }
  const stopTouching = keepTouching(path)
  return () => {
    stopTouching()
    rmSync(path, { force: true })
  }
}

/** Touches the lock itself, wherever it is moved, for those who cannot see this process. */
function keepTouching(path: string): () => void {
  const lock = openSync(path, 'r')
  const beat = setInterval(() => {
    const now = new Date()
    // A disk that takes nothing has its own words, at the next write.
    textOr(() => (futimesSync(lock, now, now), ''))
  }, BEAT_MS)
  beat.unref()
  return () => {
    clearInterval(beat)
    closeSync(lock)
  }
}
