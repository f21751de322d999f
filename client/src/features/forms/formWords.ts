import { CARRIED_ACTION, fieldType, NEEDED_ACTION } from '@callout/contracts/forms/codes'
import { jobActionsOf } from './shared/formPlaces.ts'
import type { FormRowFragment } from './list/formList.generated.ts'

export const formNoun = { one: 'form', many: 'forms' } as const

/** How many questions of that kind are called: the first ones are those of the spec. */
export const kinds = Object.entries(fieldType).map(([value, { label }]) => ({ value: value as keyof typeof fieldType, label }))

type Places = FormRowFragment['attachTo']

/** Where a form is used, in a sentence; null where nobody tells. */
export function placeWords(places: Places): string | null {
  if (places === null) return null
  const actions = jobActionsOf(places)
  const words = [
    actions.includes(CARRIED_ACTION) ? 'Add automatically' : 'Manual',
    actions.includes(NEEDED_ACTION) ? 'Required to finish' : null,
  ]
  return words.filter(Boolean).join(' · ')
}
