import { unsavedFields, unsavedFieldsText } from '../../lib/forms/unsavedFields.ts'
import type { FieldRules } from './fieldChanges.ts'

/** What of a change did not come back with the answer, in words; null where nothing is missing. */
export function unsavedChange<Values>({ labels }: FieldRules<Values>, sent: object, returned: object): string | null {
  const asReturned: Readonly<Record<string, unknown>> = { ...returned }
  const values = Object.entries(sent).flatMap(([name, value]) => {
    const label = labels[name as keyof Values & string]
    return label ? [{ label: label.toLowerCase(), sent: value, returned: asReturned[name] }] : []
  })
  return unsavedFieldsText(unsavedFields(values, false))
}
