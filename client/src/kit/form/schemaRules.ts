import { wireResolver } from '../../shared/forms/wireResolver.ts'
import type { FormTypes, Rules, Schemas } from './defineForm.ts'
import { type FieldRules, sentValues } from './fieldChanges.ts'

/** Rules of the contract: a body for what is new; of a change only what it sends. */
export const schemaRules =
  <F extends FormTypes>(fields: FieldRules<F['values']>, [whole, change]: Schemas): Rules<F> =>
  (now) =>
  async (values, context, options) => {
    const { record, base } = now()
    const sent = record ? { ...sentValues<F['values']>(fields, base, values), id: '1' } : values
    const { errors } = await wireResolver<F['values']>(record ? change : whole)(sent, context, options)
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
