import { CARRIED_ACTION, fieldType, NEEDED_ACTION } from '@callout/contracts/forms/codes'
import { jobActionsOf } from './questions/formPlaces.ts'
import type { FormRowFragment } from './list/formList.generated.ts'

export const formNoun = { one: 'form', many: 'forms' } as const

/** Names of question types: the spec's first. */
export const kinds = Object.entries(fieldType).map(([value, { label }]) => ({ value: value as keyof typeof fieldType, label }))

type Places = FormRowFragment['attachTo']

/** Where a form is used, as a sentence; null if missing. */
export function formatPlace(places: Places): string | null {
  if (places === null) return null
  const actions = jobActionsOf(places)
  const texts = [
    actions.includes(CARRIED_ACTION) ? 'Add automatically' : 'Manual',
    actions.includes(NEEDED_ACTION) ? 'Required to finish' : null,
  ]
  return texts.filter(Boolean).join(' · ')
}
