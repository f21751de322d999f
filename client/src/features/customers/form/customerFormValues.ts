import type { RecordTypes } from '../../../kit/form/defineForm.ts'
import { toldValues } from '../../../kit/form/recordQueries.ts'
import { emptyCustomer } from '../../../parts/customers/customerValues.ts'
import type { EqualCustomer } from '../../../parts/customers/savedBefore.ts'
import type { KnownCustomer } from '../../../parts/customers/useNewCustomer.ts'
import { branchAt } from '../../../shared/session/branchChoice.ts'
import type { CustomerFormPartsFragment } from './customerForm.generated.ts'

const empty = {
  ...emptyCustomer,
  alternatePhoneCountryCode: '1',
  alternatePhone: '',
  website: '',
  notes: '',
  tags: [] as string[],
  isDoNotService: false,
  emailNotification: true,
  smsNotification: true,
  branchId: null as string | null,
  propertyName: '',
  accessNotes: '',
}
export type CustomerFormValues = typeof empty

/** The question: who is known already. */
export type CustomerForm = RecordTypes<CustomerFormValues, CustomerFormPartsFragment, EqualCustomer, readonly KnownCustomer[]>

/** A new one begins in the branch that is shown. */
export const customerFormValues = (customer: CustomerForm['record']): CustomerFormValues =>
  toldValues(customer ? empty : { ...empty, branchId: branchAt(window.location) }, customer)
