interface Choosable {
  readonly isDisabled?: boolean
}

/** Index of the next selectable item in that direction, wrapping around; null if there is none. */
export function nextSelectable(list: readonly Choosable[], from: number | null, step: 1 | -1): number | null {
  const begin = from ?? (step === 1 ? -1 : list.length)
  for (let count = 1; count <= list.length; count += 1) {
    const place = (begin + step * count + list.length * 2) % list.length
    if (!list[place]?.isDisabled) return place
  }
  return null
}
