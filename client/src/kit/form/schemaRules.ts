import { wireResolver } from '../../shared/forms/wireResolver.ts'
import type { AsWire, FormTypes, Rules, Schemas } from './defineForm.ts'
import { type FieldRules, sentValues } from './fieldChanges.ts'

/**
 * Rules of the contract: a body for what is new; of a change only what it sends. `asWire`: what a form holds in another way
 * than the contract.
 */
export const schemaRules =
  <F extends FormTypes>(fields: FieldRules<F['values']>, [whole, change]: Schemas, asWire: AsWire<F> = (sent) => sent): Rules<F> =>
  (now) =>
  async (values, context, options) => {
    const { record, base, own } = now()
    const sent = record ? { ...asWire(sentValues<F['values']>(fields, base, values), own), id: '1' } : asWire(values, own)
    const { errors } = await wireResolver<F['values']>(record ? change : whole)(sent, context, options)
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
