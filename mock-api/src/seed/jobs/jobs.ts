import { usualBilling } from '@callout/contracts/jobs/money/billing'
import { jobStatusOf, type PriorityCode } from '@callout/contracts/jobs/status/status'
import { totalsOf } from '@callout/contracts/jobs/money/totals'
import type { FormRecord } from '../../resources/forms/records.ts'
import { AUTHORITY_TO_PROCEED } from '../../resources/forms/sampleForms.ts'
import { billedOnce, type JobMoney, type JobRecord, type LineItemRecord } from '../../resources/jobs/records.ts'
import type { CustomerRecord, PropertyRecord } from '../../resources/customers/records.ts'
import type { TaxRecord } from '../../resources/taxes/records.ts'
import type { JobPlan } from './plan.ts'
import type { Offer } from '../catalogue/priceList.ts'
import { type Random, getRandom } from '../random.ts'
import { seriesOf } from './series.ts'
import type { Work } from '../catalogue/trade.ts'

export interface JobDraft {
  readonly seed: number
  readonly companyId: number
  readonly id: number
  readonly index: number
  readonly customer: CustomerRecord
  readonly property: PropertyRecord
  /** The company's default one. */
  readonly tax: TaxRecord | undefined
  readonly forms: readonly FormRecord[]
}
const FIRST_JOB_NUMBER = 1001
export const jobNumberOf = (index: number): string => `J-${FIRST_JOB_NUMBER + index}`
export const workOf = (plan: JobPlan): Work => plan.offer.trade.works[plan.work] as Work

/** The work's first position, usually the second, sometimes others. */
function toLines({ services }: Offer, work: Work, random: Random): Omit<LineItemRecord, 'total'>[] {
  const chosen = work.positions.filter((_, index) => index === 0 || random.chance(index === 1 ? 0.9 : 0.5))
  return chosen.flatMap((position, index) => {
    const service = services[position]
    if (!service) return []
    const quantity =
      service.unit === 'hour'
        ? random.pick([1, 1, 1.5, 2, 2.5, 3])
        : service.unit === 'piece'
          ? random.int(1, service.amount < 60 ? 4 : 1)
          : 1
    const { name, description, product_type, unit, amount, is_tax_exempt } = service
    return [{ id: index + 1, service_id: service.id, name, description, product_type, quantity, unit, amount, is_tax_exempt }]
  })
}

function pricedOf(plan: JobPlan, tax: TaxRecord | undefined, random: Random): JobMoney {
  const lines = toLines(plan.offer, workOf(plan), random)
  const byChance = random.chance(0.08)
    ? random.pick([
        { type: 0, value: 5 },
        { type: 0, value: 10 },
        { type: 1, value: 20 },
      ] as const)
    : null
  const discount = plan.discount ?? byChance ?? { type: 0, value: 0 }
  const rules = { discount_type: discount.type, discount_value: discount.value, discount_basis: 0, tax_basis: 1 } as const
  const taxes = tax ? [{ tax_id: tax.id, name: tax.name, rate: tax.rate }] : []
  const { line_totals, ...totals } = totalsOf({ lines, taxes, ...rules })
  return { ...rules, ...totals, line_items: lines.map((line, index) => ({ ...line, total: line_totals[index] as number })) }
}

/** Works with a required signature have a form. `submittedForms` adds submissions. */
function getForms({ needsAuthority }: Work, forms: readonly FormRecord[]): JobRecord['forms'] {
  const authority = forms.find(({ form_name }) => form_name === AUTHORITY_TO_PROCEED)
  if (!needsAuthority || !authority) return []
  const { id: form_id, form_name } = authority
  return [{ form_id, form_name, job_form_id: null, is_required: false, is_submitted: false }]
}

export type JobProgress = Pick<
  JobRecord,
  | 'date'
  | 'start_at'
  | 'end_at'
  | 'staff_ids'
  | 'invoice_id'
  | 'invoice_status'
  | 'jobfinished_notes'
  | 'cancel_reason'
  | 'created_by'
  | 'created_at'
  | 'updated_at'
  | 'updated_by'
  | 'lock_version'
>

export function getJob(plan: JobPlan, draft: JobDraft, progress: JobProgress): JobRecord {
  const random = (field: string): Random => getRandom(draft.seed, draft.companyId, 'job', draft.index, field)
  const work = workOf(plan)
  const statuses = plan.visits.map(({ status }) => status)
  return {
    id: draft.id,
    company_id: draft.companyId,
    branch_id: plan.branchId,
    job_number: jobNumberOf(draft.index),
    title: work.title,
    description: random('description').pick(work.descriptions),
    notes: null,
    customer_id: draft.customer.id,
    customer_name: draft.customer.name,
    property_id: draft.property.id,
    category_id: plan.offer.category.id,
    priority: plan.priority ?? random('priority').pick<PriorityCode>([1, 1, 2, 2, 2, 2, 3]),
    status: jobStatusOf(statuses),
    visits_done: statuses.filter((status) => status === 6).length,
    visits_total: statuses.length,
    is_recurring: plan.isRecurring,
    series: plan.isRecurring ? seriesOf(plan.visits) : null,
    ...pricedOf(plan, draft.tax, random('line_items')),
    currency_code: null,
    quote: null,
    ...billedOnce,
    billing: usualBilling(plan.isRecurring),
    forms: getForms(work, draft.forms),
    ...progress,
  }
}
