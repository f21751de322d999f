const LEAST_STEPS = 3

/** Round values from 0 to the first one that is not below `most`: 0, 500, 1,000, 1,500. */
export function niceSteps(most: number): number[] {
  if (most <= 0) return [0, 1]
  const power = 10 ** Math.floor(Math.log10(most / LEAST_STEPS))
  const step = [1, 2, 5, 10].map((part) => part * power).find((size) => size * (LEAST_STEPS + 1) >= most) ?? most
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, place) => Number((place * step).toPrecision(12)))
}
