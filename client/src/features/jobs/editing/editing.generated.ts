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

/** Spec §9, discount types. */
export type DiscountType =
  | 'AMOUNT'
  | 'PERCENTAGE';

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

export type JobToEditQueryVariables = Exact<{
  id: string;
}>;


export type JobToEditQuery = { job: { updatedAt: number | null, seriesTotal: number | null, allowedScopes: Array<ChangeScope> | null, subtotal: number | null, discountTotal: number | null, taxTotal: number | null, total: number | null, currencyCode: string | null, id: string, jobNumber: string | null, title: string | null, description: string | null, notes: string | null, status: JobStatus | null, unknownStatus: string | null, priority: Priority | null, branchId: string | null, timezone: string | null, scheduleLater: boolean | null, dates: Array<string> | null, startTime: string | null, endTime: string | null, isRecurring: boolean | null, discountType: DiscountType | null, discountValue: number | null, discountBasis: Basis | null, taxBasis: Basis | null, taxIds: Array<string> | null, billing: JobBilling | null, lockVersion: number | null, property: { id: string, address: string | null } | null, invoice: { id: string } | null, invoices: Array<{ id: string, visitId: string | null }> | null, taxes: Array<{ taxId: string | null, name: string | null, rate: number | null }> | null, visits: Array<{ id: string, visitNumber: number | null, date: string | null, startAt: number | null, endAt: number | null, status: JobStatus | null, isException: boolean | null, seriesDate: string | null, total: number | null, hasOwnPrice: boolean | null, staff: Array<{ id: string, name: string | null, color: string | null }> | null }> | null, recurrence: { frequency: RecurrenceFrequency, interval: number | null, weekdays: Array<number> | null, monthDay: number | null, endDate: string | null, skipClosedDays: boolean | null } | null, customer: { id: string, name: string | null } | null, category: { id: string, name: string | null } | null, staff: Array<{ id: string, name: string | null, color: string | null }> | null, lineItems: Array<{ id: string | null, serviceId: string | null, name: string | null, description: string | null, productType: ProductType | null, quantity: number | null, unit: string | null, amount: number | null, isTaxExempt: boolean | null, total: number | null, durationMinutes: number | null }> | null, forms: Array<{ formId: string, jobFormId: string | null, formName: string | null, isRequired: boolean | null, isSubmitted: boolean | null }> | null, attachments: Array<{ id: string, fileName: string | null, fileUrl: string | null, contentType: string | null, size: number | null }> | null } };

export type UpdateJobMutationVariables = Exact<{
  input: JobChangeInput;
}>;


export type UpdateJobMutation = { updateJob: { id: string, jobNumber: string | null, lockVersion: number | null } | null };


export const JobToEditDocument = {"kind":"Document","__meta__":{"hash":"340c49661d15145fe9b7922e66b0e50190b2229a4f93eb897c59ac08d748c96f"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"job"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobFormSourceParts"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"invoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"visitId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seriesTotal"}},{"kind":"Field","name":{"kind":"Name","value":"allowedScopes"}},{"kind":"Field","name":{"kind":"Name","value":"subtotal"}},{"kind":"Field","name":{"kind":"Name","value":"discountTotal"}},{"kind":"Field","name":{"kind":"Name","value":"taxTotal"}},{"kind":"Field","name":{"kind":"Name","value":"taxes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taxId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"visits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"visitNumber"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"endAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"isException"}},{"kind":"Field","name":{"kind":"Name","value":"seriesDate"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"hasOwnPrice"}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobFormSourceParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Job"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"notes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"unknownStatus"}},{"kind":"Field","name":{"kind":"Name","value":"priority"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleLater"}},{"kind":"Field","name":{"kind":"Name","value":"dates"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"isRecurring"}},{"kind":"Field","name":{"kind":"Name","value":"recurrence"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"interval"}},{"kind":"Field","name":{"kind":"Name","value":"weekdays"}},{"kind":"Field","name":{"kind":"Name","value":"monthDay"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"skipClosedDays"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"staff"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lineItems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"serviceId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"productType"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"isTaxExempt"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"durationMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discountType"}},{"kind":"Field","name":{"kind":"Name","value":"discountValue"}},{"kind":"Field","name":{"kind":"Name","value":"discountBasis"}},{"kind":"Field","name":{"kind":"Name","value":"taxBasis"}},{"kind":"Field","name":{"kind":"Name","value":"taxIds"}},{"kind":"Field","name":{"kind":"Name","value":"billing"}},{"kind":"Field","name":{"kind":"Name","value":"forms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"formId"}},{"kind":"Field","name":{"kind":"Name","value":"jobFormId"}},{"kind":"Field","name":{"kind":"Name","value":"formName"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"isSubmitted"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attachments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"fileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"contentType"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]} as unknown as DocumentNode<JobToEditQuery, JobToEditQueryVariables>;
export const UpdateJobDocument = {"kind":"Document","__meta__":{"hash":"63ca9fcb7cf93bf6d2769f2bfa6d794716fb478178f7389d48b526f39de348ed"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]}}]} as unknown as DocumentNode<UpdateJobMutation, UpdateJobMutationVariables>;
export const useJobToEditQuery = (options: SkipToken | useQuery.Options<JobToEditQuery, JobToEditQueryVariables>) => useQuery(JobToEditDocument, options)
export const useUpdateJobMutation = (options?: useMutation.Options<UpdateJobMutation, UpdateJobMutationVariables>) => useMutation(UpdateJobDocument, options)