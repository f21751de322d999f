import { attachmentType } from '@callout/contracts/agreements/codes'
import { socialProvider } from '@callout/contracts/auth/schemas'
import { branchOperation, branchSort } from '@callout/contracts/branches/codes'
import { serviceSort } from '@callout/contracts/catalogue/codes'
import type { CodeTable } from '@callout/contracts/wire/codes'
import { timeFormat } from '@callout/contracts/constants'
import { customerSort } from '@callout/contracts/customers/codes'
import { attentionKind, period } from '@callout/contracts/dashboard/codes'
import { earningBucket, earningSort } from '@callout/contracts/earnings/codes'
import { fieldType, formSort, formStatus, jobFormStatus } from '@callout/contracts/forms/codes'
import { allocationRule, invoiceAge, invoiceSort, invoiceTab, paymentMethod } from '@callout/contracts/invoices/codes'
import {
  basis,
  changeScope,
  discountType,
  historyEvent,
  invoiceStatus,
  jobAttention,
  jobQuoteFilter,
  quoteApprovalKind,
  jobBilling,
  jobInvoiceStatus,
  jobSort,
  productType,
  recurrenceFrequency,
} from '@callout/contracts/jobs/codes'
import { jobFilter, jobStatus, priority, timelineStatus } from '@callout/contracts/jobs/status/status'
import { jobAction } from '@callout/contracts/jobs/status/transitions'
import { companyEvent, customerEvent, messageMedium, messageSort, messageStatus } from '@callout/contracts/notifications/codes'
import { sortDirection } from '@callout/contracts/wire/page'
import { billingCycle, cardPurpose, transactionSort, transactionStatus, transactionType } from '@callout/contracts/plans/codes'
import { subscriptionStatus } from '@callout/contracts/plans/subscriptionStatus'
import { availabilityStatus } from '@callout/contracts/profile/availability'
import { roleType } from '@callout/contracts/profile/schemas'
import { userType } from '@callout/contracts/profile/userType'
import { accountingKind, accountingLayout, calendarColour, calendarView } from '@callout/contracts/settings/codes'
import { futureVisits, invitationStatus, staffRole, staffSort } from '@callout/contracts/staff/codes'
import { contentType } from '@callout/contracts/staticContent/schemas'
import { taxSort } from '@callout/contracts/taxes/codes'

export const enums = {
  SortDirection: sortDirection,
  AttachmentType: attachmentType,
  MessageStatus: messageStatus,
  CompanyEvent: companyEvent,
  CustomerEvent: customerEvent,
  MessageMedium: messageMedium,
  MessageSort: messageSort,
  SocialProvider: socialProvider,
  UserType: userType,
  TimeFormat: timeFormat,
  RoleType: roleType,
  AvailabilityStatus: availabilityStatus,
  JobStatus: jobStatus,
  TimelineStatus: timelineStatus,
  JobFilter: jobFilter,
  JobAction: jobAction,
  JobSort: jobSort,
  BranchOperation: branchOperation,
  BranchSort: branchSort,
  JobBilling: jobBilling,
  JobInvoiceStatus: jobInvoiceStatus,
  JobAttention: jobAttention,
  JobQuoteFilter: jobQuoteFilter,
  QuoteApprovalKind: quoteApprovalKind,
  AttentionKind: attentionKind,
  Period: period,
  CustomerSort: customerSort,
  ServiceSort: serviceSort,
  TaxSort: taxSort,
  FormSort: formSort,
  FieldType: fieldType,
  FormStatus: formStatus,
  JobFormStatus: jobFormStatus,
  Priority: priority,
  DiscountType: discountType,
  Basis: basis,
  RecurrenceFrequency: recurrenceFrequency,
  ChangeScope: changeScope,
  ProductType: productType,
  InvoiceStatus: invoiceStatus,
  InvoiceAge: invoiceAge,
  InvoiceSort: invoiceSort,
  InvoiceTab: invoiceTab,
  PaymentMethod: paymentMethod,
  AllocationRule: allocationRule,
  EarningBucket: earningBucket,
  EarningSort: earningSort,
  HistoryEvent: historyEvent,
  StaffRole: staffRole,
  StaffSort: staffSort,
  FutureVisits: futureVisits,
  InvitationStatus: invitationStatus,
  StaticContentType: contentType,
  BillingCycle: billingCycle,
  SubscriptionStatus: subscriptionStatus,
  CardPurpose: cardPurpose,
  TransactionType: transactionType,
  TransactionStatus: transactionStatus,
  TransactionSort: transactionSort,
  CalendarView: calendarView,
  AccountingKind: accountingKind,
  AccountingLayout: accountingLayout,
  CalendarColour: calendarColour,
} as const satisfies Record<string, CodeTable>
