import type { CodeOf } from '@callout/contracts/codes'
import type { basis, discountType, productType, recurrenceFrequency } from '@callout/contracts/jobs/codes'
import type { PriorityCode } from '@callout/contracts/jobs/status'

/** A line item as it is being typed. Numbers are '' while their field is empty. */
export interface LineValues {
  /** Of the record; null for a new line. */
  id: string | null
  /** Where it comes from in the price list; null where it was typed by hand. */
  serviceId: string | null
  name: string
  description: string
  productType: CodeOf<typeof productType>
  quantity: number | ''
  unit: string
  /** Price of one unit. */
  amount: number | ''
  isTaxExempt: boolean
}

export interface RecurrenceValues {
  frequency: CodeOf<typeof recurrenceFrequency>
  interval: number | ''
  /** 0 Sunday to 6 Saturday, of a weekly rule. */
  weekdays: number[]
  /** 1 to 31, of a monthly rule; null: that of the first date. */
  monthDay: number | null
  /** YYYY-MM-DD, or ''. */
  endDate: string
  skipClosedDays: boolean
}

/** A file: one that the job has, or a new one with its content as base64. `size` in bytes. */
export interface AttachmentValues {
  id: string | null
  fileName: string
  contentType: string
  size: number
  fileBase64: string | null
  fileUrl: string | null
}

/**
 * What the job form holds, in the names of `JobBody` (camelCase) and with its codes, so that the form and the server
 * check the same object with the same schema. Ids are text, '' where nothing is chosen yet.
 */
export interface JobFormValues {
  customerId: string
  propertyId: string
  categoryId: string
  branchId: string | null
  title: string
  description: string
  notes: string
  priority: PriorityCode
  scheduleLater: boolean
  /** YYYY-MM-DD. */
  dates: string[]
  /** HH:mm, or ''. */
  startTime: string
  endTime: string
  isRecurring: boolean
  recurrence: RecurrenceValues
  staffIds: string[]
  lineItems: LineValues[]
  discountType: CodeOf<typeof discountType>
  discountValue: number | ''
  discountBasis: CodeOf<typeof basis>
  taxBasis: CodeOf<typeof basis>
  taxIds: string[]
  formIds: string[]
  attachments: AttachmentValues[]
  notifyCustomer: boolean
  allowClash: boolean
}
