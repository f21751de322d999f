import { PropertyBody, PropertyChangeBody } from '@callout/contracts/customers/schemas'
import { schemaRules } from '../../../kit/form/schemaRules.ts'
import type { Rules } from '../../../kit/form/defineForm.ts'
import { propertyFields, type PropertyForm } from './propertyFormValues.ts'

const check = schemaRules<PropertyForm>(propertyFields, [PropertyBody, PropertyChangeBody])

/** Rules of the contract; whose property it is stands in the address of the page. */
export const propertyRules: Rules<PropertyForm> = (now) => {
  const resolve = check(now)
  return async (values, context, options) => {
    const whole = { ...values, customerId: now().own.customer.id }
    const { errors } = await resolve(whole, context, options)
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
  }
}
