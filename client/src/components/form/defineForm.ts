import { buildForm, type SharedPart } from './defineSenderForm.ts'
import { builtTable, type CheckedTable, type FieldTable } from './fieldTable.tsx'
import type { Form, FormTypes } from './formTypes.ts'
import { type ChangeCalls, type CreateCalls, type RecordNames, recordSender } from './recordSender.ts'

type RecordForm<F extends FormTypes, NewInput, New, Input, Returned> = SharedPart<F> &
  RecordNames<F, New, Returned> &
  (null extends F['record'] ? { readonly create: CreateCalls<F, NewInput, New> } : { readonly create?: never }) &
  ([F['record']] extends [null] ? { readonly change?: never } : { readonly change: ChangeCalls<F, Input, Returned> }) & {
    /** Whether fields are required: shows the note on required marks. Default: true. */
    readonly hasRequired?: boolean
  }

/** `defineForm<TaxForm>()({ fields, create, change, … })`. The compiler names fields without a section, and sections' unknown fields. */
export const defineForm =
  <F extends FormTypes>() =>
  <
    const T extends FieldTable<F>,
    NewInput extends object,
    New extends { readonly id: string },
    Input extends object,
    Returned extends object,
  >(
    declaration: RecordForm<F, NewInput, New, Input, Returned> & { readonly fields: CheckedTable<F, T> },
  ): Form<F> => {
    const { fields, hasRequired = true, create, change, getName, getPath, leadsTo, getPlace, ...shared } = declaration
    const { list, noun, valuesOf } = declaration
    const calls = { noun, list, valuesOf, create, change, getName, getPath, leadsTo, getPlace }
    return buildForm<F>({
      ...shared,
      ...builtTable<F>(fields, hasRequired),
      sender: recordSender<F, NewInput, New, Input, Returned>(calls),
      ...(change && {
        edit: { read: change.read, getName, getPath: ({ id }) => getPath?.(id) ?? list.to, getVersion: change.getVersion ?? (() => null) },
      }),
    })
  }
