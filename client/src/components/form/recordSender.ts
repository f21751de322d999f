import type { ApolloClient } from '@apollo/client'
import type { DuplicateLookup } from '../../lib/forms/submitOnce.ts'
import { capital } from '../../lib/format/capital.ts'
import type { UndoResult } from '../../lib/writes/writeResult.ts'
import { mergeChanges, sentValues } from './fieldChanges.ts'
import { resetForms } from './formResets.ts'
import type { Asked, AskedQuestion, Form, FormTypes, FoundRecord, SaveCall, Saved, Sender } from './formTypes.ts'
import { restoredFields, unsavedChange } from './unsavedChange.ts'

type RecordOf<F extends FormTypes> = F['record'] & {}

export interface CreateCalls<F extends FormTypes, Input, New> {
  /** Resolves to the returned record, null if the response lacks it, or a question returned instead. */
  write(this: void, client: ApolloClient, input: Input): Promise<New | AskedQuestion<F['question']> | null>
  /** `answered`: the question that the user has confirmed. */
  toInput(this: void, call: SaveCall<F>, answered: F['question'] | null): NoInfer<Input>
  /** Fields that the service did not save. */
  unsavedFields?(this: void, returned: New, call: SaveCall<F>, input: Input): string | null
  /** Default: "created". */
  readonly verb?: string | ((values: F['values']) => string)
  /** After a lost response: finds the record that the earlier try may have created. */
  findDuplicate?(this: void, call: SaveCall<F>): ReturnType<DuplicateLookup<FoundRecord>>
}

export interface ChangeCalls<F extends FormTypes, Input, Returned> {
  read(this: void, client: ApolloClient, id: string): Promise<F['record']>
  /** Resolves to the returned record; null if the response lacks it. */
  write(this: void, client: ApolloClient, input: Input, record: RecordOf<F>): Promise<Returned | null>
  /** `sent`: changed fields and those sent together with them. */
  toInput(this: void, sent: Partial<F['values']>, record: RecordOf<F>, call: SaveCall<F>): NoInfer<Input>
  /** Default: the service has no version numbers. */
  getVersion?(this: void, record: RecordOf<F>): number | null
  /** Reads the record before a save, and shows fields that another user changed, too. */
  readonly readsBefore?: boolean
  /** The part of the input that the response shows; compared to name unsaved fields. Default: all. */
  readable?(this: void, input: Input, returned: Returned): object
  /** Default: "updated". */
  readonly verb?: string | ((returned: Returned | null) => string)
  /** Values whose save undoes that of `sent`; null: there is no undo. Without it, the form offers none. */
  restore?(this: void, sent: Partial<F['values']>, call: SaveCall<F>): Partial<F['values']> | null
}

/** How a form names a record, and where it leads. */
export interface RecordNames<F extends FormTypes, New, Returned> {
  getName(this: void, record: New | Returned | RecordOf<F>): string
  /** The record's page. Default: the list. */
  getPath?(this: void, id: string): string
  /** Where a save leads if not to the record's page. `id`: null for a new record whose id was not returned. */
  leadsTo?(this: void, id: string | null, call: SaveCall<F>): string
  /** Maps a wire field to a form field if the names differ. */
  getPlace?(this: void, field: string): string
}

interface RecordCalls<F extends FormTypes, NewInput, New, Input, Returned>
  extends RecordNames<F, New, Returned>, Pick<Form<F>, 'noun' | 'list' | 'valuesOf'> {
  readonly create?: CreateCalls<F, NewInput, New> | undefined
  readonly change?: ChangeCalls<F, Input, Returned> | undefined
}

export function recordSender<
  F extends FormTypes,
  NewInput extends object,
  New extends { readonly id: string },
  Input extends object,
  Returned extends object,
>(form: RecordCalls<F, NewInput, New, Input, Returned>): Sender<F> {
  const { noun, list, create, change, getName, getPath, leadsTo } = form
  const targetOf = (id: string | null, call: SaveCall<F>): string =>
    leadsTo?.(id, call) ?? (id === null || !getPath ? list.to : getPath(id))

  /** The newer record if another user changed the same fields. */
  const conflictOf = async (call: SaveCall<F>, { read }: ChangeCalls<F, Input, Returned>): Promise<Asked<F> | null> => {
    const latest = call.record && (await read(call.client, call.record.id))
    if (!latest) return null
    const remote = form.valuesOf(latest, call.context, call.scope)
    const { conflicts } = mergeChanges<F['values']>(call.declared, call.base, call.values, remote)
    return conflicts.length > 0 ? { newer: latest } : null
  }

  const saveChange = async (call: SaveCall<F>, record: RecordOf<F>, calls: ChangeCalls<F, Input, Returned>): Promise<Saved> => {
    const { client, declared, base, values } = call
    const { write, toInput, readable = (input) => input, verb = 'updated' } = calls
    const sent = sentValues<F['values']>(declared, base, values)
    const input = toInput(sent, record, call)
    const returned = await write(client, input, record)
    const name = getName(returned ?? record)
    const before = calls.restore?.(sent, call) ?? null
    const undo = async (): Promise<UndoResult> => {
      const formerInput = toInput(before ?? {}, record, call)
      const restored = await write(client, formerInput, record)
      resetForms()
      return restoredFields(declared, name, restored ? readable(formerInput, restored) : {}, restored)
    }
    return {
      to: targetOf(record.id, call),
      successMessage: `${name} ${typeof verb === 'string' ? verb : verb(returned)}`,
      unsavedFields: returned && unsavedChange(declared, readable(input, returned), returned),
      ...(before && { undo: { name, run: undo } }),
    }
  }

  const saveNew = async (
    call: SaveCall<F>,
    { write, toInput, unsavedFields, verb = 'created' }: CreateCalls<F, NewInput, New>,
    answered: F['question'] | null,
  ): Promise<Saved | Asked<F>> => {
    const input = toInput(call, answered)
    const returned = await write(call.client, input)
    if (returned && 'question' in returned) return returned
    return {
      to: targetOf(returned?.id ?? null, call),
      successMessage: `${returned ? getName(returned) : capital(noun)} ${typeof verb === 'string' ? verb : verb(call.values)}`,
      unsavedFields: returned && (unsavedFields?.(returned, call, input) ?? null),
    }
  }

  return {
    ...(form.getPlace && { getPlace: form.getPlace }),
    ...(change?.readsBefore && { question: (call) => conflictOf(call, change) }),
    ...(create?.findDuplicate && { findDuplicate: create.findDuplicate }),
    save: (call, answered) => {
      const record: RecordOf<F> | null = call.record
      if (record && change) return saveChange(call, record, change)
      if (create) return saveNew(call, create, answered)
      throw new Error(`The form of a ${noun} has no call for this save`)
    },
  }
}
