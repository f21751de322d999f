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

/** Delivery status of a message. */
export type MessageStatus =
  | 'CANCELLED'
  | 'DELIVERED'
  | 'FAILED'
  | 'OPENED'
  | 'QUEUED'
  | 'SENT';

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

export type SendStepMutationVariables = Exact<{
  input: ManageJobInput;
  key?: string | null | undefined;
}>;


export type SendStepMutation = { manageJob: { job: { id: string, status: JobStatus | null, unknownStatus: string | null, date: string | null, startAt: number | null, endAt: number | null, timezone: string | null, isZoneAssumed: boolean | null, isScheduled: boolean | null, isLate: boolean | null, scheduleLater: boolean | null, visitsDone: number | null, visitsTotal: number | null, total: number | null, billing: JobBilling | null, seriesTotal: number | null, unbilledVisits: number | null, durationMinutes: number | null, currencyCode: string | null, invoiceStatus: InvoiceStatus | null, jobFinishedNotes: string | null, cancelReason: string | null, allowedActions: Array<JobAction> | null, updatedAt: number | null, lockVersion: number | null, staff: Array<{ id: string, name: string | null, color: string | null }> | null, visits: Array<{ id: string, visitNumber: number | null, date: string | null, startAt: number | null, endAt: number | null, status: JobStatus | null, unknownStatus: string | null, arrivalWindowMinutes: number | null, onTheWayAt: number | null, reachedAt: number | null, startedAt: number | null, finishedAt: number | null, isException: boolean | null, isLate: boolean | null, notes: string | null, total: number | null, hasOwnPrice: boolean | null, allowedActions: Array<JobAction> | null, lockVersion: number | null, staff: Array<{ id: string, name: string | null, color: string | null }> | null }> | null, invoice: { id: string, visitId: string | null, invoiceNumber: string | null, status: InvoiceStatus | null, total: number | null, balanceDue: number | null, currencyCode: string | null, dueDate: string | null } | null, invoices: Array<{ id: string, visitId: string | null, invoiceNumber: string | null, status: InvoiceStatus | null, total: number | null, balanceDue: number | null, currencyCode: string | null, dueDate: string | null }> | null }, visit: { id: string, visitNumber: number | null, date: string | null, startAt: number | null, endAt: number | null, status: JobStatus | null, unknownStatus: string | null, arrivalWindowMinutes: number | null, onTheWayAt: number | null, reachedAt: number | null, startedAt: number | null, finishedAt: number | null, isException: boolean | null, isLate: boolean | null, notes: string | null, total: number | null, hasOwnPrice: boolean | null, allowedActions: Array<JobAction> | null, lockVersion: number | null, staff: Array<{ id: string, name: string | null, color: string | null }> | null } | null, history: { id: string, visitId: string | null, event: HistoryEvent | null, status: TimelineStatus | null, label: string | null, note: string | null, createdAt: number | null, changes: Array<{ field: string, from: string | null, to: string | null }> | null, actor: { id: string, name: string | null } | null } | null, deliveries: Array<{ notificationMedium: MessageMedium | null, status: MessageStatus | null, statusDesc: string | null }> | null } | null };

export type SendNoteMutationVariables = Exact<{
  input: AddJobNoteInput;
  key?: string | null | undefined;
}>;


export type SendNoteMutation = { addJobNote: { id: string, visitId: string | null, event: HistoryEvent | null, status: TimelineStatus | null, label: string | null, note: string | null, createdAt: number | null, attachments: Array<{ id: string }> | null, changes: Array<{ field: string, from: string | null, to: string | null }> | null, actor: { id: string, name: string | null } | null } | null };

export type StepHistoryQueryVariables = Exact<{
  jobId: string;
}>;


export type StepHistoryQuery = { jobHistory: { items: Array<{ id: string, visitId: string | null, event: HistoryEvent | null, status: TimelineStatus | null, label: string | null, note: string | null, createdAt: number | null, changes: Array<{ field: string, from: string | null, to: string | null }> | null, actor: { id: string, name: string | null } | null }> } };


export const SendStepDocument = {"kind":"Document","__meta__":{"hash":"66948eb8ac9fba32b01b5475a24e06c88806318c6251ce2fd1209ae7fb56a970"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendStep"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ManageJobInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"manageJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobProgress"}}]}},{"kind":"Field","name":{"kind":"Name","value":"visit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobVisit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"history"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Delivery"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobStaff"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StaffMember"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobVisit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Visit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"visitNumber"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unknownStatus"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobStaff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"arrivalWindowMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"onTheWayAt"}},{"kind":"Field","name":{"kind":"Name","value":"reachedAt"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"finishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isException"}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnPrice"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobBill"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobInvoice"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"visitId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"balanceDue"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobProgress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unknownStatus"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"isZoneAssumed"}},{"kind":"Field","name":{"kind":"Name","value":"isScheduled"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobStaff"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isLate"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleLater"}},{"kind":"Field","name":{"kind":"Name","value":"visitsDone"}},{"kind":"Field","name":{"kind":"Name","value":"visitsTotal"}},{"kind":"Field","name":{"kind":"Name","value":"visits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobVisit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"billing"}},{"kind":"Field","name":{"kind":"Name","value":"seriesTotal"}},{"kind":"Field","name":{"kind":"Name","value":"unbilledVisits"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceStatus"}},{"kind":"Field","name":{"kind":"Name","value":"invoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobBill"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobBill"}}]}},{"kind":"Field","name":{"kind":"Name","value":"jobFinishedNotes"}},{"kind":"Field","name":{"kind":"Name","value":"cancelReason"}},{"kind":"Field","name":{"kind":"Name","value":"allowedActions"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"visitId"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Delivery"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"notificationMedium"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusDesc"}}]}}]} as unknown as DocumentNode<SendStepMutation, SendStepMutationVariables>;
export const SendNoteDocument = {"kind":"Document","__meta__":{"hash":"b370c5570b1d2cf20ec75dd9e674ddb24a28638c81c510d572c671c4836be115"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendNote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddJobNoteInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addJobNote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryRow"}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"visitId"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<SendNoteMutation, SendNoteMutationVariables>;
export const StepHistoryDocument = {"kind":"Document","__meta__":{"hash":"edc3b07148874c721eff88d295afe896db573ad5380ef404d5745141585784ef"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StepHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HistoryRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HistoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HistoryEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"visitId"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"from"}},{"kind":"Field","name":{"kind":"Name","value":"to"}}]}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<StepHistoryQuery, StepHistoryQueryVariables>;
export const useSendStepMutation = (options?: useMutation.Options<SendStepMutation, SendStepMutationVariables>) => useMutation(SendStepDocument, options)
export const useSendNoteMutation = (options?: useMutation.Options<SendNoteMutation, SendNoteMutationVariables>) => useMutation(SendNoteDocument, options)
export const useStepHistoryQuery = (options: SkipToken | useQuery.Options<StepHistoryQuery, StepHistoryQueryVariables>) => useQuery(StepHistoryDocument, options)