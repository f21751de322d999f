import type { FormOf } from '../../../components/form/formTypes.ts'
import { returnedValues } from '../../../components/form/recordQueries.ts'
import { emptyCustomer } from '../picker/customerValues.ts'
import type { KnownCustomer } from '../picker/useNewCustomer.ts'
import { branchAt } from '../../../lib/session/branchChoice.ts'
import type { CustomerFormPartsFragment } from './customerForm.generated.ts'
import type { CustomerChangeInput, CustomerInput } from '../../../lib/api/schemaTypes.generated.ts'

type CreatedField = Exclude<keyof CustomerInput, 'isActive' | 'ignoreDuplicates'>
type ChangedField = Exclude<keyof CustomerChangeInput, 'id' | 'lockVersion' | 'isActive'>

const empty = {
  ...emptyCustomer,
  website: '',
  tags: [] as string[],
  isDoNotService: false,
  emailNotification: true,
  smsNotification: true,
  branchId: null as string | null,
  propertyName: '',
  accessNotes: '',
} satisfies Record<CreatedField | ChangedField, unknown>
export type CustomerFormValues = typeof empty

export type CustomerForm = FormOf<CustomerFormValues, CustomerFormPartsFragment | null, { question: readonly KnownCustomer[] }>

/** A new customer gets the selected branch. An existing one is read with every field that a change may send. */
export const customerFormValues = (customer: Readonly<Record<ChangedField, unknown>> | null): CustomerFormValues =>
  returnedValues(customer ? empty : { ...empty, branchId: branchAt(window.location) }, customer)
