/** A marker on the map, in pixels. */
export interface Placed {
  readonly x: number
  readonly y: number
  /** Its bounds relative to the location. */
  readonly box: Box
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface Shift {
  readonly dx: number
  readonly dy: number
}

const STEP = 8
const FARTHEST = 176
const here: Shift = { dx: 0, dy: 0 }

/** All shifts by length; of equal ones right and up first. */
const shifts: readonly Shift[] = (() => {
  const steps = Array.from({ length: (2 * FARTHEST) / STEP + 1 }, (_, index) => index * STEP - FARTHEST)
  const far = ({ dx, dy }: Shift): number => Math.hypot(dx, dy)
  return steps
    .flatMap((dx) => steps.map((dy) => ({ dx, dy })))
    .filter((shift) => far(shift) <= FARTHEST)
    .toSorted((a, b) => far(a) - far(b) || b.dx - a.dx || a.dy - b.dy)
})()

export const boxAt = ({ x, y, box }: Placed, { dx, dy }: Shift): Box => ({
  left: x + dx + box.left,
  top: y + dy + box.top,
  right: x + dx + box.right,
  bottom: y + dy + box.bottom,
})

export const covers = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Shifts overlapping markers as little as possible. Earlier ones have precedence. A marker without room nearby is not shifted. */
export function spreadOut(all: readonly Placed[]): Shift[] {
  const placed: Box[] = []
  return all.map((one) => {
    const shift = shifts.find((by) => {
      const box = boxAt(one, by)
      return !placed.some((other) => covers(box, other))
    })
    placed.push(boxAt(one, shift ?? here))
    return shift ?? here
  })
}
