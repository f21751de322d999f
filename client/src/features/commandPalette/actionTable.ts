import type { Authority } from '@callout/contracts/profile/authorities'
import type { UserTypeCode } from '@callout/contracts/profile/userType'
import {
  IconBell,
  IconBellDollar,
  IconBook2,
  IconCalendarX,
  IconCashRegister,
  IconCopy,
  IconFileDescription,
  IconFileInvoice,
  IconGauge,
  IconHelpCircle,
  IconKey,
  IconKeyboard,
  IconLifebuoy,
  IconLogout,
  IconMapPinPlus,
  IconPlus,
  IconTemplate,
  IconTool,
  IconUpload,
  IconUser,
  IconUserPlus,
  type TablerIcon,
} from '@tabler/icons-react'
import { attentionLists } from '../dashboard/todayLists.ts'
import { signOut } from '../../lib/navigation/sessionMoves.ts'
import { paths } from '../../lib/paths.ts'
import type { StaffRight } from '../../lib/session/staffRights.ts'
import { accountingAuthorities } from '../../lib/session/accountingAuthorities.ts'
import type { FoundIds } from './searchKinds.ts'

/** Opened beside the page when its action is chosen. */
export type PaletteDialogName = 'KEYS' | 'REMINDERS'

interface Offered {
  readonly title: string
  readonly Icon: TablerIcon
  readonly terms?: string
  /** Each of these is needed. */
  readonly needs?: readonly Authority[]
  /** Staff with this right need no authority. */
  readonly staffRight?: StaffRight
  /** Account types that have no use for it. */
  readonly notFor?: readonly UserTypeCode[]
  readonly isFrequent?: boolean
}

/** Opens a page or a dialog, or does something at once. */
export interface Action extends Offered {
  readonly to?: string
  readonly dialog?: PaletteDialogName
  readonly act?: () => void
}

/** An action on a record, which is searched for behind the action's title: "New job for lopez". */
export interface RecordAction extends Offered {
  /** Other beginnings that mean the same. */
  readonly openings?: readonly string[]
  /** Kinds of records by their names in `searchKinds`, and the page of the action; null where a record has none. */
  readonly records: Readonly<Record<string, (ids: FoundIds) => string | null>>
  /** The text typed behind the title. */
  readonly hint: string
}

const create = (title: string, to: string, needs: Authority, more: Partial<Action> = {}): Action => ({
  title,
  to,
  needs: [needs],
  Icon: IconPlus,
  terms: 'add create book',
  ...more,
})

export const actionTable: readonly Action[] = [
  create('New job', paths.newJob(), 'manage_jobs', { isFrequent: true }),
  create('New customer', paths.newCustomer(), 'manage_customers', { isFrequent: true }),
  create('New quote', paths.newQuote(), 'manage_jobs', { terms: 'add create estimate offer price', isFrequent: true }),
  {
    title: 'Search equipment',
    to: paths.equipment(),
    Icon: IconTool,
    terms: 'units appliances warranty serial number age',
  },
  {
    title: 'Send reminders',
    dialog: 'REMINDERS',
    needs: ['manage_invoices', 'view_prices'],
    Icon: IconBellDollar,
    terms: 'remind overdue unpaid late invoices chase',
    isFrequent: true,
  },
  {
    title: 'Create invoices for finished jobs',
    to: paths.jobsWith(attentionLists.invoice.query),
    needs: ['manage_invoices'],
    Icon: IconFileInvoice,
    terms: 'bill new invoice ready',
    isFrequent: true,
  },
  {
    title: 'Invite a staff member',
    to: paths.newStaff(),
    needs: ['manage_staff'],
    notFor: ['individual'],
    Icon: IconUserPlus,
    terms: 'new add create staff team technician employee user',
    isFrequent: true,
  },
  create('New service or product', paths.newService(), 'manage_services'),
  create('New category', paths.newCategory(), 'manage_services'),
  create('New tax', paths.newTax(), 'manage_taxes'),
  create('New form', paths.newForm(), 'manage_forms'),
  create('New branch', paths.newBranch(), 'manage_branches'),
  create('New message template', paths.newMessageTemplate(), 'manage_notifications'),
  { title: 'Capacity', to: paths.capacity(), needs: ['dispatch'], Icon: IconGauge, terms: 'schedule hours booked available utilization' },
  {
    title: 'Accounting export',
    to: paths.accounting(),
    needs: accountingAuthorities,
    Icon: IconBook2,
    terms: 'quickbooks xero journal bookkeeping csv excel download invoices payments',
  },
  { title: 'Import customers', to: paths.importCustomers(), needs: ['manage_customers'], Icon: IconUpload, terms: 'csv upload' },
  { title: 'Import price list', to: paths.importServices(), needs: ['manage_services'], Icon: IconUpload, terms: 'csv upload services' },
  { title: 'Message templates', to: paths.messageTemplates(), needs: ['manage_notifications'], Icon: IconTemplate, terms: 'text email' },
  { title: 'Notifications', to: paths.notifications(), Icon: IconBell, terms: 'alerts news' },
  { title: 'Your profile', to: paths.profile(), Icon: IconUser, terms: 'account name phone hours time off availability' },
  { title: 'Change password', to: paths.changePassword(), Icon: IconKey, terms: 'account security' },
  { title: 'Help', to: paths.help(), Icon: IconHelpCircle, terms: 'manual questions' },
  { title: 'Contact support', to: paths.helpContact(), Icon: IconLifebuoy, terms: 'help feedback problem' },
  { title: 'Keyboard shortcuts', dialog: 'KEYS', Icon: IconKeyboard, terms: 'keys help' },
  { title: 'Sign out', act: () => void signOut(), Icon: IconLogout, terms: 'log out logout leave' },
]

const ofCustomer =
  (path: (customerId: string) => string) =>
  ({ customerId }: FoundIds): string | null =>
    customerId === undefined ? null : path(customerId)

const CUSTOMER_HINT = 'Type a customer’s name, phone or street.'

export const recordActionTable: readonly RecordAction[] = [
  {
    title: 'New job for',
    openings: ['new job', 'job for', 'book for'],
    needs: ['manage_jobs'],
    Icon: IconPlus,
    terms: 'add create book customer',
    isFrequent: true,
    records: {
      customers: ofCustomer(paths.newJobFor),
      properties: ({ customerId, propertyId }) => (customerId === undefined ? null : paths.newJobFor(customerId, propertyId)),
    },
    hint: CUSTOMER_HINT,
  },
  {
    title: 'New quote for',
    openings: ['new quote', 'quote for', 'estimate for'],
    needs: ['manage_jobs'],
    staffRight: 'quote',
    Icon: IconPlus,
    terms: 'add create estimate offer customer',
    records: {
      customers: ofCustomer(paths.newQuoteFor),
      properties: ({ customerId, propertyId }) => (customerId === undefined ? null : paths.newQuoteFor(customerId, propertyId)),
      jobs: ({ jobId }) => (jobId === undefined ? null : paths.newQuoteLike(jobId)),
    },
    hint: 'Type a customer’s name, phone or street, or a job number.',
  },
  {
    title: 'Record payment for',
    openings: ['record payment from', 'record payment', 'record a payment for', 'payment for', 'payment from'],
    needs: ['record_payments', 'view_prices'],
    Icon: IconCashRegister,
    terms: 'cash check money paid receive customer invoice',
    isFrequent: true,
    records: {
      customers: ofCustomer(paths.cashOutOf),
      invoices: ({ invoiceId }) => (invoiceId === undefined ? null : paths.cashOut([invoiceId])),
    },
    hint: 'Type a customer’s name or an invoice number.',
  },
  {
    title: 'Send reminder to',
    openings: ['send reminders to', 'remind'],
    needs: ['manage_invoices', 'view_prices'],
    Icon: IconBellDollar,
    terms: 'overdue unpaid customer',
    records: { customers: ofCustomer(paths.remindCustomer) },
    hint: CUSTOMER_HINT,
  },
  {
    title: 'Statement for',
    openings: ['statement of', 'statement'],
    needs: ['manage_invoices', 'view_prices'],
    Icon: IconFileDescription,
    terms: 'account balance customer',
    records: { customers: ofCustomer(paths.statement) },
    hint: CUSTOMER_HINT,
  },
  {
    title: 'New property for',
    openings: ['new property', 'new address for'],
    needs: ['manage_customers'],
    Icon: IconMapPinPlus,
    terms: 'add create address customer',
    records: { customers: ofCustomer(paths.newProperty) },
    hint: CUSTOMER_HINT,
  },
  {
    title: 'Duplicate job',
    openings: ['copy job', 'repeat job'],
    needs: ['manage_jobs'],
    Icon: IconCopy,
    terms: 'again same',
    records: { jobs: ({ jobId }) => (jobId === undefined ? null : paths.duplicateJob(jobId)) },
    hint: 'Type a job number, a title or a customer’s name.',
  },
  {
    title: 'Reassign visits of',
    openings: ['reassign'],
    needs: ['dispatch', 'manage_staff'],
    notFor: ['individual'],
    Icon: IconCalendarX,
    terms: 'absent sick off staff day',
    records: { staff: ({ staffId }) => (staffId === undefined ? null : paths.reassign(staffId)) },
    hint: 'Type a staff member’s name.',
  },
]
