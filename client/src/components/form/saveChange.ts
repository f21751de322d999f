import type { TypedDocumentNode } from '@apollo/client'
import type { FormState, FormTypes, Saved } from './defineForm.ts'
import { type FieldRules, sentValues } from './fieldChanges.ts'
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

/** Result of restoring fields, by the returned record. */
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

/** How a form sends a record's changes. */
export interface ChangeCall<Values, Input, Answer, Returned> {
  readonly rules: FieldRules<Values>
  readonly mutation: TypedDocumentNode<Answer, { input: Input }>
  /** Builds the input from the changed fields and those sent together with them. */
  inputOf(this: void, sent: Partial<Values>): Input
  /** The returned record; null if the response lacks it. */
  returnedOf(this: void, answer: Answer): Returned | null
  nameOf(this: void, returned: Returned | null): string
  readonly to: string
}

/** Sends only the changed fields; reports those that the response doesn't confirm. */
export async function saveChange<Values extends object, Input extends object, Answer, Returned extends object>(
  { client, base, values }: Pick<FormState<FormTypes>, 'client'> & { readonly base: Values; readonly values: Values },
  { rules, mutation, inputOf, returnedOf, nameOf, to }: ChangeCall<Values, Input, Answer, Returned>,
): Promise<Saved> {
  const input = inputOf(sentValues(rules, base, values))
  const { data } = await client.mutate<Answer, { input: Input }>({ mutation, variables: { input } })
  const returned = data ? returnedOf(data) : null
  return { to, successMessage: `${nameOf(returned)} updated`, unsavedFields: returned && unsavedChange<Values>(rules, input, returned) }
}
