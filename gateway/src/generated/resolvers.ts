import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { JobSource, VisitSource, DispatchVisitSource, StaffVisitSource, CustomerSource, PropertySource, FormSource, JobFormSource, FormSectionSource, FormFieldSource, InvoiceSource, UnpaidInvoiceSource, SentAttachmentSource, ClientMessageSource, UserSource, SubscriptionSource, OwnSubscriptionSource, SubscribedSource, GeneralDataSource, StaticContentSource } from '../schema/sources.ts';
import type { GatewayContext } from '../schema/context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string | number; output: number | string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A day as YYYY-MM-DD, in the account's time zone. */
  CalendarDate: { input: string; output: string; }
  /** A time of day as HH:mm on a 24-hour clock, in the account's time zone. */
  ClockTime: { input: string; output: string; }
  /** An instant, in Unix seconds. */
  Instant: { input: number; output: number; }
  /** An amount of money with at most two decimals, in the accompanying currency. */
  Money: { input: number; output: number; }
};

/** The code of an account, tax or item in an accounting program. */
export type AccountingCode = {
  __typename?: 'AccountingCode';
  code: Scalars['String']['output'];
  kind: AccountingKind;
  layout: AccountingLayout;
  /** The tax or item by its name on invoices, or the account by its key. */
  name: Scalars['String']['output'];
};

/** A code of the accounting export. */
export type AccountingCodeInput = {
  code: Scalars['String']['input'];
  kind: AccountingKind;
  layout: AccountingLayout;
  name: Scalars['String']['input'];
};

/** What has another name in an accounting program. */
export type AccountingKind =
  | 'account'
  | 'item'
  | 'tax';

/** Files of the accounting export. */
export type AccountingLayout =
  | 'journal'
  | 'quickbooks'
  | 'xero';

/** Success, with the server's message. */
export type Acknowledged = {
  __typename?: 'Acknowledged';
  message?: Maybe<Scalars['String']['output']>;
};

/** A staff member's day. */
export type ActiveStaff = {
  __typename?: 'ActiveStaff';
  availabilityStatus?: Maybe<AvailabilityStatus>;
  avatarUrl?: Maybe<Scalars['String']['output']>;
  /** Visits of the day that overlap another one of the same person. */
  clashCount?: Maybe<Scalars['Int']['output']>;
  /** CSS colour. */
  color?: Maybe<Scalars['String']['output']>;
  /** The running visit. */
  currentVisit?: Maybe<StaffVisit>;
  id: Scalars['ID']['output'];
  lateCount?: Maybe<Scalars['Int']['output']>;
  /** Last known location in degrees, with its time. */
  latitude?: Maybe<Scalars['Float']['output']>;
  locationAt?: Maybe<Scalars['Instant']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  nextVisit?: Maybe<StaffVisit>;
  visitsDone?: Maybe<Scalars['Int']['output']>;
  visitsTotal?: Maybe<Scalars['Int']['output']>;
};

/** One page of `activeStaff`. */
export type ActiveStaffPage = {
  __typename?: 'ActiveStaffPage';
  items: Array<ActiveStaff>;
  page?: Maybe<Scalars['Int']['output']>;
  perPage?: Maybe<Scalars['Int']['output']>;
  totalCount?: Maybe<Scalars['Int']['output']>;
  unreadable: Array<Maybe<Scalars['ID']['output']>>;
};

/** A note on a visit or on the job as a whole. */
export type AddJobNoteInput = {
  /** New files for the visit, or for the job. */
  attachments?: InputMaybe<Array<AttachmentInput>>;
  jobId: Scalars['ID']['input'];
  note: Scalars['String']['input'];
  /** When an offline note was written. */
  occurredAt?: InputMaybe<Scalars['Instant']['input']>;
  visitId?: InputMaybe<Scalars['ID']['input']>;
};

/** An authority of staff admins. */
export type AdminAuthority = {
  __typename?: 'AdminAuthority';
  description?: Maybe<Scalars['String']['output']>;
  group?: Maybe<Scalars['String']['output']>;
  key: Scalars['String']['output'];
  label: Scalars['String']['output'];
};

/** The result of marking all as read. */
export type AllNotificationsRead = {
  __typename?: 'AllNotificationsRead';
  unreadCount?: Maybe<Scalars['Int']['output']>;
  updatedCount?: Maybe<Scalars['Int']['output']>;
};

/** An invoice's part of a payment. */
export type AllocationInput = {
  amount: Scalars['Money']['input'];
  invoiceId: Scalars['ID']['input'];
};

/** How a payment is divided among several invoices. */
export type AllocationRule =
  | 'manual'
  | 'oldest_first'
  | 'proportional';

/** A form to fill in on a job. */
export type AttachedForm = {
  __typename?: 'AttachedForm';
  formId: Scalars['ID']['output'];
  formName?: Maybe<Scalars['String']['output']>;
  isRequired?: Maybe<Scalars['Boolean']['output']>;
  isSubmitted?: Maybe<Scalars['Boolean']['output']>;
  jobFormId?: Maybe<Scalars['ID']['output']>;
};

/** A job's file. */
export type Attachment = {
  __typename?: 'Attachment';
  /** Media type. */
  contentType?: Maybe<Scalars['String']['output']>;
  fileName?: Maybe<Scalars['String']['output']>;
  fileUrl?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Bytes. */
  size?: Maybe<Scalars['Int']['output']>;
  /** The visit it was added to; null: the job as a whole. */
  visitId?: Maybe<Scalars['ID']['output']>;
};

/** With `id` an existing file, else a new one. */
export type AttachmentInput = {
  contentType?: InputMaybe<Scalars['String']['input']>;
  fileBase64?: InputMaybe<Scalars['String']['input']>;
  fileName?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
};

/** Types of documents to send. */
export type AttachmentType =
  | 'contract'
  | 'invoice'
  | 'job_form'
  | 'receipt';

/** A record that needs attention. */
export type Attention = {
  __typename?: 'Attention';
  action?: Maybe<Scalars['String']['output']>;
  dueAt?: Maybe<Scalars['Instant']['output']>;
  kind: AttentionKind;
  recordId?: Maybe<Scalars['ID']['output']>;
  /** `job` or `invoice`. */
  recordType?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
};

/** Reasons of attention items. */
export type AttentionKind =
  | 'clash'
  | 'finished_not_invoiced'
  | 'invoice_overdue'
  | 'late_visit'
  | 'unassigned_soon';

/** The visitor's source, from the cookie `signup_urlParam`. */
export type AttributionInput = {
  uCname?: InputMaybe<Scalars['String']['input']>;
  uInitialReferrer?: InputMaybe<Scalars['String']['input']>;
  uMedium?: InputMaybe<Scalars['String']['input']>;
  uReferrerUrl?: InputMaybe<Scalars['String']['input']>;
  uReferringDomain?: InputMaybe<Scalars['String']['input']>;
  uSource?: InputMaybe<Scalars['String']['input']>;
};

/** A user's availability. */
export type AvailabilityChanged = {
  __typename?: 'AvailabilityChanged';
  availabilityStatus: AvailabilityStatus;
  changedAt?: Maybe<Scalars['Instant']['output']>;
  userId: Scalars['ID']['output'];
};

/** 1 available, 2 busy, 3 off. */
export type AvailabilityStatus =
  | 1
  | 2
  | 3;

/** Base of a tax or discount: spec §9, gross (0) and net (1). */
export type Basis =
  | 0
  | 1;

/** Billing cycles. */
export type BillingCycle =
  | 'month'
  | 'year';

/** A location of a company with staff and jobs. */
export type Branch = {
  __typename?: 'Branch';
  /** On one line. */
  address?: Maybe<Scalars['String']['output']>;
  alternateNo?: Maybe<Scalars['String']['output']>;
  alternatePhoneCountryCode?: Maybe<Scalars['String']['output']>;
  /** Null without a head, or if unknown. */
  branchHead?: Maybe<BranchHead>;
  city?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  /** For deleted branches. */
  deletedAt?: Maybe<Scalars['Instant']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isActive?: Maybe<Scalars['Boolean']['output']>;
  isDefault?: Maybe<Scalars['Boolean']['output']>;
  /** Degrees. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Degrees. */
  longitude?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** Neither completed nor cancelled. */
  openJobsCount?: Maybe<Scalars['Int']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  phoneCountryCode?: Maybe<Scalars['String']['output']>;
  province?: Maybe<Scalars['String']['output']>;
  /** Active people who do visits. */
  staffCount?: Maybe<Scalars['Int']['output']>;
  street1?: Maybe<Scalars['String']['output']>;
  street2?: Maybe<Scalars['String']['output']>;
  suiteNo?: Maybe<Scalars['String']['output']>;
  website?: Maybe<Scalars['String']['output']>;
  zipcode?: Maybe<Scalars['String']['output']>;
};

/** A change of a branch: fields not sent are unchanged; null clears a field. */
export type BranchChangeInput = {
  /** On one line. */
  address?: InputMaybe<Scalars['String']['input']>;
  alternateNo?: InputMaybe<Scalars['String']['input']>;
  alternatePhoneCountryCode?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  phoneCountryCode?: InputMaybe<Scalars['String']['input']>;
  province?: InputMaybe<Scalars['String']['input']>;
  street1?: InputMaybe<Scalars['String']['input']>;
  street2?: InputMaybe<Scalars['String']['input']>;
  suiteNo?: InputMaybe<Scalars['String']['input']>;
  website?: InputMaybe<Scalars['String']['input']>;
  zipcode?: InputMaybe<Scalars['String']['input']>;
};

/** Payments by branch. */
export type BranchEarnings = {
  __typename?: 'BranchEarnings';
  amount?: Maybe<Scalars['Money']['output']>;
  branchId?: Maybe<Scalars['ID']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

/** The person who manages one branch and sees only that branch. */
export type BranchHead = {
  __typename?: 'BranchHead';
  address?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  phoneCountryCode?: Maybe<Scalars['String']['output']>;
};

/** A change of a branch head. */
export type BranchHeadChangeInput = {
  address: Scalars['String']['input'];
  branchHeadId: Scalars['ID']['input'];
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  phoneCountryCode?: InputMaybe<Scalars['String']['input']>;
};

/** Spec §5, branch head. */
export type BranchHeadInput = {
  address: Scalars['String']['input'];
  branchId: Scalars['ID']['input'];
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  phoneCountryCode?: InputMaybe<Scalars['String']['input']>;
};

/** Spec §5, branch. */
export type BranchInput = {
  /** On one line. */
  address: Scalars['String']['input'];
  alternateNo?: InputMaybe<Scalars['String']['input']>;
  alternatePhoneCountryCode?: InputMaybe<Scalars['String']['input']>;
  city: Scalars['String']['input'];
  country: Scalars['String']['input'];
  email: Scalars['String']['input'];
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  name: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  phoneCountryCode?: InputMaybe<Scalars['String']['input']>;
  province: Scalars['String']['input'];
  street1: Scalars['String']['input'];
  street2?: InputMaybe<Scalars['String']['input']>;
  suiteNo?: InputMaybe<Scalars['String']['input']>;
  website?: InputMaybe<Scalars['String']['input']>;
  zipcode?: InputMaybe<Scalars['String']['input']>;
};

/** Operations on a branch. */
export type BranchOperation =
  | 'activate'
  | 'deactivate'
  | 'delete'
  | 'set_default';

/** A branch and the operation. */
export type BranchOperationInput = {
  branchId: Scalars['ID']['input'];
  /** The branch that the records of a deleted branch move to, if the backend supports it. */
  moveToBranchId?: InputMaybe<Scalars['ID']['input']>;
  operation: BranchOperation;
};

/** One page of branches. */
export type BranchPage = {
  __typename?: 'BranchPage';
  /** Fields of `BranchesInput` that the backend ignored and the gateway couldn't emulate. */
  ignored: Array<Scalars['String']['output']>;
  items: Array<Branch>;
  page?: Maybe<Scalars['Int']['output']>;
  perPage?: Maybe<Scalars['Int']['output']>;
  totalCount?: Maybe<Scalars['Int']['output']>;
  unreadable: Array<Maybe<Scalars['ID']['output']>>;
};

/** Sort columns of branches. */
export type BranchSort =
  | 'city'
  | 'name';

/** Filters and order of branches. Default: the default branch first. */
export type BranchesInput = {
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sortBy?: InputMaybe<BranchSort>;
  sortDirection?: InputMaybe<SortDirection>;
};

/** One weekday. */
export type BusinessDay = {
  __typename?: 'BusinessDay';
  close?: Maybe<Scalars['ClockTime']['output']>;
  /** 0 Sunday to 6 Saturday. */
  day: Scalars['Int']['output'];
  isOn: Scalars['Boolean']['output'];
  open?: Maybe<Scalars['ClockTime']['output']>;
};

/** A weekday; its hours are required if open. */
export type BusinessDayInput = {
  close?: InputMaybe<Scalars['ClockTime']['input']>;
  /** 0 Sunday to 6 Saturday. */
  day: Scalars['Int']['input'];
  isOn: Scalars['Boolean']['input'];
  open?: InputMaybe<Scalars['ClockTime']['input']>;
};

/** What the calendar's colors show. */
export type CalendarColour =
  | 'category'
  | 'staff'
  | 'status';

/** Calendar settings. */
export type CalendarSetting = {
  __typename?: 'CalendarSetting';
  colourBy?: Maybe<CalendarColour>;
  defaultView?: Maybe<CalendarView>;
  /** First day of the week: 0 Sunday to 6 Saturday. */
  firstDay?: Maybe<Scalars['Int']['output']>;
  showWeekends?: Maybe<Scalars['Boolean']['output']>;
};

/** Fields not sent are unchanged. */
export type CalendarSettingInput = {
  colourBy?: InputMaybe<CalendarColour>;
  defaultView?: InputMaybe<CalendarView>;
  /** 0 Sunday to 6 Saturday. */
  firstDay?: InputMaybe<Scalars['Int']['input']>;
  showWeekends?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Initial view of the calendar. */
export type CalendarView =
  | 'day'
  | 'month'
  | 'week';

/** A reason for cancelling a job. */
export type CancelReason = {
  __typename?: 'CancelReason';
  id: Scalars['ID']['output'];
  reason: Scalars['String']['output'];
  requiresNote?: Maybe<Scalars['Boolean']['output']>;
};

/** Purpose of the card form. */
export type CardPurpose =
  | 'payment'
  | 'setup';

/** Parameters of the payment service's card form. */
export type CardToken = {
  __typename?: 'CardToken';
  clientSecret?: Maybe<Scalars['String']['output']>;
  expiresAt?: Maybe<Scalars['Instant']['output']>;
  publishableKey?: Maybe<Scalars['String']['output']>;
};

/** A trade of a company and its jobs. */
export type Category = {
  __typename?: 'Category';
  description?: Maybe<Scalars['String']['output']>;
  /** Contact address of the trade. */
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Whether it is one of the company's trades. */
  isSelected?: Maybe<Scalars['Boolean']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  servicesCount?: Maybe<Scalars['Int']['output']>;
};

/** A change of a trade. Fields not sent are unchanged. */
export type CategoryChangeInput = {
  description?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};

/** Payments by trade. */
export type CategoryEarnings = {
  __typename?: 'CategoryEarnings';
  amount?: Maybe<Scalars['Money']['output']>;
  categoryId?: Maybe<Scalars['ID']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

/** A new trade. */
export type CategoryInput = {
  description: Scalars['String']['input'];
  email: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

/** One page of trades. */
export type CategoryPage = {
  __typename?: 'CategoryPage';
  items: Array<Category>;
  page?: Maybe<Scalars['Int']['output']>;
  perPage?: Maybe<Scalars['Int']['output']>;
  totalCount?: Maybe<Scalars['Int']['output']>;
  unreadable: Array<Maybe<Scalars['ID']['output']>>;
};

/** Spec §5, change password. */
export type ChangePasswordInput = {
  oldPassword: Scalars['String']['input'];
  password: Scalars['String']['input'];
  passwordConfirmation: Scalars['String']['input'];
};

/** Visits that a change of a recurring job affects. */
export type ChangeScope =
  | 'all'
  | 'future'
  | 'this';

/** A place of a first-level area. */
export type City = {
  __typename?: 'City';
  id: Scalars['ID']['output'];
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  name: Scalars['String']['output'];
};

/** A visit that overlaps the requested time. */
export type Clash = {
  __typename?: 'Clash';
  endAt?: Maybe<Scalars['Instant']['output']>;
  jobNumber?: Maybe<Scalars['String']['output']>;
  staffId?: Maybe<Scalars['ID']['output']>;
  startAt?: Maybe<Scalars['Instant']['output']>;
  visitId: Scalars['ID']['output'];
};

/** A message to a customer. */
export type ClientMessage = {
  __typename?: 'ClientMessage';
  /** The attached job files. */
  attachmentIds?: Maybe<Array<Scalars['ID']['output']>>;
  attachmentName?: Maybe<Scalars['String']['output']>;
  body?: Maybe<Scalars['String']['output']>;
  clientName?: Maybe<Scalars['String']['output']>;
  customerId?: Maybe<Scalars['ID']['output']>;
  /** The backend's id, or one derived from the message. */
  id: Scalars['ID']['output'];
  /** The record it is about. */
  invoiceId?: Maybe<Scalars['ID']['output']>;
  /** The attached submitted form. */
  jobFormId?: Maybe<Scalars['ID']['output']>;
  jobId?: Maybe<Scalars['ID']['output']>;
  /** By its name on the wire: `email`, `sms`. */
  notificationMedium?: Maybe<Scalars['String']['output']>;
  /** By its name on the wire: `visit_moved`, `invoice`. */
  notificationType?: Maybe<Scalars['String']['output']>;
  receiptNumber?: Maybe<Scalars['String']['output']>;
  sentAt?: Maybe<Scalars['Instant']['output']>;
  sentBy?: Maybe<Person>;
  /** Date and time in the account's zone: `2026-11-21`, `10:00`. */
  sentDate?: Maybe<Scalars['String']['output']>;
  sentTime?: Maybe<Scalars['String']['output']>;
  status?: Maybe<MessageStatus>;
  /** Why, in a sentence. */
  statusDesc?: Maybe<Scalars['String']['output']>;
  subject?: Maybe<Scalars['String']['output']>;
  to?: Maybe<Scalars['String']['output']>;
};

/** One page of the log. */
export type ClientMessagePage = {
  __typename?: 'ClientMessagePage';
  /** Fields of `ClientMessagesInput` that the backend ignored and the gateway couldn't emulate. */
  ignored: Array<Scalars['String']['output']>;
  items: Array<ClientMessage>;
  page?: Maybe<Scalars['Int']['output']>;
  perPage?: Maybe<Scalars['Int']['output']>;
  totalCount?: Maybe<Scalars['Int']['output']>;
  unreadable: Array<Maybe<Scalars['ID']['output']>>;
};

/** Filters, order and page of the log. */
export type ClientMessagesInput = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Whole days of the account's time zone. */
  dateFrom?: InputMaybe<Scalars['CalendarDate']['input']>;
  dateTo?: InputMaybe<Scalars['CalendarDate']['input']>;
  jobId?: InputMaybe<Scalars['ID']['input']>;
  notificationMedium?: InputMaybe<MessageMedium>;
  /** By its name on the wire: `visit_moved`, `invoice`. */
  notificationType?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sortBy?: InputMaybe<MessageSort>;
  sortDirection?: InputMaybe<SortDirection>;
  status?: InputMaybe<MessageStatus>;
};

/** A code was sent. */
export type CodeSent = {
  __typename?: 'CodeSent';
  message?: Maybe<Scalars['String']['output']>;
  /** Seconds until the next code may be requested. */
  resendAfter?: Maybe<Scalars['Int']['output']>;
  /** Replaces the current token if the backend sends one. */
  token?: Maybe<Scalars['String']['output']>;
  user?: Maybe<User>;
};

/** The company's profile. */
export type Company = {
  __typename?: 'Company';
  /** On one line. */
  address?: Maybe<Scalars['String']['output']>;
  branchesCount?: Maybe<Scalars['Int']['output']>;
  categoryIds?: Maybe<Array<Scalars['ID']['output']>>;
  city?: Maybe<Scalars['String']['output']>;
  /** Code of a range, such as 6-10. */
  companySize?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** A picture's URL, possibly a `data:` URL. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  organizationEmail?: Maybe<Scalars['String']['output']>;
  organizationName?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  phoneCountryCode?: Maybe<Scalars['String']['output']>;
  province?: Maybe<Scalars['String']['output']>;
  staffCount?: Maybe<Scalars['Int']['output']>;
  street1?: Maybe<Scalars['String']['output']>;
  website?: Maybe<Scalars['String']['output']>;
  zipcode?: Maybe<Scalars['String']['output']>;
};

/** Events of notifications. */
export type CompanyEvent =
  | 'form_submitted'
  | 'invoice_created'
  | 'job_assigned'
  | 'job_cancelled'
  | 'job_created'
  | 'job_declined'
  | 'job_finished'
  | 'payment_received'
  | 'service_started'
  | 'staff_on_the_way'
  | 'staff_reached'
  | 'visit_moved';

/** Changed notification setting of one event. */
export type CompanyNotificationInput = {
  email?: InputMaybe<Scalars['Boolean']['input']>;
  event: CompanyEvent;
  inApp?: InputMaybe<Scalars['Boolean']['input']>;
  sms?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Notification setting of one event. */
export type CompanyNotificationSetting = {
  __typename?: 'CompanyNotificationSetting';
  email?: Maybe<Scalars['Boolean']['output']>;
  event: CompanyEvent;
  inApp?: Maybe<Scalars['Boolean']['output']>;
  sms?: Maybe<Scalars['Boolean']['output']>;
};

/** The company's settings. Null if unknown. */
export type CompanySettings = {
  __typename?: 'CompanySettings';
  customer?: Maybe<CustomerSetting>;
  job?: Maybe<JobSetting>;
  team?: Maybe<TeamSetting>;
};

/** The support contact form. */
export type ContactSupportInput = {
  email: Scalars['String']['input'];
  message: Scalars['String']['input'];
  name: Scalars['String']['input'];
  pageUrl?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  subject: Scalars['String']['input'];
  /** Omits the product's version. */
  withoutVersion?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Spec §3, Country. */
export type Country = {
  __typename?: 'Country';
  /** ISO 3166-1 alpha-2. */
  code: Scalars['String']['output'];
  /** Digits, without plus. */
  dialCode: Scalars['String']['output'];
  id?: Maybe<Scalars['ID']['output']>;
  name: Scalars['String']['output'];
};

/** The result of adding a customer. */
export type CreateCustomerResult = Customer | DuplicateCustomer;

/** A supported currency. */
export type Currency = {
  __typename?: 'Currency';
  /** ISO 4217. */
  code: Scalars['String']['output'];
  decimals?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  symbol?: Maybe<Scalars['String']['output']>;
};

/** A customer. Jobs embed id, name and phone; other fields need `GET /customers/{id}`, once per customer. */
export type Customer = {
  __typename?: 'Customer';
  alternatePhone?: Maybe<Scalars['String']['output']>;
  alternatePhoneCountryCode?: Maybe<Scalars['String']['output']>;
  billedTotal?: Maybe<Scalars['Money']['output']>;
  billingCity?: Maybe<Scalars['String']['output']>;
  billingCountry?: Maybe<Scalars['String']['output']>;
  billingPostalCode?: Maybe<Scalars['String']['output']>;
  billingProvince?: Maybe<Scalars['String']['output']>;
  billingStreet1?: Maybe<Scalars['String']['output']>;
  billingStreet2?: Maybe<Scalars['String']['output']>;
  billingSuiteNo?: Maybe<Scalars['String']['output']>;
  branchId?: Maybe<Scalars['ID']['output']>;
  /** City of the billing property, else of the first one. */
  city?: Maybe<Scalars['String']['output']>;
  companyName?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['Instant']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  /** Whether messages are sent by email. */
  emailNotification?: Maybe<Scalars['Boolean']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isActive?: Maybe<Scalars['Boolean']['output']>;
  isDoNotService?: Maybe<Scalars['Boolean']['output']>;
  jobsCount?: Maybe<Scalars['Int']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  /** Start of the latest visit. */
  lastVisitAt?: Maybe<Scalars['Instant']['output']>;
  lockVersion?: Maybe<Scalars['Int']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** Start of the next visit. */
  nextVisitAt?: Maybe<Scalars['Instant']['output']>;
  notes?: Maybe<Scalars['String']['output']>;
  outstandingBalance?: Maybe<Scalars['Money']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  phoneCountryCode?: Maybe<Scalars['String']['output']>;
  properties?: Maybe<Array<Property>>;
  /** Whether bills go to the billing property; if not, to the billing fields. */
  sameAsPropertyAddress?: Maybe<Scalars['Boolean']['output']>;
  /** Whether messages are sent as text messages. */
  smsNotification?: Maybe<Scalars['Boolean']['output']>;
  tags?: Maybe<Array<Scalars['String']['output']>>;
  website?: Maybe<Scalars['String']['output']>;
};

/** A change of a customer. Fields not sent are unchanged; null, empty text and empty lists clear a field. */
export type CustomerChangeInput = {
  alternatePhone?: InputMaybe<Scalars['String']['input']>;
  alternatePhoneCountryCode?: InputMaybe<Scalars['String']['input']>;
  billingCity?: InputMaybe<Scalars['String']['input']>;
  billingCountry?: InputMaybe<Scalars['String']['input']>;
  billingPostalCode?: InputMaybe<Scalars['String']['input']>;
  billingProvince?: InputMaybe<Scalars['String']['input']>;
  /** Required unless bills go to a property. */
  billingStreet1?: InputMaybe<Scalars['String']['input']>;
  billingStreet2?: InputMaybe<Scalars['String']['input']>;
  billingSuiteNo?: InputMaybe<Scalars['String']['input']>;
  branchId?: InputMaybe<Scalars['ID']['input']>;
  companyName?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  emailNotification?: InputMaybe<Scalars['Boolean']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  isDoNotService?: InputMaybe<Scalars['Boolean']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  lockVersion?: InputMaybe<Scalars['Int']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Digits. */
  phone?: InputMaybe<Scalars['String']['input']>;
  phoneCountryCode?: InputMaybe<Scalars['String']['input']>;
  sameAsPropertyAddress?: InputMaybe<Scalars['Boolean']['input']>;
  smsNotification?: InputMaybe<Scalars['Boolean']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  website?: InputMaybe<Scalars['String']['input']>;
};

/** Events of customer messages. */
export type CustomerEvent =
  | 'invoice_overdue'
  | 'invoice_sent'
  | 'job_cancelled'
  | 'job_finished'
  | 'on_the_way'
  | 'payment_receipt'
  | 'visit_confirmation'
  | 'visit_moved'
  | 'visit_reminder';

/** Spec §5, customer with the first property. */
export type CustomerInput = {
  accessNotes?: InputMaybe<Scalars['String']['input']>;
  alternatePhone?: InputMaybe<Scalars['String']['input']>;
  alternatePhoneCountryCode?: InputMaybe<Scalars['String']['input']>;
  billingCity?: InputMaybe<Scalars['String']['input']>;
  billingCountry?: InputMaybe<Scalars['String']['input']>;
  billingPostalCode?: InputMaybe<Scalars['String']['input']>;
  billingProvince?: InputMaybe<Scalars['String']['input']>;
  /** Required unless `sameAsPropertyAddress`. */
  billingStreet1?: InputMaybe<Scalars['String']['input']>;
  billingStreet2?: InputMaybe<Scalars['String']['input']>;
  billingSuiteNo?: InputMaybe<Scalars['String']['input']>;
  branchId?: InputMaybe<Scalars['ID']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  companyName?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  emailNotification?: InputMaybe<Scalars['Boolean']['input']>;
  firstName: Scalars['String']['input'];
  /** Save in spite of a possible duplicate. */
  ignoreDuplicates?: InputMaybe<Scalars['Boolean']['input']>;
  /** Default: true. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  isDoNotService?: InputMaybe<Scalars['Boolean']['input']>;
  lastName: Scalars['String']['input'];
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Digits. */
  phone?: InputMaybe<Scalars['String']['input']>;
  phoneCountryCode?: InputMaybe<Scalars['String']['input']>;
  postalCode?: InputMaybe<Scalars['String']['input']>;
  propertyName?: InputMaybe<Scalars['String']['input']>;
  province?: InputMaybe<Scalars['String']['input']>;
  /** Default: true. */
  sameAsPropertyAddress?: InputMaybe<Scalars['Boolean']['input']>;
  smsNotification?: InputMaybe<Scalars['Boolean']['input']>;
  street1: Scalars['String']['input'];
  street2?: InputMaybe<Scalars['String']['input']>;
  suiteNo?: InputMaybe<Scalars['String']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  website?: InputMaybe<Scalars['String']['input']>;
};

/** A preview and its options. */
export type CustomerMessage = {
  __typename?: 'CustomerMessage';
  email?: Maybe<Scalars['Boolean']['output']>;
  event: CustomerEvent;
  preview?: Maybe<MessagePreview>;
  sms?: Maybe<Scalars['Boolean']['output']>;
  /** Whether the medium can be chosen. */
  takesMedium?: Maybe<Scalars['Boolean']['output']>;
  /** Whether a custom text can be sent. */
  takesMessage?: Maybe<Scalars['Boolean']['output']>;
};

/** The event and record of a preview. */
export type CustomerMessageInput = {
  customerId?: InputMaybe<Scalars['ID']['input']>;
  date?: InputMaybe<Scalars['CalendarDate']['input']>;
  endTime?: InputMaybe<Scalars['ClockTime']['input']>;
  event: CustomerEvent;
  jobId?: InputMaybe<Scalars['ID']['input']>;
  /** Medium of the preview; default: the configured one. */
  notificationMedium?: InputMaybe<MessageMedium>;
  propertyId?: InputMaybe<Scalars['ID']['input']>;
  startTime?: InputMaybe<Scalars['ClockTime']['input']>;
  visitId?: InputMaybe<Scalars['ID']['input']>;
};

/** Changed message setting of one event. */
export type CustomerNotificationInput = {
  email?: InputMaybe<Scalars['Boolean']['input']>;
  event: CustomerEvent;
  sendBeforeMinutes?: InputMaybe<Scalars['Int']['input']>;
  sms?: InputMaybe<Scalars['Boolean']['input']>;
  templateId?: InputMaybe<Scalars['ID']['input']>;
};

/** Message setting of one event. */
export type CustomerNotificationSetting = {
  __typename?: 'CustomerNotificationSetting';
  email?: Maybe<Scalars['Boolean']['output']>;
  event: CustomerEvent;
  /** For the company's next visit. */
  preview?: Maybe<MessagePreview>;
  /** Before the visit; for overdue invoices, after the due day. */
  sendBeforeMinutes?: Maybe<Scalars['Int']['output']>;
  sms?: Maybe<Scalars['Boolean']['output']>;
  templateId?: Maybe<Scalars['ID']['output']>;
};

/** Message settings for customers. */
export type CustomerNotificationSettings = {
  __typename?: 'CustomerNotificationSettings';
  settings: Array<CustomerNotificationSetting>;
};

/** One page of customers. */
export type CustomerPage = {
  __typename?: 'CustomerPage';
  /** Fields of `CustomersInput` that the backend ignored and the gateway couldn't emulate: rows may be missing or in another order. */
  ignored: Array<Scalars['String']['output']>;
  items: Array<Customer>;
  page?: Maybe<Scalars['Int']['output']>;
  perPage?: Maybe<Scalars['Int']['output']>;
  totalCount?: Maybe<Scalars['Int']['output']>;
  unreadable: Array<Maybe<Scalars['ID']['output']>>;
};

/** Name, formats, taxes and invoices. */
export type CustomerSetting = {
  __typename?: 'CustomerSetting';
  /** Codes of the accounting export; null: saved on the user's device. */
  accountingCodes?: Maybe<Array<AccountingCode>>;
  companyName?: Maybe<Scalars['String']['output']>;
  /** ISO 4217. */
  currencyCode?: Maybe<Scalars['String']['output']>;
  dateFormat?: Maybe<Scalars['String']['output']>;
  defaultTaxId?: Maybe<Scalars['ID']['output']>;
  discountBasis?: Maybe<Basis>;
  invoiceDueDays?: Maybe<Scalars['Int']['output']>;
  /** Footer of each invoice. */
  invoiceFooter?: Maybe<Scalars['String']['output']>;
  invoicePrefix?: Maybe<Scalars['String']['output']>;
  isLineItemRequired?: Maybe<Scalars['Boolean']['output']>;
  /** BCP 47. */
  languageCode?: Maybe<Scalars['String']['output']>;
  nextInvoiceNumber?: Maybe<Scalars['Int']['output']>;
  paymentTerms?: Maybe<Scalars['String']['output']>;
  taxBasis?: Maybe<Basis>;
  timeFormat?: Maybe<TimeFormat>;
  /** IANA name. */
  timezone?: Maybe<Scalars['String']['output']>;
};

/** Default: by name. */
export type CustomerSort =
  | 'created_at'
  | 'name'
  | 'outstanding_balance';

/** Filters, order and page of customers. */
export type CustomersInput = {
  branchId?: InputMaybe<Scalars['ID']['input']>;
  /** City of one of the properties. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** First day on which the customer was added. */
  dateFrom?: InputMaybe<Scalars['CalendarDate']['input']>;
  /** Last day. */
  dateTo?: InputMaybe<Scalars['CalendarDate']['input']>;
  hasBalance?: InputMaybe<Scalars['Boolean']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  /** Part of a name, an email address, the digits of a phone, a street or a city. */
  search?: InputMaybe<Scalars['String']['input']>;
  sortBy?: InputMaybe<CustomerSort>;
  sortDirection?: InputMaybe<SortDirection>;
  tag?: InputMaybe<Scalars['String']['input']>;
};

/** Numbers of the day; null if unknown, invoices and earnings also without the authority. */
export type Dashboard = {
  __typename?: 'Dashboard';
  /** The first few of each kind. */
  attention?: Maybe<Array<Attention>>;
  /** ISO 4217. */
  currencyCode?: Maybe<Scalars['String']['output']>;
  date?: Maybe<Scalars['CalendarDate']['output']>;
  earnings?: Maybe<EarningSums>;
  invoices?: Maybe<InvoiceSums>;
  jobs?: Maybe<JobSums>;
  subscriptionDetails?: Maybe<SubscriptionDetails>;
  visitsToday?: Maybe<DayVisits>;
};

/** Visits of the day by their own status, as on the board. */
export type DayCount = {
  __typename?: 'DayCount';
  assigned?: Maybe<Scalars['Int']['output']>;
  cancelled?: Maybe<Scalars['Int']['output']>;
  completed?: Maybe<Scalars['Int']['output']>;
  date: Scalars['CalendarDate']['output'];
  declined?: Maybe<Scalars['Int']['output']>;
  inProgress?: Maybe<Scalars['Int']['output']>;
  total?: Maybe<Scalars['Int']['output']>;
  unassigned?: Maybe<Scalars['Int']['output']>;
};

/** Working hours of a day. */
export type DayHours = {
  __typename?: 'DayHours';
  close?: Maybe<Scalars['ClockTime']['output']>;
  isOn: Scalars['Boolean']['output'];
  open?: Maybe<Scalars['ClockTime']['output']>;
};

/** Visits of the day by their own status, as on the board. */
export type DayVisits = {
  __typename?: 'DayVisits';
  cancelled?: Maybe<Scalars['Int']['output']>;
  completed?: Maybe<Scalars['Int']['output']>;
  declined?: Maybe<Scalars['Int']['output']>;
  inProgress?: Maybe<Scalars['Int']['output']>;
  late?: Maybe<Scalars['Int']['output']>;
  total?: Maybe<Scalars['Int']['output']>;
  unassigned?: Maybe<Scalars['Int']['output']>;
};

/** The trade to delete. */
export type DeleteCategoryInput = {
  id: Scalars['ID']['input'];
  /** The trade that its services move to; required if it has any. */
  moveToCategoryId?: InputMaybe<Scalars['ID']['input']>;
};

/** The customer to delete. */
export type DeleteCustomerInput = {
  id: Scalars['ID']['input'];
  lockVersion?: InputMaybe<Scalars['Int']['input']>;
};

/** A job, or some of its visits. */
export type DeleteJobInput = {
  id: Scalars['ID']['input'];
  lockVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Default: ALL, the whole job. */
  scope?: InputMaybe<ChangeScope>;
  /** The visit that THIS and FUTURE refer to. */
  visitId?: InputMaybe<Scalars['ID']['input']>;
};

/** A deleted record: stored by the backend but hidden. */
export type DeletedRecord = {
  __typename?: 'DeletedRecord';
  deletedAt?: Maybe<Scalars['Instant']['output']>;
  id: Scalars['ID']['output'];
};

/** Spec §9, discount types. */
export type DiscountType =
  | 1
  | 0;

/** The day and its filters; default: today. */
export type DispatchInput = {
  branchId?: InputMaybe<Scalars['ID']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  date?: InputMaybe<Scalars['CalendarDate']['input']>;
  /** Only changes after it. */
  since?: InputMaybe<Scalars['Instant']['input']>;
  staffIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  statuses?: InputMaybe<Array<JobStatus>>;
};

/** A day by person. With `since` only changes after it, and `gone`; if `gone` is null the reply is complete. */
export type DispatchMap = {
  __typename?: 'DispatchMap';
  bounds?: Maybe<GeoBounds>;
  branch?: Maybe<GeoPoint>;
  date?: Maybe<Scalars['CalendarDate']['output']>;
  /** Visits that left the day or filter. */
  gone?: Maybe<Array<Scalars['ID']['output']>>;
  /** From the job list, without positions and hours; visits of repeating jobs may be missing. */
  isFromJobs?: Maybe<Scalars['Boolean']['output']>;
  /** The backend's time, for the next `since`. */
  serverAt?: Maybe<Scalars['Instant']['output']>;
  staff?: Maybe<Array<DispatchStaff>>;
  /** Unassigned visits of the day. */
  unassigned?: Maybe<Array<DispatchVisit>>;
  /** Assigned visits. */
  visits?: Maybe<Array<DispatchVisit>>;
  /** Visits of properties without a location. */
  withoutLocation?: Maybe<Array<DispatchVisit>>;
};

/** A staff member's day. */
export type DispatchStaff = {
  __typename?: 'DispatchStaff';
  availabilityStatus?: Maybe<AvailabilityStatus>;
  /** CSS color of the lane on the board. */
  color?: Maybe<Scalars['String']['output']>;
  /** Working hours on that day. */
  hours?: Maybe<DayHours>;
  id: Scalars['ID']['output'];
  /** Last known location in degrees, with its time. */
  latitude?: Maybe<Scalars['Float']['output']>;
  locationAt?: Maybe<Scalars['Instant']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** Visits of the day in order. */
  route?: Maybe<Array<Scalars['ID']['output']>>;
  /** Air distance, from the branch. */
  routeKm?: Maybe<Scalars['Float']['output']>;
  /** Time off within the hours. */
  timeOff?: Maybe<Array<OffHours>>;
};

/** A visit with its job's fields for board and map. */
export type DispatchVisit = {
  __typename?: 'DispatchVisit';
  /** On one line. */
  address?: Maybe<Scalars['String']['output']>;
  branchId?: Maybe<Scalars['ID']['output']>;
  category?: Maybe<Category>;
  customer?: Maybe<Customer>;
  /** The visit's id. */
  id: Scalars['ID']['output'];
  /** A job in place of its visit, of which the backend returns none: its actions take no visit. */
  isJob?: Maybe<Scalars['Boolean']['output']>;
  jobId?: Maybe<Scalars['ID']['output']>;
  jobNumber?: Maybe<Scalars['String']['output']>;
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  priority?: Maybe<Priority>;
  property?: Maybe<Property>;
  title?: Maybe<Scalars['String']['output']>;
  visit: Visit;
  /** Number of visits of the job. */
  visitsTotal?: Maybe<Scalars['Int']['output']>;
};

/** Possible duplicates; save anyway with `ignoreDuplicates`. */
export type DuplicateCustomer = {
  __typename?: 'DuplicateCustomer';
  matches: Array<DuplicateMatch>;
};

/** A possible duplicate. */
export type DuplicateMatch = {
  __typename?: 'DuplicateMatch';
  id: Scalars['ID']['output'];
  /** The matching field: name, email or phone. */
  matchedOn?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

/** A payment in the earnings list. */
export type Earning = {
  __typename?: 'Earning';
  amount?: Maybe<Scalars['Money']['output']>;
  customerName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  invoiceId?: Maybe<Scalars['ID']['output']>;
  invoiceNumber?: Maybe<Scalars['String']['output']>;
  jobId?: Maybe<Scalars['ID']['output']>;
  jobNumber?: Maybe<Scalars['String']['output']>;
  netAmount?: Maybe<Scalars['Money']['output']>;
  paidAt?: Maybe<Scalars['Instant']['output']>;
  paymentMethod?: Maybe<PaymentMethod>;
  staff?: Maybe<Array<EarningStaff>>;
  taxAmount?: Maybe<Scalars['Money']['output']>;
};

/** The time span of a bar. */
export type EarningBucket =
  | 'day'
  | 'hour'
  | 'month'
  | 'week';

/** Payments as bars without gaps; they sum to the total. */
export type EarningGraph = {
  __typename?: 'EarningGraph';
  bucket?: Maybe<EarningBucket>;
  period?: Maybe<Period>;
  points?: Maybe<Array<EarningPoint>>;
  total?: Maybe<Scalars['Money']['output']>;
};

/** One page of payments. */
export type EarningPage = {
  __typename?: 'EarningPage';
  /** Fields of `EarningRowsInput` that the backend ignored and the gateway couldn't emulate. */
  ignored: Array<Scalars['String']['output']>;
  items: Array<Earning>;
  page?: Maybe<Scalars['Int']['output']>;
  perPage?: Maybe<Scalars['Int']['output']>;
  /** Of all pages; null if unknown. */
  total?: Maybe<Scalars['Money']['output']>;
  totalCount?: Maybe<Scalars['Int']['output']>;
  unreadable: Array<Maybe<Scalars['ID']['output']>>;
};

/** A bar: start inclusive, end exclusive. */
export type EarningPoint = {
  __typename?: 'EarningPoint';
  amount?: Maybe<Scalars['Money']['output']>;
  fromAt?: Maybe<Scalars['Instant']['output']>;
  label?: Maybe<Scalars['String']['output']>;
  paymentsCount?: Maybe<Scalars['Int']['output']>;
  toAt?: Maybe<Scalars['Instant']['output']>;
};

/** Filters, order and page of payments. */
export type EarningRowsInput = {
  branchId?: InputMaybe<Scalars['ID']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  date?: InputMaybe<Scalars['CalendarDate']['input']>;
  /** Received at or after. */
  fromAt?: InputMaybe<Scalars['Instant']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  paymentMethod?: InputMaybe<PaymentMethod>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  /** Default: the calendar month. */
  period?: InputMaybe<Period>;
  /** Part of an invoice or job number, or of a customer's name. */
  search?: InputMaybe<Scalars['String']['input']>;
  sortBy?: InputMaybe<EarningSort>;
  sortDirection?: InputMaybe<SortDirection>;
  staffId?: InputMaybe<Scalars['ID']['input']>;
  /** Received before. */
  toAt?: InputMaybe<Scalars['Instant']['input']>;
};

/** Default: newest first. */
export type EarningSort =
  | 'amount'
  | 'paid_at';

/** A staff member with a share of a payment. */
export type EarningStaff = {
  __typename?: 'EarningStaff';
  color?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
};

/** Payments received on the day, in the period ending with it, and in the previous period. */
export type EarningSums = {
  __typename?: 'EarningSums';
  /** Null if the previous total is zero. */
  changePercent?: Maybe<Scalars['Float']['output']>;
  periodTotal?: Maybe<Scalars['Money']['output']>;
  previousTotal?: Maybe<Scalars['Money']['output']>;
  today?: Maybe<Scalars['Money']['output']>;
};

/** Earnings of a period. Each breakdown sums to `total`. */
export type Earnings = {
  __typename?: 'Earnings';
  /** Per payment. */
  average?: Maybe<Scalars['Money']['output']>;
  byBranch?: Maybe<Array<BranchEarnings>>;
  byCategory?: Maybe<Array<CategoryEarnings>>;
  byMethod?: Maybe<Array<MethodEarnings>>;
  byStaff?: Maybe<Array<StaffEarnings>>;
  /** To one decimal; null if the previous total is zero. */
  changePercent?: Maybe<Scalars['Float']['output']>;
  /** ISO 4217. */
  currencyCode?: Maybe<Scalars['String']['output']>;
  dateFrom?: Maybe<Scalars['CalendarDate']['output']>;
  dateTo?: Maybe<Scalars['CalendarDate']['output']>;
  discountTotal?: Maybe<Scalars['Money']['output']>;
  jobsCount?: Maybe<Scalars['Int']['output']>;
  /** Total without tax. */
  netTotal?: Maybe<Scalars['Money']['output']>;
  paymentsCount?: Maybe<Scalars['Int']['output']>;
  period?: Maybe<Period>;
  /** Total of the previous period; null for all time. */
  previousTotal?: Maybe<Scalars['Money']['output']>;
  taxTotal?: Maybe<Scalars['Money']['output']>;
  total?: Maybe<Scalars['Money']['output']>;
};

/** The calendar day, week, month or year of `date` up to that day; default: today. With `staffId` each amount is that person's share. */
export type EarningsInput = {
  branchId?: InputMaybe<Scalars['ID']['input']>;
  date?: InputMaybe<Scalars['CalendarDate']['input']>;
  period: Period;
  staffId?: InputMaybe<Scalars['ID']['input']>;
};

/** Field types of a form. */
export type FieldType =
  | 'checkbox'
  | 'date'
  | 'dropdown_single_choice'
  | 'number'
  | 'photo'
  | 'signature'
  | 'textarea'
  | 'textbox';

/** Spec §3, forgot-password payload. */
export type ForgotPasswordInput = {
  email: Scalars['String']['input'];
};

/** A job form (spec §3). */
export type Form = {
  __typename?: 'Form';
  /** Where it is used. */
  attachTo?: Maybe<Array<FormPlace>>;
  /** Trades whose jobs it is for; empty: all. */
  categoryIds?: Maybe<Array<Scalars['ID']['output']>>;
  formName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isTemplate?: Maybe<Scalars['Boolean']['output']>;
  lockVersion?: Maybe<Scalars['Int']['output']>;
  /** Null in lists, or if unknown. */
  sections?: Maybe<Array<FormSection>>;
  status?: Maybe<FormStatus>;
  updatedAt?: Maybe<Scalars['Instant']['output']>;
  /** Incremented with every change. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** An answer. For a signature `value` is its kind: drawn or typed. */
export type FormAnswer = {
  __typename?: 'FormAnswer';
  currencyCode?: Maybe<Scalars['String']['output']>;
  fieldKey?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  photos?: Maybe<Array<FormPhoto>>;
  /** Data URL of an SVG with one path. */
  signatureImage?: Maybe<Scalars['String']['output']>;
  signedAt?: Maybe<Scalars['Instant']['output']>;
  /** The job's total shown when signing. */
  signedTotal?: Maybe<Scalars['Money']['output']>;
  signerName?: Maybe<Scalars['String']['output']>;
  value?: Maybe<Scalars['String']['output']>;
};

/** An answer: text, photos, or a signature with signer, time and total. */
export type FormAnswerInput = {
  fieldKey: Scalars['String']['input'];
  photos?: InputMaybe<Array<FormPhotoInput>>;
  signatureImage?: InputMaybe<Scalars['String']['input']>;
  signedAt?: InputMaybe<Scalars['Instant']['input']>;
  signedTotal?: InputMaybe<Scalars['Float']['input']>;
  signerName?: InputMaybe<Scalars['String']['input']>;
  value?: InputMaybe<Scalars['String']['input']>;
};

/** A change of a form. Fields not sent are unchanged. */
export type FormChangeInput = {
  attachTo?: InputMaybe<Array<FormPlaceInput>>;
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  formName?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  lockVersion?: InputMaybe<Scalars['Int']['input']>;
  sections?: InputMaybe<Array<FormSectionInput>>;
  status?: InputMaybe<FormStatus>;
};

/** An answer of another question. */
export type FormCondition = {
  __typename?: 'FormCondition';
  equals: Scalars['String']['output'];
  fieldKey: Scalars['String']['output'];
};

/** Shows a field only if an earlier one has this answer. */
export type FormConditionInput = {
  equals: Scalars['String']['input'];
  fieldKey: Scalars['String']['input'];
};

/** One question of a form. */
export type FormField = {
  __typename?: 'FormField';
  /** Choices, of which one is selected. */
  choices?: Maybe<Array<Scalars['String']['output']>>;
  dataType: FieldType;
  /** Unique within the form; stays when the field is renamed. */
  fieldKey: Scalars['String']['output'];
  isRequired?: Maybe<Scalars['Boolean']['output']>;
  name: Scalars['String']['output'];
  /** Asked only if another question has this answer. */
  showIf?: Maybe<FormCondition>;
  /** Terms that the signature accepts. */
  terms?: Maybe<Scalars['String']['output']>;
};

/** A question of a form. Its key never changes. */
export type FormFieldInput = {
  choices?: InputMaybe<Array<Scalars['String']['input']>>;
  dataType: FieldType;
  fieldKey: Scalars['String']['input'];
  isRequired?: InputMaybe<Scalars['Boolean']['input']>;
  name: Scalars['String']['input'];
  showIf?: InputMaybe<FormConditionInput>;
  terms?: InputMaybe<Scalars['String']['input']>;
};

/** A new form. */
export type FormInput = {
  attachTo?: InputMaybe<Array<FormPlaceInput>>;
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  formName: Scalars['String']['input'];
  sections: Array<FormSectionInput>;
  status?: InputMaybe<FormStatus>;
};

/** One page of forms. */
export type FormPage = {
  __typename?: 'FormPage';
  /** Fields of `FormsInput` that the backend ignored and the gateway couldn't emulate. */
  ignored: Array<Scalars['String']['output']>;
  items: Array<Form>;
  page?: Maybe<Scalars['Int']['output']>;
  perPage?: Maybe<Scalars['Int']['output']>;
  totalCount?: Maybe<Scalars['Int']['output']>;
  unreadable: Array<Maybe<Scalars['ID']['output']>>;
};

/** A photo in a form. */
export type FormPhoto = {
  __typename?: 'FormPhoto';
  contentType: Scalars['String']['output'];
  fileBase64: Scalars['String']['output'];
};

/** A photo as base64, at most 1.5 MB for all photos of the form. */
export type FormPhotoInput = {
  contentType: Scalars['String']['input'];
  fileBase64: Scalars['String']['input'];
};

/** Where a form is used: `create` adds it to new jobs, `finish` requires it before a job is finished. */
export type FormPlace = {
  __typename?: 'FormPlace';
  actions: Array<Scalars['String']['output']>;
  isActive?: Maybe<Scalars['Boolean']['output']>;
  module: Scalars['String']['output'];
};

/** Where a form is used: `jobs` and the actions. */
export type FormPlaceInput = {
  actions: Array<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  module: Scalars['String']['input'];
};

/** Questions under one heading. */
export type FormSection = {
  __typename?: 'FormSection';
  fields: Array<FormField>;
  name: Scalars['String']['output'];
};

/** Fields under a heading, in order. */
export type FormSectionInput = {
  fields: Array<FormFieldInput>;
  name: Scalars['String']['input'];
};

/** Sort columns of forms. */
export type FormSort =
  | 'form_name'
  | 'updated_at';

/** Whether a form is offered. Samples are. */
export type FormStatus =
  | 1
  | 0
  | 11;

/** Filters, order and page of forms; replaces the other arguments. */
export type FormsInput = {
  isTemplate?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sortBy?: InputMaybe<FormSort>;
  sortDirection?: InputMaybe<SortDirection>;
  status?: InputMaybe<FormStatus>;
};

/** Upcoming visits of a deactivated person. */
export type FutureVisits =
  | 'reassign'
  | 'unassign';

/** Company-wide data. */
export type GeneralData = {
  __typename?: 'GeneralData';
  address?: Maybe<Scalars['String']['output']>;
  /** ISO 4217. */
  currencyCode?: Maybe<Scalars['String']['output']>;
  dateFormat?: Maybe<Scalars['String']['output']>;
  /** BCP 47. */
  languageCode?: Maybe<Scalars['String']['output']>;
  logoUrl?: Maybe<Scalars['String']['output']>;
  organizationEmail?: Maybe<Scalars['String']['output']>;
  organizationName?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  phoneCountryCode?: Maybe<Scalars['String']['output']>;
  setupSteps?: Maybe<Array<SetupStep>>;
  timeFormat?: Maybe<TimeFormat>;
  /** IANA name. */
  timezone?: Maybe<Scalars['String']['output']>;
};

/** A box on the map, in degrees. */
export type GeoBounds = {
  __typename?: 'GeoBounds';
  east: Scalars['Float']['output'];
  north: Scalars['Float']['output'];
  south: Scalars['Float']['output'];
  west: Scalars['Float']['output'];
};

/** A place on the map, in degrees. */
export type GeoPoint = {
  __typename?: 'GeoPoint';
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
};

/** A change in readable values; instants as text of Unix seconds. */
export type HistoryChange = {
  __typename?: 'HistoryChange';
  field: Scalars['String']['output'];
  from?: Maybe<Scalars['String']['output']>;
  to?: Maybe<Scalars['String']['output']>;
};

/** Spec §4, job history events. */
export type HistoryEntry = {
  __typename?: 'HistoryEntry';
  actor?: Maybe<Person>;
  /** Files of the note, in the reply to it; null if unsupported. */
  attachments?: Maybe<Array<Attachment>>;
  changes?: Maybe<Array<HistoryChange>>;
  createdAt?: Maybe<Scalars['Instant']['output']>;
  event?: Maybe<HistoryEvent>;
  id: Scalars['ID']['output'];
  label?: Maybe<Scalars['String']['output']>;
  note?: Maybe<Scalars['String']['output']>;
  /** The resulting status; payment and receipt have statuses that only timelines have. */
  status?: Maybe<TimelineStatus>;
  visitId?: Maybe<Scalars['ID']['output']>;
};

/** Timeline events. */
export type HistoryEvent =
  | 'created'
  | 'edited'
  | 'invoice_generated'
  | 'note'
  | 'payment_processed'
  | 'receipt_generated'
  | 'scheduled_and_assigned'
  | 'status_changed';

/** One page of a timeline. */
export type HistoryPage = {
  __typename?: 'HistoryPage';
  items: Array<HistoryEntry>;
  page?: Maybe<Scalars['Int']['output']>;
  perPage?: Maybe<Scalars['Int']['output']>;
  totalCount?: Maybe<Scalars['Int']['output']>;
  unreadable: Array<Maybe<Scalars['ID']['output']>>;
};

/** A day on which the business is closed. */
export type Holiday = {
  __typename?: 'Holiday';
  date: Scalars['CalendarDate']['output'];
  name?: Maybe<Scalars['String']['output']>;
};

/** A day on which the business is closed. */
export type HolidayInput = {
  date: Scalars['CalendarDate']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};

/** Whether a person can sign in. */
export type InvitationStatus =
  /** The person has set a password. */
  | 2
  | 0
  | 1;

/** An invoice. Amounts are null for users who may not see them; list rows have no lines and payments. */
export type Invoice = {
  __typename?: 'Invoice';
  amountPaid?: Maybe<Scalars['Money']['output']>;
  /** The open amount. */
  balanceDue?: Maybe<Scalars['Money']['output']>;
  billTo?: Maybe<InvoiceParty>;
  /** Billing address on one line. */
  billingAddress?: Maybe<Scalars['String']['output']>;
  branchId?: Maybe<Scalars['ID']['output']>;
  createdAt?: Maybe<Scalars['Instant']['output']>;
  /** ISO 4217. */
  currencyCode?: Maybe<Scalars['String']['output']>;
  customer?: Maybe<InvoiceCustomer>;
  daysOverdue?: Maybe<Scalars['Int']['output']>;
  discountTotal?: Maybe<Scalars['Money']['output']>;
  discountType?: Maybe<DiscountType>;
  discountValue?: Maybe<Scalars['Float']['output']>;
  dueDate?: Maybe<Scalars['CalendarDate']['output']>;
  /** Days between issue and due date. */
  dueDays?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  invoiceNumber?: Maybe<Scalars['String']['output']>;
  isOverdue?: Maybe<Scalars['Boolean']['output']>;
  issueDate?: Maybe<Scalars['CalendarDate']['output']>;
  jobId?: Maybe<Scalars['ID']['output']>;
  jobNumber?: Maybe<Scalars['String']['output']>;
  lineItems?: Maybe<Array<LineItem>>;
  lockVersion?: Maybe<Scalars['Int']['output']>;
  payments?: Maybe<Array<Payment>>;
  property?: Maybe<InvoiceProperty>;
  /** The sender at the time of writing. */
  sender?: Maybe<InvoiceSender>;
  sentAt?: Maybe<Scalars['Instant']['output']>;
  status?: Maybe<InvoiceStatus>;
  subtotal?: Maybe<Scalars['Money']['output']>;
  taxBasis?: Maybe<Basis>;
  taxTotal?: Maybe<Scalars['Money']['output']>;
  taxes?: Maybe<Array<TaxAmount>>;
  total?: Maybe<Scalars['Money']['output']>;
  visitDate?: Maybe<Scalars['CalendarDate']['output']>;
  /** The billed visit and its date, if the job bills each visit. */
  visitId?: Maybe<Scalars['ID']['output']>;
  /** When it was voided. Its number stays used. */
  voidedAt?: Maybe<Scalars['Instant']['output']>;
};

/** Days overdue of an open invoice, in the account's time zone. */
export type InvoiceAge =
  | 'current'
  | '1_30'
  | '31_60'
  | '61_90'
  | '90_plus';

/** Open amount of an age bracket. */
export type InvoiceAgeTotal = {
  __typename?: 'InvoiceAgeTotal';
  age: InvoiceAge;
  balance?: Maybe<Scalars['Money']['output']>;
  count?: Maybe<Scalars['Int']['output']>;
};

/** The customer of an invoice. */
export type InvoiceCustomer = {
  __typename?: 'InvoiceCustomer';
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  phoneCountryCode?: Maybe<Scalars['String']['output']>;
};

/** The company's payment term, and the terms offered. */
export type InvoiceDueDays = {
  __typename?: 'InvoiceDueDays';
  invoiceDueDays?: Maybe<Scalars['Int']['output']>;
  options?: Maybe<Array<Scalars['Int']['output']>>;
};

/** One page of invoices. */
export type InvoicePage = {
  __typename?: 'InvoicePage';
  /** Fields of `InvoicesInput` that the backend ignored and the gateway couldn't emulate. */
  ignored: Array<Scalars['String']['output']>;
  items: Array<Invoice>;
  page?: Maybe<Scalars['Int']['output']>;
  perPage?: Maybe<Scalars['Int']['output']>;
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** Null if unknown. */
  totals?: Maybe<InvoiceTotals>;
  unreadable: Array<Maybe<Scalars['ID']['output']>>;
};

/** A PDF; without content if the backend can't create it. */
export type InvoicePaper = {
  __typename?: 'InvoicePaper';
  base64?: Maybe<Scalars['String']['output']>;
  fileName?: Maybe<Scalars['String']['output']>;
};

/** Recipient of an invoice at the time of writing, as address lines. */
export type InvoiceParty = {
  __typename?: 'InvoiceParty';
  lines?: Maybe<Array<Scalars['String']['output']>>;
  name?: Maybe<Scalars['String']['output']>;
};

/** Where the billed work was done. */
export type InvoiceProperty = {
  __typename?: 'InvoiceProperty';
  /** On one line. */
  address?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  lines?: Maybe<Array<Scalars['String']['output']>>;
};

/** Sender of an invoice at the time of writing. */
export type InvoiceSender = {
  __typename?: 'InvoiceSender';
  /** Address and contact. */
  lines?: Maybe<Array<Scalars['String']['output']>>;
  name?: Maybe<Scalars['String']['output']>;
  /** Terms and footer. */
  notes?: Maybe<Array<Scalars['String']['output']>>;
};

/** Default: newest first. */
export type InvoiceSort =
  | 'balance_due'
  | 'due_date'
  | 'invoice_number'
  | 'issue_date'
  | 'total';

/** 9 and 10 of the alternative labelling in spec §4. */
export type InvoiceStatus =
  | 10
  | 9;

/** Unpaid invoices. */
export type InvoiceSums = {
  __typename?: 'InvoiceSums';
  overdueCount?: Maybe<Scalars['Int']['output']>;
  overdueTotal?: Maybe<Scalars['Money']['output']>;
  unpaidCount?: Maybe<Scalars['Int']['output']>;
  unpaidTotal?: Maybe<Scalars['Money']['output']>;
};

/** Tabs of the list. */
export type InvoiceTab =
  | 'all'
  | 'overdue'
  | 'paid'
  | 'unpaid'
  | 'unsent';

/** Totals of all matching invoices, ignoring the filters by status, age, overdue and sent. */
export type InvoiceTotals = {
  __typename?: 'InvoiceTotals';
  ages?: Maybe<Array<InvoiceAgeTotal>>;
  overdueCount?: Maybe<Scalars['Int']['output']>;
  overdueTotal?: Maybe<Scalars['Money']['output']>;
  paidCount?: Maybe<Scalars['Int']['output']>;
  /** Totals of paid invoices. */
  paidTotal?: Maybe<Scalars['Money']['output']>;
  unpaidCount?: Maybe<Scalars['Int']['output']>;
  /** Open amounts of the others. */
  unpaidTotal?: Maybe<Scalars['Money']['output']>;
  unsentCount?: Maybe<Scalars['Int']['output']>;
  unsentTotal?: Maybe<Scalars['Money']['output']>;
};

/** Filters, order and page of invoices. */
export type InvoicesInput = {
  age?: InputMaybe<InvoiceAge>;
  branchId?: InputMaybe<Scalars['ID']['input']>;
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** First issue date. */
  dateFrom?: InputMaybe<Scalars['CalendarDate']['input']>;
  /** Last issue date. */
  dateTo?: InputMaybe<Scalars['CalendarDate']['input']>;
  isOverdue?: InputMaybe<Scalars['Boolean']['input']>;
  isSent?: InputMaybe<Scalars['Boolean']['input']>;
  jobId?: InputMaybe<Scalars['ID']['input']>;
  /** Maximum total. */
  maxTotal?: InputMaybe<Scalars['Money']['input']>;
  /** Minimum total. */
  minTotal?: InputMaybe<Scalars['Money']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  /** Part of an invoice or job number, or of a customer's name. */
  search?: InputMaybe<Scalars['String']['input']>;
  sortBy?: InputMaybe<InvoiceSort>;
  sortDirection?: InputMaybe<SortDirection>;
  status?: InputMaybe<InvoiceStatus>;
  /** Replaces `status`, `isOverdue` and `isSent`. */
  tab?: InputMaybe<InvoiceTab>;
};

/** Location of an IP address. */
export type IpLocation = {
  __typename?: 'IpLocation';
  city?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  countryCode?: Maybe<Scalars['String']['output']>;
  dialCode?: Maybe<Scalars['String']['output']>;
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  /** IANA name. */
  timezone?: Maybe<Scalars['String']['output']>;
};

/** Work for a customer at a property, done in one or more visits. */
export type Job = {
  __typename?: 'Job';
  /** Actions of the signed-in user. Null if unknown. */
  allowedActions?: Maybe<Array<JobAction>>;
  /** Allowed scopes of a change. Null if unknown: only ALL is safe then. */
  allowedScopes?: Maybe<Array<ChangeScope>>;
  attachments?: Maybe<Array<Attachment>>;
  /** With the attention filter or days: the visit concerned; null for the whole job. */
  attentionVisit?: Maybe<Visit>;
  /** What one invoice covers. Null if unknown, which means the whole job. */
  billing?: Maybe<JobBilling>;
  branchId?: Maybe<Scalars['ID']['output']>;
  cancelReason?: Maybe<Scalars['String']['output']>;
  category?: Maybe<Category>;
  createdAt?: Maybe<Scalars['Instant']['output']>;
  createdBy?: Maybe<Person>;
  /** ISO 4217. */
  currencyCode?: Maybe<Scalars['String']['output']>;
  customer?: Maybe<Customer>;
  /** Date of the next visit, else of the last one. */
  date?: Maybe<Scalars['CalendarDate']['output']>;
  /** Dates of its visits; of a recurring job the first. */
  dates?: Maybe<Array<Scalars['CalendarDate']['output']>>;
  description?: Maybe<Scalars['String']['output']>;
  /** Base of a percentage: GROSS the amount, NET the amount plus tax. */
  discountBasis?: Maybe<Basis>;
  discountTotal?: Maybe<Scalars['Money']['output']>;
  discountType?: Maybe<DiscountType>;
  /** Percent or amount, according to `discountType`. */
  discountValue?: Maybe<Scalars['Float']['output']>;
  /** Total minutes of its line items. Null if no service has a duration. */
  durationMinutes?: Maybe<Scalars['Int']['output']>;
  endAt?: Maybe<Scalars['Instant']['output']>;
  endTime?: Maybe<Scalars['ClockTime']['output']>;
  forms?: Maybe<Array<AttachedForm>>;
  id: Scalars['ID']['output'];
  /** Of the whole job. */
  invoice?: Maybe<JobInvoice>;
  /** If each visit is billed: UNPAID if one of its invoices is. */
  invoiceStatus?: Maybe<InvoiceStatus>;
  /** All except voided ones, oldest first. */
  invoices?: Maybe<Array<JobInvoice>>;
  isLate?: Maybe<Scalars['Boolean']['output']>;
  isRecurring?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it has a date; null if unknown. */
  isScheduled?: Maybe<Scalars['Boolean']['output']>;
  /** True if the backend returns local times without a time zone. */
  isZoneAssumed?: Maybe<Scalars['Boolean']['output']>;
  jobFinishedNotes?: Maybe<Scalars['String']['output']>;
  jobNumber?: Maybe<Scalars['String']['output']>;
  lineItems?: Maybe<Array<LineItem>>;
  /** Sent with every change to detect concurrent changes. */
  lockVersion?: Maybe<Scalars['Int']['output']>;
  /** Internal notes, never shown to customers. */
  notes?: Maybe<Scalars['String']['output']>;
  priority?: Maybe<Priority>;
  property?: Maybe<Property>;
  /** Of a quote (decision D60). Null for other jobs, and if the backend keeps no quotes. */
  quote?: Maybe<Quote>;
  recurrence?: Maybe<Recurrence>;
  scheduleLater?: Maybe<Scalars['Boolean']['output']>;
  /** Sum of open and completed visits if each is billed. */
  seriesTotal?: Maybe<Scalars['Money']['output']>;
  staff?: Maybe<Array<StaffMember>>;
  startAt?: Maybe<Scalars['Instant']['output']>;
  startTime?: Maybe<Scalars['ClockTime']['output']>;
  /** Derived from its visits' statuses. Null if unknown. */
  status?: Maybe<JobStatus>;
  subtotal?: Maybe<Scalars['Money']['output']>;
  /** Tax base: GROSS the amount, NET the amount after discount. */
  taxBasis?: Maybe<Basis>;
  taxIds?: Maybe<Array<Scalars['ID']['output']>>;
  taxTotal?: Maybe<Scalars['Money']['output']>;
  taxes?: Maybe<Array<TaxAmount>>;
  /** IANA name; default: the caller's zone, else UTC. */
  timezone?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  /** Of the whole job, or per visit if each is billed. */
  total?: Maybe<Scalars['Money']['output']>;
  /** Completed visits without an invoice if each is billed. */
  unbilledVisits?: Maybe<Scalars['Int']['output']>;
  /** The backend's code if unknown; there are no actions then. */
  unknownStatus?: Maybe<Scalars['String']['output']>;
  updatedAt?: Maybe<Scalars['Instant']['output']>;
  visits?: Maybe<Array<Visit>>;
  visitsDone?: Maybe<Scalars['Int']['output']>;
  visitsTotal?: Maybe<Scalars['Int']['output']>;
};

/** Actions on a visit; wire.md §5 lists the allowed statuses. */
export type JobAction =
  | 'assign'
  | 'cancel'
  | 'create_invoice'
  | 'decline'
  | 'finish'
  | 'on_the_way'
  | 'reached'
  | 'reopen'
  | 'reschedule'
  | 'schedule'
  | 'start'
  | 'step_back'
  | 'unassign'
  | 'unschedule'
  /** Voids an unpaid invoice. Its number stays used. */
  | 'void_invoice';

/** Attention filter of the job list. Unassigned and clashing visits: within 48 hours. */
export type JobAttention =
  | 'clash'
  | 'late'
  | 'not_invoiced'
  | 'unassigned_soon';

/** What one invoice of a job covers. */
export type JobBilling =
  | 1
  | 0;

/** The complete changed job, and the scope of the change. */
export type JobChangeInput = {
  /** Spec §5: the agreement must be ticked to update the job. */
  agreementAccepted?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  job: JobInput;
  lockVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Default: ALL. */
  scope?: InputMaybe<ChangeScope>;
  /** The visit that THIS and FUTURE refer to. */
  visitId?: InputMaybe<Scalars['ID']['input']>;
};

/** Jobs per tab under the same search and filters. */
export type JobCounts = {
  __typename?: 'JobCounts';
  active: Scalars['Int']['output'];
  all: Scalars['Int']['output'];
  completed: Scalars['Int']['output'];
  pending: Scalars['Int']['output'];
};

/** Tabs of the job list (spec §4): PENDING, ACTIVE and COMPLETED add up to ALL. */
export type JobFilter =
  | 11
  | 12
  | 6
  | 1;

/** A form filled in on a job. Later changes of the form don't affect it. */
export type JobForm = {
  __typename?: 'JobForm';
  answers?: Maybe<Array<FormAnswer>>;
  formId?: Maybe<Scalars['ID']['output']>;
  formName?: Maybe<Scalars['String']['output']>;
  formVersion?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  jobId?: Maybe<Scalars['ID']['output']>;
  lockVersion?: Maybe<Scalars['Int']['output']>;
  /** The questions at that time. */
  sections?: Maybe<Array<FormSection>>;
  status?: Maybe<JobFormStatus>;
  submittedAt?: Maybe<Scalars['Instant']['output']>;
  submittedBy?: Maybe<Person>;
  visitId?: Maybe<Scalars['ID']['output']>;
};

/** The PDF of a submitted form. */
export type JobFormPaper = {
  __typename?: 'JobFormPaper';
  /** PDF; null if missing. */
  base64?: Maybe<Scalars['String']['output']>;
  fileName?: Maybe<Scalars['String']['output']>;
};

/** Whether a form is submitted. */
export type JobFormStatus =
  | 0
  | 1;

/** A new job. */
export type JobInput = {
  /** Save in spite of a clash. */
  allowClash?: InputMaybe<Scalars['Boolean']['input']>;
  attachments?: InputMaybe<Array<AttachmentInput>>;
  /** Default: EACH_VISIT for recurring jobs. */
  billing?: InputMaybe<JobBilling>;
  /** Default: the customer's branch. */
  branchId?: InputMaybe<Scalars['ID']['input']>;
  categoryId: Scalars['ID']['input'];
  customerId: Scalars['ID']['input'];
  /** One visit per day; of a recurring job the first day. */
  dates?: InputMaybe<Array<Scalars['CalendarDate']['input']>>;
  description?: InputMaybe<Scalars['String']['input']>;
  discountBasis?: InputMaybe<Basis>;
  discountType?: InputMaybe<DiscountType>;
  /** Percent or amount; 0: no discount. */
  discountValue?: InputMaybe<Scalars['Float']['input']>;
  endTime?: InputMaybe<Scalars['ClockTime']['input']>;
  formIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  isRecurring?: InputMaybe<Scalars['Boolean']['input']>;
  lineItems?: InputMaybe<Array<LineItemInput>>;
  /** Internal notes, never shown to customers. */
  notes?: InputMaybe<Scalars['String']['input']>;
  notifyCustomer?: InputMaybe<Scalars['Boolean']['input']>;
  priority?: InputMaybe<Priority>;
  propertyId: Scalars['ID']['input'];
  /** Makes the job a quote; it stays unscheduled. */
  quote?: InputMaybe<QuoteInput>;
  recurrence?: InputMaybe<RecurrenceInput>;
  /** Leaves the job unscheduled. */
  scheduleLater?: InputMaybe<Scalars['Boolean']['input']>;
  staffIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  startTime?: InputMaybe<Scalars['ClockTime']['input']>;
  taxBasis?: InputMaybe<Basis>;
  taxIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Default: the trade's name. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** An invoice embedded in its job. */
export type JobInvoice = {
  __typename?: 'JobInvoice';
  balanceDue?: Maybe<Scalars['Money']['output']>;
  currencyCode?: Maybe<Scalars['String']['output']>;
  dueDate?: Maybe<Scalars['CalendarDate']['output']>;
  id: Scalars['ID']['output'];
  invoiceNumber?: Maybe<Scalars['String']['output']>;
  status?: Maybe<InvoiceStatus>;
  total?: Maybe<Scalars['Money']['output']>;
  /** The billed visit if each is billed. */
  visitId?: Maybe<Scalars['ID']['output']>;
};

/** Billing filter of the job list. */
export type JobInvoiceStatus =
  | 'none'
  | 10
  | 9;

/** One page of jobs. Pages count from 1; `totalCount` covers all pages. */
export type JobPage = {
  __typename?: 'JobPage';
  counts?: Maybe<JobCounts>;
  /** Fields of `JobsInput` that the backend ignored and the gateway couldn't emulate: rows may be missing or in another order. */
  ignored: Array<Scalars['String']['output']>;
  items: Array<Job>;
  page?: Maybe<Scalars['Int']['output']>;
  perPage?: Maybe<Scalars['Int']['output']>;
  totalCount?: Maybe<Scalars['Int']['output']>;
  unreadable: Array<Maybe<Scalars['ID']['output']>>;
};

/** Quotes in the job list. OPEN: neither approved nor cancelled. */
export type JobQuoteFilter =
  | 'any'
  | 'approved'
  | 'not_accepted'
  | 'open';

/** Rules for jobs. */
export type JobSetting = {
  __typename?: 'JobSetting';
  /** Id of the form whose signature approves quotes. Null: the backend does not keep the choice, or no form is active. */
  approvalFormId?: Maybe<Scalars['ID']['output']>;
  arrivalWindowMinutes?: Maybe<Scalars['Int']['output']>;
  /** Whether customers are messaged only after confirmation. */
  askBeforeMessaging?: Maybe<Scalars['Boolean']['output']>;
  createInvoiceOnFinish?: Maybe<Scalars['Boolean']['output']>;
  defaultDurationMinutes?: Maybe<Scalars['Int']['output']>;
  defaultPriority?: Maybe<Priority>;
  jobPrefix?: Maybe<Scalars['String']['output']>;
  lateAfterMinutes?: Maybe<Scalars['Int']['output']>;
  nextJobNumber?: Maybe<Scalars['Int']['output']>;
  /** Whether finishing a job requires its required forms. */
  requireFormsBeforeFinish?: Maybe<Scalars['Boolean']['output']>;
  requireSignature?: Maybe<Scalars['Boolean']['output']>;
  /** How long staff can undo their own step (JobAction STEP_BACK). Null: they can't. */
  stepBackMinutes?: Maybe<Scalars['Int']['output']>;
};

/** Sort columns of the job list. */
export type JobSort =
  | 'customer'
  | 'job_number'
  | 'priority'
  | 'start_at'
  | 'status'
  | 'title'
  | 'total';

/** Spec §4, job and visit status. */
export type JobStatus =
  | 1
  | 7
  | 6
  | 8
  | 5
  | 2
  | 3
  | 4
  | 0
  | 11;

/** Jobs of all days by tab of the job list, and unscheduled ones. */
export type JobSums = {
  __typename?: 'JobSums';
  active?: Maybe<Scalars['Int']['output']>;
  completed?: Maybe<Scalars['Int']['output']>;
  pending?: Maybe<Scalars['Int']['output']>;
  unscheduled?: Maybe<Scalars['Int']['output']>;
};

/** Filters, order and page of jobs. */
export type JobsInput = {
  /** Only jobs that need attention. */
  attention?: InputMaybe<JobAttention>;
  branchId?: InputMaybe<Scalars['ID']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** First day. */
  dateFrom?: InputMaybe<Scalars['CalendarDate']['input']>;
  /** Last day. */
  dateTo?: InputMaybe<Scalars['CalendarDate']['input']>;
  filter?: InputMaybe<JobFilter>;
  invoiceStatus?: InputMaybe<JobInvoiceStatus>;
  isLate?: InputMaybe<Scalars['Boolean']['input']>;
  isRecurring?: InputMaybe<Scalars['Boolean']['input']>;
  /** From 1. */
  page?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 100; default 10. */
  perPage?: InputMaybe<Scalars['Int']['input']>;
  priority?: InputMaybe<Priority>;
  propertyId?: InputMaybe<Scalars['ID']['input']>;
  /** Only these quotes. Default: jobs, and quotes that are approved (decision D61). */
  quote?: InputMaybe<JobQuoteFilter>;
  /** Part of a job number, a title, a customer's name or phone, or a street. */
  search?: InputMaybe<Scalars['String']['input']>;
  sortBy?: InputMaybe<JobSort>;
  sortDirection?: InputMaybe<SortDirection>;
  staffId?: InputMaybe<Scalars['ID']['input']>;
  /** Statuses in addition to the filter. */
  statuses?: InputMaybe<Array<JobStatus>>;
};

/** A supported language. */
export type Language = {
  __typename?: 'Language';
  /** BCP 47. */
  code: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isDefault?: Maybe<Scalars['Boolean']['output']>;
  name: Scalars['String']['output'];
};

/** A line item of a job. */
export type LineItem = {
  __typename?: 'LineItem';
  /** Unit price. */
  amount?: Maybe<Scalars['Money']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  /** Minutes per unit of its service; null without a duration. */
  durationMinutes?: Maybe<Scalars['Int']['output']>;
  id?: Maybe<Scalars['ID']['output']>;
  isTaxExempt?: Maybe<Scalars['Boolean']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  productType?: Maybe<ProductType>;
  quantity?: Maybe<Scalars['Float']['output']>;
  /** The price list item. */
  serviceId?: Maybe<Scalars['ID']['output']>;
  /** Quantity times unit price, before discount and tax. */
  total?: Maybe<Scalars['Money']['output']>;
  unit?: Maybe<Scalars['String']['output']>;
};

/** A line item: with `id` an existing one, else a new one. */
export type LineItemInput = {
  /** Price per unit. In a change it may be missing: an existing line keeps its price, a new one has that of its price list item. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  isTaxExempt?: InputMaybe<Scalars['Boolean']['input']>;
  name: Scalars['String']['input'];
  productType?: InputMaybe<ProductType>;
  quantity: Scalars['Float']['input'];
  serviceId?: InputMaybe<Scalars['ID']['input']>;
  unit?: InputMaybe<Scalars['String']['input']>;
};

/** An action and its parameters; see the table of wire.md §5. */
export type ManageJobInput = {
  action: JobAction;
  /** Save in spite of a clash. */
  allowClash?: InputMaybe<Scalars['Boolean']['input']>;
  /** For CANCEL. */
  cancelReasonId?: InputMaybe<Scalars['ID']['input']>;
  date?: InputMaybe<Scalars['CalendarDate']['input']>;
  /** For CREATE_INVOICE, and FINISH with an invoice: 0 to 365; default: the setting. */
  dueDays?: InputMaybe<Scalars['Int']['input']>;
  endTime?: InputMaybe<Scalars['ClockTime']['input']>;
  /** For VOID_INVOICE; default: the job's invoice. */
  invoiceId?: InputMaybe<Scalars['ID']['input']>;
  /** For RESCHEDULE: whether the visit counts as moved by hand. Default: also if its start changes. */
  isException?: InputMaybe<Scalars['Boolean']['input']>;
  /** For FINISH. */
  jobFinishedNotes?: InputMaybe<Scalars['String']['input']>;
  jobId: Scalars['ID']['input'];
  /** The user's location in degrees. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Of the visit if one is given, else of the job. */
  lockVersion?: InputMaybe<Scalars['Int']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** Custom message to the customer. */
  message?: InputMaybe<Scalars['String']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  /** Medium of this message; default: the message settings. */
  notifyBy?: InputMaybe<MessageMedium>;
  notifyCustomer?: InputMaybe<Scalars['Boolean']['input']>;
  /** When an offline action was taken. */
  occurredAt?: InputMaybe<Scalars['Instant']['input']>;
  /** For DECLINE; further text for CANCEL. */
  reason?: InputMaybe<Scalars['String']['input']>;
  staffIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  startTime?: InputMaybe<Scalars['ClockTime']['input']>;
  /** Default: the next visit. */
  visitId?: InputMaybe<Scalars['ID']['input']>;
};

/** The job after an action, the visit, and the new timeline entry. */
export type ManagedJob = {
  __typename?: 'ManagedJob';
  /** Messages to the customer. Null if none was requested or the backend doesn't report them. */
  deliveries?: Maybe<Array<MessageDelivery>>;
  history?: Maybe<HistoryEntry>;
  /** The invoice that the action created or voided. */
  invoice?: Maybe<JobInvoice>;
  job: Job;
  visit?: Maybe<Visit>;
};

/** The result of one message to a customer. */
export type MessageDelivery = {
  __typename?: 'MessageDelivery';
  notificationMedium?: Maybe<MessageMedium>;
  status?: Maybe<MessageStatus>;
  /** Why it was not sent, in a sentence. */
  statusDesc?: Maybe<Scalars['String']['output']>;
  to?: Maybe<Scalars['String']['output']>;
};

/** Media of messages. */
export type MessageMedium =
  | 'email'
  | 'sms';

/** Preview of a message. */
export type MessagePreview = {
  __typename?: 'MessagePreview';
  body?: Maybe<Scalars['String']['output']>;
  /** Whether the text is the company's own; null if unknown. */
  isOwn?: Maybe<Scalars['Boolean']['output']>;
  subject?: Maybe<Scalars['String']['output']>;
  /** The text message; null if none is sent or unknown. */
  textMessage?: Maybe<Scalars['String']['output']>;
};

/** Sort columns of the log. */
export type MessageSort =
  | 'sent_at';

/** Delivery status of a message. */
export type MessageStatus =
  | 5
  | 2
  | 4
  | 3
  | 0
  | 1;

/** Text of a customer message. */
export type MessageTemplate = {
  __typename?: 'MessageTemplate';
  body?: Maybe<Scalars['String']['output']>;
  event?: Maybe<CustomerEvent>;
  id: Scalars['ID']['output'];
  isActive?: Maybe<Scalars['Boolean']['output']>;
  /** A template that every company has, changed or not. */
  isDefault?: Maybe<Scalars['Boolean']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  notificationMedium?: Maybe<MessageMedium>;
  subject?: Maybe<Scalars['String']['output']>;
  updatedAt?: Maybe<Scalars['Instant']['output']>;
};

/** A change of a template. Fields not sent are unchanged. */
export type MessageTemplateChangeInput = {
  body?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  subject?: InputMaybe<Scalars['String']['input']>;
};

/** A new template. */
export type MessageTemplateInput = {
  body: Scalars['String']['input'];
  event: CustomerEvent;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  name: Scalars['String']['input'];
  notificationMedium: MessageMedium;
  subject: Scalars['String']['input'];
};

/** One page of templates. */
export type MessageTemplatePage = {
  __typename?: 'MessageTemplatePage';
  items: Array<MessageTemplate>;
  page?: Maybe<Scalars['Int']['output']>;
  perPage?: Maybe<Scalars['Int']['output']>;
  totalCount?: Maybe<Scalars['Int']['output']>;
};

/** Filters and page of templates. */
export type MessageTemplatesInput = {
  event?: InputMaybe<CustomerEvent>;
  notificationMedium?: InputMaybe<MessageMedium>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};

/** Payments by method. */
export type MethodEarnings = {
  __typename?: 'MethodEarnings';
  amount?: Maybe<Scalars['Money']['output']>;
  paymentMethod: PaymentMethod;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Sets a branch's head, from `POST /branches/add_branch_head`. */
  addBranchHead?: Maybe<Branch>;
  /** Adds a note to a job's timeline. Idempotent by key. */
  addJobNote?: Maybe<HistoryEntry>;
  /** Ends the subscription with the paid period, from `DELETE /subscriptions/{id}`. */
  cancelSubscription?: Maybe<OwnSubscription>;
  /** Changes the signed-in user's password. A new token replaces the old one if the backend sends one. */
  changePassword: PasswordChanged;
  /** Changes a password, from `POST /staffs/change_password`, and ends that person's sessions. */
  changeStaffPassword?: Maybe<StaffPasswordChanged>;
  /** Changes the plan or resumes a cancelled one, from `PUT /subscriptions/{id}`. Idempotent by key. */
  changeSubscription?: Maybe<OwnSubscription>;
  /** Deletes notifications up to `before`; a backend that ignores it deletes all. */
  clearNotifications?: Maybe<NotificationsCleared>;
  /** Sends a message to the support team. */
  contactSupport: SupportTicket;
  /** Adds a branch, from `POST /branches`. */
  createBranch?: Maybe<Branch>;
  /** Adds a custom trade, from `POST /categories`. */
  createCategory?: Maybe<Category>;
  /** Adds a customer with the first property, from `POST /customers`. Idempotent by key. */
  createCustomer?: Maybe<CreateCustomerResult>;
  /** Adds a job form, from `POST /forms`. */
  createForm?: Maybe<Form>;
  /** Books a job, from `POST /jobs`. Idempotent by key. A clash is CLASH unless `allowClash`. */
  createJob?: Maybe<Job>;
  /** Adds a template. */
  createMessageTemplate?: Maybe<MessageTemplate>;
  /** Adds a property to a customer, from `POST /properties`. */
  createProperty?: Maybe<Property>;
  /** Adds an item, from `POST /categories/{id}/services`; without a trade from `POST /services`. */
  createService?: Maybe<Service>;
  /** Adds a staff member, from `POST /staffs`. Without a free seat it is SUBSCRIPTION_REQUIRED. */
  createStaff?: Maybe<Staff>;
  /** Adds a tax, from `POST /taxes`. A new default replaces the previous one. */
  createTax?: Maybe<Tax>;
  /** Deletes a trade, from `DELETE /categories/{id}`; its services move to another one. */
  deleteCategory?: Maybe<DeletedRecord>;
  /** Deletes a customer without jobs and invoices, from `DELETE /customers/{id}`. */
  deleteCustomer?: Maybe<DeletedRecord>;
  /** Deletes a job form, from `DELETE /forms/{id}`. Submitted forms remain. */
  deleteForm?: Maybe<DeletedRecord>;
  /** Deletes a job or some of its visits, from `DELETE /jobs/{id}`. */
  deleteJob?: Maybe<DeletedRecord>;
  /** Deletes a template; a default one is restored. */
  deleteMessageTemplate?: Maybe<DeletedRecord>;
  /** Deletes a property without jobs, from `DELETE /properties/{id}`. */
  deleteProperty?: Maybe<DeletedRecord>;
  /** Deletes an item, from `DELETE /services/{id}`. Jobs don't change. */
  deleteService?: Maybe<DeletedRecord>;
  /** Deletes a tax, from `DELETE /taxes/{id}`. Jobs and invoices keep theirs. */
  deleteTax?: Maybe<DeletedRecord>;
  /** Mails a reset link. The reply is the same for an unknown email. */
  forgotPassword: Acknowledged;
  /** Takes an action on a visit, from `POST /jobs/manage_job`. Idempotent by key. An action that the status does not allow is INVALID. */
  manageJob?: Maybe<ManagedJob>;
  /** Activates, deactivates or deletes a branch, or makes it the default, from `POST /branches/branch_operations`. */
  operateBranch?: Maybe<Branch>;
  /** Marks all notifications as read. */
  readAllNotifications?: Maybe<AllNotificationsRead>;
  /** Marks one notification as read. */
  readNotification?: Maybe<ReadNotification>;
  /** Records one payment for one or several invoices, from `POST /jobs/bulk_cashout`. Idempotent by key. */
  recordPayment?: Maybe<RecordedPayment>;
  /** Spec §3, registration payload. The gateway adds the fixed values. */
  register: RegistrationResult;
  /** Removes a branch's head, from `DELETE /branches/remove_branch_head`. */
  removeBranchHead?: Maybe<Branch>;
  /** Sends a new code. Requested too early it is TOO_MANY_REQUESTS. */
  resendOtp: CodeSent;
  /** Sets the password with the token of a reset link. */
  resetPassword: Acknowledged;
  /** Saves a form filled in on a job, from `POST /jobs/save_job_form`. Idempotent by key. */
  saveJobForm?: Maybe<JobForm>;
  /** Sets the company's trades, from `POST /categories/update_category_for_user`. Jobs and services don't change. */
  selectCategories?: Maybe<SelectedCategories>;
  /** Sets the user's availability. */
  selectStatus?: Maybe<AvailabilityChanged>;
  /** Sends a document by mail, from `POST /contracts/send_attachment`. Idempotent by key. */
  sendAttachment?: Maybe<SentAttachment>;
  /** Activates or deactivates a person, from `POST /staffs/active_inactive`, and reassigns or unassigns upcoming visits. */
  setStaffActive?: Maybe<StaffActiveChanged>;
  /** Spec §4, sign-in response handling. A wrong password is an error with code INVALID. */
  signIn: SignInResult;
  /** Signs in with a Google, Apple or Facebook identity, or registers a new user. */
  socialLogin: RegistrationResult;
  /** Subscribes to a plan and pays, from `POST /subscriptions/`. Idempotent by key. */
  subscribe?: Maybe<Subscribed>;
  /** Changes a branch, from `PUT /branches/{id}`. Fields not sent are unchanged; null clears a field. */
  updateBranch?: Maybe<Branch>;
  /** Changes the head of a branch, from `POST /branches/update_branch_head`. */
  updateBranchHead?: Maybe<Branch>;
  /** Changes a trade, from `PUT /categories/{id}`. */
  updateCategory?: Maybe<Category>;
  /** Changes the company's profile. */
  updateCompany?: Maybe<Company>;
  /** Changes notification settings; other events are unchanged. */
  updateCompanyNotificationSettings?: Maybe<Array<CompanyNotificationSetting>>;
  /** Changes a customer, from `PUT /customers/{id}`. */
  updateCustomer?: Maybe<Customer>;
  /** Changes message settings; other events are unchanged. */
  updateCustomerNotificationSettings?: Maybe<CustomerNotificationSettings>;
  /** Changes name, formats, taxes and invoices. */
  updateCustomerSetting?: Maybe<CustomerSetting>;
  /** Changes a job form, from `PUT /forms/{id}`. Submitted forms don't change. */
  updateForm?: Maybe<Form>;
  /** Changes company-wide data. */
  updateGeneralData?: Maybe<GeneralData>;
  /** Changes a job, from `PUT /jobs/{id}`. A concurrent change is STALE. */
  updateJob?: Maybe<Job>;
  /** Changes the rules for jobs. */
  updateJobSetting?: Maybe<JobSetting>;
  /** Changes a template; fields not sent are unchanged. */
  updateMessageTemplate?: Maybe<MessageTemplate>;
  /** Changes the user's own profile; the fields depend on the user's type (spec §6). */
  updateOwnProfile: ProfileUpdated;
  /** Changes online payments, from `PUT /payment_configuration/stripe_payment_configurataion`. Fields not sent are unchanged. */
  updatePaymentConfiguration?: Maybe<PaymentConfigured>;
  /** Sets up the account: spec §3, account setup payload. Allowed for unverified users. */
  updateProfile: ProfileUpdated;
  /** Changes a property, from `PUT /properties/{id}`. */
  updateProperty?: Maybe<Property>;
  /** Changes an item, from `PUT /services/{id}`. Jobs don't change. */
  updateService?: Maybe<Service>;
  /** Marks a setup step as done. */
  updateSetup?: Maybe<SetupProgress>;
  /** Changes a staff member, from `POST /staffs/update_staff`. */
  updateStaff?: Maybe<Staff>;
  /** Changes a tax, from `PUT /taxes/{id}`. Jobs and invoices keep their rate. */
  updateTax?: Maybe<Tax>;
  /** Changes working hours and calendar. */
  updateTeamSetting?: Maybe<TeamSetting>;
  /** Verifies the 6-digit code with the pending token in the Authorization header. A wrong or expired code is INVALID. */
  verifyUser: UserVerified;
};


export type MutationAddBranchHeadArgs = {
  input: BranchHeadInput;
};


export type MutationAddJobNoteArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: AddJobNoteInput;
};


export type MutationCancelSubscriptionArgs = {
  cancelReason: Scalars['String']['input'];
  id: Scalars['ID']['input'];
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationChangeStaffPasswordArgs = {
  input: StaffPasswordInput;
};


export type MutationChangeSubscriptionArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SubscriptionChangeInput;
};


export type MutationClearNotificationsArgs = {
  before?: InputMaybe<Scalars['Instant']['input']>;
};


export type MutationContactSupportArgs = {
  input: ContactSupportInput;
};


export type MutationCreateBranchArgs = {
  input: BranchInput;
};


export type MutationCreateCategoryArgs = {
  input: CategoryInput;
};


export type MutationCreateCustomerArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CustomerInput;
};


export type MutationCreateFormArgs = {
  input: FormInput;
};


export type MutationCreateJobArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: JobInput;
};


export type MutationCreateMessageTemplateArgs = {
  input: MessageTemplateInput;
};


export type MutationCreatePropertyArgs = {
  input: PropertyInput;
};


export type MutationCreateServiceArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ServiceInput;
};


export type MutationCreateStaffArgs = {
  input: StaffInput;
};


export type MutationCreateTaxArgs = {
  input: TaxInput;
};


export type MutationDeleteCategoryArgs = {
  input: DeleteCategoryInput;
};


export type MutationDeleteCustomerArgs = {
  input: DeleteCustomerInput;
};


export type MutationDeleteFormArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteJobArgs = {
  input: DeleteJobInput;
};


export type MutationDeleteMessageTemplateArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeletePropertyArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteServiceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteTaxArgs = {
  id: Scalars['ID']['input'];
};


export type MutationForgotPasswordArgs = {
  input: ForgotPasswordInput;
};


export type MutationManageJobArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: ManageJobInput;
};


export type MutationOperateBranchArgs = {
  input: BranchOperationInput;
};


export type MutationReadNotificationArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRecordPaymentArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: RecordPaymentInput;
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationRemoveBranchHeadArgs = {
  branchHeadId: Scalars['ID']['input'];
  branchId: Scalars['ID']['input'];
};


export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


export type MutationSaveJobFormArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SaveJobFormInput;
};


export type MutationSelectCategoriesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationSelectStatusArgs = {
  input: SelectStatusInput;
};


export type MutationSendAttachmentArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SendAttachmentInput;
};


export type MutationSetStaffActiveArgs = {
  input: StaffActiveInput;
};


export type MutationSignInArgs = {
  input: SignInInput;
};


export type MutationSocialLoginArgs = {
  input: SocialLoginInput;
};


export type MutationSubscribeArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SubscribeInput;
};


export type MutationUpdateBranchArgs = {
  input: BranchChangeInput;
};


export type MutationUpdateBranchHeadArgs = {
  input: BranchHeadChangeInput;
};


export type MutationUpdateCategoryArgs = {
  input: CategoryChangeInput;
};


export type MutationUpdateCompanyArgs = {
  input: UpdateCompanyInput;
};


export type MutationUpdateCompanyNotificationSettingsArgs = {
  settings: Array<CompanyNotificationInput>;
};


export type MutationUpdateCustomerArgs = {
  input: CustomerChangeInput;
};


export type MutationUpdateCustomerNotificationSettingsArgs = {
  settings: Array<CustomerNotificationInput>;
};


export type MutationUpdateCustomerSettingArgs = {
  input: UpdateCustomerSettingInput;
};


export type MutationUpdateFormArgs = {
  input: FormChangeInput;
};


export type MutationUpdateGeneralDataArgs = {
  input: UpdateGeneralDataInput;
};


export type MutationUpdateJobArgs = {
  input: JobChangeInput;
};


export type MutationUpdateJobSettingArgs = {
  input: UpdateJobSettingInput;
};


export type MutationUpdateMessageTemplateArgs = {
  input: MessageTemplateChangeInput;
};


export type MutationUpdateOwnProfileArgs = {
  input: UpdateOwnProfileInput;
};


export type MutationUpdatePaymentConfigurationArgs = {
  input: PaymentConfigurationInput;
};


export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


export type MutationUpdatePropertyArgs = {
  input: PropertyChangeInput;
};


export type MutationUpdateServiceArgs = {
  input: ServiceChangeInput;
};


export type MutationUpdateSetupArgs = {
  input: UpdateSetupInput;
};


export type MutationUpdateStaffArgs = {
  input: StaffChangeInput;
};


export type MutationUpdateTaxArgs = {
  input: TaxChangeInput;
};


export type MutationUpdateTeamSettingArgs = {
  input: UpdateTeamSettingInput;
};


export type MutationVerifyUserArgs = {
  input: VerifyUserInput;
};

/** A new file with base64 content. */
export type NewFileInput = {
  contentType: Scalars['String']['input'];
  fileBase64: Scalars['String']['input'];
  fileName: Scalars['String']['input'];
};

/** A notification of a user. */
export type Notification = {
  __typename?: 'Notification';
  body?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['Instant']['output']>;
  event?: Maybe<CompanyEvent>;
  id: Scalars['ID']['output'];
  invoiceId?: Maybe<Scalars['ID']['output']>;
  isRead?: Maybe<Scalars['Boolean']['output']>;
  jobId?: Maybe<Scalars['ID']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  visitId?: Maybe<Scalars['ID']['output']>;
};

/** One page of notifications. */
export type NotificationPage = {
  __typename?: 'NotificationPage';
  items: Array<Notification>;
  page?: Maybe<Scalars['Int']['output']>;
  perPage?: Maybe<Scalars['Int']['output']>;
  totalCount?: Maybe<Scalars['Int']['output']>;
  /** Of all pages. Null if unknown. */
  unreadCount?: Maybe<Scalars['Int']['output']>;
};

/** The result of deleting notifications. */
export type NotificationsCleared = {
  __typename?: 'NotificationsCleared';
  deletedCount?: Maybe<Scalars['Int']['output']>;
};

/** Filters and page of notifications. */
export type NotificationsInput = {
  isRead?: InputMaybe<Scalars['Boolean']['input']>;
  notificationType?: InputMaybe<CompanyEvent>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};

/** Time off on a day; the whole day without times. */
export type OffHours = {
  __typename?: 'OffHours';
  endTime?: Maybe<Scalars['ClockTime']['output']>;
  note?: Maybe<Scalars['String']['output']>;
  startTime?: Maybe<Scalars['ClockTime']['output']>;
};

/** The company's own subscription; periods in whole days. */
export type OwnSubscription = {
  __typename?: 'OwnSubscription';
  cancelReason?: Maybe<Scalars['String']['output']>;
  /** When it was cancelled; it ends with the paid period. */
  cancelledAt?: Maybe<Scalars['Instant']['output']>;
  /** The card that pays for it. */
  card?: Maybe<PaymentCard>;
  freeTrialDays?: Maybe<Scalars['Int']['output']>;
  /** Start and payment of the next period. */
  nextBillingTimestamp?: Maybe<Scalars['Instant']['output']>;
  /** The plan that starts after the paid period. */
  nextPlan?: Maybe<Plan>;
  plan?: Maybe<Plan>;
  purchaseSkuName?: Maybe<Scalars['String']['output']>;
  remainingDays?: Maybe<Scalars['Int']['output']>;
  seats?: Maybe<PlanSeats>;
  /** Derived according to spec §4. */
  status: SubscriptionStatus;
  subscriptionId?: Maybe<Scalars['ID']['output']>;
  /** The payment of a change. */
  transaction?: Maybe<Transaction>;
  userPurchaseSku?: Maybe<Scalars['String']['output']>;
};

/** An invoice after its part of a payment. */
export type PaidInvoice = {
  __typename?: 'PaidInvoice';
  amount?: Maybe<Scalars['Money']['output']>;
  balanceDue?: Maybe<Scalars['Money']['output']>;
  invoiceId: Scalars['ID']['output'];
  receiptNumber?: Maybe<Scalars['String']['output']>;
  status?: Maybe<InvoiceStatus>;
};

/** The password was changed. */
export type PasswordChanged = {
  __typename?: 'PasswordChanged';
  message?: Maybe<Scalars['String']['output']>;
  token?: Maybe<Scalars['String']['output']>;
};

/** An invoice's part of a payment. */
export type Payment = {
  __typename?: 'Payment';
  amount?: Maybe<Scalars['Money']['output']>;
  bankBranch?: Maybe<Scalars['String']['output']>;
  bankName?: Maybe<Scalars['String']['output']>;
  /** Of the whole payment, if it covers several invoices. */
  batchReceiptNumber?: Maybe<Scalars['String']['output']>;
  cardholderName?: Maybe<Scalars['String']['output']>;
  chequeNumber?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  paidAt?: Maybe<Scalars['Instant']['output']>;
  paymentMethod?: Maybe<PaymentMethod>;
  receiptNumber?: Maybe<Scalars['String']['output']>;
  receivedBy?: Maybe<Person>;
  reference?: Maybe<Scalars['String']['output']>;
};

/** Display data of a card. */
export type PaymentCard = {
  __typename?: 'PaymentCard';
  brand?: Maybe<Scalars['String']['output']>;
  /** 1 to 12. */
  expMonth?: Maybe<Scalars['Int']['output']>;
  expYear?: Maybe<Scalars['Int']['output']>;
  last4?: Maybe<Scalars['String']['output']>;
};

/** Online payments; never includes the secret key. */
export type PaymentConfiguration = {
  __typename?: 'PaymentConfiguration';
  accountName?: Maybe<Scalars['String']['output']>;
  /** The card that pays for the company's plan. */
  card?: Maybe<PaymentCard>;
  hasSecret?: Maybe<Scalars['Boolean']['output']>;
  id?: Maybe<Scalars['ID']['output']>;
  isEnabled?: Maybe<Scalars['Boolean']['output']>;
  publishableKey?: Maybe<Scalars['String']['output']>;
  /** Text on customers' card statements. */
  statementDescriptor?: Maybe<Scalars['String']['output']>;
};

/** A change of online payments. Fields not sent are unchanged. */
export type PaymentConfigurationInput = {
  isEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Another card for the company's plan. */
  paymentMethodId?: InputMaybe<Scalars['String']['input']>;
  publishableKey?: InputMaybe<Scalars['String']['input']>;
  secretKey?: InputMaybe<Scalars['String']['input']>;
  statementDescriptor?: InputMaybe<Scalars['String']['input']>;
};

/** The changed configuration and the backend's message. */
export type PaymentConfigured = {
  __typename?: 'PaymentConfigured';
  configuration?: Maybe<PaymentConfiguration>;
  message?: Maybe<Scalars['String']['output']>;
};

/** Payment methods. */
export type PaymentMethod =
  | 3
  | 2
  | 0
  | 1
  | 4;

/** Spec §9, earnings periods. */
export type Period =
  | 'All'
  | '1D'
  | '1M'
  | '1W'
  | '1Y';

/** The author of a change. */
export type Person = {
  __typename?: 'Person';
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
};

/** A plan. */
export type Plan = {
  __typename?: 'Plan';
  /** Per billing cycle. */
  amount?: Maybe<Scalars['Money']['output']>;
  billingCycle?: Maybe<BillingCycle>;
  /** ISO 4217. */
  currencyCode?: Maybe<Scalars['String']['output']>;
  features?: Maybe<Array<Scalars['String']['output']>>;
  /** Price of the first period with the requested coupon; null if unknown. */
  firstAmount?: Maybe<Scalars['Money']['output']>;
  freeTrialDays?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  isPopular?: Maybe<Scalars['Boolean']['output']>;
  /** Whether staff are unlimited; null if unknown. */
  isStaffUnlimited?: Maybe<Scalars['Boolean']['output']>;
  name: Scalars['String']['output'];
  sku?: Maybe<Scalars['String']['output']>;
  /** Staff limit; null if unlimited or unknown. */
  staffLimit?: Maybe<Scalars['Int']['output']>;
};

/** Seats of the plan, and seats used. */
export type PlanSeats = {
  __typename?: 'PlanSeats';
  limit?: Maybe<Scalars['Int']['output']>;
  used?: Maybe<Scalars['Int']['output']>;
};

/** Spec §9, priorities. */
export type Priority =
  | 3
  | 1
  | 2;

/** Price list item types. */
export type ProductType =
  | 1
  | 0;

/** The user after a change. */
export type ProfileUpdated = {
  __typename?: 'ProfileUpdated';
  message?: Maybe<Scalars['String']['output']>;
  user?: Maybe<User>;
};

/** Where the work is done. */
export type Property = {
  __typename?: 'Property';
  /** Also holds the equipment, below a line with that word. */
  accessNotes?: Maybe<Scalars['String']['output']>;
  /** On one line. */
  address?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  customerId?: Maybe<Scalars['ID']['output']>;
  /** In lists only. */
  customerName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isActive?: Maybe<Scalars['Boolean']['output']>;
  isBillingAddress?: Maybe<Scalars['Boolean']['output']>;
  latitude?: Maybe<Scalars['Float']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  postalCode?: Maybe<Scalars['String']['output']>;
  province?: Maybe<Scalars['String']['output']>;
  /** Whether the backend returned `accessNotes`, empty or not. If false, they are unknown and must not be replaced. */
  returnsAccessNotes: Scalars['Boolean']['output'];
  street1?: Maybe<Scalars['String']['output']>;
  street2?: Maybe<Scalars['String']['output']>;
  suiteNo?: Maybe<Scalars['String']['output']>;
  taxId?: Maybe<Scalars['ID']['output']>;
};

/** A change of a property. Fields not sent are unchanged; null and empty text clear a field. */
export type PropertyChangeInput = {
  accessNotes?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  /** Moves the property to another customer. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  id: Scalars['ID']['input'];
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  isBillingAddress?: InputMaybe<Scalars['Boolean']['input']>;
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  postalCode?: InputMaybe<Scalars['String']['input']>;
  province?: InputMaybe<Scalars['String']['input']>;
  street1?: InputMaybe<Scalars['String']['input']>;
  street2?: InputMaybe<Scalars['String']['input']>;
  suiteNo?: InputMaybe<Scalars['String']['input']>;
  taxId?: InputMaybe<Scalars['ID']['input']>;
};

/** A property of a customer. */
export type PropertyInput = {
  accessNotes?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  customerId: Scalars['ID']['input'];
  isBillingAddress?: InputMaybe<Scalars['Boolean']['input']>;
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  postalCode?: InputMaybe<Scalars['String']['input']>;
  province?: InputMaybe<Scalars['String']['input']>;
  street1: Scalars['String']['input'];
  street2?: InputMaybe<Scalars['String']['input']>;
  suiteNo?: InputMaybe<Scalars['String']['input']>;
  taxId?: InputMaybe<Scalars['ID']['input']>;
};

/** One page of properties. */
export type PropertyPage = {
  __typename?: 'PropertyPage';
  items: Array<Property>;
  page?: Maybe<Scalars['Int']['output']>;
  perPage?: Maybe<Scalars['Int']['output']>;
  totalCount?: Maybe<Scalars['Int']['output']>;
  unreadable: Array<Maybe<Scalars['ID']['output']>>;
};

export type Query = {
  __typename?: 'Query';
  /** People at work on the day, those needing attention first. */
  activeStaff: ActiveStaffPage;
  /** Authorities of staff admins. */
  adminAuthorities: Array<AdminAuthority>;
  /** One branch, from `GET /branches/{id}`. */
  branch: Branch;
  /** The company's branches, from `GET /branches`; branch heads and staff see their own only. `input` replaces the other arguments. */
  branches: BranchPage;
  /** From `GET /static_contents/cancel_job_reasons`. */
  cancelReasons: Array<CancelReason>;
  /** Parameters of the card form, from `GET /settings/get_stripe_token`. */
  cardToken: CardToken;
  /** Trades offered to every company, from `GET /categories`. Allowed for unverified users. */
  categories: Array<Category>;
  /** One trade, from `GET /categories/{id}`. */
  category: Category;
  /** The price list of one trade, from `GET /categories/{id}/services`. */
  categoryServices: ServicePage;
  /** Places of a first-level area. */
  cities: Array<City>;
  /** The log of customer messages, newest first, from `GET /client_notifications`. */
  clientMessages: ClientMessagePage;
  /** The company's profile, from `GET /companies`. */
  company: Company;
  /** Notification settings of the company's users, from `GET /company_notification_settings`. */
  companyNotificationSettings: Array<CompanyNotificationSetting>;
  /** The company's settings, from `GET /settings/get_customer_setting`. */
  companySettings: CompanySettings;
  /** Countries with their dial codes. */
  countries: Array<Country>;
  /** Supported currencies. */
  currencies: Array<Currency>;
  /** One customer with the properties, from `GET /customers/{id}`. */
  customer: Customer;
  /** Preview of a customer message, from `GET /customer_notification_settings`. Null if unknown. */
  customerMessage?: Maybe<CustomerMessage>;
  /** The latest messages to a customer, newest first, from `GET /client_notifications`. Null if the log doesn't return the customer of a message. */
  customerMessages?: Maybe<Array<ClientMessage>>;
  /** Message settings for customers, from `GET /customer_notification_settings`. */
  customerNotificationSettings: CustomerNotificationSettings;
  /** A page of customers, from `GET /customers/list_customers`. */
  customers: CustomerPage;
  /** Numbers of the day, from `GET /dashboard`. Default: today and a month. */
  dashboard: Dashboard;
  /** Jobs per day: from the first to the last day (at most 62), or of a month (YYYY-MM). Default: a week from today. */
  dayCounts: Array<DayCount>;
  /** A day of the board and map, from `GET /jobs/dispatch_map`; staff see their own visits only. `fromJobs`: from the job list if the backend returns no day. */
  dispatchMap: DispatchMap;
  /** The same as chart bars. */
  earningGraph: EarningGraph;
  /** The payments, newest first by default. */
  earningRows: EarningPage;
  /** Payments received in a period, from `GET /earnings`. FORBIDDEN without the authority. */
  earnings: Earnings;
  /** One job form with its questions, from `GET /forms/{id}`. */
  form: Form;
  /** Job forms, from `GET /forms`; default order: by name. */
  forms: FormPage;
  /** Company-wide data, from `GET /users/general_data`. */
  generalData: GeneralData;
  /** One invoice with its lines and payments, from `GET /jobs/get_invoice`. */
  invoice: Invoice;
  /** Default payment term, from `GET /settings/fetch_invoice_due_days`. */
  invoiceDueDays: InvoiceDueDays;
  /** Messages about an invoice, newest first, from `GET /client_notifications`. Null if the log doesn't return the invoice of a message. */
  invoiceMessages?: Maybe<Array<ClientMessage>>;
  /** The PDF of an invoice or of one of its receipts, from `GET /jobs/get_invoice` with `format=pdf`. */
  invoicePaper: InvoicePaper;
  /** A page of invoices, from `GET /jobs/paid_unpaid_invoices`, with the totals of all matching ones. */
  invoices: InvoicePage;
  /** The visitor's location by IP address; null if unknown. */
  ipLocation?: Maybe<IpLocation>;
  /** One job with its visits, from `GET /jobs/{id}`. */
  job: Job;
  /** A submitted form with its questions at that time; from `GET /jobs/download_saved_job_form`. */
  jobForm: JobForm;
  /** The PDF of a submitted form, from `GET /jobs/download_saved_job_form`; it never changes. */
  jobFormPaper: JobFormPaper;
  /** A job's timeline, newest first. */
  jobHistory: HistoryPage;
  /** Messages about a job, newest first, from `GET /client_notifications`. Null if the log doesn't return the job of a message. */
  jobMessages?: Maybe<Array<ClientMessage>>;
  /** A page of jobs, from `GET /jobs/job_listing`; staff see their own only. */
  jobs: JobPage;
  /** Supported languages. */
  languages: Array<Language>;
  /** The signed-in user, from `GET /users/user_profile_get`. */
  me: User;
  /** One template, from `GET /company_templates/{id}`. */
  messageTemplate: MessageTemplate;
  /** Templates of customer messages, from `GET /company_templates`. */
  messageTemplates: MessageTemplatePage;
  /** The user's notifications, newest first, from `GET /notifications`. */
  notifications: NotificationPage;
  /** The company's trades, from `GET /categories/listing_of_user_categories`. */
  ownCategories: CategoryPage;
  /** Online payments, from `GET /payment_configuration/stripe_payment_configurataion`. */
  paymentConfiguration: PaymentConfiguration;
  /** Plans, from `GET /plans`; a coupon adds the price of the first period. */
  plans: Array<Plan>;
  /** Properties of a customer, or of all of them, from `GET /properties`. */
  properties: PropertyPage;
  /** One property, from `GET /properties/{id}`. */
  property: Property;
  /** Staff for a visit, best first, with their conflicts. */
  rankedStaff: Array<RankedStaff>;
  /** A price list item, from `GET /services/{id}`. */
  service: Service;
  /** The price list, from `GET /services/list_services`. The search matches words of name, description, number and category. */
  services: ServicePage;
  /** A page of the staff, from `GET /staffs/staffs_listing`. */
  staff: StaffPage;
  /** A page of one person's jobs, from `GET /staffs/get_staff_jobs`. */
  staffJobs: JobPage;
  /** One staff member, from `GET /staffs/{id}`. */
  staffMember: Staff;
  /** First-level areas of a country by id or ISO 3166-1 alpha-2 code. */
  states: Array<State>;
  /** One text by its type. */
  staticContent: StaticContent;
  /** Product texts, from `GET /static_contents`. */
  staticContents: StaticContentPage;
  /** The company's own subscription, from `GET /subscriptions/`. */
  subscription: OwnSubscription;
  /** One tax, from `GET /taxes/{id}`. */
  tax: Tax;
  /** Taxes of the company, from `GET /taxes`. */
  taxes: TaxPage;
  /** A page of the user's colleagues. */
  teamMembers: TeamPage;
  /** Variables of templates, from `GET /template_variables`. */
  templateVariables: Array<TemplateVariable>;
  /** The receipt of a payment for the plan. */
  transactionPaper: InvoicePaper;
  /** A page of the company's payments for its plan, from `GET /master_transactions`. */
  transactions: TransactionPage;
};


export type QueryActiveStaffArgs = {
  branchId?: InputMaybe<Scalars['ID']['input']>;
  date?: InputMaybe<Scalars['CalendarDate']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryBranchArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBranchesArgs = {
  input?: InputMaybe<BranchesInput>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCardTokenArgs = {
  purpose: CardPurpose;
};


export type QueryCategoriesArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCategoryArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCategoryServicesArgs = {
  id: Scalars['ID']['input'];
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCitiesArgs = {
  stateId: Scalars['ID']['input'];
};


export type QueryClientMessagesArgs = {
  input?: InputMaybe<ClientMessagesInput>;
};


export type QueryCountriesArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryCustomerArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCustomerMessageArgs = {
  input: CustomerMessageInput;
};


export type QueryCustomerMessagesArgs = {
  customerId: Scalars['ID']['input'];
};


export type QueryCustomersArgs = {
  input?: InputMaybe<CustomersInput>;
};


export type QueryDashboardArgs = {
  branchId?: InputMaybe<Scalars['ID']['input']>;
  date?: InputMaybe<Scalars['CalendarDate']['input']>;
  period?: InputMaybe<Period>;
};


export type QueryDayCountsArgs = {
  branchId?: InputMaybe<Scalars['ID']['input']>;
  dateFrom?: InputMaybe<Scalars['CalendarDate']['input']>;
  dateTo?: InputMaybe<Scalars['CalendarDate']['input']>;
  month?: InputMaybe<Scalars['String']['input']>;
  staffId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryDispatchMapArgs = {
  fromJobs?: InputMaybe<Scalars['Boolean']['input']>;
  input?: InputMaybe<DispatchInput>;
};


export type QueryEarningGraphArgs = {
  input: EarningsInput;
};


export type QueryEarningRowsArgs = {
  input?: InputMaybe<EarningRowsInput>;
};


export type QueryEarningsArgs = {
  input: EarningsInput;
};


export type QueryFormArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFormsArgs = {
  input?: InputMaybe<FormsInput>;
  isTemplate?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryInvoiceArgs = {
  id: Scalars['ID']['input'];
};


export type QueryInvoiceMessagesArgs = {
  invoiceId: Scalars['ID']['input'];
};


export type QueryInvoicePaperArgs = {
  id: Scalars['ID']['input'];
  receiptNumber?: InputMaybe<Scalars['String']['input']>;
};


export type QueryInvoicesArgs = {
  input?: InputMaybe<InvoicesInput>;
};


export type QueryJobArgs = {
  id: Scalars['ID']['input'];
};


export type QueryJobFormArgs = {
  id: Scalars['ID']['input'];
};


export type QueryJobFormPaperArgs = {
  id: Scalars['ID']['input'];
};


export type QueryJobHistoryArgs = {
  jobId: Scalars['ID']['input'];
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryJobMessagesArgs = {
  jobId: Scalars['ID']['input'];
};


export type QueryJobsArgs = {
  input?: InputMaybe<JobsInput>;
};


export type QueryMessageTemplateArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMessageTemplatesArgs = {
  input?: InputMaybe<MessageTemplatesInput>;
};


export type QueryNotificationsArgs = {
  input?: InputMaybe<NotificationsInput>;
};


export type QueryOwnCategoriesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPlansArgs = {
  coupon?: InputMaybe<Scalars['String']['input']>;
  currencyCode?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPropertiesArgs = {
  branchId?: InputMaybe<Scalars['ID']['input']>;
  customerId?: InputMaybe<Scalars['ID']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPropertyArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRankedStaffArgs = {
  input: RankedStaffInput;
};


export type QueryServiceArgs = {
  id: Scalars['ID']['input'];
};


export type QueryServicesArgs = {
  input?: InputMaybe<ServicesInput>;
};


export type QueryStaffArgs = {
  input?: InputMaybe<StaffListInput>;
};


export type QueryStaffJobsArgs = {
  input?: InputMaybe<JobsInput>;
  staffId: Scalars['ID']['input'];
};


export type QueryStaffMemberArgs = {
  id: Scalars['ID']['input'];
};


export type QueryStatesArgs = {
  countryCode?: InputMaybe<Scalars['String']['input']>;
  countryId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryStaticContentArgs = {
  type: StaticContentType;
};


export type QueryStaticContentsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryTaxArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTaxesArgs = {
  input?: InputMaybe<TaxesInput>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTeamMembersArgs = {
  branchId?: InputMaybe<Scalars['ID']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  role?: InputMaybe<UserType>;
};


export type QueryTransactionPaperArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTransactionsArgs = {
  input?: InputMaybe<TransactionsInput>;
};

/** Makes a job a quote: an unscheduled job until the customer approves it. */
export type Quote = {
  __typename?: 'Quote';
  /** The job's line items are one of them; empty: the only one. */
  alternatives?: Maybe<Array<QuoteAlternative>>;
  approval?: Maybe<QuoteApproval>;
  message?: Maybe<Scalars['String']['output']>;
  /** Offered on top; the chosen ones are in the job's line items. */
  optionalLines?: Maybe<Array<LineItem>>;
  sentAt?: Maybe<Scalars['Instant']['output']>;
  /** Last day. */
  validUntil?: Maybe<Scalars['CalendarDate']['output']>;
  /** From 1; raised by changes after sending. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** One of the alternatives that a customer chooses from. */
export type QuoteAlternative = {
  __typename?: 'QuoteAlternative';
  lineItems?: Maybe<Array<LineItem>>;
  name?: Maybe<Scalars['String']['output']>;
};

/** An alternative; line items with `id` are the quote's. */
export type QuoteAlternativeInput = {
  lineItems: Array<LineItemInput>;
  name: Scalars['String']['input'];
};

/** The customer's approval of a quote. */
export type QuoteApproval = {
  __typename?: 'QuoteApproval';
  at?: Maybe<Scalars['Instant']['output']>;
  kind?: Maybe<QuoteApprovalKind>;
  name?: Maybe<Scalars['String']['output']>;
  note?: Maybe<Scalars['String']['output']>;
};

/** The customer's approval: who approved, how and when. */
export type QuoteApprovalInput = {
  at: Scalars['Instant']['input'];
  kind: QuoteApprovalKind;
  name: Scalars['String']['input'];
  note?: InputMaybe<Scalars['String']['input']>;
};

/** How a customer approved a quote. */
export type QuoteApprovalKind =
  | 'mail'
  | 'phone'
  | 'signed';

/** The whole quote: a part that is missing or null is empty. */
export type QuoteInput = {
  /** Up to 3; none: the job's line items are the only one. */
  alternatives?: InputMaybe<Array<QuoteAlternativeInput>>;
  approval?: InputMaybe<QuoteApprovalInput>;
  message?: InputMaybe<Scalars['String']['input']>;
  optionalLines?: InputMaybe<Array<LineItemInput>>;
  sentAt?: InputMaybe<Scalars['Instant']['input']>;
  /** Last day. */
  validUntil?: InputMaybe<Scalars['CalendarDate']['input']>;
  /** From 1; default: unchanged. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A candidate for a visit. */
export type RankedStaff = {
  __typename?: 'RankedStaff';
  /** Whether the person does the job's trade. */
  categoryMatch?: Maybe<Scalars['Boolean']['output']>;
  clashes?: Maybe<Array<Clash>>;
  color?: Maybe<Scalars['String']['output']>;
  /** From the previous visit or the branch, in kilometres. */
  distanceKm?: Maybe<Scalars['Float']['output']>;
  id: Scalars['ID']['output'];
  isAvailable?: Maybe<Scalars['Boolean']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  role?: Maybe<Scalars['String']['output']>;
  /** 0 to 100, higher is better. */
  score?: Maybe<Scalars['Float']['output']>;
  unavailableReason?: Maybe<Scalars['String']['output']>;
  visitsThatDay?: Maybe<Scalars['Int']['output']>;
};

/** The visit to find staff for. */
export type RankedStaffInput = {
  branchId?: InputMaybe<Scalars['ID']['input']>;
  categoryId: Scalars['ID']['input'];
  date?: InputMaybe<Scalars['CalendarDate']['input']>;
  endTime?: InputMaybe<Scalars['ClockTime']['input']>;
  /** The planned visit, which doesn't clash with itself. */
  excludeVisitId?: InputMaybe<Scalars['ID']['input']>;
  propertyId?: InputMaybe<Scalars['ID']['input']>;
  startTime?: InputMaybe<Scalars['ClockTime']['input']>;
};

/** A notification after it was read. */
export type ReadNotification = {
  __typename?: 'ReadNotification';
  notification?: Maybe<Notification>;
  unreadCount?: Maybe<Scalars['Int']['output']>;
};

/** A payment. More than the open amount is INVALID, with that amount. */
export type RecordPaymentInput = {
  /** How it is divided among several invoices. Default: oldest first. */
  allocation?: InputMaybe<AllocationRule>;
  /** The parts, for MANUAL; they sum to the amount. */
  allocations?: InputMaybe<Array<AllocationInput>>;
  amount: Scalars['Money']['input'];
  bankBranch?: InputMaybe<Scalars['String']['input']>;
  bankName?: InputMaybe<Scalars['String']['input']>;
  /** For CARD. */
  cardholderName?: InputMaybe<Scalars['String']['input']>;
  /** For CHEQUE, like bank and branch. */
  chequeNumber?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  invoiceIds: Array<Scalars['ID']['input']>;
  /** Of the single invoice, when the payment was entered. */
  lockVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Default: now. */
  paidAt?: InputMaybe<Scalars['Instant']['input']>;
  paymentMethod: PaymentMethod;
  /** Required unless there is an email. */
  reference?: InputMaybe<Scalars['String']['input']>;
};

/** The result of a payment. */
export type RecordedPayment = {
  __typename?: 'RecordedPayment';
  batchId?: Maybe<Scalars['ID']['output']>;
  /** Invoices that were not paid. */
  failed?: Maybe<Array<UnpaidInvoice>>;
  /** Paid invoices with their parts. */
  processed?: Maybe<Array<PaidInvoice>>;
  /** Of the whole payment, if it covers several invoices. */
  receiptNumber?: Maybe<Scalars['String']['output']>;
  totalAllocated?: Maybe<Scalars['Money']['output']>;
  /** Amount that was not recorded. */
  unallocated?: Maybe<Scalars['Money']['output']>;
};

/** How a recurring job repeats. */
export type Recurrence = {
  __typename?: 'Recurrence';
  endDate?: Maybe<Scalars['CalendarDate']['output']>;
  frequency: RecurrenceFrequency;
  /** Every how many days, weeks, months or years. */
  interval?: Maybe<Scalars['Int']['output']>;
  /** 1 to 31, of a monthly job; shorter months use their last day. */
  monthDay?: Maybe<Scalars['Int']['output']>;
  /** The rule as a sentence. */
  sentence?: Maybe<Scalars['String']['output']>;
  /** Skips days on which the business is closed. */
  skipClosedDays?: Maybe<Scalars['Boolean']['output']>;
  /** 0 Sunday to 6 Saturday, of a weekly job. */
  weekdays?: Maybe<Array<Scalars['Int']['output']>>;
};

/** How often a recurring job repeats. */
export type RecurrenceFrequency =
  | 1
  | 3
  | 2
  | 4;

/** How a recurring job repeats. */
export type RecurrenceInput = {
  /** Last day; required (spec §5). */
  endDate: Scalars['CalendarDate']['input'];
  frequency: RecurrenceFrequency;
  interval?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 31. */
  monthDay?: InputMaybe<Scalars['Int']['input']>;
  skipClosedDays?: InputMaybe<Scalars['Boolean']['input']>;
  /** 0 Sunday to 6 Saturday. */
  weekdays?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** Spec §3, registration payload. Hidden fields stay empty. */
export type RegisterInput = {
  attribution?: InputMaybe<AttributionInput>;
  email: Scalars['String']['input'];
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  phoneCountryCode?: InputMaybe<Scalars['String']['input']>;
  /** IANA zone of the browser; Asia/Calcutta is sent as Asia/Kolkata. */
  timezone: Scalars['String']['input'];
  website?: InputMaybe<Scalars['String']['input']>;
};

/** A new or returning user. Without a token the user has to sign in. The token is the pending one until the email address is verified. */
export type Registered = {
  __typename?: 'Registered';
  isNewUser?: Maybe<Scalars['Boolean']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  token?: Maybe<Scalars['String']['output']>;
  user?: Maybe<User>;
};

/** The result of a registration or a social login. */
export type RegistrationResult = Registered | SocialLoginFailed | VerificationPending;

/** Spec §5, reset password: both passwords must match. */
export type ResetPasswordInput = {
  password: Scalars['String']['input'];
  passwordConfirmation: Scalars['String']['input'];
  resetToken: Scalars['String']['input'];
};

/** Spec §6, onboarding role_type. */
export type RoleType =
  | 'company'
  | 'individual';

/** A form being filled in. */
export type SaveJobFormInput = {
  answers: Array<FormAnswerInput>;
  formId: Scalars['ID']['input'];
  /** The version filled in. */
  formVersion?: InputMaybe<Scalars['Int']['input']>;
  /** Of an existing draft. */
  jobFormId?: InputMaybe<Scalars['ID']['input']>;
  jobId: Scalars['ID']['input'];
  lockVersion?: InputMaybe<Scalars['Int']['input']>;
  /** When it was submitted offline. */
  occurredAt?: InputMaybe<Scalars['Instant']['input']>;
  status: JobFormStatus;
  visitId?: InputMaybe<Scalars['ID']['input']>;
};

/** Seats of the plan. */
export type Seats = {
  __typename?: 'Seats';
  /** Null if unlimited. */
  limit?: Maybe<Scalars['Int']['output']>;
  used?: Maybe<Scalars['Int']['output']>;
};

/** Availability and location. */
export type SelectStatusInput = {
  availabilityStatus: AvailabilityStatus;
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
};

/** The company's trades after the change. */
export type SelectedCategories = {
  __typename?: 'SelectedCategories';
  categories: Array<Category>;
};

/** A message and its attachment. */
export type SendAttachmentInput = {
  /** For CONTRACT: files of the job. */
  attachmentIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  attachmentType: AttachmentType;
  body: Scalars['String']['input'];
  customerId?: InputMaybe<Scalars['ID']['input']>;
  /** Event whose message settings and log entry apply. Default: the document's. */
  event?: InputMaybe<CustomerEvent>;
  /** For CONTRACT: a new file. */
  file?: InputMaybe<NewFileInput>;
  invoiceId?: InputMaybe<Scalars['ID']['input']>;
  /** For JOB_FORM. */
  jobFormId?: InputMaybe<Scalars['ID']['input']>;
  jobId?: InputMaybe<Scalars['ID']['input']>;
  /** Of the invoice, for RECEIPT. */
  receiptNumber?: InputMaybe<Scalars['String']['input']>;
  subject: Scalars['String']['input'];
  to: Array<Scalars['String']['input']>;
};

/** The result of sending; FAILED is a result too. */
export type SentAttachment = {
  __typename?: 'SentAttachment';
  id?: Maybe<Scalars['ID']['output']>;
  sentAt?: Maybe<Scalars['Instant']['output']>;
  status?: Maybe<MessageStatus>;
  /** Why, in a sentence. */
  statusDesc?: Maybe<Scalars['String']['output']>;
  /** Text messages sent with it. Null if unknown. */
  textMessages?: Maybe<Array<MessageDelivery>>;
};

/** A price list item. */
export type Service = {
  __typename?: 'Service';
  /** Price per unit. */
  amount?: Maybe<Scalars['Money']['output']>;
  categoryId?: Maybe<Scalars['ID']['output']>;
  categoryName?: Maybe<Scalars['String']['output']>;
  /** Cost per unit. Null for users who may not see prices. */
  cost?: Maybe<Scalars['Money']['output']>;
  /** ISO 4217. */
  currencyCode?: Maybe<Scalars['String']['output']>;
  description?: Maybe<Scalars['String']['output']>;
  durationMinutes?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  imageUrl?: Maybe<Scalars['String']['output']>;
  isActive?: Maybe<Scalars['Boolean']['output']>;
  isTaxExempt?: Maybe<Scalars['Boolean']['output']>;
  name: Scalars['String']['output'];
  productType?: Maybe<ProductType>;
  /** Article number. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Taxes of this item; empty: the job's taxes. */
  taxIds?: Maybe<Array<Scalars['ID']['output']>>;
  unit?: Maybe<Scalars['String']['output']>;
};

/** A change of an item. Fields not sent are unchanged; null and empty text clear a field. */
export type ServiceChangeInput = {
  /** Price per unit. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Cost per unit. */
  cost?: InputMaybe<Scalars['Money']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  durationMinutes?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  /** A picture: an https URL, or an upload as a data URL (PNG, JPEG or WebP). */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  isTaxExempt?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  productType?: InputMaybe<ProductType>;
  sku?: InputMaybe<Scalars['String']['input']>;
  taxIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  unit?: InputMaybe<Scalars['String']['input']>;
};

/** A new price list item. */
export type ServiceInput = {
  /** Price per unit. */
  amount: Scalars['Money']['input'];
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Cost per unit. */
  cost?: InputMaybe<Scalars['Money']['input']>;
  /** ISO 4217; the company's. */
  currencyCode: Scalars['String']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  durationMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** A picture: an https URL, or an upload as a data URL (PNG, JPEG or WebP). */
  imageUrl?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  isTaxExempt?: InputMaybe<Scalars['Boolean']['input']>;
  name: Scalars['String']['input'];
  productType: ProductType;
  sku?: InputMaybe<Scalars['String']['input']>;
  taxIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  unit?: InputMaybe<Scalars['String']['input']>;
};

/** One page of price list items. */
export type ServicePage = {
  __typename?: 'ServicePage';
  /** Fields of `ServicesInput` that the backend ignored and the gateway couldn't emulate: rows may be missing or in another order. */
  ignored: Array<Scalars['String']['output']>;
  items: Array<Service>;
  page?: Maybe<Scalars['Int']['output']>;
  perPage?: Maybe<Scalars['Int']['output']>;
  totalCount?: Maybe<Scalars['Int']['output']>;
  unreadable: Array<Maybe<Scalars['ID']['output']>>;
};

/** Default: by name; with a search the best match first. */
export type ServiceSort =
  | 'amount'
  | 'category'
  | 'name';

/** Filters, order and page of the price list. */
export type ServicesInput = {
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  productType?: InputMaybe<ProductType>;
  search?: InputMaybe<Scalars['String']['input']>;
  sortBy?: InputMaybe<ServiceSort>;
  sortDirection?: InputMaybe<SortDirection>;
};

/** Setup progress. */
export type SetupProgress = {
  __typename?: 'SetupProgress';
  /** 0 to 100. */
  percent?: Maybe<Scalars['Float']['output']>;
  setupSteps: Array<SetupStep>;
};

/** A setup step. */
export type SetupStep = {
  __typename?: 'SetupStep';
  completedAt?: Maybe<Scalars['Instant']['output']>;
  isCompleted: Scalars['Boolean']['output'];
  step: Scalars['String']['output'];
};

/** Spec §3, sign-in payload without the fixed values. */
export type SignInInput = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

/** The result of a sign-in. */
export type SignInResult = SignedIn | UnknownEmail | VerificationPending;

/** responseCode 200: send the token in the Authorization header of further operations. */
export type SignedIn = {
  __typename?: 'SignedIn';
  message?: Maybe<Scalars['String']['output']>;
  token?: Maybe<Scalars['String']['output']>;
  user?: Maybe<User>;
};

/** A social login that failed although the backend returned the user (spec §4), with any code. */
export type SocialLoginFailed = {
  __typename?: 'SocialLoginFailed';
  message?: Maybe<Scalars['String']['output']>;
  token?: Maybe<Scalars['String']['output']>;
  user?: Maybe<User>;
};

/** Spec §3, social login payload. Apple sends `authToken` instead of `accessCode`. */
export type SocialLoginInput = {
  accessCode?: InputMaybe<Scalars['String']['input']>;
  attribution?: InputMaybe<AttributionInput>;
  authToken?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  provider: SocialProvider;
  timezone?: InputMaybe<Scalars['String']['input']>;
};

/** Social sign-in providers. */
export type SocialProvider =
  | 'Apple'
  | 'Facebook'
  | 'Google';

/** Sort direction. */
export type SortDirection =
  | 'asc'
  | 'desc';

/** A staff member; for an individual: the person. */
export type Staff = {
  __typename?: 'Staff';
  address?: Maybe<Scalars['String']['output']>;
  /** Of a staff admin; keys of `adminAuthorities`. */
  authorities?: Maybe<Array<Scalars['String']['output']>>;
  availabilityStatus?: Maybe<AvailabilityStatus>;
  avatarUrl?: Maybe<Scalars['String']['output']>;
  branchId?: Maybe<Scalars['ID']['output']>;
  categoryIds?: Maybe<Array<Scalars['ID']['output']>>;
  /** CSS color of the lane on the board. */
  color?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['Instant']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  /** Upcoming visits that have not started; null in lists. */
  futureVisits?: Maybe<Scalars['Int']['output']>;
  id: Scalars['ID']['output'];
  /** Null if unknown. */
  invitationStatus?: Maybe<InvitationStatus>;
  isActive?: Maybe<Scalars['Boolean']['output']>;
  /** Home or last reported location. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** When the location was reported; null for the address. */
  locationAt?: Maybe<Scalars['Instant']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  phoneCountryCode?: Maybe<Scalars['String']['output']>;
  role?: Maybe<UserType>;
  timeOff?: Maybe<Array<TimeOff>>;
  visitsToday?: Maybe<Scalars['Int']['output']>;
  /** Null if unknown. */
  workingHours?: Maybe<Array<BusinessDay>>;
};

/** A person who was activated or deactivated. */
export type StaffActiveChanged = {
  __typename?: 'StaffActiveChanged';
  staff?: Maybe<Staff>;
  /** Visits that were reassigned or unassigned. */
  visitsChanged?: Maybe<Scalars['Int']['output']>;
};

/** Activates or deactivates a person. Upcoming visits require a choice when deactivating. */
export type StaffActiveInput = {
  futureVisits?: InputMaybe<FutureVisits>;
  isActive: Scalars['Boolean']['input'];
  /** The new assignee, for REASSIGN. */
  reassignToStaffId?: InputMaybe<Scalars['ID']['input']>;
  staffId: Scalars['ID']['input'];
};

/** A change of a person. Fields not sent are unchanged; null, empty text and empty lists clear a field. */
export type StaffChangeInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  authorities?: InputMaybe<Array<Scalars['String']['input']>>;
  branchId?: InputMaybe<Scalars['ID']['input']>;
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  color?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  phoneCountryCode?: InputMaybe<Scalars['String']['input']>;
  role?: InputMaybe<StaffRole>;
  /** Emails a new invitation. INVALID for a person who has set a password. */
  sendInvite?: InputMaybe<Scalars['Boolean']['input']>;
  timeOff?: InputMaybe<Array<TimeOffInput>>;
  workingHours?: InputMaybe<Array<WorkingDayInput>>;
};

/** A staff member's shares by visits. Without an id: unassigned. */
export type StaffEarnings = {
  __typename?: 'StaffEarnings';
  amount?: Maybe<Scalars['Money']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  staffId?: Maybe<Scalars['ID']['output']>;
};

/** Spec §5, staff. */
export type StaffInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  /** At least one for a staff admin. */
  authorities?: InputMaybe<Array<Scalars['String']['input']>>;
  branchId?: InputMaybe<Scalars['ID']['input']>;
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** #RRGGBB. */
  color: Scalars['String']['input'];
  email: Scalars['String']['input'];
  /** Home location in degrees. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  name: Scalars['String']['input'];
  /** Digits. */
  phone: Scalars['String']['input'];
  phoneCountryCode?: InputMaybe<Scalars['String']['input']>;
  role: StaffRole;
  /** Emails an invitation to set a password. */
  sendInvite?: InputMaybe<Scalars['Boolean']['input']>;
  timeOff?: InputMaybe<Array<TimeOffInput>>;
  workingHours?: InputMaybe<Array<WorkingDayInput>>;
};

/** Filters, order and page of staff. */
export type StaffListInput = {
  branchId?: InputMaybe<Scalars['ID']['input']>;
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  role?: InputMaybe<StaffRole>;
  /** Part of a name, an email address, or the digits of a phone. */
  search?: InputMaybe<Scalars['String']['input']>;
  sortBy?: InputMaybe<StaffSort>;
  sortDirection?: InputMaybe<SortDirection>;
};

/** A staff member in jobs and visits. */
export type StaffMember = {
  __typename?: 'StaffMember';
  /** CSS color of the lane on the board. */
  color?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name?: Maybe<Scalars['String']['output']>;
};

/** One page of staff. */
export type StaffPage = {
  __typename?: 'StaffPage';
  /** Fields of `StaffListInput` that the backend ignored and the gateway couldn't emulate. */
  ignored: Array<Scalars['String']['output']>;
  items: Array<Staff>;
  page?: Maybe<Scalars['Int']['output']>;
  perPage?: Maybe<Scalars['Int']['output']>;
  seats?: Maybe<Seats>;
  totalCount?: Maybe<Scalars['Int']['output']>;
  unreadable: Array<Maybe<Scalars['ID']['output']>>;
};

/** The password was changed. */
export type StaffPasswordChanged = {
  __typename?: 'StaffPasswordChanged';
  changed?: Maybe<Scalars['Boolean']['output']>;
};

/** A person and the new password. Changing one's own requires the old one. */
export type StaffPasswordInput = {
  oldPassword?: InputMaybe<Scalars['String']['input']>;
  password: Scalars['String']['input'];
  passwordConfirmation: Scalars['String']['input'];
  staffId: Scalars['ID']['input'];
};

/** Roles of staff. */
export type StaffRole =
  | 'branch_head'
  | 'staff'
  | 'staff_admin';

/** Default: by name. */
export type StaffSort =
  | 'created_at'
  | 'name';

/** A visit in a staff member's day. */
export type StaffVisit = {
  __typename?: 'StaffVisit';
  customerName?: Maybe<Scalars['String']['output']>;
  endAt?: Maybe<Scalars['Instant']['output']>;
  id: Scalars['ID']['output'];
  isLate?: Maybe<Scalars['Boolean']['output']>;
  jobId?: Maybe<Scalars['ID']['output']>;
  jobNumber?: Maybe<Scalars['String']['output']>;
  startAt?: Maybe<Scalars['Instant']['output']>;
  status?: Maybe<JobStatus>;
};

/** A first-level area of a country. */
export type State = {
  __typename?: 'State';
  code?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

/** A product text. */
export type StaticContent = {
  __typename?: 'StaticContent';
  /** Null in lists. */
  bodyHtml?: Maybe<Scalars['String']['output']>;
  title?: Maybe<Scalars['String']['output']>;
  type?: Maybe<StaticContentType>;
  updatedAt?: Maybe<Scalars['Instant']['output']>;
  /** External page of the text. */
  url?: Maybe<Scalars['String']['output']>;
};

/** One page of texts, without their bodies. */
export type StaticContentPage = {
  __typename?: 'StaticContentPage';
  items: Array<StaticContent>;
  page?: Maybe<Scalars['Int']['output']>;
  perPage?: Maybe<Scalars['Int']['output']>;
  totalCount?: Maybe<Scalars['Int']['output']>;
  unreadable: Array<Maybe<Scalars['ID']['output']>>;
};

/** Product texts. */
export type StaticContentType =
  | 'about'
  | 'faq'
  | 'privacy_policy'
  | 'share_app'
  | 'terms_of_service';

/** A plan to subscribe to. */
export type SubscribeInput = {
  billingCycle?: InputMaybe<BillingCycle>;
  coupon?: InputMaybe<Scalars['String']['input']>;
  /** The card's id at the payment service. */
  paymentMethodId: Scalars['String']['input'];
  planId: Scalars['ID']['input'];
};

/** The result of subscribing. */
export type Subscribed = {
  __typename?: 'Subscribed';
  transaction?: Maybe<Transaction>;
};

/** A plan to change to. */
export type SubscriptionChangeInput = {
  coupon?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  planId: Scalars['ID']['input'];
};

/** Spec §3, subscription_details; periods in whole days. */
export type SubscriptionDetails = {
  __typename?: 'SubscriptionDetails';
  appFreeTrialDays?: Maybe<Scalars['Int']['output']>;
  freeTrialDays?: Maybe<Scalars['Int']['output']>;
  nextBillingTimestamp?: Maybe<Scalars['Instant']['output']>;
  purchaseSkuName?: Maybe<Scalars['String']['output']>;
  remainingDays?: Maybe<Scalars['Int']['output']>;
  /** Derived according to spec §4. */
  status: SubscriptionStatus;
  subscriptionId?: Maybe<Scalars['ID']['output']>;
  userPurchaseSku?: Maybe<Scalars['String']['output']>;
};

/** Spec §4, derived from the subscription. */
export type SubscriptionStatus =
  | 'Active'
  | 'Expired'
  | 'Trialing'
  | 'Trial Ended';

/** A support request. */
export type SupportTicket = {
  __typename?: 'SupportTicket';
  message?: Maybe<Scalars['String']['output']>;
  receivedAt?: Maybe<Scalars['Instant']['output']>;
  ticketId?: Maybe<Scalars['ID']['output']>;
};

/** Spec §3, tax. */
export type Tax = {
  __typename?: 'Tax';
  id: Scalars['ID']['output'];
  isActive?: Maybe<Scalars['Boolean']['output']>;
  isDefault?: Maybe<Scalars['Boolean']['output']>;
  name: Scalars['String']['output'];
  /** Percent: above 0, at most 100. */
  rate: Scalars['Float']['output'];
};

/** One tax of a sum. */
export type TaxAmount = {
  __typename?: 'TaxAmount';
  amount?: Maybe<Scalars['Money']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  /** Percent. */
  rate?: Maybe<Scalars['Float']['output']>;
  taxId?: Maybe<Scalars['ID']['output']>;
};

/** A change of a tax. Fields not sent are unchanged. */
export type TaxChangeInput = {
  id: Scalars['ID']['input'];
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is the default of new jobs. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Percent: above 0, at most 100. */
  rate?: InputMaybe<Scalars['Float']['input']>;
};

/** A new tax. */
export type TaxInput = {
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is the default of new jobs. */
  isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  name: Scalars['String']['input'];
  /** Percent: above 0, at most 100. */
  rate: Scalars['Float']['input'];
};

/** One page of taxes. */
export type TaxPage = {
  __typename?: 'TaxPage';
  /** Fields of `TaxesInput` that the backend ignored and the gateway couldn't emulate. */
  ignored: Array<Scalars['String']['output']>;
  items: Array<Tax>;
  page?: Maybe<Scalars['Int']['output']>;
  perPage?: Maybe<Scalars['Int']['output']>;
  totalCount?: Maybe<Scalars['Int']['output']>;
  unreadable: Array<Maybe<Scalars['ID']['output']>>;
};

/** Default: the default tax first. */
export type TaxSort =
  | 'name'
  | 'rate';

/** Filters, order and page of taxes; replaces the other arguments. */
export type TaxesInput = {
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sortBy?: InputMaybe<TaxSort>;
  sortDirection?: InputMaybe<SortDirection>;
};

/** A member of the company. */
export type TeamMember = {
  __typename?: 'TeamMember';
  avatarUrl?: Maybe<Scalars['String']['output']>;
  branchId?: Maybe<Scalars['ID']['output']>;
  color?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isActive?: Maybe<Scalars['Boolean']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  role?: Maybe<UserType>;
};

/** One page of team members. */
export type TeamPage = {
  __typename?: 'TeamPage';
  items: Array<TeamMember>;
  page?: Maybe<Scalars['Int']['output']>;
  perPage?: Maybe<Scalars['Int']['output']>;
  totalCount?: Maybe<Scalars['Int']['output']>;
  unreadable: Array<Maybe<Scalars['ID']['output']>>;
};

/** Working hours and calendar. */
export type TeamSetting = {
  __typename?: 'TeamSetting';
  businessHours?: Maybe<Array<BusinessDay>>;
  calendar?: Maybe<CalendarSetting>;
  holidays?: Maybe<Array<Holiday>>;
  /** Whether staff on the way are shown on the map. */
  shareLocation?: Maybe<Scalars['Boolean']['output']>;
  slotMinutes?: Maybe<Scalars['Int']['output']>;
  /** Whether staff may add price list items to jobs with visits of theirs; null: they may not. */
  staffCanAddItems?: Maybe<Scalars['Boolean']['output']>;
  /** Whether staff may create and read the invoices of these jobs and record their payments; null: they may not. */
  staffCanCollect?: Maybe<Scalars['Boolean']['output']>;
  /** Whether staff may create quotes for customers of theirs, and change and send those they see; null: they may not. */
  staffCanQuote?: Maybe<Scalars['Boolean']['output']>;
  staffCanSeePrices?: Maybe<Scalars['Boolean']['output']>;
  warnOnClash?: Maybe<Scalars['Boolean']['output']>;
};

/** A variable of templates, written `{{key}}`. */
export type TemplateVariable = {
  __typename?: 'TemplateVariable';
  key: Scalars['String']['output'];
  label?: Maybe<Scalars['String']['output']>;
  sample?: Maybe<Scalars['String']['output']>;
};

/** Spec §9: 0 is the 12-hour clock, 1 the 24-hour clock. */
export type TimeFormat =
  | 0
  | 1;

/** Whole or partial days off. */
export type TimeOff = {
  __typename?: 'TimeOff';
  dateFrom: Scalars['CalendarDate']['output'];
  /** The last day, inclusive. */
  dateTo: Scalars['CalendarDate']['output'];
  endTime?: Maybe<Scalars['ClockTime']['output']>;
  id?: Maybe<Scalars['ID']['output']>;
  note?: Maybe<Scalars['String']['output']>;
  /** Null for whole days. */
  startTime?: Maybe<Scalars['ClockTime']['output']>;
};

/** Whole or partial days off. */
export type TimeOffInput = {
  dateFrom: Scalars['CalendarDate']['input'];
  dateTo: Scalars['CalendarDate']['input'];
  endTime?: InputMaybe<Scalars['ClockTime']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  note?: InputMaybe<Scalars['String']['input']>;
  startTime?: InputMaybe<Scalars['ClockTime']['input']>;
};

/** Job statuses and the two that only timelines have. */
export type TimelineStatus =
  | 1
  | 7
  | 6
  | 8
  | 5
  | 2
  | 99
  | 3
  | 100
  | 4
  | 0
  | 11;

/** A charge of the company's plan, or its refund. */
export type Transaction = {
  __typename?: 'Transaction';
  amount?: Maybe<Scalars['Money']['output']>;
  createdAt?: Maybe<Scalars['Instant']['output']>;
  /** ISO 4217. */
  currencyCode?: Maybe<Scalars['String']['output']>;
  /** The payment service. */
  gateway?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Items of its receipt; null if unknown. */
  lines?: Maybe<Array<TransactionLine>>;
  planName?: Maybe<Scalars['String']['output']>;
  reference?: Maybe<Scalars['String']['output']>;
  status?: Maybe<TransactionStatus>;
  /** Why it failed, in a sentence. */
  statusDesc?: Maybe<Scalars['String']['output']>;
  transactionNumber?: Maybe<Scalars['String']['output']>;
  transactionType?: Maybe<TransactionType>;
};

/** An item of a receipt. */
export type TransactionLine = {
  __typename?: 'TransactionLine';
  /** Negative for deductions. */
  amount?: Maybe<Scalars['Money']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

/** One page of transactions. */
export type TransactionPage = {
  __typename?: 'TransactionPage';
  /** Fields of `TransactionsInput` that the backend ignored and the gateway couldn't emulate. */
  ignored: Array<Scalars['String']['output']>;
  items: Array<Transaction>;
  page?: Maybe<Scalars['Int']['output']>;
  perPage?: Maybe<Scalars['Int']['output']>;
  totalCount?: Maybe<Scalars['Int']['output']>;
  totals?: Maybe<TransactionTotals>;
  unreadable: Array<Maybe<Scalars['ID']['output']>>;
};

/** Sort columns of transactions. */
export type TransactionSort =
  | 'amount'
  | 'created_at';

/** Status of a transaction. */
export type TransactionStatus =
  | 'failed'
  | 'pending'
  | 'succeeded';

/** Totals of all matching transactions, without failed ones. */
export type TransactionTotals = {
  __typename?: 'TransactionTotals';
  paidTotal?: Maybe<Scalars['Money']['output']>;
  refundedTotal?: Maybe<Scalars['Money']['output']>;
};

/** Transaction types. */
export type TransactionType =
  | 'payment'
  | 'refund'
  | 'subscription';

/** Filters, order and page of transactions. Default: newest first. */
export type TransactionsInput = {
  dateFrom?: InputMaybe<Scalars['CalendarDate']['input']>;
  dateTo?: InputMaybe<Scalars['CalendarDate']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  perPage?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sortBy?: InputMaybe<TransactionSort>;
  sortDirection?: InputMaybe<SortDirection>;
  status?: InputMaybe<TransactionStatus>;
  transactionType?: InputMaybe<TransactionType>;
};

/** responseCode 204: unknown email address. */
export type UnknownEmail = {
  __typename?: 'UnknownEmail';
  message?: Maybe<Scalars['String']['output']>;
};

/** An invoice that could not be paid, and why. */
export type UnpaidInvoice = {
  __typename?: 'UnpaidInvoice';
  invoiceId: Scalars['ID']['output'];
  reason?: Maybe<Scalars['String']['output']>;
};

/** Fields not sent are unchanged. */
export type UpdateCompanyInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  companySize?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  /** A `data:` URL; empty text removes it. */
  logo?: InputMaybe<Scalars['String']['input']>;
  organizationEmail?: InputMaybe<Scalars['String']['input']>;
  organizationName?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  phoneCountryCode?: InputMaybe<Scalars['String']['input']>;
  province?: InputMaybe<Scalars['String']['input']>;
  street1?: InputMaybe<Scalars['String']['input']>;
  website?: InputMaybe<Scalars['String']['input']>;
  zipcode?: InputMaybe<Scalars['String']['input']>;
};

/** Fields not sent are unchanged; null clears a text or the default tax. */
export type UpdateCustomerSettingInput = {
  /** All codes; missing ones are deleted. */
  accountingCodes?: InputMaybe<Array<AccountingCodeInput>>;
  companyName?: InputMaybe<Scalars['String']['input']>;
  currencyCode?: InputMaybe<Scalars['String']['input']>;
  dateFormat?: InputMaybe<Scalars['String']['input']>;
  defaultTaxId?: InputMaybe<Scalars['ID']['input']>;
  discountBasis?: InputMaybe<Basis>;
  invoiceDueDays?: InputMaybe<Scalars['Int']['input']>;
  invoiceFooter?: InputMaybe<Scalars['String']['input']>;
  invoicePrefix?: InputMaybe<Scalars['String']['input']>;
  isLineItemRequired?: InputMaybe<Scalars['Boolean']['input']>;
  languageCode?: InputMaybe<Scalars['String']['input']>;
  nextInvoiceNumber?: InputMaybe<Scalars['Int']['input']>;
  paymentTerms?: InputMaybe<Scalars['String']['input']>;
  taxBasis?: InputMaybe<Basis>;
  timeFormat?: InputMaybe<TimeFormat>;
  /** IANA name. */
  timezone?: InputMaybe<Scalars['String']['input']>;
};

/** Fields not sent are unchanged. */
export type UpdateGeneralDataInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  currencyCode?: InputMaybe<Scalars['String']['input']>;
  dateFormat?: InputMaybe<Scalars['String']['input']>;
  languageCode?: InputMaybe<Scalars['String']['input']>;
  logoUrl?: InputMaybe<Scalars['String']['input']>;
  organizationEmail?: InputMaybe<Scalars['String']['input']>;
  organizationName?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  phoneCountryCode?: InputMaybe<Scalars['String']['input']>;
  timeFormat?: InputMaybe<TimeFormat>;
  timezone?: InputMaybe<Scalars['String']['input']>;
};

/** Fields not sent are unchanged. */
export type UpdateJobSettingInput = {
  /** An active form with a signature. */
  approvalFormId?: InputMaybe<Scalars['ID']['input']>;
  arrivalWindowMinutes?: InputMaybe<Scalars['Int']['input']>;
  askBeforeMessaging?: InputMaybe<Scalars['Boolean']['input']>;
  createInvoiceOnFinish?: InputMaybe<Scalars['Boolean']['input']>;
  defaultDurationMinutes?: InputMaybe<Scalars['Int']['input']>;
  defaultPriority?: InputMaybe<Priority>;
  jobPrefix?: InputMaybe<Scalars['String']['input']>;
  lateAfterMinutes?: InputMaybe<Scalars['Int']['input']>;
  nextJobNumber?: InputMaybe<Scalars['Int']['input']>;
  requireFormsBeforeFinish?: InputMaybe<Scalars['Boolean']['input']>;
  requireSignature?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Fields not sent are unchanged. */
export type UpdateOwnProfileInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  alternatePhone?: InputMaybe<Scalars['String']['input']>;
  alternatePhoneCountryCode?: InputMaybe<Scalars['String']['input']>;
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  organizationEmail?: InputMaybe<Scalars['String']['input']>;
  organizationName?: InputMaybe<Scalars['String']['input']>;
  organizationPhone?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  phoneCountryCode?: InputMaybe<Scalars['String']['input']>;
};

/** Spec §3, account setup payload. The gateway derives the role fields from name and roleType. */
export type UpdateProfileInput = {
  address: Scalars['String']['input'];
  alternateNo?: InputMaybe<Scalars['String']['input']>;
  alternatePhoneCountryCode?: InputMaybe<Scalars['String']['input']>;
  city: Scalars['String']['input'];
  companySize?: InputMaybe<Scalars['String']['input']>;
  country: Scalars['String']['input'];
  latitude?: InputMaybe<Scalars['Float']['input']>;
  longitude?: InputMaybe<Scalars['Float']['input']>;
  name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  phoneCountryCode?: InputMaybe<Scalars['String']['input']>;
  province: Scalars['String']['input'];
  roleType: RoleType;
  street1: Scalars['String']['input'];
  street2?: InputMaybe<Scalars['String']['input']>;
  suiteNo?: InputMaybe<Scalars['String']['input']>;
  /** Ids of service categories. */
  userCategoryIds: Array<Scalars['ID']['input']>;
  website?: InputMaybe<Scalars['String']['input']>;
  zipcode?: InputMaybe<Scalars['String']['input']>;
};

/** A setup step, done or not. */
export type UpdateSetupInput = {
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  companySize?: InputMaybe<Scalars['String']['input']>;
  isCompleted: Scalars['Boolean']['input'];
  /** One of company, categories, services, staff, customer, job. */
  step: Scalars['String']['input'];
};

/** Fields not sent are unchanged. */
export type UpdateTeamSettingInput = {
  /** All seven weekdays. */
  businessHours?: InputMaybe<Array<BusinessDayInput>>;
  calendar?: InputMaybe<CalendarSettingInput>;
  /** All holidays; missing ones are deleted. */
  holidays?: InputMaybe<Array<HolidayInput>>;
  shareLocation?: InputMaybe<Scalars['Boolean']['input']>;
  slotMinutes?: InputMaybe<Scalars['Int']['input']>;
  staffCanAddItems?: InputMaybe<Scalars['Boolean']['input']>;
  staffCanCollect?: InputMaybe<Scalars['Boolean']['input']>;
  staffCanQuote?: InputMaybe<Scalars['Boolean']['input']>;
  staffCanSeePrices?: InputMaybe<Scalars['Boolean']['input']>;
  warnOnClash?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Spec §3, User. */
export type User = {
  __typename?: 'User';
  avatarUrl?: Maybe<Scalars['String']['output']>;
  branchId?: Maybe<Scalars['ID']['output']>;
  /** Users of the same company see each other's changes. If null, users see their own only. */
  companyId?: Maybe<Scalars['ID']['output']>;
  /** ISO 4217. */
  currencyCode?: Maybe<Scalars['String']['output']>;
  /** One of the five patterns of spec §9. */
  dateFormat?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  firstName?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isVerificationRequired?: Maybe<Scalars['Boolean']['output']>;
  isVerified?: Maybe<Scalars['Boolean']['output']>;
  /** BCP 47. */
  languageCode?: Maybe<Scalars['String']['output']>;
  lastName?: Maybe<Scalars['String']['output']>;
  name?: Maybe<Scalars['String']['output']>;
  registrationDate?: Maybe<Scalars['Instant']['output']>;
  subscriptionDetails?: Maybe<SubscriptionDetails>;
  timeFormat?: Maybe<TimeFormat>;
  /** IANA name; dates and times of the account are shown in it. */
  timezone?: Maybe<Scalars['String']['output']>;
  /** Null until the account is set up. */
  userProfileDetails?: Maybe<UserProfileDetails>;
  /** STAFF for an unknown type. */
  userType?: Maybe<UserType>;
};

/** Spec §3, user_profile_details. */
export type UserProfileDetails = {
  __typename?: 'UserProfileDetails';
  address?: Maybe<Scalars['String']['output']>;
  alternatePhone?: Maybe<Scalars['String']['output']>;
  alternatePhoneCountryCode?: Maybe<Scalars['String']['output']>;
  /** Authorities of a staff admin; empty for others. */
  authorities?: Maybe<Array<Scalars['String']['output']>>;
  country?: Maybe<Scalars['String']['output']>;
  latitude?: Maybe<Scalars['Float']['output']>;
  logoUrl?: Maybe<Scalars['String']['output']>;
  longitude?: Maybe<Scalars['Float']['output']>;
  organizationName?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  phoneCountryCode?: Maybe<Scalars['String']['output']>;
  website?: Maybe<Scalars['String']['output']>;
};

/** Spec §6, user types. */
export type UserType =
  | 'branch_head'
  | 'company'
  | 'individual'
  | 'staff'
  | 'staff_admin';

/** The email address is verified. Without a token the pending one becomes the session's (spec §4). */
export type UserVerified = {
  __typename?: 'UserVerified';
  message?: Maybe<Scalars['String']['output']>;
  token?: Maybe<Scalars['String']['output']>;
  user?: Maybe<User>;
};

/** The OTP message, or responseCode 401 with a user: the email address is not verified. */
export type VerificationPending = {
  __typename?: 'VerificationPending';
  message?: Maybe<Scalars['String']['output']>;
  /** The pending token, if the backend sent one. */
  token?: Maybe<Scalars['String']['output']>;
  user?: Maybe<User>;
};

/** Spec §3, OTP verify payload. */
export type VerifyUserInput = {
  /** 6 digits. */
  userCode: Scalars['String']['input'];
};

/** One appointment of a job. */
export type Visit = {
  __typename?: 'Visit';
  /** Actions of the signed-in user. Null if unknown. */
  allowedActions?: Maybe<Array<JobAction>>;
  arrivalWindowMinutes?: Maybe<Scalars['Int']['output']>;
  date?: Maybe<Scalars['CalendarDate']['output']>;
  endAt?: Maybe<Scalars['Instant']['output']>;
  finishedAt?: Maybe<Scalars['Instant']['output']>;
  /** Whether it has its own price. */
  hasOwnPrice?: Maybe<Scalars['Boolean']['output']>;
  id: Scalars['ID']['output'];
  /** Moved manually away from its date in the series. */
  isException?: Maybe<Scalars['Boolean']['output']>;
  isLate?: Maybe<Scalars['Boolean']['output']>;
  lockVersion?: Maybe<Scalars['Int']['output']>;
  notes?: Maybe<Scalars['String']['output']>;
  onTheWayAt?: Maybe<Scalars['Instant']['output']>;
  reachedAt?: Maybe<Scalars['Instant']['output']>;
  /** Date in the series of a manually moved visit. */
  seriesDate?: Maybe<Scalars['CalendarDate']['output']>;
  staff?: Maybe<Array<StaffMember>>;
  startAt?: Maybe<Scalars['Instant']['output']>;
  startedAt?: Maybe<Scalars['Instant']['output']>;
  /** Null if unknown. */
  status?: Maybe<JobStatus>;
  /** Total, if each visit is billed. */
  total?: Maybe<Scalars['Money']['output']>;
  /** The backend's code if unknown; there are no actions then. */
  unknownStatus?: Maybe<Scalars['String']['output']>;
  visitNumber?: Maybe<Scalars['Int']['output']>;
};

/** A weekday of a person. */
export type WorkingDayInput = {
  close?: InputMaybe<Scalars['ClockTime']['input']>;
  /** 0 Sunday to 6 Saturday. */
  day: Scalars['Int']['input'];
  isOn: Scalars['Boolean']['input'];
  open?: InputMaybe<Scalars['ClockTime']['input']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  CreateCustomerResult:
    | ( CustomerSource )
    | ( DuplicateCustomer )
  ;
  RegistrationResult:
    | ( Omit<Registered, 'user'> & { user?: Maybe<_RefType['User']> } )
    | ( Omit<SocialLoginFailed, 'user'> & { user?: Maybe<_RefType['User']> } )
    | ( Omit<VerificationPending, 'user'> & { user?: Maybe<_RefType['User']> } )
  ;
  SignInResult:
    | ( Omit<SignedIn, 'user'> & { user?: Maybe<_RefType['User']> } )
    | ( UnknownEmail )
    | ( Omit<VerificationPending, 'user'> & { user?: Maybe<_RefType['User']> } )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccountingCode: ResolverTypeWrapper<AccountingCode>;
  AccountingCodeInput: AccountingCodeInput;
  AccountingKind: AccountingKind;
  AccountingLayout: AccountingLayout;
  Acknowledged: ResolverTypeWrapper<Acknowledged>;
  ActiveStaff: ResolverTypeWrapper<Omit<ActiveStaff, 'currentVisit' | 'nextVisit'> & { currentVisit?: Maybe<ResolversTypes['StaffVisit']>, nextVisit?: Maybe<ResolversTypes['StaffVisit']> }>;
  ActiveStaffPage: ResolverTypeWrapper<Omit<ActiveStaffPage, 'items'> & { items: Array<ResolversTypes['ActiveStaff']> }>;
  AddJobNoteInput: AddJobNoteInput;
  AdminAuthority: ResolverTypeWrapper<AdminAuthority>;
  AllNotificationsRead: ResolverTypeWrapper<AllNotificationsRead>;
  AllocationInput: AllocationInput;
  AllocationRule: AllocationRule;
  AttachedForm: ResolverTypeWrapper<AttachedForm>;
  Attachment: ResolverTypeWrapper<Attachment>;
  AttachmentInput: AttachmentInput;
  AttachmentType: AttachmentType;
  Attention: ResolverTypeWrapper<Attention>;
  AttentionKind: AttentionKind;
  AttributionInput: AttributionInput;
  AvailabilityChanged: ResolverTypeWrapper<AvailabilityChanged>;
  AvailabilityStatus: AvailabilityStatus;
  Basis: Basis;
  BillingCycle: BillingCycle;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Branch: ResolverTypeWrapper<Branch>;
  BranchChangeInput: BranchChangeInput;
  BranchEarnings: ResolverTypeWrapper<BranchEarnings>;
  BranchHead: ResolverTypeWrapper<BranchHead>;
  BranchHeadChangeInput: BranchHeadChangeInput;
  BranchHeadInput: BranchHeadInput;
  BranchInput: BranchInput;
  BranchOperation: BranchOperation;
  BranchOperationInput: BranchOperationInput;
  BranchPage: ResolverTypeWrapper<BranchPage>;
  BranchSort: BranchSort;
  BranchesInput: BranchesInput;
  BusinessDay: ResolverTypeWrapper<BusinessDay>;
  BusinessDayInput: BusinessDayInput;
  CalendarColour: CalendarColour;
  CalendarDate: ResolverTypeWrapper<Scalars['CalendarDate']['output']>;
  CalendarSetting: ResolverTypeWrapper<CalendarSetting>;
  CalendarSettingInput: CalendarSettingInput;
  CalendarView: CalendarView;
  CancelReason: ResolverTypeWrapper<CancelReason>;
  CardPurpose: CardPurpose;
  CardToken: ResolverTypeWrapper<CardToken>;
  Category: ResolverTypeWrapper<Category>;
  CategoryChangeInput: CategoryChangeInput;
  CategoryEarnings: ResolverTypeWrapper<CategoryEarnings>;
  CategoryInput: CategoryInput;
  CategoryPage: ResolverTypeWrapper<CategoryPage>;
  ChangePasswordInput: ChangePasswordInput;
  ChangeScope: ChangeScope;
  City: ResolverTypeWrapper<City>;
  Clash: ResolverTypeWrapper<Clash>;
  ClientMessage: ResolverTypeWrapper<ClientMessageSource>;
  ClientMessagePage: ResolverTypeWrapper<Omit<ClientMessagePage, 'items'> & { items: Array<ResolversTypes['ClientMessage']> }>;
  ClientMessagesInput: ClientMessagesInput;
  ClockTime: ResolverTypeWrapper<Scalars['ClockTime']['output']>;
  CodeSent: ResolverTypeWrapper<Omit<CodeSent, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  Company: ResolverTypeWrapper<Company>;
  CompanyEvent: CompanyEvent;
  CompanyNotificationInput: CompanyNotificationInput;
  CompanyNotificationSetting: ResolverTypeWrapper<CompanyNotificationSetting>;
  CompanySettings: ResolverTypeWrapper<CompanySettings>;
  ContactSupportInput: ContactSupportInput;
  Country: ResolverTypeWrapper<Country>;
  CreateCustomerResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['CreateCustomerResult']>;
  Currency: ResolverTypeWrapper<Currency>;
  Customer: ResolverTypeWrapper<CustomerSource>;
  CustomerChangeInput: CustomerChangeInput;
  CustomerEvent: CustomerEvent;
  CustomerInput: CustomerInput;
  CustomerMessage: ResolverTypeWrapper<CustomerMessage>;
  CustomerMessageInput: CustomerMessageInput;
  CustomerNotificationInput: CustomerNotificationInput;
  CustomerNotificationSetting: ResolverTypeWrapper<CustomerNotificationSetting>;
  CustomerNotificationSettings: ResolverTypeWrapper<CustomerNotificationSettings>;
  CustomerPage: ResolverTypeWrapper<Omit<CustomerPage, 'items'> & { items: Array<ResolversTypes['Customer']> }>;
  CustomerSetting: ResolverTypeWrapper<CustomerSetting>;
  CustomerSort: CustomerSort;
  CustomersInput: CustomersInput;
  Dashboard: ResolverTypeWrapper<Omit<Dashboard, 'subscriptionDetails'> & { subscriptionDetails?: Maybe<ResolversTypes['SubscriptionDetails']> }>;
  DayCount: ResolverTypeWrapper<DayCount>;
  DayHours: ResolverTypeWrapper<DayHours>;
  DayVisits: ResolverTypeWrapper<DayVisits>;
  DeleteCategoryInput: DeleteCategoryInput;
  DeleteCustomerInput: DeleteCustomerInput;
  DeleteJobInput: DeleteJobInput;
  DeletedRecord: ResolverTypeWrapper<DeletedRecord>;
  DiscountType: DiscountType;
  DispatchInput: DispatchInput;
  DispatchMap: ResolverTypeWrapper<Omit<DispatchMap, 'unassigned' | 'visits' | 'withoutLocation'> & { unassigned?: Maybe<Array<ResolversTypes['DispatchVisit']>>, visits?: Maybe<Array<ResolversTypes['DispatchVisit']>>, withoutLocation?: Maybe<Array<ResolversTypes['DispatchVisit']>> }>;
  DispatchStaff: ResolverTypeWrapper<DispatchStaff>;
  DispatchVisit: ResolverTypeWrapper<DispatchVisitSource>;
  DuplicateCustomer: ResolverTypeWrapper<DuplicateCustomer>;
  DuplicateMatch: ResolverTypeWrapper<DuplicateMatch>;
  Earning: ResolverTypeWrapper<Earning>;
  EarningBucket: EarningBucket;
  EarningGraph: ResolverTypeWrapper<EarningGraph>;
  EarningPage: ResolverTypeWrapper<EarningPage>;
  EarningPoint: ResolverTypeWrapper<EarningPoint>;
  EarningRowsInput: EarningRowsInput;
  EarningSort: EarningSort;
  EarningStaff: ResolverTypeWrapper<EarningStaff>;
  EarningSums: ResolverTypeWrapper<EarningSums>;
  Earnings: ResolverTypeWrapper<Earnings>;
  EarningsInput: EarningsInput;
  FieldType: FieldType;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ForgotPasswordInput: ForgotPasswordInput;
  Form: ResolverTypeWrapper<FormSource>;
  FormAnswer: ResolverTypeWrapper<FormAnswer>;
  FormAnswerInput: FormAnswerInput;
  FormChangeInput: FormChangeInput;
  FormCondition: ResolverTypeWrapper<FormCondition>;
  FormConditionInput: FormConditionInput;
  FormField: ResolverTypeWrapper<FormFieldSource>;
  FormFieldInput: FormFieldInput;
  FormInput: FormInput;
  FormPage: ResolverTypeWrapper<Omit<FormPage, 'items'> & { items: Array<ResolversTypes['Form']> }>;
  FormPhoto: ResolverTypeWrapper<FormPhoto>;
  FormPhotoInput: FormPhotoInput;
  FormPlace: ResolverTypeWrapper<FormPlace>;
  FormPlaceInput: FormPlaceInput;
  FormSection: ResolverTypeWrapper<FormSectionSource>;
  FormSectionInput: FormSectionInput;
  FormSort: FormSort;
  FormStatus: FormStatus;
  FormsInput: FormsInput;
  FutureVisits: FutureVisits;
  GeneralData: ResolverTypeWrapper<GeneralDataSource>;
  GeoBounds: ResolverTypeWrapper<GeoBounds>;
  GeoPoint: ResolverTypeWrapper<GeoPoint>;
  HistoryChange: ResolverTypeWrapper<HistoryChange>;
  HistoryEntry: ResolverTypeWrapper<HistoryEntry>;
  HistoryEvent: HistoryEvent;
  HistoryPage: ResolverTypeWrapper<HistoryPage>;
  Holiday: ResolverTypeWrapper<Holiday>;
  HolidayInput: HolidayInput;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Instant: ResolverTypeWrapper<Scalars['Instant']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  InvitationStatus: InvitationStatus;
  Invoice: ResolverTypeWrapper<InvoiceSource>;
  InvoiceAge: InvoiceAge;
  InvoiceAgeTotal: ResolverTypeWrapper<InvoiceAgeTotal>;
  InvoiceCustomer: ResolverTypeWrapper<InvoiceCustomer>;
  InvoiceDueDays: ResolverTypeWrapper<InvoiceDueDays>;
  InvoicePage: ResolverTypeWrapper<Omit<InvoicePage, 'items'> & { items: Array<ResolversTypes['Invoice']> }>;
  InvoicePaper: ResolverTypeWrapper<InvoicePaper>;
  InvoiceParty: ResolverTypeWrapper<InvoiceParty>;
  InvoiceProperty: ResolverTypeWrapper<InvoiceProperty>;
  InvoiceSender: ResolverTypeWrapper<InvoiceSender>;
  InvoiceSort: InvoiceSort;
  InvoiceStatus: InvoiceStatus;
  InvoiceSums: ResolverTypeWrapper<InvoiceSums>;
  InvoiceTab: InvoiceTab;
  InvoiceTotals: ResolverTypeWrapper<InvoiceTotals>;
  InvoicesInput: InvoicesInput;
  IpLocation: ResolverTypeWrapper<IpLocation>;
  Job: ResolverTypeWrapper<JobSource>;
  JobAction: JobAction;
  JobAttention: JobAttention;
  JobBilling: JobBilling;
  JobChangeInput: JobChangeInput;
  JobCounts: ResolverTypeWrapper<JobCounts>;
  JobFilter: JobFilter;
  JobForm: ResolverTypeWrapper<JobFormSource>;
  JobFormPaper: ResolverTypeWrapper<JobFormPaper>;
  JobFormStatus: JobFormStatus;
  JobInput: JobInput;
  JobInvoice: ResolverTypeWrapper<JobInvoice>;
  JobInvoiceStatus: JobInvoiceStatus;
  JobPage: ResolverTypeWrapper<Omit<JobPage, 'items'> & { items: Array<ResolversTypes['Job']> }>;
  JobQuoteFilter: JobQuoteFilter;
  JobSetting: ResolverTypeWrapper<JobSetting>;
  JobSort: JobSort;
  JobStatus: JobStatus;
  JobSums: ResolverTypeWrapper<JobSums>;
  JobsInput: JobsInput;
  Language: ResolverTypeWrapper<Language>;
  LineItem: ResolverTypeWrapper<LineItem>;
  LineItemInput: LineItemInput;
  ManageJobInput: ManageJobInput;
  ManagedJob: ResolverTypeWrapper<Omit<ManagedJob, 'job' | 'visit'> & { job: ResolversTypes['Job'], visit?: Maybe<ResolversTypes['Visit']> }>;
  MessageDelivery: ResolverTypeWrapper<MessageDelivery>;
  MessageMedium: MessageMedium;
  MessagePreview: ResolverTypeWrapper<MessagePreview>;
  MessageSort: MessageSort;
  MessageStatus: MessageStatus;
  MessageTemplate: ResolverTypeWrapper<MessageTemplate>;
  MessageTemplateChangeInput: MessageTemplateChangeInput;
  MessageTemplateInput: MessageTemplateInput;
  MessageTemplatePage: ResolverTypeWrapper<MessageTemplatePage>;
  MessageTemplatesInput: MessageTemplatesInput;
  MethodEarnings: ResolverTypeWrapper<MethodEarnings>;
  Money: ResolverTypeWrapper<Scalars['Money']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NewFileInput: NewFileInput;
  Notification: ResolverTypeWrapper<Notification>;
  NotificationPage: ResolverTypeWrapper<NotificationPage>;
  NotificationsCleared: ResolverTypeWrapper<NotificationsCleared>;
  NotificationsInput: NotificationsInput;
  OffHours: ResolverTypeWrapper<OffHours>;
  OwnSubscription: ResolverTypeWrapper<OwnSubscriptionSource>;
  PaidInvoice: ResolverTypeWrapper<PaidInvoice>;
  PasswordChanged: ResolverTypeWrapper<PasswordChanged>;
  Payment: ResolverTypeWrapper<Payment>;
  PaymentCard: ResolverTypeWrapper<PaymentCard>;
  PaymentConfiguration: ResolverTypeWrapper<PaymentConfiguration>;
  PaymentConfigurationInput: PaymentConfigurationInput;
  PaymentConfigured: ResolverTypeWrapper<PaymentConfigured>;
  PaymentMethod: PaymentMethod;
  Period: Period;
  Person: ResolverTypeWrapper<Person>;
  Plan: ResolverTypeWrapper<Plan>;
  PlanSeats: ResolverTypeWrapper<PlanSeats>;
  Priority: Priority;
  ProductType: ProductType;
  ProfileUpdated: ResolverTypeWrapper<Omit<ProfileUpdated, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  Property: ResolverTypeWrapper<PropertySource>;
  PropertyChangeInput: PropertyChangeInput;
  PropertyInput: PropertyInput;
  PropertyPage: ResolverTypeWrapper<Omit<PropertyPage, 'items'> & { items: Array<ResolversTypes['Property']> }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Quote: ResolverTypeWrapper<Quote>;
  QuoteAlternative: ResolverTypeWrapper<QuoteAlternative>;
  QuoteAlternativeInput: QuoteAlternativeInput;
  QuoteApproval: ResolverTypeWrapper<QuoteApproval>;
  QuoteApprovalInput: QuoteApprovalInput;
  QuoteApprovalKind: QuoteApprovalKind;
  QuoteInput: QuoteInput;
  RankedStaff: ResolverTypeWrapper<RankedStaff>;
  RankedStaffInput: RankedStaffInput;
  ReadNotification: ResolverTypeWrapper<ReadNotification>;
  RecordPaymentInput: RecordPaymentInput;
  RecordedPayment: ResolverTypeWrapper<Omit<RecordedPayment, 'failed'> & { failed?: Maybe<Array<ResolversTypes['UnpaidInvoice']>> }>;
  Recurrence: ResolverTypeWrapper<Recurrence>;
  RecurrenceFrequency: RecurrenceFrequency;
  RecurrenceInput: RecurrenceInput;
  RegisterInput: RegisterInput;
  Registered: ResolverTypeWrapper<Omit<Registered, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  RegistrationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['RegistrationResult']>;
  ResetPasswordInput: ResetPasswordInput;
  RoleType: RoleType;
  SaveJobFormInput: SaveJobFormInput;
  Seats: ResolverTypeWrapper<Seats>;
  SelectStatusInput: SelectStatusInput;
  SelectedCategories: ResolverTypeWrapper<SelectedCategories>;
  SendAttachmentInput: SendAttachmentInput;
  SentAttachment: ResolverTypeWrapper<SentAttachmentSource>;
  Service: ResolverTypeWrapper<Service>;
  ServiceChangeInput: ServiceChangeInput;
  ServiceInput: ServiceInput;
  ServicePage: ResolverTypeWrapper<ServicePage>;
  ServiceSort: ServiceSort;
  ServicesInput: ServicesInput;
  SetupProgress: ResolverTypeWrapper<SetupProgress>;
  SetupStep: ResolverTypeWrapper<SetupStep>;
  SignInInput: SignInInput;
  SignInResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SignInResult']>;
  SignedIn: ResolverTypeWrapper<Omit<SignedIn, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  SocialLoginFailed: ResolverTypeWrapper<Omit<SocialLoginFailed, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  SocialLoginInput: SocialLoginInput;
  SocialProvider: SocialProvider;
  SortDirection: SortDirection;
  Staff: ResolverTypeWrapper<Staff>;
  StaffActiveChanged: ResolverTypeWrapper<StaffActiveChanged>;
  StaffActiveInput: StaffActiveInput;
  StaffChangeInput: StaffChangeInput;
  StaffEarnings: ResolverTypeWrapper<StaffEarnings>;
  StaffInput: StaffInput;
  StaffListInput: StaffListInput;
  StaffMember: ResolverTypeWrapper<StaffMember>;
  StaffPage: ResolverTypeWrapper<StaffPage>;
  StaffPasswordChanged: ResolverTypeWrapper<StaffPasswordChanged>;
  StaffPasswordInput: StaffPasswordInput;
  StaffRole: StaffRole;
  StaffSort: StaffSort;
  StaffVisit: ResolverTypeWrapper<StaffVisitSource>;
  State: ResolverTypeWrapper<State>;
  StaticContent: ResolverTypeWrapper<StaticContentSource>;
  StaticContentPage: ResolverTypeWrapper<Omit<StaticContentPage, 'items'> & { items: Array<ResolversTypes['StaticContent']> }>;
  StaticContentType: StaticContentType;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  SubscribeInput: SubscribeInput;
  Subscribed: ResolverTypeWrapper<SubscribedSource>;
  SubscriptionChangeInput: SubscriptionChangeInput;
  SubscriptionDetails: ResolverTypeWrapper<SubscriptionSource>;
  SubscriptionStatus: SubscriptionStatus;
  SupportTicket: ResolverTypeWrapper<SupportTicket>;
  Tax: ResolverTypeWrapper<Tax>;
  TaxAmount: ResolverTypeWrapper<TaxAmount>;
  TaxChangeInput: TaxChangeInput;
  TaxInput: TaxInput;
  TaxPage: ResolverTypeWrapper<TaxPage>;
  TaxSort: TaxSort;
  TaxesInput: TaxesInput;
  TeamMember: ResolverTypeWrapper<TeamMember>;
  TeamPage: ResolverTypeWrapper<TeamPage>;
  TeamSetting: ResolverTypeWrapper<TeamSetting>;
  TemplateVariable: ResolverTypeWrapper<TemplateVariable>;
  TimeFormat: TimeFormat;
  TimeOff: ResolverTypeWrapper<TimeOff>;
  TimeOffInput: TimeOffInput;
  TimelineStatus: TimelineStatus;
  Transaction: ResolverTypeWrapper<Transaction>;
  TransactionLine: ResolverTypeWrapper<TransactionLine>;
  TransactionPage: ResolverTypeWrapper<TransactionPage>;
  TransactionSort: TransactionSort;
  TransactionStatus: TransactionStatus;
  TransactionTotals: ResolverTypeWrapper<TransactionTotals>;
  TransactionType: TransactionType;
  TransactionsInput: TransactionsInput;
  UnknownEmail: ResolverTypeWrapper<UnknownEmail>;
  UnpaidInvoice: ResolverTypeWrapper<UnpaidInvoiceSource>;
  UpdateCompanyInput: UpdateCompanyInput;
  UpdateCustomerSettingInput: UpdateCustomerSettingInput;
  UpdateGeneralDataInput: UpdateGeneralDataInput;
  UpdateJobSettingInput: UpdateJobSettingInput;
  UpdateOwnProfileInput: UpdateOwnProfileInput;
  UpdateProfileInput: UpdateProfileInput;
  UpdateSetupInput: UpdateSetupInput;
  UpdateTeamSettingInput: UpdateTeamSettingInput;
  User: ResolverTypeWrapper<UserSource>;
  UserProfileDetails: ResolverTypeWrapper<UserProfileDetails>;
  UserType: UserType;
  UserVerified: ResolverTypeWrapper<Omit<UserVerified, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  VerificationPending: ResolverTypeWrapper<Omit<VerificationPending, 'user'> & { user?: Maybe<ResolversTypes['User']> }>;
  VerifyUserInput: VerifyUserInput;
  Visit: ResolverTypeWrapper<VisitSource>;
  WorkingDayInput: WorkingDayInput;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccountingCode: AccountingCode;
  AccountingCodeInput: AccountingCodeInput;
  Acknowledged: Acknowledged;
  ActiveStaff: Omit<ActiveStaff, 'currentVisit' | 'nextVisit'> & { currentVisit?: Maybe<ResolversParentTypes['StaffVisit']>, nextVisit?: Maybe<ResolversParentTypes['StaffVisit']> };
  ActiveStaffPage: Omit<ActiveStaffPage, 'items'> & { items: Array<ResolversParentTypes['ActiveStaff']> };
  AddJobNoteInput: AddJobNoteInput;
  AdminAuthority: AdminAuthority;
  AllNotificationsRead: AllNotificationsRead;
  AllocationInput: AllocationInput;
  AttachedForm: AttachedForm;
  Attachment: Attachment;
  AttachmentInput: AttachmentInput;
  Attention: Attention;
  AttributionInput: AttributionInput;
  AvailabilityChanged: AvailabilityChanged;
  Boolean: Scalars['Boolean']['output'];
  Branch: Branch;
  BranchChangeInput: BranchChangeInput;
  BranchEarnings: BranchEarnings;
  BranchHead: BranchHead;
  BranchHeadChangeInput: BranchHeadChangeInput;
  BranchHeadInput: BranchHeadInput;
  BranchInput: BranchInput;
  BranchOperationInput: BranchOperationInput;
  BranchPage: BranchPage;
  BranchesInput: BranchesInput;
  BusinessDay: BusinessDay;
  BusinessDayInput: BusinessDayInput;
  CalendarDate: Scalars['CalendarDate']['output'];
  CalendarSetting: CalendarSetting;
  CalendarSettingInput: CalendarSettingInput;
  CancelReason: CancelReason;
  CardToken: CardToken;
  Category: Category;
  CategoryChangeInput: CategoryChangeInput;
  CategoryEarnings: CategoryEarnings;
  CategoryInput: CategoryInput;
  CategoryPage: CategoryPage;
  ChangePasswordInput: ChangePasswordInput;
  City: City;
  Clash: Clash;
  ClientMessage: ClientMessageSource;
  ClientMessagePage: Omit<ClientMessagePage, 'items'> & { items: Array<ResolversParentTypes['ClientMessage']> };
  ClientMessagesInput: ClientMessagesInput;
  ClockTime: Scalars['ClockTime']['output'];
  CodeSent: Omit<CodeSent, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  Company: Company;
  CompanyNotificationInput: CompanyNotificationInput;
  CompanyNotificationSetting: CompanyNotificationSetting;
  CompanySettings: CompanySettings;
  ContactSupportInput: ContactSupportInput;
  Country: Country;
  CreateCustomerResult: ResolversUnionTypes<ResolversParentTypes>['CreateCustomerResult'];
  Currency: Currency;
  Customer: CustomerSource;
  CustomerChangeInput: CustomerChangeInput;
  CustomerInput: CustomerInput;
  CustomerMessage: CustomerMessage;
  CustomerMessageInput: CustomerMessageInput;
  CustomerNotificationInput: CustomerNotificationInput;
  CustomerNotificationSetting: CustomerNotificationSetting;
  CustomerNotificationSettings: CustomerNotificationSettings;
  CustomerPage: Omit<CustomerPage, 'items'> & { items: Array<ResolversParentTypes['Customer']> };
  CustomerSetting: CustomerSetting;
  CustomersInput: CustomersInput;
  Dashboard: Omit<Dashboard, 'subscriptionDetails'> & { subscriptionDetails?: Maybe<ResolversParentTypes['SubscriptionDetails']> };
  DayCount: DayCount;
  DayHours: DayHours;
  DayVisits: DayVisits;
  DeleteCategoryInput: DeleteCategoryInput;
  DeleteCustomerInput: DeleteCustomerInput;
  DeleteJobInput: DeleteJobInput;
  DeletedRecord: DeletedRecord;
  DispatchInput: DispatchInput;
  DispatchMap: Omit<DispatchMap, 'unassigned' | 'visits' | 'withoutLocation'> & { unassigned?: Maybe<Array<ResolversParentTypes['DispatchVisit']>>, visits?: Maybe<Array<ResolversParentTypes['DispatchVisit']>>, withoutLocation?: Maybe<Array<ResolversParentTypes['DispatchVisit']>> };
  DispatchStaff: DispatchStaff;
  DispatchVisit: DispatchVisitSource;
  DuplicateCustomer: DuplicateCustomer;
  DuplicateMatch: DuplicateMatch;
  Earning: Earning;
  EarningGraph: EarningGraph;
  EarningPage: EarningPage;
  EarningPoint: EarningPoint;
  EarningRowsInput: EarningRowsInput;
  EarningStaff: EarningStaff;
  EarningSums: EarningSums;
  Earnings: Earnings;
  EarningsInput: EarningsInput;
  Float: Scalars['Float']['output'];
  ForgotPasswordInput: ForgotPasswordInput;
  Form: FormSource;
  FormAnswer: FormAnswer;
  FormAnswerInput: FormAnswerInput;
  FormChangeInput: FormChangeInput;
  FormCondition: FormCondition;
  FormConditionInput: FormConditionInput;
  FormField: FormFieldSource;
  FormFieldInput: FormFieldInput;
  FormInput: FormInput;
  FormPage: Omit<FormPage, 'items'> & { items: Array<ResolversParentTypes['Form']> };
  FormPhoto: FormPhoto;
  FormPhotoInput: FormPhotoInput;
  FormPlace: FormPlace;
  FormPlaceInput: FormPlaceInput;
  FormSection: FormSectionSource;
  FormSectionInput: FormSectionInput;
  FormsInput: FormsInput;
  GeneralData: GeneralDataSource;
  GeoBounds: GeoBounds;
  GeoPoint: GeoPoint;
  HistoryChange: HistoryChange;
  HistoryEntry: HistoryEntry;
  HistoryPage: HistoryPage;
  Holiday: Holiday;
  HolidayInput: HolidayInput;
  ID: Scalars['ID']['output'];
  Instant: Scalars['Instant']['output'];
  Int: Scalars['Int']['output'];
  Invoice: InvoiceSource;
  InvoiceAgeTotal: InvoiceAgeTotal;
  InvoiceCustomer: InvoiceCustomer;
  InvoiceDueDays: InvoiceDueDays;
  InvoicePage: Omit<InvoicePage, 'items'> & { items: Array<ResolversParentTypes['Invoice']> };
  InvoicePaper: InvoicePaper;
  InvoiceParty: InvoiceParty;
  InvoiceProperty: InvoiceProperty;
  InvoiceSender: InvoiceSender;
  InvoiceSums: InvoiceSums;
  InvoiceTotals: InvoiceTotals;
  InvoicesInput: InvoicesInput;
  IpLocation: IpLocation;
  Job: JobSource;
  JobChangeInput: JobChangeInput;
  JobCounts: JobCounts;
  JobForm: JobFormSource;
  JobFormPaper: JobFormPaper;
  JobInput: JobInput;
  JobInvoice: JobInvoice;
  JobPage: Omit<JobPage, 'items'> & { items: Array<ResolversParentTypes['Job']> };
  JobSetting: JobSetting;
  JobSums: JobSums;
  JobsInput: JobsInput;
  Language: Language;
  LineItem: LineItem;
  LineItemInput: LineItemInput;
  ManageJobInput: ManageJobInput;
  ManagedJob: Omit<ManagedJob, 'job' | 'visit'> & { job: ResolversParentTypes['Job'], visit?: Maybe<ResolversParentTypes['Visit']> };
  MessageDelivery: MessageDelivery;
  MessagePreview: MessagePreview;
  MessageTemplate: MessageTemplate;
  MessageTemplateChangeInput: MessageTemplateChangeInput;
  MessageTemplateInput: MessageTemplateInput;
  MessageTemplatePage: MessageTemplatePage;
  MessageTemplatesInput: MessageTemplatesInput;
  MethodEarnings: MethodEarnings;
  Money: Scalars['Money']['output'];
  Mutation: Record<PropertyKey, never>;
  NewFileInput: NewFileInput;
  Notification: Notification;
  NotificationPage: NotificationPage;
  NotificationsCleared: NotificationsCleared;
  NotificationsInput: NotificationsInput;
  OffHours: OffHours;
  OwnSubscription: OwnSubscriptionSource;
  PaidInvoice: PaidInvoice;
  PasswordChanged: PasswordChanged;
  Payment: Payment;
  PaymentCard: PaymentCard;
  PaymentConfiguration: PaymentConfiguration;
  PaymentConfigurationInput: PaymentConfigurationInput;
  PaymentConfigured: PaymentConfigured;
  Person: Person;
  Plan: Plan;
  PlanSeats: PlanSeats;
  ProfileUpdated: Omit<ProfileUpdated, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  Property: PropertySource;
  PropertyChangeInput: PropertyChangeInput;
  PropertyInput: PropertyInput;
  PropertyPage: Omit<PropertyPage, 'items'> & { items: Array<ResolversParentTypes['Property']> };
  Query: Record<PropertyKey, never>;
  Quote: Quote;
  QuoteAlternative: QuoteAlternative;
  QuoteAlternativeInput: QuoteAlternativeInput;
  QuoteApproval: QuoteApproval;
  QuoteApprovalInput: QuoteApprovalInput;
  QuoteInput: QuoteInput;
  RankedStaff: RankedStaff;
  RankedStaffInput: RankedStaffInput;
  ReadNotification: ReadNotification;
  RecordPaymentInput: RecordPaymentInput;
  RecordedPayment: Omit<RecordedPayment, 'failed'> & { failed?: Maybe<Array<ResolversParentTypes['UnpaidInvoice']>> };
  Recurrence: Recurrence;
  RecurrenceInput: RecurrenceInput;
  RegisterInput: RegisterInput;
  Registered: Omit<Registered, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  RegistrationResult: ResolversUnionTypes<ResolversParentTypes>['RegistrationResult'];
  ResetPasswordInput: ResetPasswordInput;
  SaveJobFormInput: SaveJobFormInput;
  Seats: Seats;
  SelectStatusInput: SelectStatusInput;
  SelectedCategories: SelectedCategories;
  SendAttachmentInput: SendAttachmentInput;
  SentAttachment: SentAttachmentSource;
  Service: Service;
  ServiceChangeInput: ServiceChangeInput;
  ServiceInput: ServiceInput;
  ServicePage: ServicePage;
  ServicesInput: ServicesInput;
  SetupProgress: SetupProgress;
  SetupStep: SetupStep;
  SignInInput: SignInInput;
  SignInResult: ResolversUnionTypes<ResolversParentTypes>['SignInResult'];
  SignedIn: Omit<SignedIn, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  SocialLoginFailed: Omit<SocialLoginFailed, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  SocialLoginInput: SocialLoginInput;
  Staff: Staff;
  StaffActiveChanged: StaffActiveChanged;
  StaffActiveInput: StaffActiveInput;
  StaffChangeInput: StaffChangeInput;
  StaffEarnings: StaffEarnings;
  StaffInput: StaffInput;
  StaffListInput: StaffListInput;
  StaffMember: StaffMember;
  StaffPage: StaffPage;
  StaffPasswordChanged: StaffPasswordChanged;
  StaffPasswordInput: StaffPasswordInput;
  StaffVisit: StaffVisitSource;
  State: State;
  StaticContent: StaticContentSource;
  StaticContentPage: Omit<StaticContentPage, 'items'> & { items: Array<ResolversParentTypes['StaticContent']> };
  String: Scalars['String']['output'];
  SubscribeInput: SubscribeInput;
  Subscribed: SubscribedSource;
  SubscriptionChangeInput: SubscriptionChangeInput;
  SubscriptionDetails: SubscriptionSource;
  SupportTicket: SupportTicket;
  Tax: Tax;
  TaxAmount: TaxAmount;
  TaxChangeInput: TaxChangeInput;
  TaxInput: TaxInput;
  TaxPage: TaxPage;
  TaxesInput: TaxesInput;
  TeamMember: TeamMember;
  TeamPage: TeamPage;
  TeamSetting: TeamSetting;
  TemplateVariable: TemplateVariable;
  TimeOff: TimeOff;
  TimeOffInput: TimeOffInput;
  Transaction: Transaction;
  TransactionLine: TransactionLine;
  TransactionPage: TransactionPage;
  TransactionTotals: TransactionTotals;
  TransactionsInput: TransactionsInput;
  UnknownEmail: UnknownEmail;
  UnpaidInvoice: UnpaidInvoiceSource;
  UpdateCompanyInput: UpdateCompanyInput;
  UpdateCustomerSettingInput: UpdateCustomerSettingInput;
  UpdateGeneralDataInput: UpdateGeneralDataInput;
  UpdateJobSettingInput: UpdateJobSettingInput;
  UpdateOwnProfileInput: UpdateOwnProfileInput;
  UpdateProfileInput: UpdateProfileInput;
  UpdateSetupInput: UpdateSetupInput;
  UpdateTeamSettingInput: UpdateTeamSettingInput;
  User: UserSource;
  UserProfileDetails: UserProfileDetails;
  UserVerified: Omit<UserVerified, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  VerificationPending: Omit<VerificationPending, 'user'> & { user?: Maybe<ResolversParentTypes['User']> };
  VerifyUserInput: VerifyUserInput;
  Visit: VisitSource;
  WorkingDayInput: WorkingDayInput;
};

export type AccountingCodeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountingCode'] = ResolversParentTypes['AccountingCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountingKind'], ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['AccountingLayout'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AcknowledgedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Acknowledged'] = ResolversParentTypes['Acknowledged']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ActiveStaffResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ActiveStaff'] = ResolversParentTypes['ActiveStaff']> = {
  availabilityStatus?: Resolver<Maybe<ResolversTypes['AvailabilityStatus']>, ParentType, ContextType>;
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clashCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currentVisit?: Resolver<Maybe<ResolversTypes['StaffVisit']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lateCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  locationAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextVisit?: Resolver<Maybe<ResolversTypes['StaffVisit']>, ParentType, ContextType>;
  visitsDone?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  visitsTotal?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ActiveStaffPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ActiveStaffPage'] = ResolversParentTypes['ActiveStaffPage']> = {
  items?: Resolver<Array<ResolversTypes['ActiveStaff']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  perPage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unreadable?: Resolver<Array<Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type AdminAuthorityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminAuthority'] = ResolversParentTypes['AdminAuthority']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AllNotificationsReadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AllNotificationsRead'] = ResolversParentTypes['AllNotificationsRead']> = {
  unreadCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  updatedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AttachedFormResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AttachedForm'] = ResolversParentTypes['AttachedForm']> = {
  formId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  formName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isRequired?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isSubmitted?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  jobFormId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type AttachmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Attachment'] = ResolversParentTypes['Attachment']> = {
  contentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  visitId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type AttentionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Attention'] = ResolversParentTypes['Attention']> = {
  action?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AttentionKind'], ParentType, ContextType>;
  recordId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  recordType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AvailabilityChangedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AvailabilityChanged'] = ResolversParentTypes['AvailabilityChanged']> = {
  availabilityStatus?: Resolver<ResolversTypes['AvailabilityStatus'], ParentType, ContextType>;
  changedAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type BranchResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Branch'] = ResolversParentTypes['Branch']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alternateNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alternatePhoneCountryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  branchHead?: Resolver<Maybe<ResolversTypes['BranchHead']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isDefault?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  openJobsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneCountryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  province?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staffCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  street1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suiteNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zipcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BranchEarningsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BranchEarnings'] = ResolversParentTypes['BranchEarnings']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  branchId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BranchHeadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BranchHead'] = ResolversParentTypes['BranchHead']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneCountryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BranchPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BranchPage'] = ResolversParentTypes['BranchPage']> = {
  ignored?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Branch']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  perPage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unreadable?: Resolver<Array<Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type BusinessDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BusinessDay'] = ResolversParentTypes['BusinessDay']> = {
  close?: Resolver<Maybe<ResolversTypes['ClockTime']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  open?: Resolver<Maybe<ResolversTypes['ClockTime']>, ParentType, ContextType>;
};

export interface CalendarDateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['CalendarDate'], any> {
  name: 'CalendarDate';
}

export type CalendarSettingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CalendarSetting'] = ResolversParentTypes['CalendarSetting']> = {
  colourBy?: Resolver<Maybe<ResolversTypes['CalendarColour']>, ParentType, ContextType>;
  defaultView?: Resolver<Maybe<ResolversTypes['CalendarView']>, ParentType, ContextType>;
  firstDay?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  showWeekends?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CancelReasonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CancelReason'] = ResolversParentTypes['CancelReason']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  requiresNote?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CardTokenResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CardToken'] = ResolversParentTypes['CardToken']> = {
  clientSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  publishableKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CategoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Category'] = ResolversParentTypes['Category']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isSelected?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  servicesCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CategoryEarningsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CategoryEarnings'] = ResolversParentTypes['CategoryEarnings']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  categoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CategoryPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CategoryPage'] = ResolversParentTypes['CategoryPage']> = {
  items?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  perPage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unreadable?: Resolver<Array<Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type CityResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['City'] = ResolversParentTypes['City']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClashResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Clash'] = ResolversParentTypes['Clash']> = {
  endAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  jobNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staffId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  startAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  visitId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ClientMessageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClientMessage'] = ResolversParentTypes['ClientMessage']> = {
  attachmentIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  attachmentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  jobFormId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  notificationMedium?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notificationType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receiptNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  sentBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  sentDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentTime?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['MessageStatus']>, ParentType, ContextType>;
  statusDesc?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ClientMessagePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ClientMessagePage'] = ResolversParentTypes['ClientMessagePage']> = {
  ignored?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['ClientMessage']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  perPage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unreadable?: Resolver<Array<Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export interface ClockTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['ClockTime'], any> {
  name: 'ClockTime';
}

export type CodeSentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CodeSent'] = ResolversParentTypes['CodeSent']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resendAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type CompanyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Company'] = ResolversParentTypes['Company']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  branchesCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  categoryIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companySize?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneCountryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  province?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staffCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  street1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zipcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CompanyNotificationSettingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CompanyNotificationSetting'] = ResolversParentTypes['CompanyNotificationSetting']> = {
  email?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  event?: Resolver<ResolversTypes['CompanyEvent'], ParentType, ContextType>;
  inApp?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  sms?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CompanySettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CompanySettings'] = ResolversParentTypes['CompanySettings']> = {
  customer?: Resolver<Maybe<ResolversTypes['CustomerSetting']>, ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['JobSetting']>, ParentType, ContextType>;
  team?: Resolver<Maybe<ResolversTypes['TeamSetting']>, ParentType, ContextType>;
};

export type CountryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Country'] = ResolversParentTypes['Country']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dialCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateCustomerResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateCustomerResult'] = ResolversParentTypes['CreateCustomerResult']> = {
  __resolveType: TypeResolveFn<'Customer' | 'DuplicateCustomer', ParentType, ContextType>;
};

export type CurrencyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Currency'] = ResolversParentTypes['Currency']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decimals?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  symbol?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  alternatePhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alternatePhoneCountryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  billedTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  billingCity?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  billingCountry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  billingPostalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  billingProvince?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  billingStreet1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  billingStreet2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  billingSuiteNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  branchId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailNotification?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isDoNotService?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  jobsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastVisitAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  lockVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextVisitAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outstandingBalance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneCountryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  properties?: Resolver<Maybe<Array<ResolversTypes['Property']>>, ParentType, ContextType>;
  sameAsPropertyAddress?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  smsNotification?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerMessageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerMessage'] = ResolversParentTypes['CustomerMessage']> = {
  email?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  event?: Resolver<ResolversTypes['CustomerEvent'], ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['MessagePreview']>, ParentType, ContextType>;
  sms?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  takesMedium?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  takesMessage?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CustomerNotificationSettingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerNotificationSetting'] = ResolversParentTypes['CustomerNotificationSetting']> = {
  email?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  event?: Resolver<ResolversTypes['CustomerEvent'], ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['MessagePreview']>, ParentType, ContextType>;
  sendBeforeMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sms?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  templateId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CustomerNotificationSettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerNotificationSettings'] = ResolversParentTypes['CustomerNotificationSettings']> = {
  settings?: Resolver<Array<ResolversTypes['CustomerNotificationSetting']>, ParentType, ContextType>;
};

export type CustomerPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerPage'] = ResolversParentTypes['CustomerPage']> = {
  ignored?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Customer']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  perPage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unreadable?: Resolver<Array<Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type CustomerSettingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerSetting'] = ResolversParentTypes['CustomerSetting']> = {
  accountingCodes?: Resolver<Maybe<Array<ResolversTypes['AccountingCode']>>, ParentType, ContextType>;
  companyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateFormat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultTaxId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  discountBasis?: Resolver<Maybe<ResolversTypes['Basis']>, ParentType, ContextType>;
  invoiceDueDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  invoiceFooter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoicePrefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isLineItemRequired?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  languageCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nextInvoiceNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  paymentTerms?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxBasis?: Resolver<Maybe<ResolversTypes['Basis']>, ParentType, ContextType>;
  timeFormat?: Resolver<Maybe<ResolversTypes['TimeFormat']>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DashboardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  attention?: Resolver<Maybe<Array<ResolversTypes['Attention']>>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  earnings?: Resolver<Maybe<ResolversTypes['EarningSums']>, ParentType, ContextType>;
  invoices?: Resolver<Maybe<ResolversTypes['InvoiceSums']>, ParentType, ContextType>;
  jobs?: Resolver<Maybe<ResolversTypes['JobSums']>, ParentType, ContextType>;
  subscriptionDetails?: Resolver<Maybe<ResolversTypes['SubscriptionDetails']>, ParentType, ContextType>;
  visitsToday?: Resolver<Maybe<ResolversTypes['DayVisits']>, ParentType, ContextType>;
};

export type DayCountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DayCount'] = ResolversParentTypes['DayCount']> = {
  assigned?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cancelled?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  completed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  date?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  declined?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  inProgress?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unassigned?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DayHoursResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DayHours'] = ResolversParentTypes['DayHours']> = {
  close?: Resolver<Maybe<ResolversTypes['ClockTime']>, ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  open?: Resolver<Maybe<ResolversTypes['ClockTime']>, ParentType, ContextType>;
};

export type DayVisitsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DayVisits'] = ResolversParentTypes['DayVisits']> = {
  cancelled?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  completed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  declined?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  inProgress?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  late?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unassigned?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DeletedRecordResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeletedRecord'] = ResolversParentTypes['DeletedRecord']> = {
  deletedAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type DispatchMapResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DispatchMap'] = ResolversParentTypes['DispatchMap']> = {
  bounds?: Resolver<Maybe<ResolversTypes['GeoBounds']>, ParentType, ContextType>;
  branch?: Resolver<Maybe<ResolversTypes['GeoPoint']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  gone?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  isFromJobs?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  serverAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  staff?: Resolver<Maybe<Array<ResolversTypes['DispatchStaff']>>, ParentType, ContextType>;
  unassigned?: Resolver<Maybe<Array<ResolversTypes['DispatchVisit']>>, ParentType, ContextType>;
  visits?: Resolver<Maybe<Array<ResolversTypes['DispatchVisit']>>, ParentType, ContextType>;
  withoutLocation?: Resolver<Maybe<Array<ResolversTypes['DispatchVisit']>>, ParentType, ContextType>;
};

export type DispatchStaffResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DispatchStaff'] = ResolversParentTypes['DispatchStaff']> = {
  availabilityStatus?: Resolver<Maybe<ResolversTypes['AvailabilityStatus']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hours?: Resolver<Maybe<ResolversTypes['DayHours']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  locationAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  route?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  routeKm?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  timeOff?: Resolver<Maybe<Array<ResolversTypes['OffHours']>>, ParentType, ContextType>;
};

export type DispatchVisitResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DispatchVisit'] = ResolversParentTypes['DispatchVisit']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  branchId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isJob?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  jobNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['Priority']>, ParentType, ContextType>;
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visit?: Resolver<ResolversTypes['Visit'], ParentType, ContextType>;
  visitsTotal?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DuplicateCustomerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DuplicateCustomer'] = ResolversParentTypes['DuplicateCustomer']> = {
  matches?: Resolver<Array<ResolversTypes['DuplicateMatch']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DuplicateMatchResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DuplicateMatch'] = ResolversParentTypes['DuplicateMatch']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  matchedOn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EarningResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Earning'] = ResolversParentTypes['Earning']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  customerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  invoiceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  jobNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  netAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  staff?: Resolver<Maybe<Array<ResolversTypes['EarningStaff']>>, ParentType, ContextType>;
  taxAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type EarningGraphResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EarningGraph'] = ResolversParentTypes['EarningGraph']> = {
  bucket?: Resolver<Maybe<ResolversTypes['EarningBucket']>, ParentType, ContextType>;
  period?: Resolver<Maybe<ResolversTypes['Period']>, ParentType, ContextType>;
  points?: Resolver<Maybe<Array<ResolversTypes['EarningPoint']>>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type EarningPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EarningPage'] = ResolversParentTypes['EarningPage']> = {
  ignored?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Earning']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  perPage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unreadable?: Resolver<Array<Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type EarningPointResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EarningPoint'] = ResolversParentTypes['EarningPoint']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  fromAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  toAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
};

export type EarningStaffResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EarningStaff'] = ResolversParentTypes['EarningStaff']> = {
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EarningSumsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EarningSums'] = ResolversParentTypes['EarningSums']> = {
  changePercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  periodTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  previousTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  today?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type EarningsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Earnings'] = ResolversParentTypes['Earnings']> = {
  average?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  byBranch?: Resolver<Maybe<Array<ResolversTypes['BranchEarnings']>>, ParentType, ContextType>;
  byCategory?: Resolver<Maybe<Array<ResolversTypes['CategoryEarnings']>>, ParentType, ContextType>;
  byMethod?: Resolver<Maybe<Array<ResolversTypes['MethodEarnings']>>, ParentType, ContextType>;
  byStaff?: Resolver<Maybe<Array<ResolversTypes['StaffEarnings']>>, ParentType, ContextType>;
  changePercent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateFrom?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  dateTo?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  discountTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  jobsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  netTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  paymentsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  period?: Resolver<Maybe<ResolversTypes['Period']>, ParentType, ContextType>;
  previousTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  taxTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type FormResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Form'] = ResolversParentTypes['Form']> = {
  attachTo?: Resolver<Maybe<Array<ResolversTypes['FormPlace']>>, ParentType, ContextType>;
  categoryIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  formName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTemplate?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lockVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sections?: Resolver<Maybe<Array<ResolversTypes['FormSection']>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['FormStatus']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FormAnswerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FormAnswer'] = ResolversParentTypes['FormAnswer']> = {
  currencyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fieldKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  photos?: Resolver<Maybe<Array<ResolversTypes['FormPhoto']>>, ParentType, ContextType>;
  signatureImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signedAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  signedTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  signerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FormConditionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FormCondition'] = ResolversParentTypes['FormCondition']> = {
  equals?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fieldKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormFieldResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FormField'] = ResolversParentTypes['FormField']> = {
  choices?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  dataType?: Resolver<ResolversTypes['FieldType'], ParentType, ContextType>;
  fieldKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRequired?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  showIf?: Resolver<Maybe<ResolversTypes['FormCondition']>, ParentType, ContextType>;
  terms?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FormPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FormPage'] = ResolversParentTypes['FormPage']> = {
  ignored?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Form']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  perPage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unreadable?: Resolver<Array<Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type FormPhotoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FormPhoto'] = ResolversParentTypes['FormPhoto']> = {
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileBase64?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormPlaceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FormPlace'] = ResolversParentTypes['FormPlace']> = {
  actions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  isActive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  module?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FormSectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FormSection'] = ResolversParentTypes['FormSection']> = {
  fields?: Resolver<Array<ResolversTypes['FormField']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GeneralDataResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GeneralData'] = ResolversParentTypes['GeneralData']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateFormat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  languageCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneCountryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  setupSteps?: Resolver<Maybe<Array<ResolversTypes['SetupStep']>>, ParentType, ContextType>;
  timeFormat?: Resolver<Maybe<ResolversTypes['TimeFormat']>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GeoBoundsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GeoBounds'] = ResolversParentTypes['GeoBounds']> = {
  east?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  north?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  south?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  west?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type GeoPointResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GeoPoint'] = ResolversParentTypes['GeoPoint']> = {
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type HistoryChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HistoryChange'] = ResolversParentTypes['HistoryChange']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HistoryEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HistoryEntry'] = ResolversParentTypes['HistoryEntry']> = {
  actor?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  attachments?: Resolver<Maybe<Array<ResolversTypes['Attachment']>>, ParentType, ContextType>;
  changes?: Resolver<Maybe<Array<ResolversTypes['HistoryChange']>>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['HistoryEvent']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['TimelineStatus']>, ParentType, ContextType>;
  visitId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type HistoryPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['HistoryPage'] = ResolversParentTypes['HistoryPage']> = {
  items?: Resolver<Array<ResolversTypes['HistoryEntry']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  perPage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unreadable?: Resolver<Array<Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type HolidayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Holiday'] = ResolversParentTypes['Holiday']> = {
  date?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface InstantScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Instant'], any> {
  name: 'Instant';
}

export type InvoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  amountPaid?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  balanceDue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  billTo?: Resolver<Maybe<ResolversTypes['InvoiceParty']>, ParentType, ContextType>;
  billingAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  branchId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['InvoiceCustomer']>, ParentType, ContextType>;
  daysOverdue?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  discountTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discountType?: Resolver<Maybe<ResolversTypes['DiscountType']>, ParentType, ContextType>;
  discountValue?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  dueDate?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  dueDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOverdue?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  issueDate?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  jobNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineItems?: Resolver<Maybe<Array<ResolversTypes['LineItem']>>, ParentType, ContextType>;
  lockVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  payments?: Resolver<Maybe<Array<ResolversTypes['Payment']>>, ParentType, ContextType>;
  property?: Resolver<Maybe<ResolversTypes['InvoiceProperty']>, ParentType, ContextType>;
  sender?: Resolver<Maybe<ResolversTypes['InvoiceSender']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['InvoiceStatus']>, ParentType, ContextType>;
  subtotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  taxBasis?: Resolver<Maybe<ResolversTypes['Basis']>, ParentType, ContextType>;
  taxTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  taxes?: Resolver<Maybe<Array<ResolversTypes['TaxAmount']>>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  visitDate?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  visitId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  voidedAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
};

export type InvoiceAgeTotalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceAgeTotal'] = ResolversParentTypes['InvoiceAgeTotal']> = {
  age?: Resolver<ResolversTypes['InvoiceAge'], ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type InvoiceCustomerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceCustomer'] = ResolversParentTypes['InvoiceCustomer']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneCountryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvoiceDueDaysResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceDueDays'] = ResolversParentTypes['InvoiceDueDays']> = {
  invoiceDueDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  options?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
};

export type InvoicePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoicePage'] = ResolversParentTypes['InvoicePage']> = {
  ignored?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  perPage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totals?: Resolver<Maybe<ResolversTypes['InvoiceTotals']>, ParentType, ContextType>;
  unreadable?: Resolver<Array<Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type InvoicePaperResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoicePaper'] = ResolversParentTypes['InvoicePaper']> = {
  base64?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvoicePartyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceParty'] = ResolversParentTypes['InvoiceParty']> = {
  lines?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvoicePropertyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceProperty'] = ResolversParentTypes['InvoiceProperty']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type InvoiceSenderResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceSender'] = ResolversParentTypes['InvoiceSender']> = {
  lines?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type InvoiceSumsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceSums'] = ResolversParentTypes['InvoiceSums']> = {
  overdueCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  overdueTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  unpaidCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unpaidTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type InvoiceTotalsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['InvoiceTotals'] = ResolversParentTypes['InvoiceTotals']> = {
  ages?: Resolver<Maybe<Array<ResolversTypes['InvoiceAgeTotal']>>, ParentType, ContextType>;
  overdueCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  overdueTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  paidCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  paidTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  unpaidCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unpaidTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  unsentCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unsentTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type IpLocationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IpLocation'] = ResolversParentTypes['IpLocation']> = {
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dialCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JobResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  allowedActions?: Resolver<Maybe<Array<ResolversTypes['JobAction']>>, ParentType, ContextType>;
  allowedScopes?: Resolver<Maybe<Array<ResolversTypes['ChangeScope']>>, ParentType, ContextType>;
  attachments?: Resolver<Maybe<Array<ResolversTypes['Attachment']>>, ParentType, ContextType>;
  attentionVisit?: Resolver<Maybe<ResolversTypes['Visit']>, ParentType, ContextType>;
  billing?: Resolver<Maybe<ResolversTypes['JobBilling']>, ParentType, ContextType>;
  branchId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  cancelReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  dates?: Resolver<Maybe<Array<ResolversTypes['CalendarDate']>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountBasis?: Resolver<Maybe<ResolversTypes['Basis']>, ParentType, ContextType>;
  discountTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discountType?: Resolver<Maybe<ResolversTypes['DiscountType']>, ParentType, ContextType>;
  discountValue?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  durationMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  endAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  endTime?: Resolver<Maybe<ResolversTypes['ClockTime']>, ParentType, ContextType>;
  forms?: Resolver<Maybe<Array<ResolversTypes['AttachedForm']>>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['JobInvoice']>, ParentType, ContextType>;
  invoiceStatus?: Resolver<Maybe<ResolversTypes['InvoiceStatus']>, ParentType, ContextType>;
  invoices?: Resolver<Maybe<Array<ResolversTypes['JobInvoice']>>, ParentType, ContextType>;
  isLate?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isRecurring?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isScheduled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isZoneAssumed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  jobFinishedNotes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jobNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineItems?: Resolver<Maybe<Array<ResolversTypes['LineItem']>>, ParentType, ContextType>;
  lockVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  priority?: Resolver<Maybe<ResolversTypes['Priority']>, ParentType, ContextType>;
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['Quote']>, ParentType, ContextType>;
  recurrence?: Resolver<Maybe<ResolversTypes['Recurrence']>, ParentType, ContextType>;
  scheduleLater?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  seriesTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  staff?: Resolver<Maybe<Array<ResolversTypes['StaffMember']>>, ParentType, ContextType>;
  startAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['ClockTime']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['JobStatus']>, ParentType, ContextType>;
  subtotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  taxBasis?: Resolver<Maybe<ResolversTypes['Basis']>, ParentType, ContextType>;
  taxIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  taxTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  taxes?: Resolver<Maybe<Array<ResolversTypes['TaxAmount']>>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  unbilledVisits?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unknownStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  visits?: Resolver<Maybe<Array<ResolversTypes['Visit']>>, ParentType, ContextType>;
  visitsDone?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  visitsTotal?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type JobCountsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JobCounts'] = ResolversParentTypes['JobCounts']> = {
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobFormResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JobForm'] = ResolversParentTypes['JobForm']> = {
  answers?: Resolver<Maybe<Array<ResolversTypes['FormAnswer']>>, ParentType, ContextType>;
  formId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  formName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  formVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  lockVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sections?: Resolver<Maybe<Array<ResolversTypes['FormSection']>>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['JobFormStatus']>, ParentType, ContextType>;
  submittedAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  submittedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  visitId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type JobFormPaperResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JobFormPaper'] = ResolversParentTypes['JobFormPaper']> = {
  base64?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JobInvoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JobInvoice'] = ResolversParentTypes['JobInvoice']> = {
  balanceDue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dueDate?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['InvoiceStatus']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  visitId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type JobPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JobPage'] = ResolversParentTypes['JobPage']> = {
  counts?: Resolver<Maybe<ResolversTypes['JobCounts']>, ParentType, ContextType>;
  ignored?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  perPage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unreadable?: Resolver<Array<Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type JobSettingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JobSetting'] = ResolversParentTypes['JobSetting']> = {
  approvalFormId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  arrivalWindowMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  askBeforeMessaging?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  createInvoiceOnFinish?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  defaultDurationMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  defaultPriority?: Resolver<Maybe<ResolversTypes['Priority']>, ParentType, ContextType>;
  jobPrefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lateAfterMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nextJobNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requireFormsBeforeFinish?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  requireSignature?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  stepBackMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type JobSumsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['JobSums'] = ResolversParentTypes['JobSums']> = {
  active?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  completed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pending?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unscheduled?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LanguageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Language'] = ResolversParentTypes['Language']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LineItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LineItem'] = ResolversParentTypes['LineItem']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  durationMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isTaxExempt?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  productType?: Resolver<Maybe<ResolversTypes['ProductType']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  serviceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ManagedJobResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ManagedJob'] = ResolversParentTypes['ManagedJob']> = {
  deliveries?: Resolver<Maybe<Array<ResolversTypes['MessageDelivery']>>, ParentType, ContextType>;
  history?: Resolver<Maybe<ResolversTypes['HistoryEntry']>, ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['JobInvoice']>, ParentType, ContextType>;
  job?: Resolver<ResolversTypes['Job'], ParentType, ContextType>;
  visit?: Resolver<Maybe<ResolversTypes['Visit']>, ParentType, ContextType>;
};

export type MessageDeliveryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MessageDelivery'] = ResolversParentTypes['MessageDelivery']> = {
  notificationMedium?: Resolver<Maybe<ResolversTypes['MessageMedium']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['MessageStatus']>, ParentType, ContextType>;
  statusDesc?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MessagePreviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MessagePreview'] = ResolversParentTypes['MessagePreview']> = {
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isOwn?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MessageTemplateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MessageTemplate'] = ResolversParentTypes['MessageTemplate']> = {
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['CustomerEvent']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isDefault?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notificationMedium?: Resolver<Maybe<ResolversTypes['MessageMedium']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
};

export type MessageTemplatePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MessageTemplatePage'] = ResolversParentTypes['MessageTemplatePage']> = {
  items?: Resolver<Array<ResolversTypes['MessageTemplate']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  perPage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type MethodEarningsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MethodEarnings'] = ResolversParentTypes['MethodEarnings']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  paymentMethod?: Resolver<ResolversTypes['PaymentMethod'], ParentType, ContextType>;
};

export interface MoneyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Money'], any> {
  name: 'Money';
}

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addBranchHead?: Resolver<Maybe<ResolversTypes['Branch']>, ParentType, ContextType, RequireFields<MutationAddBranchHeadArgs, 'input'>>;
  addJobNote?: Resolver<Maybe<ResolversTypes['HistoryEntry']>, ParentType, ContextType, RequireFields<MutationAddJobNoteArgs, 'input'>>;
  cancelSubscription?: Resolver<Maybe<ResolversTypes['OwnSubscription']>, ParentType, ContextType, RequireFields<MutationCancelSubscriptionArgs, 'cancelReason' | 'id'>>;
  changePassword?: Resolver<ResolversTypes['PasswordChanged'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  changeStaffPassword?: Resolver<Maybe<ResolversTypes['StaffPasswordChanged']>, ParentType, ContextType, RequireFields<MutationChangeStaffPasswordArgs, 'input'>>;
  changeSubscription?: Resolver<Maybe<ResolversTypes['OwnSubscription']>, ParentType, ContextType, RequireFields<MutationChangeSubscriptionArgs, 'input'>>;
  clearNotifications?: Resolver<Maybe<ResolversTypes['NotificationsCleared']>, ParentType, ContextType, Partial<MutationClearNotificationsArgs>>;
  contactSupport?: Resolver<ResolversTypes['SupportTicket'], ParentType, ContextType, RequireFields<MutationContactSupportArgs, 'input'>>;
  createBranch?: Resolver<Maybe<ResolversTypes['Branch']>, ParentType, ContextType, RequireFields<MutationCreateBranchArgs, 'input'>>;
  createCategory?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<MutationCreateCategoryArgs, 'input'>>;
  createCustomer?: Resolver<Maybe<ResolversTypes['CreateCustomerResult']>, ParentType, ContextType, RequireFields<MutationCreateCustomerArgs, 'input'>>;
  createForm?: Resolver<Maybe<ResolversTypes['Form']>, ParentType, ContextType, RequireFields<MutationCreateFormArgs, 'input'>>;
  createJob?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<MutationCreateJobArgs, 'input'>>;
  createMessageTemplate?: Resolver<Maybe<ResolversTypes['MessageTemplate']>, ParentType, ContextType, RequireFields<MutationCreateMessageTemplateArgs, 'input'>>;
  createProperty?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType, RequireFields<MutationCreatePropertyArgs, 'input'>>;
  createService?: Resolver<Maybe<ResolversTypes['Service']>, ParentType, ContextType, RequireFields<MutationCreateServiceArgs, 'input'>>;
  createStaff?: Resolver<Maybe<ResolversTypes['Staff']>, ParentType, ContextType, RequireFields<MutationCreateStaffArgs, 'input'>>;
  createTax?: Resolver<Maybe<ResolversTypes['Tax']>, ParentType, ContextType, RequireFields<MutationCreateTaxArgs, 'input'>>;
  deleteCategory?: Resolver<Maybe<ResolversTypes['DeletedRecord']>, ParentType, ContextType, RequireFields<MutationDeleteCategoryArgs, 'input'>>;
  deleteCustomer?: Resolver<Maybe<ResolversTypes['DeletedRecord']>, ParentType, ContextType, RequireFields<MutationDeleteCustomerArgs, 'input'>>;
  deleteForm?: Resolver<Maybe<ResolversTypes['DeletedRecord']>, ParentType, ContextType, RequireFields<MutationDeleteFormArgs, 'id'>>;
  deleteJob?: Resolver<Maybe<ResolversTypes['DeletedRecord']>, ParentType, ContextType, RequireFields<MutationDeleteJobArgs, 'input'>>;
  deleteMessageTemplate?: Resolver<Maybe<ResolversTypes['DeletedRecord']>, ParentType, ContextType, RequireFields<MutationDeleteMessageTemplateArgs, 'id'>>;
  deleteProperty?: Resolver<Maybe<ResolversTypes['DeletedRecord']>, ParentType, ContextType, RequireFields<MutationDeletePropertyArgs, 'id'>>;
  deleteService?: Resolver<Maybe<ResolversTypes['DeletedRecord']>, ParentType, ContextType, RequireFields<MutationDeleteServiceArgs, 'id'>>;
  deleteTax?: Resolver<Maybe<ResolversTypes['DeletedRecord']>, ParentType, ContextType, RequireFields<MutationDeleteTaxArgs, 'id'>>;
  forgotPassword?: Resolver<ResolversTypes['Acknowledged'], ParentType, ContextType, RequireFields<MutationForgotPasswordArgs, 'input'>>;
  manageJob?: Resolver<Maybe<ResolversTypes['ManagedJob']>, ParentType, ContextType, RequireFields<MutationManageJobArgs, 'input'>>;
  operateBranch?: Resolver<Maybe<ResolversTypes['Branch']>, ParentType, ContextType, RequireFields<MutationOperateBranchArgs, 'input'>>;
  readAllNotifications?: Resolver<Maybe<ResolversTypes['AllNotificationsRead']>, ParentType, ContextType>;
  readNotification?: Resolver<Maybe<ResolversTypes['ReadNotification']>, ParentType, ContextType, RequireFields<MutationReadNotificationArgs, 'id'>>;
  recordPayment?: Resolver<Maybe<ResolversTypes['RecordedPayment']>, ParentType, ContextType, RequireFields<MutationRecordPaymentArgs, 'input'>>;
  register?: Resolver<ResolversTypes['RegistrationResult'], ParentType, ContextType, RequireFields<MutationRegisterArgs, 'input'>>;
  removeBranchHead?: Resolver<Maybe<ResolversTypes['Branch']>, ParentType, ContextType, RequireFields<MutationRemoveBranchHeadArgs, 'branchHeadId' | 'branchId'>>;
  resendOtp?: Resolver<ResolversTypes['CodeSent'], ParentType, ContextType>;
  resetPassword?: Resolver<ResolversTypes['Acknowledged'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  saveJobForm?: Resolver<Maybe<ResolversTypes['JobForm']>, ParentType, ContextType, RequireFields<MutationSaveJobFormArgs, 'input'>>;
  selectCategories?: Resolver<Maybe<ResolversTypes['SelectedCategories']>, ParentType, ContextType, RequireFields<MutationSelectCategoriesArgs, 'ids'>>;
  selectStatus?: Resolver<Maybe<ResolversTypes['AvailabilityChanged']>, ParentType, ContextType, RequireFields<MutationSelectStatusArgs, 'input'>>;
  sendAttachment?: Resolver<Maybe<ResolversTypes['SentAttachment']>, ParentType, ContextType, RequireFields<MutationSendAttachmentArgs, 'input'>>;
  setStaffActive?: Resolver<Maybe<ResolversTypes['StaffActiveChanged']>, ParentType, ContextType, RequireFields<MutationSetStaffActiveArgs, 'input'>>;
  signIn?: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  socialLogin?: Resolver<ResolversTypes['RegistrationResult'], ParentType, ContextType, RequireFields<MutationSocialLoginArgs, 'input'>>;
  subscribe?: Resolver<Maybe<ResolversTypes['Subscribed']>, ParentType, ContextType, RequireFields<MutationSubscribeArgs, 'input'>>;
  updateBranch?: Resolver<Maybe<ResolversTypes['Branch']>, ParentType, ContextType, RequireFields<MutationUpdateBranchArgs, 'input'>>;
  updateBranchHead?: Resolver<Maybe<ResolversTypes['Branch']>, ParentType, ContextType, RequireFields<MutationUpdateBranchHeadArgs, 'input'>>;
  updateCategory?: Resolver<Maybe<ResolversTypes['Category']>, ParentType, ContextType, RequireFields<MutationUpdateCategoryArgs, 'input'>>;
  updateCompany?: Resolver<Maybe<ResolversTypes['Company']>, ParentType, ContextType, RequireFields<MutationUpdateCompanyArgs, 'input'>>;
  updateCompanyNotificationSettings?: Resolver<Maybe<Array<ResolversTypes['CompanyNotificationSetting']>>, ParentType, ContextType, RequireFields<MutationUpdateCompanyNotificationSettingsArgs, 'settings'>>;
  updateCustomer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<MutationUpdateCustomerArgs, 'input'>>;
  updateCustomerNotificationSettings?: Resolver<Maybe<ResolversTypes['CustomerNotificationSettings']>, ParentType, ContextType, RequireFields<MutationUpdateCustomerNotificationSettingsArgs, 'settings'>>;
  updateCustomerSetting?: Resolver<Maybe<ResolversTypes['CustomerSetting']>, ParentType, ContextType, RequireFields<MutationUpdateCustomerSettingArgs, 'input'>>;
  updateForm?: Resolver<Maybe<ResolversTypes['Form']>, ParentType, ContextType, RequireFields<MutationUpdateFormArgs, 'input'>>;
  updateGeneralData?: Resolver<Maybe<ResolversTypes['GeneralData']>, ParentType, ContextType, RequireFields<MutationUpdateGeneralDataArgs, 'input'>>;
  updateJob?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<MutationUpdateJobArgs, 'input'>>;
  updateJobSetting?: Resolver<Maybe<ResolversTypes['JobSetting']>, ParentType, ContextType, RequireFields<MutationUpdateJobSettingArgs, 'input'>>;
  updateMessageTemplate?: Resolver<Maybe<ResolversTypes['MessageTemplate']>, ParentType, ContextType, RequireFields<MutationUpdateMessageTemplateArgs, 'input'>>;
  updateOwnProfile?: Resolver<ResolversTypes['ProfileUpdated'], ParentType, ContextType, RequireFields<MutationUpdateOwnProfileArgs, 'input'>>;
  updatePaymentConfiguration?: Resolver<Maybe<ResolversTypes['PaymentConfigured']>, ParentType, ContextType, RequireFields<MutationUpdatePaymentConfigurationArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['ProfileUpdated'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  updateProperty?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType, RequireFields<MutationUpdatePropertyArgs, 'input'>>;
  updateService?: Resolver<Maybe<ResolversTypes['Service']>, ParentType, ContextType, RequireFields<MutationUpdateServiceArgs, 'input'>>;
  updateSetup?: Resolver<Maybe<ResolversTypes['SetupProgress']>, ParentType, ContextType, RequireFields<MutationUpdateSetupArgs, 'input'>>;
  updateStaff?: Resolver<Maybe<ResolversTypes['Staff']>, ParentType, ContextType, RequireFields<MutationUpdateStaffArgs, 'input'>>;
  updateTax?: Resolver<Maybe<ResolversTypes['Tax']>, ParentType, ContextType, RequireFields<MutationUpdateTaxArgs, 'input'>>;
  updateTeamSetting?: Resolver<Maybe<ResolversTypes['TeamSetting']>, ParentType, ContextType, RequireFields<MutationUpdateTeamSettingArgs, 'input'>>;
  verifyUser?: Resolver<ResolversTypes['UserVerified'], ParentType, ContextType, RequireFields<MutationVerifyUserArgs, 'input'>>;
};

export type NotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  event?: Resolver<Maybe<ResolversTypes['CompanyEvent']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoiceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isRead?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visitId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type NotificationPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationPage'] = ResolversParentTypes['NotificationPage']> = {
  items?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  perPage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unreadCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type NotificationsClearedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['NotificationsCleared'] = ResolversParentTypes['NotificationsCleared']> = {
  deletedCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OffHoursResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OffHours'] = ResolversParentTypes['OffHours']> = {
  endTime?: Resolver<Maybe<ResolversTypes['ClockTime']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['ClockTime']>, ParentType, ContextType>;
};

export type OwnSubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OwnSubscription'] = ResolversParentTypes['OwnSubscription']> = {
  cancelReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cancelledAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['PaymentCard']>, ParentType, ContextType>;
  freeTrialDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nextBillingTimestamp?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  nextPlan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  purchaseSkuName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remainingDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  seats?: Resolver<Maybe<ResolversTypes['PlanSeats']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SubscriptionStatus'], ParentType, ContextType>;
  subscriptionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
  userPurchaseSku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaidInvoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaidInvoice'] = ResolversParentTypes['PaidInvoice']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  balanceDue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  invoiceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  receiptNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['InvoiceStatus']>, ParentType, ContextType>;
};

export type PasswordChangedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PasswordChanged'] = ResolversParentTypes['PasswordChanged']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  bankBranch?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bankName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  batchReceiptNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cardholderName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  chequeNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  paidAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  receiptNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedBy?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentCardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentCard'] = ResolversParentTypes['PaymentCard']> = {
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expMonth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  last4?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentConfigurationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentConfiguration'] = ResolversParentTypes['PaymentConfiguration']> = {
  accountName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  card?: Resolver<Maybe<ResolversTypes['PaymentCard']>, ParentType, ContextType>;
  hasSecret?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isEnabled?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  publishableKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  statementDescriptor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaymentConfiguredResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentConfigured'] = ResolversParentTypes['PaymentConfigured']> = {
  configuration?: Resolver<Maybe<ResolversTypes['PaymentConfiguration']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PersonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlanResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Plan'] = ResolversParentTypes['Plan']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  billingCycle?: Resolver<Maybe<ResolversTypes['BillingCycle']>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  features?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  firstAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  freeTrialDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPopular?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isStaffUnlimited?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staffLimit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PlanSeatsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlanSeats'] = ResolversParentTypes['PlanSeats']> = {
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  used?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProfileUpdatedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProfileUpdated'] = ResolversParentTypes['ProfileUpdated']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type PropertyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Property'] = ResolversParentTypes['Property']> = {
  accessNotes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isBillingAddress?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postalCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  province?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  returnsAccessNotes?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  street1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  street2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suiteNo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type PropertyPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PropertyPage'] = ResolversParentTypes['PropertyPage']> = {
  items?: Resolver<Array<ResolversTypes['Property']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  perPage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unreadable?: Resolver<Array<Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  activeStaff?: Resolver<ResolversTypes['ActiveStaffPage'], ParentType, ContextType, Partial<QueryActiveStaffArgs>>;
  adminAuthorities?: Resolver<Array<ResolversTypes['AdminAuthority']>, ParentType, ContextType>;
  branch?: Resolver<ResolversTypes['Branch'], ParentType, ContextType, RequireFields<QueryBranchArgs, 'id'>>;
  branches?: Resolver<ResolversTypes['BranchPage'], ParentType, ContextType, Partial<QueryBranchesArgs>>;
  cancelReasons?: Resolver<Array<ResolversTypes['CancelReason']>, ParentType, ContextType>;
  cardToken?: Resolver<ResolversTypes['CardToken'], ParentType, ContextType, RequireFields<QueryCardTokenArgs, 'purpose'>>;
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType, Partial<QueryCategoriesArgs>>;
  category?: Resolver<ResolversTypes['Category'], ParentType, ContextType, RequireFields<QueryCategoryArgs, 'id'>>;
  categoryServices?: Resolver<ResolversTypes['ServicePage'], ParentType, ContextType, RequireFields<QueryCategoryServicesArgs, 'id'>>;
  cities?: Resolver<Array<ResolversTypes['City']>, ParentType, ContextType, RequireFields<QueryCitiesArgs, 'stateId'>>;
  clientMessages?: Resolver<ResolversTypes['ClientMessagePage'], ParentType, ContextType, Partial<QueryClientMessagesArgs>>;
  company?: Resolver<ResolversTypes['Company'], ParentType, ContextType>;
  companyNotificationSettings?: Resolver<Array<ResolversTypes['CompanyNotificationSetting']>, ParentType, ContextType>;
  companySettings?: Resolver<ResolversTypes['CompanySettings'], ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['Country']>, ParentType, ContextType, Partial<QueryCountriesArgs>>;
  currencies?: Resolver<Array<ResolversTypes['Currency']>, ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType, RequireFields<QueryCustomerArgs, 'id'>>;
  customerMessage?: Resolver<Maybe<ResolversTypes['CustomerMessage']>, ParentType, ContextType, RequireFields<QueryCustomerMessageArgs, 'input'>>;
  customerMessages?: Resolver<Maybe<Array<ResolversTypes['ClientMessage']>>, ParentType, ContextType, RequireFields<QueryCustomerMessagesArgs, 'customerId'>>;
  customerNotificationSettings?: Resolver<ResolversTypes['CustomerNotificationSettings'], ParentType, ContextType>;
  customers?: Resolver<ResolversTypes['CustomerPage'], ParentType, ContextType, Partial<QueryCustomersArgs>>;
  dashboard?: Resolver<ResolversTypes['Dashboard'], ParentType, ContextType, Partial<QueryDashboardArgs>>;
  dayCounts?: Resolver<Array<ResolversTypes['DayCount']>, ParentType, ContextType, Partial<QueryDayCountsArgs>>;
  dispatchMap?: Resolver<ResolversTypes['DispatchMap'], ParentType, ContextType, Partial<QueryDispatchMapArgs>>;
  earningGraph?: Resolver<ResolversTypes['EarningGraph'], ParentType, ContextType, RequireFields<QueryEarningGraphArgs, 'input'>>;
  earningRows?: Resolver<ResolversTypes['EarningPage'], ParentType, ContextType, Partial<QueryEarningRowsArgs>>;
  earnings?: Resolver<ResolversTypes['Earnings'], ParentType, ContextType, RequireFields<QueryEarningsArgs, 'input'>>;
  form?: Resolver<ResolversTypes['Form'], ParentType, ContextType, RequireFields<QueryFormArgs, 'id'>>;
  forms?: Resolver<ResolversTypes['FormPage'], ParentType, ContextType, Partial<QueryFormsArgs>>;
  generalData?: Resolver<ResolversTypes['GeneralData'], ParentType, ContextType>;
  invoice?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType, RequireFields<QueryInvoiceArgs, 'id'>>;
  invoiceDueDays?: Resolver<ResolversTypes['InvoiceDueDays'], ParentType, ContextType>;
  invoiceMessages?: Resolver<Maybe<Array<ResolversTypes['ClientMessage']>>, ParentType, ContextType, RequireFields<QueryInvoiceMessagesArgs, 'invoiceId'>>;
  invoicePaper?: Resolver<ResolversTypes['InvoicePaper'], ParentType, ContextType, RequireFields<QueryInvoicePaperArgs, 'id'>>;
  invoices?: Resolver<ResolversTypes['InvoicePage'], ParentType, ContextType, Partial<QueryInvoicesArgs>>;
  ipLocation?: Resolver<Maybe<ResolversTypes['IpLocation']>, ParentType, ContextType>;
  job?: Resolver<ResolversTypes['Job'], ParentType, ContextType, RequireFields<QueryJobArgs, 'id'>>;
  jobForm?: Resolver<ResolversTypes['JobForm'], ParentType, ContextType, RequireFields<QueryJobFormArgs, 'id'>>;
  jobFormPaper?: Resolver<ResolversTypes['JobFormPaper'], ParentType, ContextType, RequireFields<QueryJobFormPaperArgs, 'id'>>;
  jobHistory?: Resolver<ResolversTypes['HistoryPage'], ParentType, ContextType, RequireFields<QueryJobHistoryArgs, 'jobId'>>;
  jobMessages?: Resolver<Maybe<Array<ResolversTypes['ClientMessage']>>, ParentType, ContextType, RequireFields<QueryJobMessagesArgs, 'jobId'>>;
  jobs?: Resolver<ResolversTypes['JobPage'], ParentType, ContextType, Partial<QueryJobsArgs>>;
  languages?: Resolver<Array<ResolversTypes['Language']>, ParentType, ContextType>;
  me?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  messageTemplate?: Resolver<ResolversTypes['MessageTemplate'], ParentType, ContextType, RequireFields<QueryMessageTemplateArgs, 'id'>>;
  messageTemplates?: Resolver<ResolversTypes['MessageTemplatePage'], ParentType, ContextType, Partial<QueryMessageTemplatesArgs>>;
  notifications?: Resolver<ResolversTypes['NotificationPage'], ParentType, ContextType, Partial<QueryNotificationsArgs>>;
  ownCategories?: Resolver<ResolversTypes['CategoryPage'], ParentType, ContextType, Partial<QueryOwnCategoriesArgs>>;
  paymentConfiguration?: Resolver<ResolversTypes['PaymentConfiguration'], ParentType, ContextType>;
  plans?: Resolver<Array<ResolversTypes['Plan']>, ParentType, ContextType, Partial<QueryPlansArgs>>;
  properties?: Resolver<ResolversTypes['PropertyPage'], ParentType, ContextType, Partial<QueryPropertiesArgs>>;
  property?: Resolver<ResolversTypes['Property'], ParentType, ContextType, RequireFields<QueryPropertyArgs, 'id'>>;
  rankedStaff?: Resolver<Array<ResolversTypes['RankedStaff']>, ParentType, ContextType, RequireFields<QueryRankedStaffArgs, 'input'>>;
  service?: Resolver<ResolversTypes['Service'], ParentType, ContextType, RequireFields<QueryServiceArgs, 'id'>>;
  services?: Resolver<ResolversTypes['ServicePage'], ParentType, ContextType, Partial<QueryServicesArgs>>;
  staff?: Resolver<ResolversTypes['StaffPage'], ParentType, ContextType, Partial<QueryStaffArgs>>;
  staffJobs?: Resolver<ResolversTypes['JobPage'], ParentType, ContextType, RequireFields<QueryStaffJobsArgs, 'staffId'>>;
  staffMember?: Resolver<ResolversTypes['Staff'], ParentType, ContextType, RequireFields<QueryStaffMemberArgs, 'id'>>;
  states?: Resolver<Array<ResolversTypes['State']>, ParentType, ContextType, Partial<QueryStatesArgs>>;
  staticContent?: Resolver<ResolversTypes['StaticContent'], ParentType, ContextType, RequireFields<QueryStaticContentArgs, 'type'>>;
  staticContents?: Resolver<ResolversTypes['StaticContentPage'], ParentType, ContextType, Partial<QueryStaticContentsArgs>>;
  subscription?: Resolver<ResolversTypes['OwnSubscription'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Tax'], ParentType, ContextType, RequireFields<QueryTaxArgs, 'id'>>;
  taxes?: Resolver<ResolversTypes['TaxPage'], ParentType, ContextType, Partial<QueryTaxesArgs>>;
  teamMembers?: Resolver<ResolversTypes['TeamPage'], ParentType, ContextType, Partial<QueryTeamMembersArgs>>;
  templateVariables?: Resolver<Array<ResolversTypes['TemplateVariable']>, ParentType, ContextType>;
  transactionPaper?: Resolver<ResolversTypes['InvoicePaper'], ParentType, ContextType, RequireFields<QueryTransactionPaperArgs, 'id'>>;
  transactions?: Resolver<ResolversTypes['TransactionPage'], ParentType, ContextType, Partial<QueryTransactionsArgs>>;
};

export type QuoteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Quote'] = ResolversParentTypes['Quote']> = {
  alternatives?: Resolver<Maybe<Array<ResolversTypes['QuoteAlternative']>>, ParentType, ContextType>;
  approval?: Resolver<Maybe<ResolversTypes['QuoteApproval']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  optionalLines?: Resolver<Maybe<Array<ResolversTypes['LineItem']>>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type QuoteAlternativeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['QuoteAlternative'] = ResolversParentTypes['QuoteAlternative']> = {
  lineItems?: Resolver<Maybe<Array<ResolversTypes['LineItem']>>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QuoteApprovalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['QuoteApproval'] = ResolversParentTypes['QuoteApproval']> = {
  at?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['QuoteApprovalKind']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RankedStaffResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RankedStaff'] = ResolversParentTypes['RankedStaff']> = {
  categoryMatch?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  clashes?: Resolver<Maybe<Array<ResolversTypes['Clash']>>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  distanceKm?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAvailable?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unavailableReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visitsThatDay?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReadNotificationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReadNotification'] = ResolversParentTypes['ReadNotification']> = {
  notification?: Resolver<Maybe<ResolversTypes['Notification']>, ParentType, ContextType>;
  unreadCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RecordedPaymentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecordedPayment'] = ResolversParentTypes['RecordedPayment']> = {
  batchId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  failed?: Resolver<Maybe<Array<ResolversTypes['UnpaidInvoice']>>, ParentType, ContextType>;
  processed?: Resolver<Maybe<Array<ResolversTypes['PaidInvoice']>>, ParentType, ContextType>;
  receiptNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  totalAllocated?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  unallocated?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type RecurrenceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Recurrence'] = ResolversParentTypes['Recurrence']> = {
  endDate?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['RecurrenceFrequency'], ParentType, ContextType>;
  interval?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  monthDay?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sentence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skipClosedDays?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  weekdays?: Resolver<Maybe<Array<ResolversTypes['Int']>>, ParentType, ContextType>;
};

export type RegisteredResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Registered'] = ResolversParentTypes['Registered']> = {
  isNewUser?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RegistrationResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RegistrationResult'] = ResolversParentTypes['RegistrationResult']> = {
  __resolveType: TypeResolveFn<'Registered' | 'SocialLoginFailed' | 'VerificationPending', ParentType, ContextType>;
};

export type SeatsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Seats'] = ResolversParentTypes['Seats']> = {
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  used?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SelectedCategoriesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SelectedCategories'] = ResolversParentTypes['SelectedCategories']> = {
  categories?: Resolver<Array<ResolversTypes['Category']>, ParentType, ContextType>;
};

export type SentAttachmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SentAttachment'] = ResolversParentTypes['SentAttachment']> = {
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sentAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['MessageStatus']>, ParentType, ContextType>;
  statusDesc?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  textMessages?: Resolver<Maybe<Array<ResolversTypes['MessageDelivery']>>, ParentType, ContextType>;
};

export type ServiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Service'] = ResolversParentTypes['Service']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  categoryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  categoryName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  durationMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isActive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isTaxExempt?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productType?: Resolver<Maybe<ResolversTypes['ProductType']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  taxIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ServicePageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ServicePage'] = ResolversParentTypes['ServicePage']> = {
  ignored?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Service']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  perPage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unreadable?: Resolver<Array<Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type SetupProgressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetupProgress'] = ResolversParentTypes['SetupProgress']> = {
  percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  setupSteps?: Resolver<Array<ResolversTypes['SetupStep']>, ParentType, ContextType>;
};

export type SetupStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetupStep'] = ResolversParentTypes['SetupStep']> = {
  completedAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignInResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInResult'] = ResolversParentTypes['SignInResult']> = {
  __resolveType: TypeResolveFn<'SignedIn' | 'UnknownEmail' | 'VerificationPending', ParentType, ContextType>;
};

export type SignedInResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignedIn'] = ResolversParentTypes['SignedIn']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SocialLoginFailedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SocialLoginFailed'] = ResolversParentTypes['SocialLoginFailed']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Staff'] = ResolversParentTypes['Staff']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authorities?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  availabilityStatus?: Resolver<Maybe<ResolversTypes['AvailabilityStatus']>, ParentType, ContextType>;
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  branchId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  categoryIds?: Resolver<Maybe<Array<ResolversTypes['ID']>>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  futureVisits?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitationStatus?: Resolver<Maybe<ResolversTypes['InvitationStatus']>, ParentType, ContextType>;
  isActive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  locationAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneCountryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['UserType']>, ParentType, ContextType>;
  timeOff?: Resolver<Maybe<Array<ResolversTypes['TimeOff']>>, ParentType, ContextType>;
  visitsToday?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  workingHours?: Resolver<Maybe<Array<ResolversTypes['BusinessDay']>>, ParentType, ContextType>;
};

export type StaffActiveChangedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffActiveChanged'] = ResolversParentTypes['StaffActiveChanged']> = {
  staff?: Resolver<Maybe<ResolversTypes['Staff']>, ParentType, ContextType>;
  visitsChanged?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type StaffEarningsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffEarnings'] = ResolversParentTypes['StaffEarnings']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  staffId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type StaffMemberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffMember'] = ResolversParentTypes['StaffMember']> = {
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaffPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffPage'] = ResolversParentTypes['StaffPage']> = {
  ignored?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Staff']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  perPage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  seats?: Resolver<Maybe<ResolversTypes['Seats']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unreadable?: Resolver<Array<Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type StaffPasswordChangedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffPasswordChanged'] = ResolversParentTypes['StaffPasswordChanged']> = {
  changed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type StaffVisitResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaffVisit'] = ResolversParentTypes['StaffVisit']> = {
  customerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isLate?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  jobNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['JobStatus']>, ParentType, ContextType>;
};

export type StateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['State'] = ResolversParentTypes['State']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaticContentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaticContent'] = ResolversParentTypes['StaticContent']> = {
  bodyHtml?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['StaticContentType']>, ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StaticContentPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StaticContentPage'] = ResolversParentTypes['StaticContentPage']> = {
  items?: Resolver<Array<ResolversTypes['StaticContent']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  perPage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unreadable?: Resolver<Array<Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type SubscribedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Subscribed'] = ResolversParentTypes['Subscribed']> = {
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType>;
};

export type SubscriptionDetailsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscriptionDetails'] = ResolversParentTypes['SubscriptionDetails']> = {
  appFreeTrialDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  freeTrialDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nextBillingTimestamp?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  purchaseSkuName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  remainingDays?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SubscriptionStatus'], ParentType, ContextType>;
  subscriptionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userPurchaseSku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SupportTicketResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SupportTicket'] = ResolversParentTypes['SupportTicket']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  ticketId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type TaxResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Tax'] = ResolversParentTypes['Tax']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isDefault?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type TaxAmountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaxAmount'] = ResolversParentTypes['TaxAmount']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  taxId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type TaxPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TaxPage'] = ResolversParentTypes['TaxPage']> = {
  ignored?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Tax']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  perPage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unreadable?: Resolver<Array<Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type TeamMemberResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamMember'] = ResolversParentTypes['TeamMember']> = {
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  branchId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  color?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['UserType']>, ParentType, ContextType>;
};

export type TeamPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamPage'] = ResolversParentTypes['TeamPage']> = {
  items?: Resolver<Array<ResolversTypes['TeamMember']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  perPage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unreadable?: Resolver<Array<Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type TeamSettingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TeamSetting'] = ResolversParentTypes['TeamSetting']> = {
  businessHours?: Resolver<Maybe<Array<ResolversTypes['BusinessDay']>>, ParentType, ContextType>;
  calendar?: Resolver<Maybe<ResolversTypes['CalendarSetting']>, ParentType, ContextType>;
  holidays?: Resolver<Maybe<Array<ResolversTypes['Holiday']>>, ParentType, ContextType>;
  shareLocation?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  slotMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  staffCanAddItems?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  staffCanCollect?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  staffCanQuote?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  staffCanSeePrices?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  warnOnClash?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type TemplateVariableResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TemplateVariable'] = ResolversParentTypes['TemplateVariable']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sample?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TimeOffResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TimeOff'] = ResolversParentTypes['TimeOff']> = {
  dateFrom?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  dateTo?: Resolver<ResolversTypes['CalendarDate'], ParentType, ContextType>;
  endTime?: Resolver<Maybe<ResolversTypes['ClockTime']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startTime?: Resolver<Maybe<ResolversTypes['ClockTime']>, ParentType, ContextType>;
};

export type TransactionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Transaction'] = ResolversParentTypes['Transaction']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gateway?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Maybe<Array<ResolversTypes['TransactionLine']>>, ParentType, ContextType>;
  planName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['TransactionStatus']>, ParentType, ContextType>;
  statusDesc?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactionNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  transactionType?: Resolver<Maybe<ResolversTypes['TransactionType']>, ParentType, ContextType>;
};

export type TransactionLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TransactionLine'] = ResolversParentTypes['TransactionLine']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TransactionPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TransactionPage'] = ResolversParentTypes['TransactionPage']> = {
  ignored?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Transaction']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  perPage?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  totals?: Resolver<Maybe<ResolversTypes['TransactionTotals']>, ParentType, ContextType>;
  unreadable?: Resolver<Array<Maybe<ResolversTypes['ID']>>, ParentType, ContextType>;
};

export type TransactionTotalsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TransactionTotals'] = ResolversParentTypes['TransactionTotals']> = {
  paidTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  refundedTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type UnknownEmailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UnknownEmail'] = ResolversParentTypes['UnknownEmail']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnpaidInvoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UnpaidInvoice'] = ResolversParentTypes['UnpaidInvoice']> = {
  invoiceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  avatarUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  branchId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  companyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  currencyCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dateFormat?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isVerificationRequired?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isVerified?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  languageCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  registrationDate?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  subscriptionDetails?: Resolver<Maybe<ResolversTypes['SubscriptionDetails']>, ParentType, ContextType>;
  timeFormat?: Resolver<Maybe<ResolversTypes['TimeFormat']>, ParentType, ContextType>;
  timezone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userProfileDetails?: Resolver<Maybe<ResolversTypes['UserProfileDetails']>, ParentType, ContextType>;
  userType?: Resolver<Maybe<ResolversTypes['UserType']>, ParentType, ContextType>;
};

export type UserProfileDetailsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserProfileDetails'] = ResolversParentTypes['UserProfileDetails']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alternatePhone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alternatePhoneCountryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  authorities?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  organizationName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneCountryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserVerifiedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UserVerified'] = ResolversParentTypes['UserVerified']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type VerificationPendingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VerificationPending'] = ResolversParentTypes['VerificationPending']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VisitResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Visit'] = ResolversParentTypes['Visit']> = {
  allowedActions?: Resolver<Maybe<Array<ResolversTypes['JobAction']>>, ParentType, ContextType>;
  arrivalWindowMinutes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  date?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  endAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  hasOwnPrice?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isException?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isLate?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lockVersion?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  onTheWayAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  reachedAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  seriesDate?: Resolver<Maybe<ResolversTypes['CalendarDate']>, ParentType, ContextType>;
  staff?: Resolver<Maybe<Array<ResolversTypes['StaffMember']>>, ParentType, ContextType>;
  startAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['Instant']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['JobStatus']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  unknownStatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  visitNumber?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  AccountingCode?: AccountingCodeResolvers<ContextType>;
  Acknowledged?: AcknowledgedResolvers<ContextType>;
  ActiveStaff?: ActiveStaffResolvers<ContextType>;
  ActiveStaffPage?: ActiveStaffPageResolvers<ContextType>;
  AdminAuthority?: AdminAuthorityResolvers<ContextType>;
  AllNotificationsRead?: AllNotificationsReadResolvers<ContextType>;
  AttachedForm?: AttachedFormResolvers<ContextType>;
  Attachment?: AttachmentResolvers<ContextType>;
  Attention?: AttentionResolvers<ContextType>;
  AvailabilityChanged?: AvailabilityChangedResolvers<ContextType>;
  Branch?: BranchResolvers<ContextType>;
  BranchEarnings?: BranchEarningsResolvers<ContextType>;
  BranchHead?: BranchHeadResolvers<ContextType>;
  BranchPage?: BranchPageResolvers<ContextType>;
  BusinessDay?: BusinessDayResolvers<ContextType>;
  CalendarDate?: GraphQLScalarType;
  CalendarSetting?: CalendarSettingResolvers<ContextType>;
  CancelReason?: CancelReasonResolvers<ContextType>;
  CardToken?: CardTokenResolvers<ContextType>;
  Category?: CategoryResolvers<ContextType>;
  CategoryEarnings?: CategoryEarningsResolvers<ContextType>;
  CategoryPage?: CategoryPageResolvers<ContextType>;
  City?: CityResolvers<ContextType>;
  Clash?: ClashResolvers<ContextType>;
  ClientMessage?: ClientMessageResolvers<ContextType>;
  ClientMessagePage?: ClientMessagePageResolvers<ContextType>;
  ClockTime?: GraphQLScalarType;
  CodeSent?: CodeSentResolvers<ContextType>;
  Company?: CompanyResolvers<ContextType>;
  CompanyNotificationSetting?: CompanyNotificationSettingResolvers<ContextType>;
  CompanySettings?: CompanySettingsResolvers<ContextType>;
  Country?: CountryResolvers<ContextType>;
  CreateCustomerResult?: CreateCustomerResultResolvers<ContextType>;
  Currency?: CurrencyResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerMessage?: CustomerMessageResolvers<ContextType>;
  CustomerNotificationSetting?: CustomerNotificationSettingResolvers<ContextType>;
  CustomerNotificationSettings?: CustomerNotificationSettingsResolvers<ContextType>;
  CustomerPage?: CustomerPageResolvers<ContextType>;
  CustomerSetting?: CustomerSettingResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  DayCount?: DayCountResolvers<ContextType>;
  DayHours?: DayHoursResolvers<ContextType>;
  DayVisits?: DayVisitsResolvers<ContextType>;
  DeletedRecord?: DeletedRecordResolvers<ContextType>;
  DispatchMap?: DispatchMapResolvers<ContextType>;
  DispatchStaff?: DispatchStaffResolvers<ContextType>;
  DispatchVisit?: DispatchVisitResolvers<ContextType>;
  DuplicateCustomer?: DuplicateCustomerResolvers<ContextType>;
  DuplicateMatch?: DuplicateMatchResolvers<ContextType>;
  Earning?: EarningResolvers<ContextType>;
  EarningGraph?: EarningGraphResolvers<ContextType>;
  EarningPage?: EarningPageResolvers<ContextType>;
  EarningPoint?: EarningPointResolvers<ContextType>;
  EarningStaff?: EarningStaffResolvers<ContextType>;
  EarningSums?: EarningSumsResolvers<ContextType>;
  Earnings?: EarningsResolvers<ContextType>;
  Form?: FormResolvers<ContextType>;
  FormAnswer?: FormAnswerResolvers<ContextType>;
  FormCondition?: FormConditionResolvers<ContextType>;
  FormField?: FormFieldResolvers<ContextType>;
  FormPage?: FormPageResolvers<ContextType>;
  FormPhoto?: FormPhotoResolvers<ContextType>;
  FormPlace?: FormPlaceResolvers<ContextType>;
  FormSection?: FormSectionResolvers<ContextType>;
  GeneralData?: GeneralDataResolvers<ContextType>;
  GeoBounds?: GeoBoundsResolvers<ContextType>;
  GeoPoint?: GeoPointResolvers<ContextType>;
  HistoryChange?: HistoryChangeResolvers<ContextType>;
  HistoryEntry?: HistoryEntryResolvers<ContextType>;
  HistoryPage?: HistoryPageResolvers<ContextType>;
  Holiday?: HolidayResolvers<ContextType>;
  Instant?: GraphQLScalarType;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoiceAgeTotal?: InvoiceAgeTotalResolvers<ContextType>;
  InvoiceCustomer?: InvoiceCustomerResolvers<ContextType>;
  InvoiceDueDays?: InvoiceDueDaysResolvers<ContextType>;
  InvoicePage?: InvoicePageResolvers<ContextType>;
  InvoicePaper?: InvoicePaperResolvers<ContextType>;
  InvoiceParty?: InvoicePartyResolvers<ContextType>;
  InvoiceProperty?: InvoicePropertyResolvers<ContextType>;
  InvoiceSender?: InvoiceSenderResolvers<ContextType>;
  InvoiceSums?: InvoiceSumsResolvers<ContextType>;
  InvoiceTotals?: InvoiceTotalsResolvers<ContextType>;
  IpLocation?: IpLocationResolvers<ContextType>;
  Job?: JobResolvers<ContextType>;
  JobCounts?: JobCountsResolvers<ContextType>;
  JobForm?: JobFormResolvers<ContextType>;
  JobFormPaper?: JobFormPaperResolvers<ContextType>;
  JobInvoice?: JobInvoiceResolvers<ContextType>;
  JobPage?: JobPageResolvers<ContextType>;
  JobSetting?: JobSettingResolvers<ContextType>;
  JobSums?: JobSumsResolvers<ContextType>;
  Language?: LanguageResolvers<ContextType>;
  LineItem?: LineItemResolvers<ContextType>;
  ManagedJob?: ManagedJobResolvers<ContextType>;
  MessageDelivery?: MessageDeliveryResolvers<ContextType>;
  MessagePreview?: MessagePreviewResolvers<ContextType>;
  MessageTemplate?: MessageTemplateResolvers<ContextType>;
  MessageTemplatePage?: MessageTemplatePageResolvers<ContextType>;
  MethodEarnings?: MethodEarningsResolvers<ContextType>;
  Money?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  NotificationPage?: NotificationPageResolvers<ContextType>;
  NotificationsCleared?: NotificationsClearedResolvers<ContextType>;
  OffHours?: OffHoursResolvers<ContextType>;
  OwnSubscription?: OwnSubscriptionResolvers<ContextType>;
  PaidInvoice?: PaidInvoiceResolvers<ContextType>;
  PasswordChanged?: PasswordChangedResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentCard?: PaymentCardResolvers<ContextType>;
  PaymentConfiguration?: PaymentConfigurationResolvers<ContextType>;
  PaymentConfigured?: PaymentConfiguredResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  Plan?: PlanResolvers<ContextType>;
  PlanSeats?: PlanSeatsResolvers<ContextType>;
  ProfileUpdated?: ProfileUpdatedResolvers<ContextType>;
  Property?: PropertyResolvers<ContextType>;
  PropertyPage?: PropertyPageResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Quote?: QuoteResolvers<ContextType>;
  QuoteAlternative?: QuoteAlternativeResolvers<ContextType>;
  QuoteApproval?: QuoteApprovalResolvers<ContextType>;
  RankedStaff?: RankedStaffResolvers<ContextType>;
  ReadNotification?: ReadNotificationResolvers<ContextType>;
  RecordedPayment?: RecordedPaymentResolvers<ContextType>;
  Recurrence?: RecurrenceResolvers<ContextType>;
  Registered?: RegisteredResolvers<ContextType>;
  RegistrationResult?: RegistrationResultResolvers<ContextType>;
  Seats?: SeatsResolvers<ContextType>;
  SelectedCategories?: SelectedCategoriesResolvers<ContextType>;
  SentAttachment?: SentAttachmentResolvers<ContextType>;
  Service?: ServiceResolvers<ContextType>;
  ServicePage?: ServicePageResolvers<ContextType>;
  SetupProgress?: SetupProgressResolvers<ContextType>;
  SetupStep?: SetupStepResolvers<ContextType>;
  SignInResult?: SignInResultResolvers<ContextType>;
  SignedIn?: SignedInResolvers<ContextType>;
  SocialLoginFailed?: SocialLoginFailedResolvers<ContextType>;
  Staff?: StaffResolvers<ContextType>;
  StaffActiveChanged?: StaffActiveChangedResolvers<ContextType>;
  StaffEarnings?: StaffEarningsResolvers<ContextType>;
  StaffMember?: StaffMemberResolvers<ContextType>;
  StaffPage?: StaffPageResolvers<ContextType>;
  StaffPasswordChanged?: StaffPasswordChangedResolvers<ContextType>;
  StaffVisit?: StaffVisitResolvers<ContextType>;
  State?: StateResolvers<ContextType>;
  StaticContent?: StaticContentResolvers<ContextType>;
  StaticContentPage?: StaticContentPageResolvers<ContextType>;
  Subscribed?: SubscribedResolvers<ContextType>;
  SubscriptionDetails?: SubscriptionDetailsResolvers<ContextType>;
  SupportTicket?: SupportTicketResolvers<ContextType>;
  Tax?: TaxResolvers<ContextType>;
  TaxAmount?: TaxAmountResolvers<ContextType>;
  TaxPage?: TaxPageResolvers<ContextType>;
  TeamMember?: TeamMemberResolvers<ContextType>;
  TeamPage?: TeamPageResolvers<ContextType>;
  TeamSetting?: TeamSettingResolvers<ContextType>;
  TemplateVariable?: TemplateVariableResolvers<ContextType>;
  TimeOff?: TimeOffResolvers<ContextType>;
  Transaction?: TransactionResolvers<ContextType>;
  TransactionLine?: TransactionLineResolvers<ContextType>;
  TransactionPage?: TransactionPageResolvers<ContextType>;
  TransactionTotals?: TransactionTotalsResolvers<ContextType>;
  UnknownEmail?: UnknownEmailResolvers<ContextType>;
  UnpaidInvoice?: UnpaidInvoiceResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserProfileDetails?: UserProfileDetailsResolvers<ContextType>;
  UserVerified?: UserVerifiedResolvers<ContextType>;
  VerificationPending?: VerificationPendingResolvers<ContextType>;
  Visit?: VisitResolvers<ContextType>;
};

