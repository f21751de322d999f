import { staffRole } from '@callout/contracts/staff/codes'
import { StaffBody, StaffChangeBody } from '@callout/contracts/staff/schemas'
import { type Rules, schemaRules } from '../../../components/form/defineForm.ts'
import type { StaffForm, StaffFormValues } from './staffFormValues.ts'
import { staffTable } from './staffTable.tsx'

/** The role as the contract's code. */
const withCode = (values: StaffFormValues): StaffFormValues => ({
  ...values,
  role: staffRole[values.role].code as unknown as StaffFormValues['role'],
})

const rulesOfContract = schemaRules<StaffForm>(staffTable, [StaffBody, StaffChangeBody])

/** Rules of the contract. */
export const staffFormRules: Rules<StaffForm> = (now) => async (values, context, options) => {
  const check = rulesOfContract(() => ({ ...now(), base: withCode(now().base) }))
  const { errors } = await check(withCode(values), context, options)
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
}
