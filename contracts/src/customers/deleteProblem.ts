interface DeletableCustomer {
  readonly hasJobs: boolean
  readonly hasInvoices: boolean
}

/** Why a customer can't be deleted: a job or invoice refers to it. Null if it can. */
export const customerDeleteProblem = ({ hasJobs, hasInvoices }: DeletableCustomer): string | null =>
  hasJobs || hasInvoices ? 'Customers with jobs or invoices can’t be deleted. Set this one inactive instead.' : null

export const propertyDeleteProblem = ({ hasJobs }: Pick<DeletableCustomer, 'hasJobs'>): string | null =>
  hasJobs ? 'Properties with jobs can’t be deleted. Set this one inactive instead.' : null
