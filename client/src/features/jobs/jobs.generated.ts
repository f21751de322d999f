/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
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

/** Spec §9, discount types. */
export type DiscountType =
  | 'AMOUNT'
  | 'PERCENTAGE';

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

/** 9 and 10 of the alternative labelling in spec §4. */
export type InvoiceStatus =
  | 'PAID'
  | 'UNPAID';

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

/** Spec §9, priorities. */
export type Priority =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

/** Price list item types. */
export type ProductType =
  | 'PRODUCT'
  | 'SERVICE';

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

export type JobQueryVariables = Exact<{
  id: string;
}>;


export type JobQuery = { job: { jobNumber: string | null, title: string | null, description: string | null, priority: Priority | null, branchId: string | null, isRecurring: boolean | null, notes: string | null, discountType: DiscountType | null, discountValue: number | null, discountBasis: Basis | null, taxBasis: Basis | null, subtotal: number | null, discountTotal: number | null, taxTotal: number | null, createdAt: number | null, id: string, status: JobStatus | null, unknownStatus: string | null, date: string | null, startAt: number | null, endAt: number | null, timezone: string | null, isZoneAssumed: boolean | null, isScheduled: boolean | null, isLate: boolean | null, scheduleLater: boolean | null, visitsDone: number | null, visitsTotal: number | null, total: number | null, billing: JobBilling | null, seriesTotal: number | null, unbilledVisits: number | null, durationMinutes: number | null, currencyCode: string | null, invoiceStatus: InvoiceStatus | null, jobFinishedNotes: string | null, cancelReason: string | null, allowedActions: Array<JobAction> | null, updatedAt: number | null, lockVersion: number | null, recurrence: { frequency: RecurrenceFrequency, sentence: string | null, endDate: string | null } | null, customer: { id: string, name: string | null, phone: string | null, phoneCountryCode: string | null, email: string | null, companyName: string | null, notes: string | null, isDoNotService: boolean | null, outstandingBalance: number | null } | null, property: { id: string, name: string | null, address: string | null, accessNotes: string | null, latitude: number | null, longitude: number | null } | null, category: { id: string, name: string | null } | null, lineItems: Array<{ id: string | null, name: string | null, description: string | null, productType: ProductType | null, quantity: number | null, unit: string | null, amount: number | null, isTaxExempt: boolean | null, total: number | null }> | null, taxes: Array<{ taxId: string | null, name: string | null, rate: number | null, amount: number | null }> | null, forms: Array<{ formId: string, jobFormId: string | null, formName: string | null, isRequired: boolean | null, isSubmitted: boolean | null }> | null, attachments: Array<{ id: string, fileName: string | null, fileUrl: string | null, contentType: string | null, size: number | null, visitId: string | null }> | null, createdBy: { id: string, name: string | null } | null, staff: Array<{ id: string, name: string | null, color: string | null }> | null, visits: Array<{ id: string, visitNumber: number | null, date: string | null, startAt: number | null, endAt: number | null, status: JobStatus | null, unknownStatus: string | null, arrivalWindowMinutes: number | null, onTheWayAt: number | null, reachedAt: number | null, startedAt: number | null, finishedAt: number | null, isException: boolean | null, isLate: boolean | null, notes: string | null, total: number | null, hasOwnPrice: boolean | null, allowedActions: Array<JobAction> | null, lockVersion: number | null, staff: Array<{ id: string, name: string | null, color: string | null }> | null }> | null, invoice: { id: string, visitId: string | null, invoiceNumber: string | null, status: InvoiceStatus | null, total: number | null, balanceDue: number | null, currencyCode: string | null, dueDate: string | null } | null, invoices: Array<{ id: string, visitId: string | null, invoiceNumber: string | null, status: InvoiceStatus | null, total: number | null, balanceDue: number | null, currencyCode: string | null, dueDate: string | null }> | null } };

export type JobHistoryQueryVariables = Exact<{
  jobId: string;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type JobHistoryQuery = { jobHistory: { totalCount: number | null, page: number | null, perPage: number | null, items: Array<{ id: string, visitId: string | null, event: HistoryEvent | null, status: TimelineStatus | null, label: string | null, note: string | null, createdAt: number | null, changes: Array<{ field: string, from: string | null, to: string | null }> | null, actor: { id: string, name: string | null } | null }> } };

export type AddJobNoteMutationVariables = Exact<{
  input: AddJobNoteInput;
}>;


export type AddJobNoteMutation = { addJobNote: { id: string, visitId: string | null, event: HistoryEvent | null, status: TimelineStatus | null, label: string | null, note: string | null, createdAt: number | null, changes: Array<{ field: string, from: string | null, to: string | null }> | null, actor: { id: string, name: string | null } | null } | null };

export type AttachFormsMutationVariables = Exact<{
  input: JobChangeInput;
}>;


export type AttachFormsMutation = { updateJob: { id: string, lockVersion: number | null, forms: Array<{ formId: string, jobFormId: string | null, formName: string | null, isRequired: boolean | null, isSubmitted: boolean | null }> | null } | null };


export const JobDocument = {"kind":"Document","__meta__":{"hash":"88a350a4d1dac79a93fa72aa1c8c6cecb5465d4188e1b19204ee958e2c8ec7aa"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Job"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobProgress"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"isRecurring"}},{"kind":"Field","name":{"kind":"Name","value":"recurrence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"isDoNotService"}},{"kind":"Field","name":{"kind":"Name","value":"outstandingBalance"}}]}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"accessNotes"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lineItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"productType"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"isTaxExempt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discountType"}},{"kind":"Field","name":{"kind":"Name","value":"discountValue"}},{"kind":"Field","name":{"kind":"Name","value":"discountBasis"}},{"kind":"Field","name":{"kind":"Name","value":"taxBasis"}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"discountTotal"}},{"kind":"Field","name":{"kind":"Name","value":"taxTotal"}},{"kind":"Field","name":{"kind":"Name","value":"taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"forms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formId"}},{"kind":"Field","name":{"kind":"Name","value":"jobFormId"}},{"kind":"Field","name":{"kind":"Name","value":"formName"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"visitId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobStaff"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Visit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"visitNumber"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unknownStatus"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobStaff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrivalWindowMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"onTheWayAt"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isException"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnPrice"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobBill"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobInvoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"visitId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"balanceDue"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unknownStatus"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"isZoneAssumed"}},{"kind":"Field","name":{"kind":"Name","value":"isScheduled"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobStaff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleLater"}},{"kind":"Field","name":{"kind":"Name","value":"visitsDone"}},{"kind":"Field","name":{"kind":"Name","value":"visitsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"visits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobVisit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"billing"}},{"kind":"Field","name":{"kind":"Name","value":"seriesTotal"}},{"kind":"Field","name":{"kind":"Name","value":"unbilledVisits"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceStatus"}},{"kind":"Field","name":{"kind":"Name","value":"invoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobBill"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobBill"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobFinishedNotes"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]} as unknown as DocumentNode<JobQuery, JobQueryVariables>;
export const JobHistoryDocument = {"kind":"Document","__meta__":{"hash":"65c63dd5cfd33f001bdb2154d48dbc05160ffb3e5f91d7fbd2699842cbfdbef3"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"perPage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"visitId"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<JobHistoryQuery, JobHistoryQueryVariables>;
export const AddJobNoteDocument = {"kind":"Document","__meta__":{"hash":"a5572c4630e6d948553e5dcc630e4c2a6378318a3a43d2856ce387e39d71622b"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddJobNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddJobNoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addJobNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"visitId"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<AddJobNoteMutation, AddJobNoteMutationVariables>;
export const AttachFormsDocument = {"kind":"Document","__meta__":{"hash":"ef22ffef619c422bab5af13a149a4c1f4bbc15d7356370c06469af2455f4fc16"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AttachForms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}},{"kind":"Field","name":{"kind":"Name","value":"forms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formId"}},{"kind":"Field","name":{"kind":"Name","value":"jobFormId"}},{"kind":"Field","name":{"kind":"Name","value":"formName"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}}]}}]}}]}}]} as unknown as DocumentNode<AttachFormsMutation, AttachFormsMutationVariables>;
export const useJobQuery = (options: SkipToken | useQuery.Options<JobQuery, JobQueryVariables>) => useQuery(JobDocument, options)
export const useJobHistoryQuery = (options: SkipToken | useQuery.Options<JobHistoryQuery, JobHistoryQueryVariables>) => useQuery(JobHistoryDocument, options)
export const useAddJobNoteMutation = (options?: useMutation.Options<AddJobNoteMutation, AddJobNoteMutationVariables>) => useMutation(AddJobNoteDocument, options)
export const useAttachFormsMutation = (options?: useMutation.Options<AttachFormsMutation, AttachFormsMutationVariables>) => useMutation(AttachFormsDocument, options)