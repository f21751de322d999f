export type Pairs = readonly (readonly [left: number, right: number])[]

function costTable(short: readonly number[], long: readonly number[]): number[][] {
  const rows: number[][] = [Array.from({ length: long.length + 1 }, () => 0)]
  for (const [i, value] of short.entries()) {
    const above = rows[i] as number[]
    const row = [Infinity]
    for (const [j, item] of long.entries()) row.push(Math.min(row[j] as number, (above[j] as number) + Math.abs(value - item)))
    rows.push(row)
  }
  return rows
}

function alignShort(short: readonly number[], long: readonly number[]): [number, number][] {
  const costs = costTable(short, long)
  const pairs: [number, number][] = []
  let j = long.length
  for (let i = short.length; i > 0; i--) {
    const row = costs[i] as number[]
    while (row[j] === row[j - 1]) j--
    pairs.unshift([i - 1, --j])
  }
  return pairs
}

/** Pairs two sorted lists in order: as many pairs as possible with the smallest total distance, earlier ones first. */
export const alignInOrder = (left: readonly number[], right: readonly number[]): Pairs =>
  left.length <= right.length ? alignShort(left, right) : alignShort(right, left).map(([r, l]) => [l, r] as const)
