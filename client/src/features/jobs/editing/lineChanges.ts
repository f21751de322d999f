import type { LineValues } from '../../invoices/shared/money/moneyValues.ts'

/** A line that is new (`before` null), goes (`after` null), or is another one afterwards. */
export interface LineChange {
  readonly before: LineValues | null
  readonly after: LineValues | null
}

const isSame = (a: LineValues, b: LineValues): boolean => JSON.stringify(a) === JSON.stringify(b)

/** What becomes of each line, lines that stay as they are left out. Lines are known by their ids; a new one has none. */
export function lineChanges(before: readonly LineValues[], after: readonly LineValues[]): LineChange[] {
  const changed = before.flatMap((line): LineChange[] => {
    const next = after.find(({ id }) => id !== null && id === line.id) ?? null
    return next && isSame(line, next) ? [] : [{ before: line, after: next }]
  })
  const known = new Set(before.map(({ id }) => id))
  const added = after.filter(({ id }) => id === null || !known.has(id)).map((line): LineChange => ({ before: null, after: line }))
  return [...changed, ...added]
}
