const HALF = /\u00a0[AP]M/g

/** "9:00–10:00 AM": a range without spaces around its dash. */
export const denseRange = (range: string): string => range.replace(' – ', '–').replaceAll(' ', '\u00a0')

/** Two ranges of one day, where both are in one half of it with the half said once: "9:00–10:00" and "10:00–11:00 AM". */
export function timeChange(before: string, after: string): [before: string, after: string] {
  const [was, is] = [denseRange(before), denseRange(after)]
  const [halvesBefore, halvesAfter] = [was.match(HALF) ?? [], is.match(HALF) ?? []]
  const isOneHalf = halvesBefore.length === 1 && halvesAfter.length === 1 && halvesBefore[0] === halvesAfter[0]
  return [isOneHalf ? was.replace(HALF, '') : was, is]
}
