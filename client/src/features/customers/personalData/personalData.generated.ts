/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
/** With `id` an existing file, else a new one. */
export type AttachmentInput = {
  contentType?: string | null | undefined;
  fileBase64?: string | null | undefined;
  fileName?: string | null | undefined;
  id?: string | null | undefined;
};

/** Base of a tax or discount: spec §9, gross (0) and net (1). */
export type Basis =
  | 'GROSS'
  | 'NET';

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

/** Spec §9, discount types. */
export type DiscountType =
  | 'AMOUNT'
  | 'PERCENTAGE';

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
  /** Price per unit. */
  amount: number;
  description?: string | null | undefined;
  id?: string | null | undefined;
  isTaxExempt?: boolean | null | undefined;
  name: string;
  productType?: ProductType | null | undefined;
  quantity: number;
  serviceId?: string | null | undefined;
  unit?: string | null | undefined;
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

/** Filters and page of notifications. */
export type NotificationsInput = {
  isRead?: boolean | null | undefined;
  notificationType?: CompanyEvent | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
};

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

/** Sort direction. */
export type SortDirection =
  | 'ASCENDING'
  | 'DESCENDING';

export type PersonalCustomerPartsFragment = { id: string, firstName: string | null, lastName: string | null, name: string | null, companyName: string | null, email: string | null, phoneCountryCode: string | null, phone: string | null, alternatePhoneCountryCode: string | null, alternatePhone: string | null, website: string | null, notes: string | null, tags: Array<string> | null, billingSuiteNo: string | null, billingStreet1: string | null, billingStreet2: string | null, billingCity: string | null, billingProvince: string | null, billingPostalCode: string | null, emailNotification: boolean | null, smsNotification: boolean | null, isActive: boolean | null, createdAt: number | null, lockVersion: number | null };

export type PersonalPropertyPartsFragment = { id: string, name: string | null, address: string | null, suiteNo: string | null, street1: string | null, street2: string | null, city: string | null, province: string | null, postalCode: string | null, accessNotes: string | null, latitude: number | null, longitude: number | null };

export type PersonalJobPartsFragment = { id: string, jobNumber: string | null, title: string | null, status: JobStatus | null, description: string | null, notes: string | null, jobFinishedNotes: string | null, cancelReason: string | null, lockVersion: number | null, visits: Array<{ id: string, notes: string | null }> | null, attachments: Array<{ id: string, fileName: string | null, visitId: string | null }> | null };

export type PersonalCustomerQueryVariables = Exact<{
  id: string;
}>;


export type PersonalCustomerQuery = { customer: { id: string, firstName: string | null, lastName: string | null, name: string | null, companyName: string | null, email: string | null, phoneCountryCode: string | null, phone: string | null, alternatePhoneCountryCode: string | null, alternatePhone: string | null, website: string | null, notes: string | null, tags: Array<string> | null, billingSuiteNo: string | null, billingStreet1: string | null, billingStreet2: string | null, billingCity: string | null, billingProvince: string | null, billingPostalCode: string | null, emailNotification: boolean | null, smsNotification: boolean | null, isActive: boolean | null, createdAt: number | null, lockVersion: number | null, properties: Array<{ id: string, name: string | null, address: string | null, suiteNo: string | null, street1: string | null, street2: string | null, city: string | null, province: string | null, postalCode: string | null, accessNotes: string | null, latitude: number | null, longitude: number | null }> | null } };

export type SameContactQueryVariables = Exact<{
  input?: CustomersInput | null | undefined;
}>;


export type SameContactQuery = { customers: { items: Array<{ id: string, name: string | null, companyName: string | null, email: string | null, phone: string | null }> } };

export type PersonalJobsQueryVariables = Exact<{
  input?: JobsInput | null | undefined;
}>;


export type PersonalJobsQuery = { jobs: { totalCount: number | null, unreadable: Array<string | null>, ignored: Array<string>, items: Array<{ id: string, jobNumber: string | null, title: string | null }> } };

export type PersonalJobQueryVariables = Exact<{
  id: string;
}>;


export type PersonalJobQuery = { job: { id: string, jobNumber: string | null, title: string | null, status: JobStatus | null, description: string | null, notes: string | null, jobFinishedNotes: string | null, cancelReason: string | null, lockVersion: number | null, customer: { id: string } | null, property: { id: string } | null, category: { id: string, name: string | null } | null, forms: Array<{ formId: string, jobFormId: string | null, formName: string | null }> | null, visits: Array<{ id: string, notes: string | null }> | null, attachments: Array<{ id: string, fileName: string | null, visitId: string | null }> | null } };

export type PersonalHistoryQueryVariables = Exact<{
  jobId: string;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type PersonalHistoryQuery = { jobHistory: { totalCount: number | null, unreadable: Array<string | null>, items: Array<{ id: string, createdAt: number | null, label: string | null, note: string | null, changes: Array<{ field: string, from: string | null, to: string | null }> | null }> } };

export type PersonalFormQueryVariables = Exact<{
  id: string;
}>;


export type PersonalFormQuery = { jobForm: { id: string, formName: string | null, submittedAt: number | null, answers: Array<{ name: string | null, value: string | null, signerName: string | null, signedAt: number | null }> | null } };

export type PersonalInvoicesQueryVariables = Exact<{
  input: InvoicesInput;
}>;


export type PersonalInvoicesQuery = { invoices: { totalCount: number | null, unreadable: Array<string | null>, ignored: Array<string>, items: Array<{ id: string, invoiceNumber: string | null }> } };

export type PersonalInvoiceQueryVariables = Exact<{
  id: string;
}>;


export type PersonalInvoiceQuery = { invoice: { id: string, invoiceNumber: string | null, issueDate: string | null, voidedAt: number | null, total: number | null, balanceDue: number | null, billingAddress: string | null, customer: { id: string, name: string | null, email: string | null, phone: string | null } | null, billTo: { name: string | null, lines: Array<string> | null } | null, payments: Array<{ id: string, paidAt: number | null, amount: number | null, email: string | null, chequeNumber: string | null, bankName: string | null, cardholderName: string | null, reference: string | null }> | null } };

export type PersonalMessagesQueryVariables = Exact<{
  input?: ClientMessagesInput | null | undefined;
}>;


export type PersonalMessagesQuery = { clientMessages: { totalCount: number | null, unreadable: Array<string | null>, ignored: Array<string>, items: Array<{ id: string, sentDate: string | null, notificationMedium: string | null, clientName: string | null, to: string | null, subject: string | null, body: string | null }> } };

export type PersonalNotificationsQueryVariables = Exact<{
  input?: NotificationsInput | null | undefined;
}>;


export type PersonalNotificationsQuery = { notifications: { totalCount: number | null, items: Array<{ id: string, title: string | null, body: string | null, createdAt: number | null, jobId: string | null, invoiceId: string | null }> } };

export type ErasePersonMutationVariables = Exact<{
  input: CustomerChangeInput;
}>;


export type ErasePersonMutation = { updateCustomer: { id: string, firstName: string | null, lastName: string | null, name: string | null, companyName: string | null, email: string | null, phoneCountryCode: string | null, phone: string | null, alternatePhoneCountryCode: string | null, alternatePhone: string | null, website: string | null, notes: string | null, tags: Array<string> | null, billingSuiteNo: string | null, billingStreet1: string | null, billingStreet2: string | null, billingCity: string | null, billingProvince: string | null, billingPostalCode: string | null, emailNotification: boolean | null, smsNotification: boolean | null, isActive: boolean | null, createdAt: number | null, lockVersion: number | null } | null };

export type ErasePlaceMutationVariables = Exact<{
  input: PropertyChangeInput;
}>;


export type ErasePlaceMutation = { updateProperty: { id: string, name: string | null, address: string | null, suiteNo: string | null, street1: string | null, street2: string | null, city: string | null, province: string | null, postalCode: string | null, accessNotes: string | null, latitude: number | null, longitude: number | null } | null };

export type EraseJobTextsMutationVariables = Exact<{
  input: JobChangeInput;
}>;


export type EraseJobTextsMutation = { updateJob: { id: string, jobNumber: string | null, title: string | null, status: JobStatus | null, description: string | null, notes: string | null, jobFinishedNotes: string | null, cancelReason: string | null, lockVersion: number | null, visits: Array<{ id: string, notes: string | null }> | null, attachments: Array<{ id: string, fileName: string | null, visitId: string | null }> | null } | null };

export const PersonalCustomerPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalCustomerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"alternatePhoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"alternatePhone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"billingSuiteNo"}},{"kind":"Field","name":{"kind":"Name","value":"billingStreet1"}},{"kind":"Field","name":{"kind":"Name","value":"billingStreet2"}},{"kind":"Field","name":{"kind":"Name","value":"billingCity"}},{"kind":"Field","name":{"kind":"Name","value":"billingProvince"}},{"kind":"Field","name":{"kind":"Name","value":"billingPostalCode"}},{"kind":"Field","name":{"kind":"Name","value":"emailNotification"}},{"kind":"Field","name":{"kind":"Name","value":"smsNotification"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]} as unknown as DocumentNode<PersonalCustomerPartsFragment, unknown>;
export const PersonalPropertyPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalPropertyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"suiteNo"}},{"kind":"Field","name":{"kind":"Name","value":"street1"}},{"kind":"Field","name":{"kind":"Name","value":"street2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"accessNotes"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]} as unknown as DocumentNode<PersonalPropertyPartsFragment, unknown>;
export const PersonalJobPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalJobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"jobFinishedNotes"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"visits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"visitId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]} as unknown as DocumentNode<PersonalJobPartsFragment, unknown>;
export const PersonalCustomerDocument = {"kind":"Document","__meta__":{"hash":"ed5c36c173fb9e9dc33fc1951214a031cd1f093a197703ea1ae25a3a65d23f11"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonalCustomer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonalCustomerParts"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonalPropertyParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalCustomerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"alternatePhoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"alternatePhone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"billingSuiteNo"}},{"kind":"Field","name":{"kind":"Name","value":"billingStreet1"}},{"kind":"Field","name":{"kind":"Name","value":"billingStreet2"}},{"kind":"Field","name":{"kind":"Name","value":"billingCity"}},{"kind":"Field","name":{"kind":"Name","value":"billingProvince"}},{"kind":"Field","name":{"kind":"Name","value":"billingPostalCode"}},{"kind":"Field","name":{"kind":"Name","value":"emailNotification"}},{"kind":"Field","name":{"kind":"Name","value":"smsNotification"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalPropertyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"suiteNo"}},{"kind":"Field","name":{"kind":"Name","value":"street1"}},{"kind":"Field","name":{"kind":"Name","value":"street2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"accessNotes"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]} as unknown as DocumentNode<PersonalCustomerQuery, PersonalCustomerQueryVariables>;
export const SameContactDocument = {"kind":"Document","__meta__":{"hash":"11d33cd21870963df84badcc9a4f403313c0ecd14a4402ffdbdbd0e9e9ca7aef"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SameContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomersInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}}]}}]}}]} as unknown as DocumentNode<SameContactQuery, SameContactQueryVariables>;
export const PersonalJobsDocument = {"kind":"Document","__meta__":{"hash":"0d220d4b3dbb3dcecbd20367fe7fa45d6a26bf4f030088cc83f379837c41bfc6"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonalJobs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JobsInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"unreadable"}},{"kind":"Field","name":{"kind":"Name","value":"ignored"}}]}}]}}]} as unknown as DocumentNode<PersonalJobsQuery, PersonalJobsQueryVariables>;
export const PersonalJobDocument = {"kind":"Document","__meta__":{"hash":"8a28ce3089c225b7f8f4155db19d75a4b84402093957174b24c273b7edc3b6a6"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonalJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonalJobParts"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"forms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formId"}},{"kind":"Field","name":{"kind":"Name","value":"jobFormId"}},{"kind":"Field","name":{"kind":"Name","value":"formName"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalJobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"jobFinishedNotes"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"visits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"visitId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]} as unknown as DocumentNode<PersonalJobQuery, PersonalJobQueryVariables>;
export const PersonalHistoryDocument = {"kind":"Document","__meta__":{"hash":"8323fe5a736f7e6e200624bddf4b3fd770ff06c75225de7bfa8caa06632695f3"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonalHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"unreadable"}}]}}]}}]} as unknown as DocumentNode<PersonalHistoryQuery, PersonalHistoryQueryVariables>;
export const PersonalFormDocument = {"kind":"Document","__meta__":{"hash":"c007864e3bf9b6dc559bc5452478fa4905020b5e3eaf29efaa121ef466822cc5"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonalForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobForm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"formName"}},{"kind":"Field","name":{"kind":"Name","value":"submittedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"signerName"}},{"kind":"Field","name":{"kind":"Name","value":"signedAt"}}]}}]}}]}}]} as unknown as DocumentNode<PersonalFormQuery, PersonalFormQueryVariables>;
export const PersonalInvoicesDocument = {"kind":"Document","__meta__":{"hash":"5470fad92fc25a54e52a33c7f38f8988d677a3096d3bf248b2517353d7176a7f"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonalInvoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoicesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"unreadable"}},{"kind":"Field","name":{"kind":"Name","value":"ignored"}}]}}]}}]} as unknown as DocumentNode<PersonalInvoicesQuery, PersonalInvoicesQueryVariables>;
export const PersonalInvoiceDocument = {"kind":"Document","__meta__":{"hash":"b62bfb7db68e4fa8431860d1cbefc36d5c66bdc5bb4f591f5c0b8225e74c3ee0"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonalInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"voidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"balanceDue"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billingAddress"}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"chequeNumber"}},{"kind":"Field","name":{"kind":"Name","value":"bankName"}},{"kind":"Field","name":{"kind":"Name","value":"cardholderName"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}}]}}]}}]}}]} as unknown as DocumentNode<PersonalInvoiceQuery, PersonalInvoiceQueryVariables>;
export const PersonalMessagesDocument = {"kind":"Document","__meta__":{"hash":"97c7181b31f2e46fe289f88dc310c6b7fe82f0fa576671a541c543e061ce167f"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonalMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ClientMessagesInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sentDate"}},{"kind":"Field","name":{"kind":"Name","value":"notificationMedium"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"unreadable"}},{"kind":"Field","name":{"kind":"Name","value":"ignored"}}]}}]}}]} as unknown as DocumentNode<PersonalMessagesQuery, PersonalMessagesQueryVariables>;
export const PersonalNotificationsDocument = {"kind":"Document","__meta__":{"hash":"39934f05dbffc956acf86a4ce42b027c20f10d6d26c45d32834b2899cb74cf00"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonalNotifications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationsInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<PersonalNotificationsQuery, PersonalNotificationsQueryVariables>;
export const ErasePersonDocument = {"kind":"Document","__meta__":{"hash":"d4c6f3a5092473467b75a79c2dccf77672dbc3524f15ce8930ab4392b632465e"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ErasePerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonalCustomerParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalCustomerParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"alternatePhoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"alternatePhone"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"billingSuiteNo"}},{"kind":"Field","name":{"kind":"Name","value":"billingStreet1"}},{"kind":"Field","name":{"kind":"Name","value":"billingStreet2"}},{"kind":"Field","name":{"kind":"Name","value":"billingCity"}},{"kind":"Field","name":{"kind":"Name","value":"billingProvince"}},{"kind":"Field","name":{"kind":"Name","value":"billingPostalCode"}},{"kind":"Field","name":{"kind":"Name","value":"emailNotification"}},{"kind":"Field","name":{"kind":"Name","value":"smsNotification"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]} as unknown as DocumentNode<ErasePersonMutation, ErasePersonMutationVariables>;
export const ErasePlaceDocument = {"kind":"Document","__meta__":{"hash":"f63287db98b01b6f48cc6ef958ac90790f87ca9796120cf072546ab985ba40ee"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ErasePlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PropertyChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProperty"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonalPropertyParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalPropertyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Property"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"suiteNo"}},{"kind":"Field","name":{"kind":"Name","value":"street1"}},{"kind":"Field","name":{"kind":"Name","value":"street2"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"accessNotes"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}}]} as unknown as DocumentNode<ErasePlaceMutation, ErasePlaceMutationVariables>;
export const EraseJobTextsDocument = {"kind":"Document","__meta__":{"hash":"59749a9c51e790d7b45818dff9dab3bc788749fa084efa9267bb7c668c8aefef"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseJobTexts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonalJobParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonalJobParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"jobFinishedNotes"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"visits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"visitId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]} as unknown as DocumentNode<EraseJobTextsMutation, EraseJobTextsMutationVariables>;
export const usePersonalCustomerQuery = (options: SkipToken | useQuery.Options<PersonalCustomerQuery, PersonalCustomerQueryVariables>) => useQuery(PersonalCustomerDocument, options)
export const useSameContactQuery = (options?: SkipToken | useQuery.Options<SameContactQuery, SameContactQueryVariables>) => useQuery(SameContactDocument, options)
export const usePersonalJobsQuery = (options?: SkipToken | useQuery.Options<PersonalJobsQuery, PersonalJobsQueryVariables>) => useQuery(PersonalJobsDocument, options)
export const usePersonalJobQuery = (options: SkipToken | useQuery.Options<PersonalJobQuery, PersonalJobQueryVariables>) => useQuery(PersonalJobDocument, options)
export const usePersonalHistoryQuery = (options: SkipToken | useQuery.Options<PersonalHistoryQuery, PersonalHistoryQueryVariables>) => useQuery(PersonalHistoryDocument, options)
export const usePersonalFormQuery = (options: SkipToken | useQuery.Options<PersonalFormQuery, PersonalFormQueryVariables>) => useQuery(PersonalFormDocument, options)
export const usePersonalInvoicesQuery = (options: SkipToken | useQuery.Options<PersonalInvoicesQuery, PersonalInvoicesQueryVariables>) => useQuery(PersonalInvoicesDocument, options)
export const usePersonalInvoiceQuery = (options: SkipToken | useQuery.Options<PersonalInvoiceQuery, PersonalInvoiceQueryVariables>) => useQuery(PersonalInvoiceDocument, options)
export const usePersonalMessagesQuery = (options?: SkipToken | useQuery.Options<PersonalMessagesQuery, PersonalMessagesQueryVariables>) => useQuery(PersonalMessagesDocument, options)
export const usePersonalNotificationsQuery = (options?: SkipToken | useQuery.Options<PersonalNotificationsQuery, PersonalNotificationsQueryVariables>) => useQuery(PersonalNotificationsDocument, options)
export const useErasePersonMutation = (options?: useMutation.Options<ErasePersonMutation, ErasePersonMutationVariables>) => useMutation(ErasePersonDocument, options)
export const useErasePlaceMutation = (options?: useMutation.Options<ErasePlaceMutation, ErasePlaceMutationVariables>) => useMutation(ErasePlaceDocument, options)
export const useEraseJobTextsMutation = (options?: useMutation.Options<EraseJobTextsMutation, EraseJobTextsMutationVariables>) => useMutation(EraseJobTextsDocument, options)