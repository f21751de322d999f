import { nameOfCode } from '@callout/contracts/wire/codeNames'
import { basis, discountType, jobBilling, productType, recurrenceFrequency } from '@callout/contracts/jobs/codes'
import { priority } from '@callout/contracts/jobs/status/status'
import { jobBodyOf } from './jobBodyOf.ts'
import { numberOrZero } from '../../../lib/format/readNumber.ts'
import { ruleOf } from '../../schedule/fields/scheduleValues.ts'
import type { JobFormValues } from './jobFormValues.ts'
import type { LineValues } from '../../lineItems/moneyValues.ts'
import type { RecurrenceValues } from '../../schedule/fields/scheduleValues.ts'
import type { JobInput, LineItemInput, RecurrenceInput } from '../../../lib/api/schemaTypes.generated.ts'

const lineOf = (line: LineValues): LineItemInput => ({
  id: line.id,
  serviceId: line.serviceId,
  name: line.name.trim(),
  description: line.description.trim(),
  productType: nameOfCode(productType, line.productType),
  quantity: Number(line.quantity),
  unit: line.unit,
  amount: Number(line.amount),
  isTaxExempt: line.isTaxExempt,
})

function recurrenceOf(values: RecurrenceValues): RecurrenceInput {
  const rule = ruleOf(values)
  return {
    ...rule,
    frequency: nameOfCode(recurrenceFrequency, rule.frequency) ?? 'WEEKLY',
  }
}

/** Valid form values as gateway input. */
export function jobInputOf(values: JobFormValues): JobInput {
  const body = jobBodyOf(values)
  return {
    customerId: body.customerId,
    propertyId: body.propertyId,
    categoryId: body.categoryId,
    branchId: body.branchId,
    title: body.title.trim(),
    description: body.description.trim(),
    notes: body.notes.trim(),
    priority: nameOfCode(priority, body.priority),
    scheduleLater: body.scheduleLater,
    dates: body.dates,
    startTime: body.startTime,
    endTime: body.endTime,
    isRecurring: body.isRecurring,
    recurrence: body.isRecurring ? recurrenceOf(values.recurrence) : null,
    staffIds: body.staffIds,
    lineItems: body.lineItems.map(lineOf),
    discountType: nameOfCode(discountType, body.discountType),
    discountValue: body.discountValue === null ? null : numberOrZero(body.discountValue),
    discountBasis: nameOfCode(basis, body.discountBasis),
    taxBasis: nameOfCode(basis, body.taxBasis),
    taxIds: body.taxIds,
    billing: body.billing === null ? undefined : nameOfCode(jobBilling, body.billing),
    formIds: body.formIds,
    attachments: body.attachments,
    notifyCustomer: body.notifyCustomer,
    allowClash: body.allowClash,
  } satisfies Record<keyof JobInput, unknown>
}
