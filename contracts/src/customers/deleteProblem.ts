interface DeletableCustomer {
  readonly hasJobs: boolean
  readonly hasInvoices: boolean
}

/** Why a customer cannot be deleted; null where they can: neither a job nor an invoice names them. */
export const customerDeleteProblem = ({ hasJobs, hasInvoices }: DeletableCustomer): string | null =>
  hasJobs || hasInvoices ? 'Customers with jobs or invoices can’t be deleted. Set this one inactive instead.' : null

/** Why a property cannot be deleted; null where it can: no job names it. */
export const propertyDeleteProblem = ({ hasJobs }: Pick<DeletableCustomer, 'hasJobs'>): string | null =>
  hasJobs ? 'Properties with jobs can’t be deleted. Set this one inactive instead.' : null
