import type { TypedDocumentNode } from '@apollo/client'
import { changeNotKept } from './changeNotKept.ts'
import type { Moment, FormTypes, Saved } from './defineForm.ts'
import { type FieldRules, sentValues } from './fieldChanges.ts'

/** How a form sends a change of its record. */
export interface ChangeCall<Values, Input, Answer, Told> {
  readonly rules: FieldRules<Values>
  readonly mutation: TypedDocumentNode<Answer, { input: Input }>
  /** What is sent, out of the fields that were changed and those that say one thing with them. */
  inputOf(this: void, sent: Partial<Values>): Input
  /** The record as it is answered; null where the service doesn’t say. */
  toldOf(this: void, answer: Answer): Told | null
  nameOf(this: void, told: Told | null): string
  readonly to: string
}

/** Sends what was changed of a record, and nothing else; says what of it did not come back. */
export async function saveChange<Values extends object, Input extends object, Answer, Told extends object>(
  { client, base, values }: Pick<Moment<FormTypes>, 'client'> & { readonly base: Values; readonly values: Values },
  { rules, mutation, inputOf, toldOf, nameOf, to }: ChangeCall<Values, Input, Answer, Told>,
): Promise<Saved> {
  const input = inputOf(sentValues(rules, base, values))
  const { data } = await client.mutate<Answer, { input: Input }>({ mutation, variables: { input } })
  const told = data ? toldOf(data) : null
  return { to, words: `${nameOf(told)} updated`, missing: told && changeNotKept<Values>(rules, input, told) }
}
