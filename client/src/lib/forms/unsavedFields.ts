export interface SentValue {
  /** Lower case, for the middle of a sentence: "internal notes". */
  readonly label: string
  /** Undefined: not sent. */
  readonly sent: unknown
  /** Null or undefined: not returned. */
  readonly returned: unknown
  /** Overrides the comparison. Read only if a value is returned. */
  readonly isSame?: boolean
}

export interface UnsavedFields {
  /** The service returned another value. */
  readonly lost: readonly string[]
  /** The service returned no value. */
  readonly missing: readonly string[]
}

const isNothing = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Trims texts and sorts lists for comparison. */
function plain(value: unknown): string {
  if (isNothing(value)) return ''
  if (Array.isArray(value)) return JSON.stringify(value.map(plain).toSorted())
  return String(value).replaceAll('\r\n', '\n').trim()
}

const isSaved = ({ sent, returned, isSame }: SentValue): boolean => isSame ?? plain(sent) === plain(returned)

/** Compares sent and returned values. Empty values are ignored for new records (`isNew`); in a change they clear the field. */
export function unsavedFields(values: readonly SentValue[], isNew: boolean): UnsavedFields {
  const sent = values.filter((value) => value.sent !== undefined && !(isNew && isNothing(value.sent)))
  const isReturned = ({ returned }: SentValue): boolean => returned !== null && returned !== undefined
  return {
    lost: sent.filter((value) => isReturned(value) && !isSaved(value)).map(({ label }) => label),
    missing: sent.filter((value) => !isReturned(value) && !isNothing(value.sent)).map(({ label }) => label),
  }
}

/** A message for the user; null if everything is confirmed. */
export function unsavedFieldsText({ lost, missing }: UnsavedFields): string | null {
  const texts = [
    lost.length > 0 && `Couldn’t save: ${lost.join(', ')}.`,
    missing.length > 0 && `We couldn’t confirm that this was saved: ${missing.join(', ')}.`,
  ]
  return texts.filter(Boolean).join(' ') || null
}
