const FIRST_HOUR = 6
const HOURS = 15

/** Times to choose from, from six in the morning to nine at night; others can be typed. */
export const halfHours: readonly string[] = Array.from({ length: HOURS * 2 + 1 }, (_, index) => {
  const hour = String(FIRST_HOUR + Math.floor(index / 2)).padStart(2, '0')
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`
})
