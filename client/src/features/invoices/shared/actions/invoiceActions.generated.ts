/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
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

/** Payment methods. */
export type PaymentMethod =
  | 'BANK_TRANSFER'
  | 'CARD'
  | 'CASH'
  | 'CHEQUE'
  | 'ONLINE';

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

export type RecordPaymentMutationVariables = Exact<{
  input: RecordPaymentInput;
  idempotencyKey?: string | null | undefined;
}>;


export type RecordPaymentMutation = { recordPayment: { receiptNumber: string | null, totalAllocated: number | null, unallocated: number | null, processed: Array<{ invoiceId: string, amount: number | null, balanceDue: number | null, status: InvoiceStatus | null, receiptNumber: string | null }> | null, failed: Array<{ invoiceId: string, reason: string | null }> | null } | null };

export type InvoiceNowQueryVariables = Exact<{
  id: string;
}>;


export type InvoiceNowQuery = { invoice: { id: string, invoiceNumber: string | null, status: InvoiceStatus | null, amountPaid: number | null, balanceDue: number | null, currencyCode: string | null, total: number | null, dueDate: string | null, isOverdue: boolean | null, jobId: string | null, sentAt: number | null, voidedAt: number | null, lockVersion: number | null, customer: { id: string, name: string | null, email: string | null } | null, billTo: { name: string | null } | null } };

export type PaperWordsQueryVariables = Exact<{
  invoice: CustomerMessageInput;
  receipt: CustomerMessageInput;
  overdue: CustomerMessageInput;
}>;


export type PaperWordsQuery = { invoice: { event: CustomerEvent, sms: boolean | null, preview: { subject: string | null, body: string | null, isOwn: boolean | null, textMessage: string | null } | null } | null, receipt: { event: CustomerEvent, sms: boolean | null, preview: { subject: string | null, body: string | null, isOwn: boolean | null, textMessage: string | null } | null } | null, overdue: { event: CustomerEvent, sms: boolean | null, preview: { subject: string | null, body: string | null, isOwn: boolean | null, textMessage: string | null } | null } | null };

export type PaperWordingFragment = { event: CustomerEvent, sms: boolean | null, preview: { subject: string | null, body: string | null, isOwn: boolean | null, textMessage: string | null } | null };

export type JobVersionQueryVariables = Exact<{
  id: string;
}>;


export type JobVersionQuery = { job: { id: string, lockVersion: number | null } };

export type VoidInvoiceMutationVariables = Exact<{
  input: ManageJobInput;
}>;


export type VoidInvoiceMutation = { manageJob: { job: { id: string, invoiceStatus: InvoiceStatus | null, lockVersion: number | null } } | null };

export const PaperWordingFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaperWording"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"textMessage"}}]}}]}}]} as unknown as DocumentNode<PaperWordingFragment, unknown>;
export const RecordPaymentDocument = {"kind":"Document","__meta__":{"hash":"1d41da6f84514b6e79feb24ff50e82c9a5145a89daf648fc9bd939c288a1cf92"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecordPaymentInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"processed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"balanceDue"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}}]}},{"kind":"Field","name":{"kind":"Name","value":"failed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalAllocated"}},{"kind":"Field","name":{"kind":"Name","value":"unallocated"}}]}}]}}]} as unknown as DocumentNode<RecordPaymentMutation, RecordPaymentMutationVariables>;
export const InvoiceNowDocument = {"kind":"Document","__meta__":{"hash":"c3b03d09881550a92ecce0580b7c9e19d80f5038250da7916ad5bf9cef0820ae"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvoiceNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"amountPaid"}},{"kind":"Field","name":{"kind":"Name","value":"balanceDue"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"isOverdue"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"billTo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"voidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]}}]} as unknown as DocumentNode<InvoiceNowQuery, InvoiceNowQueryVariables>;
export const PaperWordsDocument = {"kind":"Document","__meta__":{"hash":"c37710a4b96213d14a2c2b5e8c8f6fdb4ab5bed96d7feb4f474a0acaf69c0b3c"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaperWords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"invoice"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerMessageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"receipt"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerMessageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"overdue"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"invoice"},"name":{"kind":"Name","value":"customerMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"invoice"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaperWording"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"receipt"},"name":{"kind":"Name","value":"customerMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"receipt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaperWording"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"overdue"},"name":{"kind":"Name","value":"customerMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"overdue"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaperWording"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaperWording"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}},{"kind":"Field","name":{"kind":"Name","value":"textMessage"}}]}}]}}]} as unknown as DocumentNode<PaperWordsQuery, PaperWordsQueryVariables>;
export const JobVersionDocument = {"kind":"Document","__meta__":{"hash":"38d22ebbf4e504b0fa71a09ca9eb20a0bde6311f1925e1eeb3b114d8d62248dd"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]}}]} as unknown as DocumentNode<JobVersionQuery, JobVersionQueryVariables>;
export const VoidInvoiceDocument = {"kind":"Document","__meta__":{"hash":"7df9f80a40b60e848d95577563d805915747518ae244713d7e715a3f42e1c73a"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VoidInvoice"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ManageJobInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"manageJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceStatus"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]}}]}}]} as unknown as DocumentNode<VoidInvoiceMutation, VoidInvoiceMutationVariables>;
export const useRecordPaymentMutation = (options?: useMutation.Options<RecordPaymentMutation, RecordPaymentMutationVariables>) => useMutation(RecordPaymentDocument, options)
export const useInvoiceNowQuery = (options: SkipToken | useQuery.Options<InvoiceNowQuery, InvoiceNowQueryVariables>) => useQuery(InvoiceNowDocument, options)
export const usePaperWordsQuery = (options: SkipToken | useQuery.Options<PaperWordsQuery, PaperWordsQueryVariables>) => useQuery(PaperWordsDocument, options)
export const useJobVersionQuery = (options: SkipToken | useQuery.Options<JobVersionQuery, JobVersionQueryVariables>) => useQuery(JobVersionDocument, options)
export const useVoidInvoiceMutation = (options?: useMutation.Options<VoidInvoiceMutation, VoidInvoiceMutationVariables>) => useMutation(VoidInvoiceDocument, options)