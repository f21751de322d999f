import { foldedText, hasWords, searchWords } from '@callout/contracts/foldedText'
import { type SectionName, sectionNames, settingSections, settingsOf } from './settingTable.ts'

/** A setting as the search shows it. */
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

/** The settings that have each of these words; those whose own label has the first one come first. */
export function findSettings(typed: string): readonly FoundSetting[] {
  const words = searchWords(typed)
  if (words.length === 0) return []
  const begins = ({ label }: FoundSetting): number => (hasWords(foldedText(label), words) ? 0 : 1)
  return everySetting
    .filter(({ text }) => hasWords(text, words))
    .map(({ found }) => found)
    .toSorted((a, b) => begins(a) - begins(b))
}
