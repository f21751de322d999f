/** A code of the accounting export. */
export type AccountingCodeInput = {
  code: string;
  kind: AccountingKind;
  layout: AccountingLayout;
  name: string;
};

/** What has another name in an accounting program. */
export type AccountingKind =
  | 'ACCOUNT'
  | 'ITEM'
  | 'TAX';

/** Files of the accounting export. */
export type AccountingLayout =
  | 'JOURNAL'
  | 'QUICKBOOKS'
  | 'XERO';

/** A note on a visit or on the job as a whole. */
export type AddJobNoteInput = {
  /** New files for the visit, or for the job. */
  attachments?: Array<AttachmentInput> | null | undefined;
  jobId: string;
  note: string;
  /** When an offline note was written. */
  occurredAt?: number | null | undefined;
  visitId?: string | null | undefined;
};

/** An invoice's part of a payment. */
export type AllocationInput = {
  amount: number;
  invoiceId: string;
};

/** How a payment is divided among several invoices. */
export type AllocationRule =
  | 'MANUAL'
  | 'OLDEST_FIRST'
  | 'PROPORTIONAL';

/** With `id` an existing file, else a new one. */
export type AttachmentInput = {
  contentType?: string | null | undefined;
  fileBase64?: string | null | undefined;
  fileName?: string | null | undefined;
  id?: string | null | undefined;
};

/** Types of documents to send. */
export type AttachmentType =
  | 'CONTRACT'
  | 'INVOICE'
  | 'JOB_FORM'
  | 'RECEIPT';

/** The visitor's source, from the cookie `signup_urlParam`. */
export type AttributionInput = {
  uCname?: string | null | undefined;
  uInitialReferrer?: string | null | undefined;
  uMedium?: string | null | undefined;
  uReferrerUrl?: string | null | undefined;
  uReferringDomain?: string | null | undefined;
  uSource?: string | null | undefined;
};

/** 1 available, 2 busy, 3 off. */
export type AvailabilityStatus =
  | 'AVAILABLE'
  | 'BUSY'
  | 'OFF';

/** Base of a tax or discount: spec §9, gross (0) and net (1). */
export type Basis =
  | 'GROSS'
  | 'NET';

/** Billing cycles. */
export type BillingCycle =
  | 'MONTH'
  | 'YEAR';

/** A change of a branch: fields not sent are unchanged; null clears a field. */
export type BranchChangeInput = {
  /** On one line. */
  address?: string | null | undefined;
  alternateNo?: string | null | undefined;
  alternatePhoneCountryCode?: string | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
  email?: string | null | undefined;
  id: string;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  phoneCountryCode?: string | null | undefined;
  province?: string | null | undefined;
  street1?: string | null | undefined;
  street2?: string | null | undefined;
  suiteNo?: string | null | undefined;
  website?: string | null | undefined;
  zipcode?: string | null | undefined;
};

/** A change of a branch head. */
export type BranchHeadChangeInput = {
  address: string;
  branchHeadId: string;
  email: string;
  name: string;
  phone: string;
  phoneCountryCode?: string | null | undefined;
};

/** Spec §5, branch head. */
export type BranchHeadInput = {
  address: string;
  branchId: string;
  email: string;
  name: string;
  phone: string;
  phoneCountryCode?: string | null | undefined;
};

/** Spec §5, branch. */
export type BranchInput = {
  /** On one line. */
  address: string;
  alternateNo?: string | null | undefined;
  alternatePhoneCountryCode?: string | null | undefined;
  city: string;
  country: string;
  email: string;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  name: string;
  phone: string;
  phoneCountryCode?: string | null | undefined;
  province: string;
  street1: string;
  street2?: string | null | undefined;
  suiteNo?: string | null | undefined;
  website?: string | null | undefined;
  zipcode?: string | null | undefined;
};

/** Operations on a branch. */
export type BranchOperation =
  | 'ACTIVATE'
  | 'DEACTIVATE'
  | 'DELETE'
  | 'SET_DEFAULT';

/** A branch and the operation. */
export type BranchOperationInput = {
  branchId: string;
  /** The branch that the records of a deleted branch move to, if the backend supports it. */
  moveToBranchId?: string | null | undefined;
  operation: BranchOperation;
};

/** Sort columns of branches. */
export type BranchSort =
  | 'CITY'
  | 'NAME';

/** Filters and order of branches. Default: the default branch first. */
export type BranchesInput = {
  isActive?: boolean | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  search?: string | null | undefined;
  sortBy?: BranchSort | null | undefined;
  sortDirection?: SortDirection | null | undefined;
};

/** A weekday; its hours are required if open. */
export type BusinessDayInput = {
  close?: string | null | undefined;
  /** 0 Sunday to 6 Saturday. */
  day: number;
  isOn: boolean;
  open?: string | null | undefined;
};

/** What the calendar's colors show. */
export type CalendarColour =
  | 'CATEGORY'
  | 'STAFF'
  | 'STATUS';

/** Fields not sent are unchanged. */
export type CalendarSettingInput = {
  colourBy?: CalendarColour | null | undefined;
  defaultView?: CalendarView | null | undefined;
  /** 0 Sunday to 6 Saturday. */
  firstDay?: number | null | undefined;
  showWeekends?: boolean | null | undefined;
};

/** Initial view of the calendar. */
export type CalendarView =
  | 'DAY'
  | 'MONTH'
  | 'WEEK';

/** A change of a trade. Fields not sent are unchanged. */
export type CategoryChangeInput = {
  description?: string | null | undefined;
  email?: string | null | undefined;
  id: string;
  name?: string | null | undefined;
};

/** A new trade. */
export type CategoryInput = {
  description: string;
  email: string;
  name: string;
};

/** Spec §5, change password. */
export type ChangePasswordInput = {
  oldPassword: string;
  password: string;
  passwordConfirmation: string;
};

/** Visits that a change of a recurring job affects. */
export type ChangeScope =
  | 'ALL'
  | 'FUTURE'
  | 'THIS';

/** Filters, order and page of the log. */
export type ClientMessagesInput = {
  customerId?: string | null | undefined;
  /** Whole days of the account's time zone. */
  dateFrom?: string | null | undefined;
  dateTo?: string | null | undefined;
  jobId?: string | null | undefined;
  notificationMedium?: MessageMedium | null | undefined;
  /** By its name on the wire: `visit_moved`, `invoice`. */
  notificationType?: string | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  search?: string | null | undefined;
  sortBy?: MessageSort | null | undefined;
  sortDirection?: SortDirection | null | undefined;
  status?: MessageStatus | null | undefined;
};

/** Events of notifications. */
export type CompanyEvent =
  | 'FORM_SUBMITTED'
  | 'INVOICE_CREATED'
  | 'JOB_ASSIGNED'
  | 'JOB_CANCELLED'
  | 'JOB_CREATED'
  | 'JOB_DECLINED'
  | 'JOB_FINISHED'
  | 'PAYMENT_RECEIVED'
  | 'SERVICE_STARTED'
  | 'STAFF_ON_THE_WAY'
  | 'STAFF_REACHED'
  | 'VISIT_MOVED';

/** Changed notification setting of one event. */
export type CompanyNotificationInput = {
  email?: boolean | null | undefined;
  event: CompanyEvent;
  inApp?: boolean | null | undefined;
  sms?: boolean | null | undefined;
};

/** The support contact form. */
export type ContactSupportInput = {
  email: string;
  message: string;
  name: string;
  pageUrl?: string | null | undefined;
  phone?: string | null | undefined;
  subject: string;
  /** Omits the product's version. */
  withoutVersion?: boolean | null | undefined;
};

/** A change of a customer. Fields not sent are unchanged; null, empty text and empty lists clear a field. */
export type CustomerChangeInput = {
  alternatePhone?: string | null | undefined;
  alternatePhoneCountryCode?: string | null | undefined;
  billingCity?: string | null | undefined;
  billingCountry?: string | null | undefined;
  billingPostalCode?: string | null | undefined;
  billingProvince?: string | null | undefined;
  /** Required unless bills go to a property. */
  billingStreet1?: string | null | undefined;
  billingStreet2?: string | null | undefined;
  billingSuiteNo?: string | null | undefined;
  branchId?: string | null | undefined;
  companyName?: string | null | undefined;
  email?: string | null | undefined;
  emailNotification?: boolean | null | undefined;
  firstName?: string | null | undefined;
  id: string;
  isActive?: boolean | null | undefined;
  isDoNotService?: boolean | null | undefined;
  lastName?: string | null | undefined;
  lockVersion?: number | null | undefined;
  notes?: string | null | undefined;
  /** Digits. */
  phone?: string | null | undefined;
  phoneCountryCode?: string | null | undefined;
  sameAsPropertyAddress?: boolean | null | undefined;
  smsNotification?: boolean | null | undefined;
  tags?: Array<string> | null | undefined;
  website?: string | null | undefined;
};

/** Events of customer messages. */
export type CustomerEvent =
  | 'INVOICE_OVERDUE'
  | 'INVOICE_SENT'
  | 'JOB_CANCELLED'
  | 'JOB_FINISHED'
  | 'ON_THE_WAY'
  | 'PAYMENT_RECEIPT'
  | 'VISIT_CONFIRMATION'
  | 'VISIT_MOVED'
  | 'VISIT_REMINDER';

/** Spec §5, customer with the first property. */
export type CustomerInput = {
  accessNotes?: string | null | undefined;
  alternatePhone?: string | null | undefined;
  alternatePhoneCountryCode?: string | null | undefined;
  billingCity?: string | null | undefined;
  billingCountry?: string | null | undefined;
  billingPostalCode?: string | null | undefined;
  billingProvince?: string | null | undefined;
  /** Required unless `sameAsPropertyAddress`. */
  billingStreet1?: string | null | undefined;
  billingStreet2?: string | null | undefined;
  billingSuiteNo?: string | null | undefined;
  branchId?: string | null | undefined;
  city?: string | null | undefined;
  companyName?: string | null | undefined;
  country?: string | null | undefined;
  email?: string | null | undefined;
  emailNotification?: boolean | null | undefined;
  firstName: string;
  /** Save in spite of a possible duplicate. */
  ignoreDuplicates?: boolean | null | undefined;
  /** Default: true. */
  isActive?: boolean | null | undefined;
  isDoNotService?: boolean | null | undefined;
  lastName: string;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  notes?: string | null | undefined;
  /** Digits. */
  phone?: string | null | undefined;
  phoneCountryCode?: string | null | undefined;
  postalCode?: string | null | undefined;
  propertyName?: string | null | undefined;
  province?: string | null | undefined;
  /** Default: true. */
  sameAsPropertyAddress?: boolean | null | undefined;
  smsNotification?: boolean | null | undefined;
  street1: string;
  street2?: string | null | undefined;
  suiteNo?: string | null | undefined;
  tags?: Array<string> | null | undefined;
  website?: string | null | undefined;
};

/** The event and record of a preview. */
export type CustomerMessageInput = {
  customerId?: string | null | undefined;
  date?: string | null | undefined;
  endTime?: string | null | undefined;
  event: CustomerEvent;
  jobId?: string | null | undefined;
  /** Medium of the preview; default: the configured one. */
  notificationMedium?: MessageMedium | null | undefined;
  propertyId?: string | null | undefined;
  startTime?: string | null | undefined;
  visitId?: string | null | undefined;
};

/** Changed message setting of one event. */
export type CustomerNotificationInput = {
  email?: boolean | null | undefined;
  event: CustomerEvent;
  sendBeforeMinutes?: number | null | undefined;
  sms?: boolean | null | undefined;
  templateId?: string | null | undefined;
};

/** Default: by name. */
export type CustomerSort =
  | 'CREATED_AT'
  | 'NAME'
  | 'OUTSTANDING_BALANCE';

/** Filters, order and page of customers. */
export type CustomersInput = {
  branchId?: string | null | undefined;
  /** City of one of the properties. */
  city?: string | null | undefined;
  /** First day on which the customer was added. */
  dateFrom?: string | null | undefined;
  /** Last day. */
  dateTo?: string | null | undefined;
  hasBalance?: boolean | null | undefined;
  isActive?: boolean | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  /** Part of a name, an email address, the digits of a phone, a street or a city. */
  search?: string | null | undefined;
  sortBy?: CustomerSort | null | undefined;
  sortDirection?: SortDirection | null | undefined;
  tag?: string | null | undefined;
};

/** The trade to delete. */
export type DeleteCategoryInput = {
  id: string;
  /** The trade that its services move to; required if it has any. */
  moveToCategoryId?: string | null | undefined;
};

/** The customer to delete. */
export type DeleteCustomerInput = {
  id: string;
  lockVersion?: number | null | undefined;
};

/** A job, or some of its visits. */
export type DeleteJobInput = {
  id: string;
  lockVersion?: number | null | undefined;
  /** Default: ALL, the whole job. */
  scope?: ChangeScope | null | undefined;
  /** The visit that THIS and FUTURE refer to. */
  visitId?: string | null | undefined;
};

/** Spec §9, discount types. */
export type DiscountType =
  | 'AMOUNT'
  | 'PERCENTAGE';

/** The day and its filters; default: today. */
export type DispatchInput = {
  branchId?: string | null | undefined;
  categoryId?: string | null | undefined;
  date?: string | null | undefined;
  /** Only changes after it. */
  since?: number | null | undefined;
  staffIds?: Array<string> | null | undefined;
  statuses?: Array<JobStatus> | null | undefined;
};

/** The time span of a bar. */
export type EarningBucket =
  | 'DAY'
  | 'HOUR'
  | 'MONTH'
  | 'WEEK';

/** Filters, order and page of payments. */
export type EarningRowsInput = {
  branchId?: string | null | undefined;
  categoryId?: string | null | undefined;
  date?: string | null | undefined;
  /** Received at or after. */
  fromAt?: number | null | undefined;
  page?: number | null | undefined;
  paymentMethod?: PaymentMethod | null | undefined;
  perPage?: number | null | undefined;
  /** Default: the calendar month. */
  period?: Period | null | undefined;
  /** Part of an invoice or job number, or of a customer's name. */
  search?: string | null | undefined;
  sortBy?: EarningSort | null | undefined;
  sortDirection?: SortDirection | null | undefined;
  staffId?: string | null | undefined;
  /** Received before. */
  toAt?: number | null | undefined;
};

/** Default: newest first. */
export type EarningSort =
  | 'AMOUNT'
  | 'PAID_AT';

/** The calendar day, week, month or year of `date` up to that day; default: today. With `staffId` each amount is that person's share. */
export type EarningsInput = {
  branchId?: string | null | undefined;
  date?: string | null | undefined;
  period: Period;
  staffId?: string | null | undefined;
};

/** Field types of a form. */
export type FieldType =
  | 'CHECKBOX'
  | 'DATE'
  | 'DROPDOWN_SINGLE_CHOICE'
  | 'NUMBER'
  | 'PHOTO'
  | 'SIGNATURE'
  | 'TEXTAREA'
  | 'TEXTBOX';

/** Spec §3, forgot-password payload. */
export type ForgotPasswordInput = {
  email: string;
};

/** An answer: text, photos, or a signature with signer, time and total. */
export type FormAnswerInput = {
  fieldKey: string;
  photos?: Array<FormPhotoInput> | null | undefined;
  signatureImage?: string | null | undefined;
  signedAt?: number | null | undefined;
  signedTotal?: number | null | undefined;
  signerName?: string | null | undefined;
  value?: string | null | undefined;
};

/** A change of a form. Fields not sent are unchanged. */
export type FormChangeInput = {
  attachTo?: Array<FormPlaceInput> | null | undefined;
  categoryIds?: Array<string> | null | undefined;
  formName?: string | null | undefined;
  id: string;
  lockVersion?: number | null | undefined;
  sections?: Array<FormSectionInput> | null | undefined;
  status?: FormStatus | null | undefined;
};

/** Shows a field only if an earlier one has this answer. */
export type FormConditionInput = {
  equals: string;
  fieldKey: string;
};

/** A question of a form. Its key never changes. */
export type FormFieldInput = {
  choices?: Array<string> | null | undefined;
  dataType: FieldType;
  fieldKey: string;
  isRequired?: boolean | null | undefined;
  name: string;
  showIf?: FormConditionInput | null | undefined;
  terms?: string | null | undefined;
};

/** A new form. */
export type FormInput = {
  attachTo?: Array<FormPlaceInput> | null | undefined;
  categoryIds?: Array<string> | null | undefined;
  formName: string;
  sections: Array<FormSectionInput>;
  status?: FormStatus | null | undefined;
};

/** A photo as base64, at most 1.5 MB for all photos of the form. */
export type FormPhotoInput = {
  contentType: string;
  fileBase64: string;
};

/** Where a form is used: `jobs` and the actions. */
export type FormPlaceInput = {
  actions: Array<string>;
  isActive?: boolean | null | undefined;
  module: string;
};

/** Fields under a heading, in order. */
export type FormSectionInput = {
  fields: Array<FormFieldInput>;
  name: string;
};

/** Sort columns of forms. */
export type FormSort =
  | 'FORM_NAME'
  | 'UPDATED_AT';

/** Whether a form is offered. Samples are. */
export type FormStatus =
  | 'ACTIVE'
  | 'INACTIVE'
  | 'SAMPLE';

/** Filters, order and page of forms; replaces the other arguments. */
export type FormsInput = {
  isTemplate?: boolean | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  search?: string | null | undefined;
  sortBy?: FormSort | null | undefined;
  sortDirection?: SortDirection | null | undefined;
  status?: FormStatus | null | undefined;
};

/** Upcoming visits of a deactivated person. */
export type FutureVisits =
  | 'REASSIGN'
  | 'UNASSIGN';

/** Timeline events. */
export type HistoryEvent =
  | 'CREATED'
  | 'EDITED'
  | 'INVOICE_GENERATED'
  | 'NOTE'
  | 'PAYMENT_PROCESSED'
  | 'RECEIPT_GENERATED'
  | 'SCHEDULED_AND_ASSIGNED'
  | 'STATUS_CHANGED';

/** A day on which the business is closed. */
export type HolidayInput = {
  date: string;
  name?: string | null | undefined;
};

/** Whether a person can sign in. */
export type InvitationStatus =
  /** The person has set a password. */
  | 'ACCEPTED'
  | 'NOT_SENT'
  | 'SENT';

/** Days overdue of an open invoice, in the account's time zone. */
export type InvoiceAge =
  | 'CURRENT'
  | 'DAYS_30'
  | 'DAYS_60'
  | 'DAYS_90'
  | 'OLDER';

/** Default: newest first. */
export type InvoiceSort =
  | 'BALANCE_DUE'
  | 'DUE_DATE'
  | 'INVOICE_NUMBER'
  | 'ISSUE_DATE'
  | 'TOTAL';

/** 9 and 10 of the alternative labelling in spec §4. */
export type InvoiceStatus =
  | 'PAID'
  | 'UNPAID';

/** Tabs of the list. */
export type InvoiceTab =
  | 'ALL'
  | 'OVERDUE'
  | 'PAID'
  | 'UNPAID'
  | 'UNSENT';

/** Filters, order and page of invoices. */
export type InvoicesInput = {
  age?: InvoiceAge | null | undefined;
  branchId?: string | null | undefined;
  customerId?: string | null | undefined;
  /** First issue date. */
  dateFrom?: string | null | undefined;
  /** Last issue date. */
  dateTo?: string | null | undefined;
  isOverdue?: boolean | null | undefined;
  isSent?: boolean | null | undefined;
  jobId?: string | null | undefined;
  /** Maximum total. */
  maxTotal?: number | null | undefined;
  /** Minimum total. */
  minTotal?: number | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  /** Part of an invoice or job number, or of a customer's name. */
  search?: string | null | undefined;
  sortBy?: InvoiceSort | null | undefined;
  sortDirection?: SortDirection | null | undefined;
  status?: InvoiceStatus | null | undefined;
  /** Replaces `status`, `isOverdue` and `isSent`. */
  tab?: InvoiceTab | null | undefined;
};

/** Actions on a visit; wire.md §5 lists the allowed statuses. */
export type JobAction =
  | 'ASSIGN'
  | 'CANCEL'
  | 'CREATE_INVOICE'
  | 'DECLINE'
  | 'FINISH'
  | 'ON_THE_WAY'
  | 'REACHED'
  | 'REOPEN'
  | 'RESCHEDULE'
  | 'SCHEDULE'
  | 'START'
  | 'STEP_BACK'
  | 'UNASSIGN'
  | 'UNSCHEDULE'
  /** Voids an unpaid invoice. Its number stays used. */
  | 'VOID_INVOICE';

/** Attention filter of the job list. Unassigned and clashing visits: within 48 hours. */
export type JobAttention =
  | 'CLASH'
  | 'LATE'
  | 'NOT_INVOICED'
  | 'UNASSIGNED_SOON';

/** What one invoice of a job covers. */
export type JobBilling =
  | 'EACH_VISIT'
  | 'WHOLE_JOB';

/** The complete changed job, and the scope of the change. */
export type JobChangeInput = {
  /** Spec §5: the agreement must be ticked to update the job. */
  agreementAccepted?: boolean | null | undefined;
  id: string;
  job: JobInput;
  lockVersion?: number | null | undefined;
  /** Default: ALL. */
  scope?: ChangeScope | null | undefined;
  /** The visit that THIS and FUTURE refer to. */
  visitId?: string | null | undefined;
};

/** Tabs of the job list (spec §4): PENDING, ACTIVE and COMPLETED add up to ALL. */
export type JobFilter =
  | 'ACTIVE'
  | 'ALL'
  | 'COMPLETED'
  | 'PENDING';

/** Whether a form is submitted. */
export type JobFormStatus =
  | 'DRAFT'
  | 'SUBMITTED';

/** A new job. */
export type JobInput = {
  /** Save in spite of a clash. */
  allowClash?: boolean | null | undefined;
  attachments?: Array<AttachmentInput> | null | undefined;
  /** Default: EACH_VISIT for recurring jobs. */
  billing?: JobBilling | null | undefined;
  /** Default: the customer's branch. */
  branchId?: string | null | undefined;
  categoryId: string;
  customerId: string;
  /** One visit per day; of a recurring job the first day. */
  dates?: Array<string> | null | undefined;
  description?: string | null | undefined;
  discountBasis?: Basis | null | undefined;
  discountType?: DiscountType | null | undefined;
  /** Percent or amount; 0: no discount. */
  discountValue?: number | null | undefined;
  endTime?: string | null | undefined;
  formIds?: Array<string> | null | undefined;
  isRecurring?: boolean | null | undefined;
  lineItems?: Array<LineItemInput> | null | undefined;
  /** Internal notes, never shown to customers. */
  notes?: string | null | undefined;
  notifyCustomer?: boolean | null | undefined;
  priority?: Priority | null | undefined;
  propertyId: string;
  /** Makes the job a quote; it stays unscheduled. */
  quote?: QuoteInput | null | undefined;
  recurrence?: RecurrenceInput | null | undefined;
  /** Leaves the job unscheduled. */
  scheduleLater?: boolean | null | undefined;
  staffIds?: Array<string> | null | undefined;
  startTime?: string | null | undefined;
  taxBasis?: Basis | null | undefined;
  taxIds?: Array<string> | null | undefined;
  /** Default: the trade's name. */
  title?: string | null | undefined;
};

/** Billing filter of the job list. */
export type JobInvoiceStatus =
  | 'NONE'
  | 'PAID'
  | 'UNPAID';

/** Quotes in the job list. OPEN: neither approved nor cancelled. */
export type JobQuoteFilter =
  | 'ANY'
  | 'APPROVED'
  | 'NOT_ACCEPTED'
  | 'OPEN';

/** Sort columns of the job list. */
export type JobSort =
  | 'CUSTOMER'
  | 'JOB_NUMBER'
  | 'PRIORITY'
  | 'START_AT'
  | 'STATUS'
  | 'TITLE'
  | 'TOTAL';

/** Spec §4, job and visit status. */
export type JobStatus =
  | 'ASSIGNED'
  | 'CANCELLED'
  | 'COMPLETED'
  | 'DECLINED'
  | 'INVOICE_CREATED'
  | 'ON_THE_WAY'
  | 'REACHED'
  | 'STARTED'
  | 'UNASSIGNED'
  | 'UNSCHEDULED';

/** Filters, order and page of jobs. */
export type JobsInput = {
  /** Only jobs that need attention. */
  attention?: JobAttention | null | undefined;
  branchId?: string | null | undefined;
  categoryId?: string | null | undefined;
  customerId?: string | null | undefined;
  /** First day. */
  dateFrom?: string | null | undefined;
  /** Last day. */
  dateTo?: string | null | undefined;
  filter?: JobFilter | null | undefined;
  invoiceStatus?: JobInvoiceStatus | null | undefined;
  isLate?: boolean | null | undefined;
  isRecurring?: boolean | null | undefined;
  /** From 1. */
  page?: number | null | undefined;
  /** 1 to 100; default 10. */
  perPage?: number | null | undefined;
  priority?: Priority | null | undefined;
  propertyId?: string | null | undefined;
  /** Only these quotes. Default: jobs, and quotes that are approved (decision D61). */
  quote?: JobQuoteFilter | null | undefined;
  /** Part of a job number, a title, a customer's name or phone, or a street. */
  search?: string | null | undefined;
  sortBy?: JobSort | null | undefined;
  sortDirection?: SortDirection | null | undefined;
  staffId?: string | null | undefined;
  /** Statuses in addition to the filter. */
  statuses?: Array<JobStatus> | null | undefined;
};

/** A line item: with `id` an existing one, else a new one. */
export type LineItemInput = {
  /** Price per unit. In a change it may be missing: an existing line keeps its price, a new one has that of its price list item. */
  amount?: number | null | undefined;
  description?: string | null | undefined;
  id?: string | null | undefined;
  isTaxExempt?: boolean | null | undefined;
  name: string;
  productType?: ProductType | null | undefined;
  quantity: number;
  serviceId?: string | null | undefined;
  unit?: string | null | undefined;
};

/** An action and its parameters; see the table of wire.md §5. */
export type ManageJobInput = {
  action: JobAction;
  /** Save in spite of a clash. */
  allowClash?: boolean | null | undefined;
  /** For CANCEL. */
  cancelReasonId?: string | null | undefined;
  date?: string | null | undefined;
  /** For CREATE_INVOICE, and FINISH with an invoice: 0 to 365; default: the setting. */
  dueDays?: number | null | undefined;
  endTime?: string | null | undefined;
  /** For VOID_INVOICE; default: the job's invoice. */
  invoiceId?: string | null | undefined;
  /** For RESCHEDULE: whether the visit counts as moved by hand. Default: also if its start changes. */
  isException?: boolean | null | undefined;
  /** For FINISH. */
  jobFinishedNotes?: string | null | undefined;
  jobId: string;
  /** The user's location in degrees. */
  latitude?: number | null | undefined;
  /** Of the visit if one is given, else of the job. */
  lockVersion?: number | null | undefined;
  longitude?: number | null | undefined;
  /** Custom message to the customer. */
  message?: string | null | undefined;
  note?: string | null | undefined;
  /** Medium of this message; default: the message settings. */
  notifyBy?: MessageMedium | null | undefined;
  notifyCustomer?: boolean | null | undefined;
  /** When an offline action was taken. */
  occurredAt?: number | null | undefined;
  /** For DECLINE; further text for CANCEL. */
  reason?: string | null | undefined;
  staffIds?: Array<string> | null | undefined;
  startTime?: string | null | undefined;
  /** Default: the next visit. */
  visitId?: string | null | undefined;
};

/** Media of messages. */
export type MessageMedium =
  | 'EMAIL'
  | 'SMS';

/** Sort columns of the log. */
export type MessageSort =
  | 'SENT_AT';

/** Delivery status of a message. */
export type MessageStatus =
  | 'CANCELLED'
  | 'DELIVERED'
  | 'FAILED'
  | 'OPENED'
  | 'QUEUED'
  | 'SENT';

/** A change of a template. Fields not sent are unchanged. */
export type MessageTemplateChangeInput = {
  body?: string | null | undefined;
  id: string;
  isActive?: boolean | null | undefined;
  name?: string | null | undefined;
  subject?: string | null | undefined;
};

/** A new template. */
export type MessageTemplateInput = {
  body: string;
  event: CustomerEvent;
  isActive?: boolean | null | undefined;
  name: string;
  notificationMedium: MessageMedium;
  subject: string;
};

/** A new file with base64 content. */
export type NewFileInput = {
  contentType: string;
  fileBase64: string;
  fileName: string;
};

/** Filters and page of notifications. */
export type NotificationsInput = {
  isRead?: boolean | null | undefined;
  notificationType?: CompanyEvent | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
};

/** A change of online payments. Fields not sent are unchanged. */
export type PaymentConfigurationInput = {
  isEnabled?: boolean | null | undefined;
  /** Another card for the company's plan. */
  paymentMethodId?: string | null | undefined;
  publishableKey?: string | null | undefined;
  secretKey?: string | null | undefined;
  statementDescriptor?: string | null | undefined;
};

/** Payment methods. */
export type PaymentMethod =
  | 'BANK_TRANSFER'
  | 'CARD'
  | 'CASH'
  | 'CHEQUE'
  | 'ONLINE';

/** Spec §9, earnings periods. */
export type Period =
  | 'ALL'
  | 'DAY'
  | 'MONTH'
  | 'WEEK'
  | 'YEAR';

/** Spec §9, priorities. */
export type Priority =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

/** Price list item types. */
export type ProductType =
  | 'PRODUCT'
  | 'SERVICE';

/** A change of a property. Fields not sent are unchanged; null and empty text clear a field. */
export type PropertyChangeInput = {
  accessNotes?: string | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
  /** Moves the property to another customer. */
  customerId?: string | null | undefined;
  id: string;
  isActive?: boolean | null | undefined;
  isBillingAddress?: boolean | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  name?: string | null | undefined;
  postalCode?: string | null | undefined;
  province?: string | null | undefined;
  street1?: string | null | undefined;
  street2?: string | null | undefined;
  suiteNo?: string | null | undefined;
  taxId?: string | null | undefined;
};

/** A property of a customer. */
export type PropertyInput = {
  accessNotes?: string | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
  customerId: string;
  isBillingAddress?: boolean | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  name?: string | null | undefined;
  postalCode?: string | null | undefined;
  province?: string | null | undefined;
  street1: string;
  street2?: string | null | undefined;
  suiteNo?: string | null | undefined;
  taxId?: string | null | undefined;
};

/** An alternative; line items with `id` are the quote's. */
export type QuoteAlternativeInput = {
  lineItems: Array<LineItemInput>;
  name: string;
};

/** The customer's approval: who approved, how and when. */
export type QuoteApprovalInput = {
  at: number;
  kind: QuoteApprovalKind;
  name: string;
  note?: string | null | undefined;
};

/** How a customer approved a quote. */
export type QuoteApprovalKind =
  | 'MAIL'
  | 'PHONE'
  | 'SIGNED';

/** The whole quote: a part that is missing or null is empty. */
export type QuoteInput = {
  /** Up to 3; none: the job's line items are the only one. */
  alternatives?: Array<QuoteAlternativeInput> | null | undefined;
  approval?: QuoteApprovalInput | null | undefined;
  message?: string | null | undefined;
  optionalLines?: Array<LineItemInput> | null | undefined;
  sentAt?: number | null | undefined;
  /** Last day. */
  validUntil?: string | null | undefined;
  /** From 1; default: unchanged. */
  version?: number | null | undefined;
};

/** The visit to find staff for. */
export type RankedStaffInput = {
  branchId?: string | null | undefined;
  categoryId: string;
  date?: string | null | undefined;
  endTime?: string | null | undefined;
  /** The planned visit, which doesn't clash with itself. */
  excludeVisitId?: string | null | undefined;
  propertyId?: string | null | undefined;
  startTime?: string | null | undefined;
};

/** A payment. More than the open amount is INVALID, with that amount. */
export type RecordPaymentInput = {
  /** How it is divided among several invoices. Default: oldest first. */
  allocation?: AllocationRule | null | undefined;
  /** The parts, for MANUAL; they sum to the amount. */
  allocations?: Array<AllocationInput> | null | undefined;
  amount: number;
  bankBranch?: string | null | undefined;
  bankName?: string | null | undefined;
  /** For CARD. */
  cardholderName?: string | null | undefined;
  /** For CHEQUE, like bank and branch. */
  chequeNumber?: string | null | undefined;
  email?: string | null | undefined;
  invoiceIds: Array<string>;
  /** Of the single invoice, when the payment was entered. */
  lockVersion?: number | null | undefined;
  /** Default: now. */
  paidAt?: number | null | undefined;
  paymentMethod: PaymentMethod;
  /** Required unless there is an email. */
  reference?: string | null | undefined;
};

/** How often a recurring job repeats. */
export type RecurrenceFrequency =
  | 'DAILY'
  | 'MONTHLY'
  | 'WEEKLY'
  | 'YEARLY';

/** How a recurring job repeats. */
export type RecurrenceInput = {
  /** Last day; required (spec §5). */
  endDate: string;
  frequency: RecurrenceFrequency;
  interval?: number | null | undefined;
  /** 1 to 31. */
  monthDay?: number | null | undefined;
  skipClosedDays?: boolean | null | undefined;
  /** 0 Sunday to 6 Saturday. */
  weekdays?: Array<number> | null | undefined;
};

/** Spec §3, registration payload. Hidden fields stay empty. */
export type RegisterInput = {
  attribution?: AttributionInput | null | undefined;
  email: string;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  password: string;
  phone?: string | null | undefined;
  phoneCountryCode?: string | null | undefined;
  /** IANA zone of the browser; Asia/Calcutta is sent as Asia/Kolkata. */
  timezone: string;
  website?: string | null | undefined;
};

/** Spec §5, reset password: both passwords must match. */
export type ResetPasswordInput = {
  password: string;
  passwordConfirmation: string;
  resetToken: string;
};

/** Spec §6, onboarding role_type. */
export type RoleType =
  | 'COMPANY'
  | 'INDIVIDUAL';

/** A form being filled in. */
export type SaveJobFormInput = {
  answers: Array<FormAnswerInput>;
  formId: string;
  /** The version filled in. */
  formVersion?: number | null | undefined;
  /** Of an existing draft. */
  jobFormId?: string | null | undefined;
  jobId: string;
  lockVersion?: number | null | undefined;
  /** When it was submitted offline. */
  occurredAt?: number | null | undefined;
  status: JobFormStatus;
  visitId?: string | null | undefined;
};

/** Availability and location. */
export type SelectStatusInput = {
  availabilityStatus: AvailabilityStatus;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
};

/** A message and its attachment. */
export type SendAttachmentInput = {
  /** For CONTRACT: files of the job. */
  attachmentIds?: Array<string> | null | undefined;
  attachmentType: AttachmentType;
  body: string;
  customerId?: string | null | undefined;
  /** Event whose message settings and log entry apply. Default: the document's. */
  event?: CustomerEvent | null | undefined;
  /** For CONTRACT: a new file. */
  file?: NewFileInput | null | undefined;
  invoiceId?: string | null | undefined;
  /** For JOB_FORM. */
  jobFormId?: string | null | undefined;
  jobId?: string | null | undefined;
  /** Of the invoice, for RECEIPT. */
  receiptNumber?: string | null | undefined;
  subject: string;
  to: Array<string>;
};

/** A change of an item. Fields not sent are unchanged; null and empty text clear a field. */
export type ServiceChangeInput = {
  /** Price per unit. */
  amount?: number | null | undefined;
  categoryId?: string | null | undefined;
  /** Cost per unit. */
  cost?: number | null | undefined;
  description?: string | null | undefined;
  durationMinutes?: number | null | undefined;
  id: string;
  /** A picture: an https URL, or an upload as a data URL (PNG, JPEG or WebP). */
  imageUrl?: string | null | undefined;
  isActive?: boolean | null | undefined;
  isTaxExempt?: boolean | null | undefined;
  name?: string | null | undefined;
  productType?: ProductType | null | undefined;
  sku?: string | null | undefined;
  taxIds?: Array<string> | null | undefined;
  unit?: string | null | undefined;
};

/** A new price list item. */
export type ServiceInput = {
  /** Price per unit. */
  amount: number;
  categoryId?: string | null | undefined;
  /** Cost per unit. */
  cost?: number | null | undefined;
  /** ISO 4217; the company's. */
  currencyCode: string;
  description?: string | null | undefined;
  durationMinutes?: number | null | undefined;
  /** A picture: an https URL, or an upload as a data URL (PNG, JPEG or WebP). */
  imageUrl?: string | null | undefined;
  isActive?: boolean | null | undefined;
  isTaxExempt?: boolean | null | undefined;
  name: string;
  productType: ProductType;
  sku?: string | null | undefined;
  taxIds?: Array<string> | null | undefined;
  unit?: string | null | undefined;
};

/** Default: by name; with a search the best match first. */
export type ServiceSort =
  | 'AMOUNT'
  | 'CATEGORY'
  | 'NAME';

/** Filters, order and page of the price list. */
export type ServicesInput = {
  categoryId?: string | null | undefined;
  isActive?: boolean | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  productType?: ProductType | null | undefined;
  search?: string | null | undefined;
  sortBy?: ServiceSort | null | undefined;
  sortDirection?: SortDirection | null | undefined;
};

/** Spec §3, sign-in payload without the fixed values. */
export type SignInInput = {
  email: string;
  password: string;
};

/** Spec §3, social login payload. Apple sends `authToken` instead of `accessCode`. */
export type SocialLoginInput = {
  accessCode?: string | null | undefined;
  attribution?: AttributionInput | null | undefined;
  authToken?: string | null | undefined;
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  provider: SocialProvider;
  timezone?: string | null | undefined;
};

/** Social sign-in providers. */
export type SocialProvider =
  | 'APPLE'
  | 'FACEBOOK'
  | 'GOOGLE';

/** Sort direction. */
export type SortDirection =
  | 'ASCENDING'
  | 'DESCENDING';

/** Activates or deactivates a person. Upcoming visits require a choice when deactivating. */
export type StaffActiveInput = {
  futureVisits?: FutureVisits | null | undefined;
  isActive: boolean;
  /** The new assignee, for REASSIGN. */
  reassignToStaffId?: string | null | undefined;
  staffId: string;
};

/** A change of a person. Fields not sent are unchanged; null, empty text and empty lists clear a field. */
export type StaffChangeInput = {
  address?: string | null | undefined;
  authorities?: Array<string> | null | undefined;
  branchId?: string | null | undefined;
  categoryIds?: Array<string> | null | undefined;
  color?: string | null | undefined;
  email?: string | null | undefined;
  id: string;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
  phoneCountryCode?: string | null | undefined;
  role?: StaffRole | null | undefined;
  /** Emails a new invitation. INVALID for a person who has set a password. */
  sendInvite?: boolean | null | undefined;
  timeOff?: Array<TimeOffInput> | null | undefined;
  workingHours?: Array<WorkingDayInput> | null | undefined;
};

/** Spec §5, staff. */
export type StaffInput = {
  address?: string | null | undefined;
  /** At least one for a staff admin. */
  authorities?: Array<string> | null | undefined;
  branchId?: string | null | undefined;
  categoryIds?: Array<string> | null | undefined;
  /** #RRGGBB. */
  color: string;
  email: string;
  /** Home location in degrees. */
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  name: string;
  /** Digits. */
  phone: string;
  phoneCountryCode?: string | null | undefined;
  role: StaffRole;
  /** Emails an invitation to set a password. */
  sendInvite?: boolean | null | undefined;
  timeOff?: Array<TimeOffInput> | null | undefined;
  workingHours?: Array<WorkingDayInput> | null | undefined;
};

/** Filters, order and page of staff. */
export type StaffListInput = {
  branchId?: string | null | undefined;
  categoryId?: string | null | undefined;
  isActive?: boolean | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  role?: StaffRole | null | undefined;
  /** Part of a name, an email address, or the digits of a phone. */
  search?: string | null | undefined;
  sortBy?: StaffSort | null | undefined;
  sortDirection?: SortDirection | null | undefined;
};

/** A person and the new password. Changing one's own requires the old one. */
export type StaffPasswordInput = {
  oldPassword?: string | null | undefined;
  password: string;
  passwordConfirmation: string;
  staffId: string;
};

/** Roles of staff. */
export type StaffRole =
  | 'BRANCH_HEAD'
  | 'STAFF'
  | 'STAFF_ADMIN';

/** Default: by name. */
export type StaffSort =
  | 'CREATED_AT'
  | 'NAME';

/** Product texts. */
export type StaticContentType =
  | 'ABOUT'
  | 'FAQ'
  | 'PRIVACY_POLICY'
  | 'SHARE_APP'
  | 'TERMS_OF_SERVICE';

/** A plan to subscribe to. */
export type SubscribeInput = {
  billingCycle?: BillingCycle | null | undefined;
  coupon?: string | null | undefined;
  /** The card's id at the payment service. */
  paymentMethodId: string;
  planId: string;
};

/** A plan to change to. */
export type SubscriptionChangeInput = {
  coupon?: string | null | undefined;
  id: string;
  planId: string;
};

/** Spec §4, derived from the subscription. */
export type SubscriptionStatus =
  | 'ACTIVE'
  | 'EXPIRED'
  | 'TRIALING'
  | 'TRIAL_ENDED';

/** A change of a tax. Fields not sent are unchanged. */
export type TaxChangeInput = {
  id: string;
  isActive?: boolean | null | undefined;
  /** Whether it is the default of new jobs. */
  isDefault?: boolean | null | undefined;
  name?: string | null | undefined;
  /** Percent: above 0, at most 100. */
  rate?: number | null | undefined;
};

/** A new tax. */
export type TaxInput = {
  isActive?: boolean | null | undefined;
  /** Whether it is the default of new jobs. */
  isDefault?: boolean | null | undefined;
  name: string;
  /** Percent: above 0, at most 100. */
  rate: number;
};

/** Default: the default tax first. */
export type TaxSort =
  | 'NAME'
  | 'RATE';

/** Filters, order and page of taxes; replaces the other arguments. */
export type TaxesInput = {
  isActive?: boolean | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  search?: string | null | undefined;
  sortBy?: TaxSort | null | undefined;
  sortDirection?: SortDirection | null | undefined;
};

/** Spec §9: 0 is the 12-hour clock, 1 the 24-hour clock. */
export type TimeFormat =
  | 'TWELVE_HOUR'
  | 'TWENTY_FOUR_HOUR';

/** Whole or partial days off. */
export type TimeOffInput = {
  dateFrom: string;
  dateTo: string;
  endTime?: string | null | undefined;
  id?: string | null | undefined;
  note?: string | null | undefined;
  startTime?: string | null | undefined;
};

/** Job statuses and the two that only timelines have. */
export type TimelineStatus =
  | 'ASSIGNED'
  | 'CANCELLED'
  | 'COMPLETED'
  | 'DECLINED'
  | 'INVOICE_CREATED'
  | 'ON_THE_WAY'
  | 'PAYMENT_PROCESSED'
  | 'REACHED'
  | 'RECEIPT_GENERATED'
  | 'STARTED'
  | 'UNASSIGNED'
  | 'UNSCHEDULED';

/** Sort columns of transactions. */
export type TransactionSort =
  | 'AMOUNT'
  | 'CREATED_AT';

/** Status of a transaction. */
export type TransactionStatus =
  | 'FAILED'
  | 'PENDING'
  | 'SUCCEEDED';

/** Transaction types. */
export type TransactionType =
  | 'PAYMENT'
  | 'REFUND'
  | 'SUBSCRIPTION';

/** Filters, order and page of transactions. Default: newest first. */
export type TransactionsInput = {
  dateFrom?: string | null | undefined;
  dateTo?: string | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
  search?: string | null | undefined;
  sortBy?: TransactionSort | null | undefined;
  sortDirection?: SortDirection | null | undefined;
  status?: TransactionStatus | null | undefined;
  transactionType?: TransactionType | null | undefined;
};

/** Fields not sent are unchanged. */
export type UpdateCompanyInput = {
  address?: string | null | undefined;
  city?: string | null | undefined;
  companySize?: string | null | undefined;
  country?: string | null | undefined;
  id: string;
  /** A `data:` URL; empty text removes it. */
  logo?: string | null | undefined;
  organizationEmail?: string | null | undefined;
  organizationName?: string | null | undefined;
  phone?: string | null | undefined;
  phoneCountryCode?: string | null | undefined;
  province?: string | null | undefined;
  street1?: string | null | undefined;
  website?: string | null | undefined;
  zipcode?: string | null | undefined;
};

/** Fields not sent are unchanged; null clears a text or the default tax. */
export type UpdateCustomerSettingInput = {
  /** All codes; missing ones are deleted. */
  accountingCodes?: Array<AccountingCodeInput> | null | undefined;
  companyName?: string | null | undefined;
  currencyCode?: string | null | undefined;
  dateFormat?: string | null | undefined;
  defaultTaxId?: string | null | undefined;
  discountBasis?: Basis | null | undefined;
  invoiceDueDays?: number | null | undefined;
  invoiceFooter?: string | null | undefined;
  invoicePrefix?: string | null | undefined;
  isLineItemRequired?: boolean | null | undefined;
  languageCode?: string | null | undefined;
  nextInvoiceNumber?: number | null | undefined;
  paymentTerms?: string | null | undefined;
  taxBasis?: Basis | null | undefined;
  timeFormat?: TimeFormat | null | undefined;
  /** IANA name. */
  timezone?: string | null | undefined;
};

/** Fields not sent are unchanged. */
export type UpdateGeneralDataInput = {
  address?: string | null | undefined;
  currencyCode?: string | null | undefined;
  dateFormat?: string | null | undefined;
  languageCode?: string | null | undefined;
  logoUrl?: string | null | undefined;
  organizationEmail?: string | null | undefined;
  organizationName?: string | null | undefined;
  phone?: string | null | undefined;
  phoneCountryCode?: string | null | undefined;
  timeFormat?: TimeFormat | null | undefined;
  timezone?: string | null | undefined;
};

/** Fields not sent are unchanged. */
export type UpdateJobSettingInput = {
  /** An active form with a signature. */
  approvalFormId?: string | null | undefined;
  arrivalWindowMinutes?: number | null | undefined;
  askBeforeMessaging?: boolean | null | undefined;
  createInvoiceOnFinish?: boolean | null | undefined;
  defaultDurationMinutes?: number | null | undefined;
  defaultPriority?: Priority | null | undefined;
  jobPrefix?: string | null | undefined;
  lateAfterMinutes?: number | null | undefined;
  nextJobNumber?: number | null | undefined;
  requireFormsBeforeFinish?: boolean | null | undefined;
  requireSignature?: boolean | null | undefined;
};

/** Fields not sent are unchanged. */
export type UpdateOwnProfileInput = {
  address?: string | null | undefined;
  alternatePhone?: string | null | undefined;
  alternatePhoneCountryCode?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  name?: string | null | undefined;
  organizationEmail?: string | null | undefined;
  organizationName?: string | null | undefined;
  organizationPhone?: string | null | undefined;
  phone?: string | null | undefined;
  phoneCountryCode?: string | null | undefined;
};

/** Spec §3, account setup payload. The gateway derives the role fields from name and roleType. */
export type UpdateProfileInput = {
  address: string;
  alternateNo?: string | null | undefined;
  alternatePhoneCountryCode?: string | null | undefined;
  city: string;
  companySize?: string | null | undefined;
  country: string;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  name: string;
  phone?: string | null | undefined;
  phoneCountryCode?: string | null | undefined;
  province: string;
  roleType: RoleType;
  street1: string;
  street2?: string | null | undefined;
  suiteNo?: string | null | undefined;
  /** Ids of service categories. */
  userCategoryIds: Array<string>;
  website?: string | null | undefined;
  zipcode?: string | null | undefined;
};

/** A setup step, done or not. */
export type UpdateSetupInput = {
  categoryIds?: Array<string> | null | undefined;
  companySize?: string | null | undefined;
  isCompleted: boolean;
  /** One of company, categories, services, staff, customer, job. */
  step: string;
};

/** Fields not sent are unchanged. */
export type UpdateTeamSettingInput = {
  /** All seven weekdays. */
  businessHours?: Array<BusinessDayInput> | null | undefined;
  calendar?: CalendarSettingInput | null | undefined;
  /** All holidays; missing ones are deleted. */
  holidays?: Array<HolidayInput> | null | undefined;
  shareLocation?: boolean | null | undefined;
  slotMinutes?: number | null | undefined;
  staffCanAddItems?: boolean | null | undefined;
  staffCanCollect?: boolean | null | undefined;
  staffCanQuote?: boolean | null | undefined;
  staffCanSeePrices?: boolean | null | undefined;
  warnOnClash?: boolean | null | undefined;
};

/** Spec §6, user types. */
export type UserType =
  | 'BRANCH_HEAD'
  | 'COMPANY'
  | 'INDIVIDUAL'
  | 'STAFF'
  | 'STAFF_ADMIN';

/** Spec §3, OTP verify payload. */
export type VerifyUserInput = {
  /** 6 digits. */
  userCode: string;
};

/** A weekday of a person. */
export type WorkingDayInput = {
  close?: string | null | undefined;
  /** 0 Sunday to 6 Saturday. */
  day: number;
  isOn: boolean;
  open?: string | null | undefined;
};
