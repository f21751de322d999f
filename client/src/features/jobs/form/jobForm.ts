import type { ReactNode } from 'react'
import type { FormLookups } from '../../settings/shared/useFormLookups.ts'
import type { StaffSearch } from '../../staff/shared/useRankedStaff.ts'
import type { FieldRules } from '../../../components/form/fieldChanges.ts'
import type { FormTypes, Moment } from '../../../components/form/defineForm.ts'
import type { ChangeScope } from '../editing/editing.generated.ts'
import type { JobFormValues } from './jobFormValues.ts'
import type { JobFormRules } from './jobRules.ts'
import { closedDaysOf } from '../../schedule/shared/dayWarning.ts'

/** Which visits a change reaches: all of them, or those from one visit on. */
export interface Reach {
  readonly scope: ChangeScope
  /** null for ALL. */
  readonly visitId: string | null
}

/** What every form of a job knows beside its values. */
export interface JobFormOwn {
  readonly lookups: FormLookups
  /** Staff whose names are known already: those of the job that is edited or copied. */
  readonly knownStaff: NonNullable<StaffSearch['staff']>
  /** The account's, IANA. */
  readonly timeZone: string
  /** It has an invoice: how it is billed stays. */
  readonly isBilled?: boolean
}

/** The form of a job, new or edited. */
export interface JobFormTypes extends FormTypes {
  values: JobFormValues
  own: JobFormOwn
  scope: Reach | null
}

/** An open form, as the sections of every job see it. */
export interface JobPage {
  readonly own: JobFormOwn
  readonly scope: Reach | null
}

export interface JobSection {
  readonly title: string
  readonly Fields: (props: { readonly page: JobPage }) => ReactNode
  readonly isStarred?: boolean
  readonly isSide?: boolean
  readonly isJoined?: boolean
}

/** In the order of the form, with its words. */
export const jobFieldRules = {
  labels: {
    customerId: 'Customer',
    propertyId: 'Property',
    categoryId: 'Category',
    branchId: 'Branch',
    title: 'Title',
    description: 'Description',
    priority: 'Priority',
    notes: 'Internal notes',
    scheduleLater: 'Scheduled',
    dates: 'Dates',
    startTime: 'Start time',
    endTime: 'End time',
    isRecurring: 'Recurring',
    recurrence: 'Rule',
    staffIds: 'Staff',
    lineItems: 'Line items',
    discountType: 'Discount type',
    discountValue: 'Discount',
    discountBasis: 'Discount applies to',
    taxBasis: 'Tax',
    taxIds: 'Taxes',
    billing: 'Invoice for',
    formIds: 'Forms',
    attachments: 'Files',
    notifyCustomer: null,
    allowClash: null,
    takenTax: null,
  },
  sets: ['dates', 'staffIds', 'taxIds', 'formIds'],
} as const satisfies FieldRules<JobFormValues>

/** The account's rules for a job. */
export const accountRules = ({ own }: Pick<Moment<JobFormTypes>, 'own'>): JobFormRules => ({
  isLineItemRequired: own.lookups.settings.customer?.isLineItemRequired,
  closedDays: closedDaysOf(own.lookups.settings),
})
