import type { JobFormSourcePartsFragment } from './jobSource.generated.ts'
import type { AttachmentValues } from '../../../components/files/fileValues.ts'
import type { JobFormValues } from './jobFormValues.ts'
import type { LineValues } from '../../lineItems/moneyValues.ts'
import type { RecurrenceValues } from '../../schedule/fields/scheduleValues.ts'
import { emptyRecurrence } from '../../schedule/fields/scheduleValues.ts'

export type SourceJob = JobFormSourcePartsFragment
type SourceLine = NonNullable<SourceJob['lineItems']>[number]
type SourceFile = NonNullable<SourceJob['attachments']>[number]

/** Form values of an existing line. */
export const toLine = (
  line: Omit<SourceLine, 'total' | 'durationMinutes'> & Partial<Pick<SourceLine, 'durationMinutes'>>,
  seesPrices: boolean,
): LineValues => ({
  id: line.id,
  serviceId: line.serviceId,
  name: line.name ?? '',
  description: line.description ?? '',
  productType: line.productType ?? 'SERVICE',
  quantity: line.quantity ?? '',
  unit: line.unit ?? '',
  // If prices are hidden from this user the backend keeps its own; otherwise this one is missing.
  amount: line.amount ?? (seesPrices ? '' : 0),
  isTaxExempt: line.isTaxExempt ?? false,
  durationMinutes: line.durationMinutes ?? null,
})

const fileOf = ({ id, fileName, contentType, size, fileUrl }: SourceFile): AttachmentValues => ({
  id,
  fileName: fileName ?? 'File',
  contentType: contentType ?? '',
  size: size ?? 0,
  fileBase64: null,
  fileUrl,
})

const recurrenceOf = (rule: SourceJob['recurrence']): RecurrenceValues =>
  rule
    ? {
        frequency: rule.frequency,
        interval: rule.interval ?? 1,
        weekdays: [...(rule.weekdays ?? [])],
        monthDay: rule.monthDay,
        endDate: rule.endDate ?? '',
        skipClosedDays: rule.skipClosedDays ?? false,
      }
    : emptyRecurrence

/** Undecided for a job with one visit; a series without a mode is billed once (decision D12). */
const billingOfJob = ({ billing, isRecurring, dates }: SourceJob): JobFormValues['billing'] =>
  isRecurring || (dates?.length ?? 0) > 1 ? (billing ?? 'WHOLE_JOB') : null

/** Form values of an existing job. `seesPrices`: whether the user is shown prices (`useSeesPrices`). */
export const valuesOfJob = (job: SourceJob, seesPrices: boolean): JobFormValues => ({
  customerId: job.customer?.id ?? '',
  propertyId: job.property?.id ?? '',
  categoryId: job.category?.id ?? '',
  branchId: job.branchId,
  title: job.title ?? '',
  description: job.description ?? '',
  notes: job.notes ?? '',
  priority: job.priority ?? 'LOW',
  scheduleLater: job.scheduleLater ?? false,
  dates: [...(job.dates ?? [])],
  startTime: job.startTime ?? '',
  endTime: job.endTime ?? '',
  isRecurring: job.isRecurring ?? false,
  recurrence: recurrenceOf(job.recurrence),
  staffIds: (job.staff ?? []).map(({ id }) => id),
  lineItems: (job.lineItems ?? []).map((line) => toLine(line, seesPrices)),
  discountType: job.discountType ?? 'PERCENTAGE',
  discountValue: job.discountValue || '',
  discountBasis: job.discountBasis ?? 'GROSS',
  taxBasis: job.taxBasis ?? 'GROSS',
  taxIds: [...(job.taxIds ?? [])],
  billing: billingOfJob(job),
  formIds: (job.forms ?? []).map(({ formId }) => formId),
  attachments: (job.attachments ?? []).map(fileOf),
  appliedPropertyTax: { propertyId: job.property?.id ?? '', taxId: null },
  notifyCustomer: false,
  allowClash: false,
})

/** The same work for a new job, without dates, rule and files. */
export const valuesOfCopy = (job: SourceJob, seesPrices: boolean): JobFormValues => ({
  ...valuesOfJob(job, seesPrices),
  scheduleLater: false,
  dates: [],
  isRecurring: false,
  recurrence: emptyRecurrence,
  billing: null,
  lineItems: (job.lineItems ?? []).map((line) => ({ ...toLine(line, seesPrices), id: null })),
  attachments: [],
})
