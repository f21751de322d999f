import type { ReactNode } from 'react'
import type { FormLookups } from '../../settings/lookups/useFormLookups.ts'
import type { StaffSearch } from '../../staff/team/useRankedStaff.ts'
import type { FieldRules } from '../../../components/form/fieldChanges.ts'
import type { FormTypes, FormState } from '../../../components/form/formTypes.ts'
import type { JobFormValues } from './jobFormValues.ts'
import type { JobFormRules } from './jobRules.ts'
import { closedDaysOf } from '../../schedule/fields/dayWarning.ts'
import type { ChangeScope } from '../../../lib/api/schemaTypes.generated.ts'

/** Which visits a change affects: one, it and later ones, or all. */
export interface Reach {
  readonly scope: ChangeScope
  /** null for ALL. */
  readonly visitId: string | null
}

/** Context of every job form. */
export interface JobFormOwn {
  readonly lookups: FormLookups
  readonly knownStaff: NonNullable<StaffSearch['staff']>
  /** The account's, IANA. */
  readonly timeZone: string
  /** Fields that are not the user's to set. */
  readonly fixedFields?: readonly ('branchId' | 'categoryId')[]
  /** Invoiced jobs keep their billing mode. */
  readonly isBilled?: boolean
}

export interface JobFormTypes extends FormTypes {
  values: JobFormValues
  context: JobFormOwn
  scope: Reach | null
}

/** An open form as shared sections use it. */
export interface JobPage {
  readonly context: JobFormOwn
  readonly scope: Reach | null
}

export interface JobSection {
  readonly title: string
  readonly Fields: (props: { readonly page: JobPage }) => ReactNode
  readonly isStarred?: boolean
  readonly isSide?: boolean
  readonly isJoined?: boolean
  isShown?(this: void, page: JobPage): boolean
}

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
    appliedPropertyTax: null,
  },
  unordered: ['dates', 'staffIds', 'taxIds', 'formIds'],
} as const satisfies FieldRules<JobFormValues>

export const accountRules = ({ context }: Pick<FormState<JobFormTypes>, 'context'>): JobFormRules => ({
  isLineItemRequired: context.lookups.settings.customer?.isLineItemRequired,
  closedDays: closedDaysOf(context.lookups.settings),
})
