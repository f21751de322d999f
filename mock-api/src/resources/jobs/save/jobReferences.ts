import type { JobBody } from '@callout/contracts/jobs/jobBody'
import type { FieldError } from '@callout/contracts/wire/envelope'
import type { Caller } from '../../../http/access.ts'
import type { Store } from '../../../db/store.ts'
import type { BranchRecord } from '../../branches/records.ts'
import type { CompanyRecord } from '../../profile/records.ts'
import type { FormRecord } from '../../forms/records.ts'
import type { CategoryRecord } from '../../catalogue/records.ts'
import type { CustomerRecord, PropertyRecord } from '../../customers/records.ts'
import type { JobRecord } from '../records.ts'
import type { TaxRecord } from '../../taxes/records.ts'
import { invalid } from '../../../http/apiError.ts'
import { staffProblem } from '../staff/assignableStaff.ts'
import { seesJob } from '../view/visibility.ts'

type Body = Pick<JobBody, 'customer_id' | 'property_id' | 'category_id' | 'branch_id' | 'staff_ids' | 'tax_ids' | 'form_ids' | 'line_items'>
export interface JobReferences {
  readonly customer: CustomerRecord
  readonly property: PropertyRecord
  readonly category: CategoryRecord
  readonly branch: BranchRecord
  readonly taxes: readonly TaxRecord[]
  readonly forms: readonly FormRecord[]
  readonly staffIds: readonly number[]
}
interface Asked {
  readonly store: Store
  readonly caller: Caller
  readonly body: Body
  /** The job that is changed: what it names already need not be active any more. */
  readonly job: JobRecord | undefined
}
interface Owned {
  readonly company_id: number
}

const ownOne = <R extends Owned>(company: CompanyRecord, record: R | undefined): R | undefined =>
  record?.company_id === company.id ? record : undefined

/** The chosen records, each once; undefined when one of them is not to be had. */
function ownAll<R extends Owned & { readonly id: number }>(
  company: CompanyRecord,
  ids: readonly number[],
  get: (id: number) => R | undefined,
  isOffered: (record: R) => boolean,
): R[] | undefined {
  const found = [...new Set(ids)].map(get)
  const isChosen = (record: R | undefined): record is R => record?.company_id === company.id && isOffered(record)
  return found.every(isChosen) ? found : undefined
}

function getCustomer({ store, caller, body, job }: Asked): CustomerRecord | undefined {
  const { user, company } = caller
  const customer = ownOne(company, store.customers.get(body.customer_id))
  if (!customer || customer.id === job?.customer_id) return customer
  const isNear = (): boolean =>
    customer.branch_id === user.branch_id || store.jobs.by('customer_id', customer.id).some((item) => seesJob(caller, item))
  return customer.is_active && (user.user_type !== 'branch_head' || isNear()) ? customer : undefined
}

/** Default: the customer's branch; for a branch head theirs. */
function branchOf({ store, caller: { user, company }, body, job }: Asked, customer: CustomerRecord | undefined): BranchRecord | undefined {
  const isBound = user.user_type === 'branch_head'
  const id = body.branch_id ?? job?.branch_id ?? (isBound ? user.branch_id : customer?.branch_id)
  const branch = ownOne(company, store.branches.get(id ?? 0))
  if (isBound && id !== user.branch_id) return undefined
  return branch && (branch.is_active || branch.id === job?.branch_id) ? branch : undefined
}

function categoryOf({ store, caller: { company }, body, job }: Asked): CategoryRecord | undefined {
  const category = ownOne(company, store.categories.get(body.category_id))
  return category && (category.is_active || category.id === job?.category_id) ? category : undefined
}

/** A tax that the job carries stays to be had, inactive or deleted as it may be. */
function taxesOf({ store, caller: { company }, body, job }: Asked): TaxRecord[] | undefined {
  const isCarried = (id: number): boolean => Boolean(job?.taxes.some(({ tax_id }) => tax_id === id))
  return ownAll(
    company,
    body.tax_ids,
    (id) => store.taxes.get(id) ?? (isCarried(id) ? store.deletedTaxes.get(id) : undefined),
    (tax) => tax.is_active || isCarried(tax.id),
  )
}

const getForms = ({ store, caller: { company }, body, job }: Asked): FormRecord[] | undefined =>
  ownAll(
    company,
    body.form_ids.filter((id) => !job?.forms.some(({ form_id }) => form_id === id)),
    (id) => store.forms.get(id),
    ({ status }) => status !== 0,
  )

function serviceProblems({ store, caller: { company }, body, job }: Asked): FieldError[] {
  const isKnown = (id: number): boolean =>
    store.services.get(id)?.company_id === company.id || Boolean(job?.line_items.some(({ service_id }) => service_id === id))
  return body.line_items.flatMap(({ service_id }, index) =>
    typeof service_id === 'number' && !isKnown(service_id)
      ? [{ field: `line_items.${index}.service_id`, message: 'Choose a service from your price list' }]
      : [],
  )
}

/** Current staff of the job may have left: new visits check that separately. */
function problemOfStaff({ store, caller, body, job }: Asked): string | null {
  const added = body.staff_ids.filter((id) => !job?.staff_ids.includes(id))
  return staffProblem(store, caller, added, [])
}

const problem = (field: string, isThere: unknown, message: string): FieldError[] => (isThere ? [] : [{ field, message }])

/** The job's references. Throws a 422 with every one outside of the company or not permitted to the caller. */
export function requireReferences(asked: Asked): JobReferences {
  const { store, caller, body, job } = asked
  const customer = getCustomer(asked)
  const property = ownOne(caller.company, store.properties.get(body.property_id))
  const isPlace = property?.customer_id === customer?.id && (property?.is_active || property?.id === job?.property_id)
  const category = categoryOf(asked)
  const branch = branchOf(asked, customer)
  const taxes = taxesOf(asked)
  const forms = getForms(asked)
  const staff = problemOfStaff(asked)
  const problems = [
    ...problem('customer_id', customer, 'Choose a customer of your company'),
    ...problem('property_id', isPlace || !customer, 'Choose a property of this customer'),
    ...problem('category_id', category, 'Choose a category of your company'),
    ...problem('branch_id', branch || (!customer && !body.branch_id), 'Choose one of your branches'),
    ...problem('tax_ids', taxes, 'Choose active taxes of your company'),
    ...problem('form_ids', forms, 'Choose forms that are in use'),
    ...problem('staff_ids', staff === null, staff ?? ''),
    ...serviceProblems(asked),
  ]
  if (problems.length > 0 || !customer || !property || !category || !branch || !taxes || !forms) throw invalid(...problems)
  return { customer, property, category, branch, taxes, forms, staffIds: [...new Set(body.staff_ids)] }
}
