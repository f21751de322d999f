import { searchMatcher } from '@callout/contracts/search/searchMatcher'
import { searchText } from '@callout/contracts/search/searchText'
import { getOfferedSections, isOfferedSetting, type SectionName, sectionNames, settingSections, settingsOf } from './settingTable.ts'

export interface FoundSetting {
  readonly section: SectionName
  readonly name: string
  readonly label: string
  readonly sectionTitle: string
}

const everySetting = sectionNames.flatMap((section) =>
  Object.entries(settingsOf(section)).map(([name, { label, terms = '' }]) => {
    const sectionTitle = settingSections[section].title
    return { found: { section, name, label, sectionTitle }, text: searchText([label, terms, sectionTitle]) }
  }),
)

/** Settings with each of these words; those with the first word in their own label first. */
export function findSettings(typed: string): readonly FoundSetting[] {
  if (typed.trim() === '') return []
  const matches = searchMatcher(typed)
  const getRank = ({ label }: FoundSetting): number => (matches(searchText([label])) ? 0 : 1)
  const offered = getOfferedSections()
  return everySetting
    .filter(({ found, text }) => offered.includes(found.section) && isOfferedSetting(found.name) && matches(text))
    .map(({ found }) => found)
    .toSorted((a, b) => getRank(a) - getRank(b))
}
