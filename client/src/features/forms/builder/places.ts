import { answersOf } from '@callout/contracts/forms/template'
import { fieldType } from '@callout/contracts/forms/codes'
import type { BuiltQuestion, BuiltSection } from './builderValues.ts'

export interface Place {
  readonly section: number
  readonly field: number
}

export function placeOfKey(sections: readonly BuiltSection[], fieldKey: string): Place | null {
  for (const [section, { fields }] of sections.entries()) {
    const field = fields.findIndex((item) => item.fieldKey === fieldKey)
    if (field >= 0) return { section, field }
  }
  return null
}

export function moveQuestion(sections: readonly BuiltSection[], from: Place, to: Place): BuiltSection[] {
  const moved = sections[from.section]?.fields[from.field]
  if (!moved) return [...sections]
  const without = sections.map((item, index) => (index === from.section ? { ...item, fields: item.fields.toSpliced(from.field, 1) } : item))
  return without.map((item, index) => (index === to.section ? { ...item, fields: item.fields.toSpliced(to.field, 0, moved) } : item))
}

/** One position up or down, across sections. null: it is the first or last. */
export function stepFrom(sections: readonly BuiltSection[], { section, field }: Place, by: -1 | 1): Place | null {
  const here = sections[section]?.fields.length ?? 0
  const next = field + by
  if (next >= 0 && next < here) return { section, field: next }
  const neighbor = sections[section + by]
  if (!neighbor) return null
  return { section: section + by, field: by < 0 ? neighbor.fields.length : 0 }
}

/** Moves a section up or down. */
export function moveSection(sections: readonly BuiltSection[], from: number, by: -1 | 1): BuiltSection[] {
  const moved = sections[from]
  const to = from + by
  if (!moved || to < 0 || to >= sections.length) return [...sections]
  return sections.toSpliced(from, 1).toSpliced(to, 0, moved)
}

/** Announces a move: "“Photo” is question 2 of 5 in Handed over". */
export function placeSentence(sections: readonly BuiltSection[], { section, field }: Place): string {
  const { name = '', fields = [] } = sections[section] ?? {}
  return `“${fields[field]?.name || 'New question'}” is question ${field + 1} of ${fields.length} in ${name || `section ${section + 1}`}`
}

export const answersIn = ({ dataType, choices }: BuiltQuestion): { readonly value: string; readonly label: string }[] =>
  answersOf({ data_type: fieldType[dataType].code, choices: choices.map((name) => ({ name })) }).map((value) => ({
    value,
    label: dataType === 'CHECKBOX' ? 'Ticked' : value,
  }))

export function questionsAbove(sections: readonly BuiltSection[], fieldKey: string): BuiltQuestion[] {
  const all = sections.flatMap(({ fields }) => fields)
  return all
    .slice(
      0,
      all.findIndex((item) => item.fieldKey === fieldKey),
    )
    .filter((item) => answersIn(item).length > 0)
}
