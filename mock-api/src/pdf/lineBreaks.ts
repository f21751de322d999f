const labels = new Intl.Segmenter('en', { granularity: 'word' })

/** Scripts without spaces between words. */
const spaceless = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const opening = /[\p{Ps}\p{Pi}]$/u

const canBreak = (before: string, after: string, isWord: boolean): boolean =>
  (isWord || opening.test(after)) && !opening.test(before) && !(/[!-~]$/.test(before) && /^[!-~]/.test(after))

/** Parts between which a line may break, of a text without spaces: closing punctuation stays with the word before it. */
export function unitsOf(text: string): string[] {
  if (!spaceless.test(text)) return [text]
  const units: string[] = []
  for (const { segment, isWordLike } of labels.segment(text)) {
    const last = units.at(-1)
    if (last === undefined || canBreak(last, segment, isWordLike === true)) units.push(segment)
    else units[units.length - 1] = last + segment
  }
  return units
}
