import { counted } from '../list/words.ts'
import type { Import } from './defineImport.ts'
import type { Fate } from './planRows.ts'

type Noun = Import['noun']

export const fateWords: Readonly<Record<Fate['kind'], string>> = {
  new: 'New',
  known: 'Already there',
  twice: 'Duplicate in this file',
  joined: 'Further property',
  alike: 'Maybe already there',
  wrong: 'Can’t be added',
}

/** The only parts that an import adds. */
export const partNoun = { one: 'further property', many: 'further properties' } as const

/** Summary of all rows; zero counts are omitted. */
export const countWords = (noun: Noun, counts: Readonly<Record<Fate['kind'], number>>): string =>
  [
    counts.new > 0 && counted({ one: `new ${noun.one}`, many: `new ${noun.many}` }, counts.new),
    counts.joined > 0 && counted(partNoun, counts.joined),
    counts.known > 0 && `${counts.known.toLocaleString('en')} already there`,
    counts.alike > 0 && `${counts.alike.toLocaleString('en')} maybe already there`,
    counts.twice > 0 && `${counts.twice.toLocaleString('en')} twice in the file`,
    counts.wrong > 0 && `${counts.wrong.toLocaleString('en')} can’t be added`,
  ]
    .filter(Boolean)
    .join(' · ')

export const rowNoun = { one: 'row', many: 'rows' } as const
