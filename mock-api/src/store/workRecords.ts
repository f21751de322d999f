/** Records of the work: whom it is for, what it costs, when it is done. See records.ts for the rules of all records. */
import type { CodeOf } from '@callout/contracts/codes'
import type { basis, discountType, historyEvent, invoiceStatus, productType } from '@callout/contracts/jobs/codes'
import type { JobStatusCode, PriorityCode, TimelineStatusCode } from '@callout/contracts/jobs/status'
import type { AttachedFormRecord, LineItemRecord, SeriesRecord, TaxAmountRecord } from './jobParts.ts'

/** A trade as one company works in it. */
export interface CategoryRecord {
  readonly id: number
  readonly company_id: number
  /** The category of the common list that it was chosen from; null where the company made its own. */
  readonly template_id: number | null
  readonly name: string
  readonly description: string
  readonly is_active: boolean
}

/** A position of the price list. */
export interface ServiceRecord {
  readonly id: number
  readonly company_id: number
  readonly category_id: number
  readonly name: string
  readonly description: string
  readonly product_type: CodeOf<typeof productType>
  readonly unit: string
  readonly amount: number
  readonly is_tax_exempt: boolean
  readonly duration_minutes: number
  readonly sku: string | null
  readonly is_active: boolean
}

export interface TaxRecord {
  readonly id: number
  readonly company_id: number
  readonly name: string
  /** Percent, above 0. */
  readonly rate: number
  /** What new jobs carry; one tax of a company at most. */
  readonly is_default: boolean
  readonly is_active: boolean
}

export interface CustomerRecord {
  readonly id: number
  readonly company_id: number
  readonly branch_id: number
  readonly first_name: string
  readonly last_name: string
  /** What lists show: the organisation where there is one, else first and last name. */
  readonly name: string
  readonly company_name: string | null
  /** Empty where nobody told it, as is the phone. */
  readonly email: string
  readonly phone_country_code: string
  /** Digits only. */
  readonly phone: string
  readonly website: string | null
  readonly notes: string | null
  readonly tags: readonly string[]
  readonly is_do_not_service: boolean
  readonly is_active: boolean
  /** Whether bills go to the property that is the billing address. If not, the billing fields say where; else they are null. */
  readonly same_as_property_address: boolean
  readonly billing_suite_no: string | null
  readonly billing_street1: string | null
  readonly billing_street2: string | null
  readonly billing_city: string | null
  readonly billing_province: string | null
  readonly billing_country: string | null
  readonly billing_postal_code: string | null
  readonly lock_version: number
  readonly created_at: number
}

export interface PropertyRecord {
  readonly id: number
  readonly company_id: number
  readonly customer_id: number
  readonly name: string | null
  readonly suite_no: string | null
  readonly street1: string
  readonly street2: string | null
  readonly city: string
  readonly province: string
  readonly country: string
  readonly postal_code: string
  /** True for one property of a customer at most. */
  readonly is_billing_address: boolean
  /** Null, both of them, until somebody says where it is. */
  readonly latitude: number | null
  readonly longitude: number | null
  /** What is charged here in place of the default tax. */
  readonly tax_id: number | null
  readonly access_notes: string | null
}

/**
 * A job. What it says of its visits (status, time, staff, counts) and of its customer (the name) is a copy that every
 * change of a visit renews, so that lists read one record a row.
 */
export interface JobRecord {
  readonly id: number
  readonly company_id: number
  readonly branch_id: number
  readonly job_number: string
  readonly title: string
  readonly description: string | null
  /** For the staff. */
  readonly notes: string | null
  readonly customer_id: number
  readonly customer_name: string
  readonly property_id: number
  readonly category_id: number
  readonly priority: PriorityCode
  readonly status: JobStatusCode
  /** Of the visit that comes next, or of the last one; null while nothing is scheduled. */
  readonly date: string | null
  readonly start_at: number | null
  readonly end_at: number | null
  /** Everybody on one of its visits. */
  readonly staff_ids: readonly number[]
  readonly visits_done: number
  readonly visits_total: number
  readonly is_recurring: boolean
  /** null where the job is not recurring, or nobody knows its rule. */
  readonly series: SeriesRecord | null
  readonly line_items: readonly LineItemRecord[]
  readonly discount_type: CodeOf<typeof discountType>
  readonly discount_value: number
  readonly discount_basis: CodeOf<typeof basis>
  readonly tax_basis: CodeOf<typeof basis>
  readonly subtotal: number
  readonly discount_total: number
  readonly tax_total: number
  readonly taxes: readonly TaxAmountRecord[]
  readonly total: number
  readonly jobfinished_notes: string | null
  readonly cancel_reason: string | null
  readonly forms: readonly AttachedFormRecord[]
  readonly invoice_id: number | null
  readonly invoice_status: CodeOf<typeof invoiceStatus> | null
  readonly created_by: number
  readonly created_at: number
  readonly updated_at: number
  /** Who changed it last. */
  readonly updated_by: number
  readonly lock_version: number
}

/** One appointment of a job. Without a time (`start_at` null) its status is 11, or 7 when it was cancelled so. */
export interface VisitRecord {
  readonly id: number
  readonly company_id: number
  readonly job_id: number
  readonly visit_number: number
  readonly date: string | null
  readonly start_at: number | null
  readonly end_at: number | null
  readonly status: JobStatusCode
  readonly staff_ids: readonly number[]
  readonly arrival_window_minutes: number
  readonly on_the_way_at: number | null
  readonly reached_at: number | null
  readonly started_at: number | null
  readonly finished_at: number | null
  readonly is_exception: boolean
  /** The date that the series has for a visit that was moved by hand, where it is known. */
  readonly series_date: string | null
  readonly notes: string | null
  readonly updated_at: number
  readonly updated_by: number
  readonly lock_version: number
}

export interface HistoryChangeRecord {
  readonly field: string
  readonly from: string | null
  readonly to: string | null
}

/** An entry of a job's timeline; never changed once written. */
export interface HistoryRecord {
  readonly id: number
  readonly company_id: number
  readonly job_id: number
  readonly visit_id: number | null
  readonly event: CodeOf<typeof historyEvent>
  readonly status: TimelineStatusCode | null
  readonly changes: readonly HistoryChangeRecord[]
  readonly note: string | null
  /** A user's id. */
  readonly actor_id: number
  readonly created_at: number
}

export interface InvoiceRecord {
  readonly id: number
  readonly company_id: number
  readonly branch_id: number
  readonly invoice_number: string
  readonly job_id: number
  readonly customer_id: number
  readonly status: CodeOf<typeof invoiceStatus>
  readonly issue_date: string
  readonly due_date: string
  readonly subtotal: number
  readonly discount_total: number
  readonly tax_total: number
  readonly total: number
  readonly amount_paid: number
  readonly balance_due: number
  readonly currency_code: string
  readonly lock_version: number
  readonly created_at: number
}

export interface PaymentRecord {
  readonly id: number
  readonly company_id: number
  readonly invoice_id: number
  readonly job_id: number
  readonly amount: number
  /** 0 cash, 1 cheque, 2 card, 3 bank transfer, 4 online. */
  readonly payment_method: 0 | 1 | 2 | 3 | 4
  readonly reference: string | null
  readonly receipt_number: string
  readonly received_by: number
  readonly paid_at: number
}
