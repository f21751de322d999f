/** One value of a write, and what the service tells of it afterwards. */
export interface Told {
  /** In the middle of a sentence: "internal notes". */
  readonly label: string
  /** What was sent; undefined where it was not. */
  readonly sent: unknown
  /** What is told; null and undefined: nothing. */
  readonly told: unknown
  /** Where both are not simply the same. Asked only where something is told. */
  readonly isSame?: boolean
}

/** What of a write did not come back, by its labels. */
export interface NotKept {
  /** The service tells something else. */
  readonly lost: readonly string[]
  /** The service tells nothing of it. */
  readonly untold: readonly string[]
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Texts without the space around them, lists without their order. */
function plain(value: unknown): string {
  if (isNothing(value)) return ''
  if (Array.isArray(value)) return JSON.stringify(value.map(plain).toSorted())
  return String(value).replaceAll('\r\n', '\n').trim()
}

const isKept = ({ sent, told, isSame }: Told): boolean => isSame ?? plain(sent) === plain(told)

/**
 * What was sent and did not come back. An empty value asks for nothing to be kept where a record is made (`isNew`); where one
 * is changed it empties what was there.
 */
export function notKept(values: readonly Told[], isNew: boolean): NotKept {
  const sent = values.filter((value) => value.sent !== undefined && !(isNew && isNothing(value.sent)))
  const isTold = ({ told }: Told): boolean => told !== null && told !== undefined
  return {
    lost: sent.filter((value) => isTold(value) && !isKept(value)).map(({ label }) => label),
    untold: sent.filter((value) => !isTold(value) && !isNothing(value.sent)).map(({ label }) => label),
  }
}

/** A calm sentence or two; null where everything came back. */
export function notKeptWords({ lost, untold }: NotKept): string | null {
  const words = [
    lost.length > 0 && `Couldn’t save: ${lost.join(', ')}.`,
    untold.length > 0 && `We couldn’t confirm that this was saved: ${untold.join(', ')}.`,
  ]
  return words.filter(Boolean).join(' ') || null
}
