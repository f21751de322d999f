import type { FieldRules } from './fieldChanges.ts'
import type { UndoResult } from '../../lib/writes/writeResult.ts'
import { unsavedFields, unsavedFieldsText } from '../../lib/forms/unsavedFields.ts'

/** The sent fields that the response doesn't confirm, as a sentence; null if none. */
export function unsavedChange<Values>({ labels }: FieldRules<Values>, sent: object, returned: object): string | null {
  const asReturned: Readonly<Record<string, unknown>> = { ...returned }
  const values = Object.entries(sent).flatMap(([name, value]) => {
    const label = labels[name as keyof Values & string]
    return label ? [{ label: label.toLowerCase(), sent: value, returned: asReturned[name] }] : []
  })
  return unsavedFieldsText(unsavedFields(values, false))
}

export function restoredFields<Values>(
  rules: FieldRules<Values>,
  name: string,
  sent: object,
  returned: object | null | undefined,
): UndoResult {
  if (!returned) return { kind: 'unknown', state: null }
  const problem = unsavedChange(rules, sent, returned)
  return problem === null ? { kind: 'done', state: name } : { kind: 'ignored', state: null, error: problem }
}
