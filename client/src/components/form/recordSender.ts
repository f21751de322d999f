import type { TypedDocumentNode } from '@apollo/client'
import type { FormTypes, SaveCall, Sender } from './defineForm.ts'
import { saveChange } from './saveChange.ts'
import { capital } from '../../lib/format/capital.ts'

type RecordOf<F extends FormTypes> = F['record'] & {}

/** How a form creates and updates a record; `New`, `Returned`: the returned record, null if the response lacks it. */
interface RecordCalls<F extends FormTypes, NewInput, NewAnswer, New, Input, Answer, Returned> {
  nameOf(this: void, record: New | Returned | RecordOf<F>): string
  /** Path to navigate to. `id`: null for a new record whose id was not returned. */
  pathOf(this: void, id: string | null, call: SaveCall<F>): string
  readonly create: {
    readonly mutation: TypedDocumentNode<NewAnswer, { input: NewInput }>
    /** `answered`: the question that the user has confirmed. */
    inputOf(this: void, call: SaveCall<F>, answered: F['question'] | null): NewInput
    returnedOf(this: void, answer: NewAnswer): New | null
    /** A question returned instead of a saved record. */
    questionIn?(this: void, answer: NewAnswer): F['question'] | null
    /** What the service did not save. */
    missing?(this: void, returned: New, call: SaveCall<F>, input: NewInput): string | null
    /** Default: "created". */
    readonly verb?: string
  }
  readonly change: {
    readonly mutation: TypedDocumentNode<Answer, { input: Input }>
    /** `sent`: changed fields and those sent together with them. */
    inputOf(this: void, sent: Partial<F['values']>, record: RecordOf<F>): Input
    returnedOf(this: void, answer: Answer): Returned | null
  }
  readonly findDuplicate: NonNullable<Sender<F>['findDuplicate']>
}

/** Creates a record, or sends an edited record's changes. */
export function recordSender<
  F extends FormTypes,
  NewInput extends object,
  NewAnswer,
  New extends { readonly id: string },
  Input extends object,
  Answer,
  Returned extends object,
>({ nameOf, pathOf, create, change, findDuplicate }: RecordCalls<F, NewInput, NewAnswer, New, Input, Answer, Returned>): Sender<F> {
  return {
    findDuplicate,
    save: async (call, answered) => {
      const { client, declared } = call
      const record: RecordOf<F> | null = call.record
      if (record)
        return saveChange<F['values'], Input, Answer, Returned>(call, {
          rules: declared,
          mutation: change.mutation,
          inputOf: (sent) => change.inputOf(sent, record),
          returnedOf: change.returnedOf,
          nameOf: (returned) => nameOf(returned ?? record),
          to: pathOf(record.id, call),
        })
      const input = create.inputOf(call, answered)
      const { data } = await client.mutate<NewAnswer, { input: NewInput }>({ mutation: create.mutation, variables: { input } })
      const question = data ? (create.questionIn?.(data) ?? null) : null
      if (question !== null) return { question }
      const returned = data ? create.returnedOf(data) : null
      return {
        to: pathOf(returned?.id ?? null, call),
        successMessage: `${returned ? nameOf(returned) : capital(declared.noun)} ${create.verb ?? 'created'}`,
        unsavedFields: returned && (create.missing?.(returned, call, input) ?? null),
      }
    },
  }
}
