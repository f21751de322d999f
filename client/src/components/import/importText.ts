import { counted } from '../list/listText.ts'
import type { Import } from './defineImport.ts'
import type { RowDecision } from './planRows.ts'

type Noun = Import['noun']

export const decisionLabels: Readonly<Record<RowDecision['kind'], string>> = {
  new: 'New',
  known: 'Already there',
  twice: 'Duplicate in this file',
  joined: 'Further property',
  possibleDuplicate: 'Maybe already there',
  wrong: 'Can’t be added',
}

/** The only parts that an import adds. */
export const partNoun = { one: 'further property', many: 'further properties' } as const

/** Summary of all rows; zero counts are omitted. */
export const formatCount = (noun: Noun, counts: Readonly<Record<RowDecision['kind'], number>>): string =>
  [
    counts.new > 0 && counted({ one: `new ${noun.one}`, many: `new ${noun.many}` }, counts.new),
    counts.joined > 0 && counted(partNoun, counts.joined),
    counts.known > 0 && `${counts.known.toLocaleString('en')} already there`,
    counts.possibleDuplicate > 0 && `${counts.possibleDuplicate.toLocaleString('en')} maybe already there`,
    counts.twice > 0 && `${counts.twice.toLocaleString('en')} twice in the file`,
    counts.wrong > 0 && `${counts.wrong.toLocaleString('en')} can’t be added`,
  ]
    .filter(Boolean)
    .join(' · ')

export const rowNoun = { one: 'row', many: 'rows' } as const
