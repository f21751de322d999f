import { type JobBody, lineItemProblem } from '@callout/contracts/jobs/jobBody'
import { totalsOf } from '@callout/contracts/jobs/money/totals'
import { invalid } from '../../../http/apiError.ts'
import type { JobMoney, JobRecord, LineItemRecord } from '../records.ts'
import type { TaxRecord } from '../../taxes/records.ts'
import type { Viewer } from '../../../http/viewer.ts'
import { seesPrices } from '../view/visibility.ts'

type Body = Pick<JobBody, 'line_items' | 'discount_type' | 'discount_value' | 'discount_basis' | 'tax_basis'>
type Line = Omit<LineItemRecord, 'total'>
/** Lines of the job keep their ids, new ones are numbered after them. Throws 422 for an id that the job does not have. */
function toLines({ store }: Viewer, { line_items }: Body, job: JobRecord | undefined): Line[] {
  const known = new Set(job?.line_items.map(({ id }) => id))
  let lastId = Math.max(0, ...known)
  const getId = (id: number | null | undefined, index: number): number => {
    if (!job || id === null || id === undefined) return ++lastId
    if (!known.delete(id)) throw invalid({ field: `line_items.${index}.id`, message: 'This line item doesn’t exist' })
    return id
  }
  return line_items.map(({ id, service_id, name, description, unit, product_type, quantity, amount, is_tax_exempt }, index) => ({
    id: getId(id, index),
    service_id: service_id ?? null,
    name,
    description: description || null,
    product_type,
    quantity,
    unit: unit || null,
    amount: amount ?? store.services.get(service_id ?? 0)?.amount ?? 0,
    is_tax_exempt,
  }))
}

/** A caller who may not see prices can't change them: existing ones stay, and a new line gets the price list's. */
function pricesAsShown({ store, caller }: Viewer, lines: readonly Line[], job: JobRecord | undefined): readonly Line[] {
  if (seesPrices(caller)) return lines
  const amountOf = ({ id, service_id, amount }: Line): number =>
    job?.line_items.find((line) => line.id === id)?.amount ?? store.services.get(service_id ?? 0)?.amount ?? amount
  return lines.map((line) => ({ ...line, amount: amountOf(line) }))
}

/** A tax that the job has already stays at the rate that it had then. */
const rateOf = ({ id, name, rate }: TaxRecord, job: JobRecord | undefined) => {
  const then = job?.taxes.find(({ tax_id }) => tax_id === id)
  return { tax_id: id, name: then?.name ?? name, rate: then?.rate ?? rate }
}

/** Sums of the job as it shall be. Throws 422 where the account wants a line item and there is none. */
export function moneyOf(viewer: Viewer, body: Body, taxes: readonly TaxRecord[], job: JobRecord | undefined): JobMoney {
  const { caller } = viewer
  const missing = lineItemProblem(body.line_items, caller.company.is_line_item_required)
  if (missing) throw invalid({ field: 'line_items', message: missing })
  const lines = pricesAsShown(viewer, toLines(viewer, body, job), job)
  const { discount_type, discount_value, discount_basis, tax_basis } = job && !seesPrices(caller) ? job : body
  const rules = { discount_type, discount_value: discount_value ?? 0, discount_basis, tax_basis }
  const { line_totals, ...totals } = totalsOf({ lines, taxes: taxes.map((tax) => rateOf(tax, job)), ...rules })
  return {
    ...rules,
    ...totals,
    line_items: lines.map((line, index) => ({ ...line, total: line_totals[index] as number })),
  }
}
