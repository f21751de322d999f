import { ServiceBody, ServiceChangeBody } from '@callout/contracts/catalogue/schemas'
import { productType } from '@callout/contracts/jobs/codes'
import type { Rules } from '../../../kit/form/defineForm.ts'
import { schemaRules } from '../../../kit/form/schemaRules.ts'
import { serviceFields, type ServiceForm } from './serviceFormValues.ts'

const check = schemaRules<ServiceForm>(serviceFields, [ServiceBody, ServiceChangeBody])

/** Rules of the contract, for values as the wire has them. */
export const serviceRules: Rules<ServiceForm> = (now) => {
  const resolve = check(now)
  return async (values, context, options) => {
    const duration = values.durationMinutes === '' ? null : values.durationMinutes
    const wire = { ...values, productType: productType[values.productType].code, durationMinutes: duration }
    const { errors } = await resolve(wire as unknown as typeof values, context, options)
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}
