export interface JsonBounds {
  readonly commas: number
  readonly brackets: number
  readonly depth: number
  readonly keys: number
}

const QUOTE = 0x22
const COMMA = 0x2c
const COLON = 0x3a
const BACKSLASH = 0x5c
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b])
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d])

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let backslashes = 0
    while (text.charCodeAt(end - 1 - backslashes) === BACKSLASH) backslashes += 1
    if (backslashes % 2 === 0) return end
  }
  return text.length
}

/** Counts without parsing, valid JSON or not. Stops when a bound is exceeded; later counts are incomplete. */
export function structureOf(text: string, bounds: JsonBounds): JsonBounds {
  const keysAt = [0]
  const found = { commas: 0, brackets: 0, depth: 0, keys: 0 }
  let level = 0
  const open = (): void => {
    keysAt[(level += 1)] = 0
    found.brackets += 1
    found.depth = Math.max(found.depth, level)
  }
  const addKey = (): void => {
    const keys = (keysAt[level] ?? 0) + 1
    keysAt[level] = keys
    found.keys = Math.max(found.keys, keys)
  }
  for (let at = 0; at < text.length; at++) {
    const character = text.charCodeAt(at)
    if (character === QUOTE) at = endOfString(text, at)
    else if (character === COMMA) found.commas += 1
    else if (character === COLON) addKey()
    else if (OPENING.has(character)) open()
    else if (CLOSING.has(character)) level = Math.max(0, level - 1)
    else continue
    if (isBeyond(found, bounds)) break
  }
  return found
}

const isBeyond = ({ commas, brackets, depth, keys }: JsonBounds, most: JsonBounds): boolean =>
  commas > most.commas || brackets > most.brackets || depth > most.depth || keys > most.keys

const names = ['commas', 'brackets', 'depth', 'keys'] as const

export const excess = (found: JsonBounds, bounds: JsonBounds): keyof JsonBounds | undefined =>
  names.find((name) => found[name] > bounds[name])
