import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Cores of a benchmark: one for the measured server, the others for everything else. */
export interface Cores {
  readonly server: number
  readonly load: number
}

/** `0-2,5` is 0, 1, 2, 5. */
const numbersOf = (list: string): number[] =>
  list.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })

function allowedCores(): number[] {
  try {
    const list = /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
    return list === undefined ? [] : numbersOf(list)
  } catch {
    return []
  }
}

/** Pins this process to the load's core. Undefined if unsupported. */
function pinSelf(): Cores | undefined {
  const [server, load] = allowedCores()
  if (server === undefined || load === undefined) return undefined
  const { status } = spawnSync('taskset', ['-a', '-c', '-p', String(load), String(process.pid)])
  return status === 0 ? { server, load } : undefined
}

let pinned: { readonly cores: Cores | undefined } | undefined

export function pinCores(): Cores | undefined {
  pinned ??= { cores: pinSelf() }
  return pinned.cores
}

export const onCore = (core: number | undefined, command: readonly string[]): readonly string[] =>
  core === undefined ? command : ['taskset', '-c', String(core), ...command]
