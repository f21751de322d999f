const isWordCharacter = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}]/u.test(character)

/** Whether the number that is there begins or ends elsewhere: `12` in `12:30`, `$1,200` or `3.12`. */
const continuesNumber = (text: string, start: number, end: number): boolean =>
  /\d[.,:/-]$/.test(text.slice(0, start)) || /^[.,:/-]\d/.test(text.slice(end)) || /[$€£]$/.test(text.slice(0, start))

/** Where a text has another one as whole words and numbers. */
export function getPlaces(variant: string, text: string): [start: number, end: number][] {
  const places: [number, number][] = []
  for (let start = text.indexOf(variant); start >= 0; start = text.indexOf(variant, start + 1)) {
    const end = start + variant.length
    const isWhole = !isWordCharacter(text[start - 1]) && !isWordCharacter(text[end])
    const startsWithDigit = /^\d/.test(variant) || /\d$/.test(variant)
    if (isWhole && !(startsWithDigit && continuesNumber(text, start, end))) places.push([start, end])
  }
  return places
}
