import { foldedText, hasWords, searchWords } from '@callout/contracts/foldedText'
import { type SectionName, sectionNames, settingSections, settingsOf } from './settingTable.ts'

/** A search result. */
export interface FoundSetting {
  readonly section: SectionName
  readonly name: string
  readonly label: string
  readonly sectionTitle: string
}

const everySetting = sectionNames.flatMap((section) =>
  Object.entries(settingsOf(section)).map(([name, { label, words = '' }]) => {
    const sectionTitle = settingSections[section].title
    return { found: { section, name, label, sectionTitle }, text: foldedText(`${label} ${words} ${sectionTitle}`) }
  }),
)

/** Settings with each of these words; those with the first word in their own label first. */
export function findSettings(typed: string): readonly FoundSetting[] {
  const words = searchWords(typed)
  if (words.length === 0) return []
  const begins = ({ label }: FoundSetting): number => (hasWords(foldedText(label), words) ? 0 : 1)
  return everySetting
    .filter(({ text }) => hasWords(text, words))
    .map(({ found }) => found)
    .toSorted((a, b) => begins(a) - begins(b))
}
