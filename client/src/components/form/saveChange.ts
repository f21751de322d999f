import type { TypedDocumentNode } from '@apollo/client'
import type { Moment, FormTypes, Saved } from './defineForm.ts'
import { type FieldRules, sentValues } from './fieldChanges.ts'
import { unsavedFields, unsavedFieldsText } from '../../lib/forms/unsavedFields.ts'

/** What of a change did not come back with the answer, in words; null where nothing is missing. */
export function unsavedChange<Values>({ labels }: FieldRules<Values>, sent: object, returned: object): string | null {
  const asReturned: Readonly<Record<string, unknown>> = { ...returned }
  const values = Object.entries(sent).flatMap(([name, value]) => {
    const label = labels[name as keyof Values & string]
    return label ? [{ label: label.toLowerCase(), sent: value, returned: asReturned[name] }] : []
  })
  return unsavedFieldsText(unsavedFields(values, false))
}

/** How a form sends a change of its record. */
export interface ChangeCall<Values, Input, Answer, Returned> {
  readonly rules: FieldRules<Values>
  readonly mutation: TypedDocumentNode<Answer, { input: Input }>
  /** What is sent, out of the fields that were changed and those that say one thing with them. */
  inputOf(this: void, sent: Partial<Values>): Input
  /** The record as it is answered; null where the service doesn’t say. */
  returnedOf(this: void, answer: Answer): Returned | null
  nameOf(this: void, returned: Returned | null): string
  readonly to: string
}

/** Sends what was changed of a record, and nothing else; says what of it did not come back. */
export async function saveChange<Values extends object, Input extends object, Answer, Returned extends object>(
  { client, base, values }: Pick<Moment<FormTypes>, 'client'> & { readonly base: Values; readonly values: Values },
  { rules, mutation, inputOf, returnedOf, nameOf, to }: ChangeCall<Values, Input, Answer, Returned>,
): Promise<Saved> {
  const input = inputOf(sentValues(rules, base, values))
  const { data } = await client.mutate<Answer, { input: Input }>({ mutation, variables: { input } })
  const returned = data ? returnedOf(data) : null
  return { to, words: `${nameOf(returned)} updated`, missing: returned && unsavedChange<Values>(rules, input, returned) }
}
