import type { z } from '@callout/contracts/wire/zod'
import { wireResolver } from '../../lib/forms/wireResolver.ts'
import { sentValues } from './fieldChanges.ts'
import type { Form, FormTypes, Rules } from './formTypes.ts'

/** Request body schemas for a new record and for a change, which includes an id. */
type Schemas = readonly [whole: z.ZodMiniType, change: z.ZodMiniType]

/** Values in the contract's shape; for a change only those sent. */
type ToWire<F extends FormTypes> = (sent: Partial<F['values']>, context: F['context']) => object

/** Custom rules, or the contract's schemas for a new record and a change. */
type Checked<F extends FormTypes> =
  | { readonly rules: Rules<F>; readonly schemas?: undefined; readonly toWire?: undefined }
  | { readonly rules?: undefined; readonly schemas: Schemas; readonly toWire?: ToWire<F> }

export type SharedPart<F extends FormTypes> = Omit<
  Form<F>,
  'labels' | 'unordered' | 'sendTogether' | 'sections' | 'scopeOf' | 'rules' | 'save' | 'sender' | 'edit' | 'Question'
> &
  Partial<Pick<Form<F>, 'save'>> &
  Checked<F> &
  ([F['question']] extends [null] ? { Question?: never } : Required<Pick<Form<F>, 'Question'>>)

/** A form with sections, labels and a sender of its own: jobs and payments. */
type SenderForm<F extends FormTypes> = SharedPart<F> &
  Pick<Form<F>, 'labels' | 'unordered' | 'sendTogether' | 'sections' | 'sender'> &
  (F['scope'] extends null ? { scopeOf?: never } : Pick<Form<F>, 'scopeOf'>) &
  ([F['record']] extends [null] ? { edit?: never } : Required<Pick<Form<F>, 'edit'>>)

/** Validation by the contract: the whole body of a new record, or a change's sent fields. `toWire` converts to the contract's shape. */
const schemaRules =
  <F extends FormTypes>([whole, change]: Schemas, toWire: ToWire<F> = (sent) => sent): Rules<F> =>
  (now, fields) =>
  async (values, resolverContext, options) => {
    const { record, base, context } = now()
    const sent = record ? { ...toWire(sentValues<F['values']>(fields, base, values), context), id: '1' } : toWire(values, context)
    const { errors } = await wireResolver<F['values']>(record ? change : whole)(sent, resolverContext, options)
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }

export const buildForm = <F extends FormTypes>(
  declaration: Omit<Form<F>, 'rules' | 'save' | 'scopeOf'> & Partial<Pick<Form<F>, 'save' | 'scopeOf'>> & Checked<F>,
): Form<F> => ({
  scopeOf: () => null,
  save: { label: `Save ${declaration.noun}`, verb: 'save' },
  ...declaration,
  rules: declaration.rules ?? schemaRules<F>(declaration.schemas, declaration.toWire),
})

export const defineSenderForm = <F extends FormTypes>(declaration: SenderForm<F>): Form<F> => buildForm<F>(declaration)
