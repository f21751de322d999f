/** One value of a write, and what the service tells of it afterwards. */
export interface Returned {
  /** In the middle of a sentence: "internal notes". */
  readonly label: string
  /** What was sent; undefined where it was not. */
  readonly sent: unknown
  /** What is told; null and undefined: nothing. */
  readonly returned: unknown
  /** Where both are not simply the same. Asked only where something is told. */
  readonly isSame?: boolean
}

/** What of a write did not come back, by its labels. */
export interface UnsavedFields {
  /** The service tells something else. */
  readonly lost: readonly string[]
  /** The service tells nothing of it. */
  readonly missing: readonly string[]
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Texts without the space around them, lists without their order. */
function plain(value: unknown): string {
  if (isNothing(value)) return ''
  if (Array.isArray(value)) return JSON.stringify(value.map(plain).toSorted())
  return String(value).replaceAll('\r\n', '\n').trim()
}

const isKept = ({ sent, returned, isSame }: Returned): boolean => isSame ?? plain(sent) === plain(returned)

/**
 * What was sent and did not come back. An empty value asks for nothing to be kept where a record is made (`isNew`); where one
 * is changed it empties what was there.
 */
export function unsavedFields(values: readonly Returned[], isNew: boolean): UnsavedFields {
  const sent = values.filter((value) => value.sent !== undefined && !(isNew && isNothing(value.sent)))
  const isReturned = ({ returned }: Returned): boolean => returned !== null && returned !== undefined
  return {
    lost: sent.filter((value) => isReturned(value) && !isKept(value)).map(({ label }) => label),
    missing: sent.filter((value) => !isReturned(value) && !isNothing(value.sent)).map(({ label }) => label),
  }
}

/** A calm sentence or two; null where everything came back. */
export function unsavedFieldsText({ lost, missing }: UnsavedFields): string | null {
  const words = [
    lost.length > 0 && `Couldn’t save: ${lost.join(', ')}.`,
    missing.length > 0 && `We couldn’t confirm that this was saved: ${missing.join(', ')}.`,
  ]
  return words.filter(Boolean).join(' ') || null
}
