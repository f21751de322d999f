import type { FormTypes } from '../../../components/form/formTypes.ts'
import type { JobFormCustomerPartsFragment } from '../../customers/picker/customers.generated.ts'
import type { JobFormOwn } from '../../jobs/form/jobForm.ts'
import type { QuoteFormValues } from './quoteFormValues.ts'

/** Context of the forms of a quote. */
export interface QuoteFormOwn extends JobFormOwn {
  readonly seesPrices: boolean
  /** The customer, for users who can't read customers. */
  readonly knownCustomer: JobFormCustomerPartsFragment | null
}

/** Types of the form of a new quote. */
export interface NewQuote extends FormTypes {
  values: QuoteFormValues
  context: QuoteFormOwn & { readonly initialValues: QuoteFormValues }
  record: null
  scope: null
  question: null
}
