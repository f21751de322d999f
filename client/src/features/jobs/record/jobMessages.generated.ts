/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
/** Delivery status of a message. */
export type MessageStatus =
  | 'CANCELLED'
  | 'DELIVERED'
  | 'FAILED'
  | 'OPENED'
  | 'QUEUED'
  | 'SENT';

export type JobMessagesQueryVariables = Exact<{
  jobId: string;
}>;


export type JobMessagesQuery = { jobMessages: Array<{ id: string, clientName: string | null, customerId: string | null, jobId: string | null, invoiceId: string | null, receiptNumber: string | null, jobFormId: string | null, attachmentIds: Array<string> | null, attachmentName: string | null, notificationMedium: string | null, notificationType: string | null, to: string | null, subject: string | null, body: string | null, status: MessageStatus | null, statusDesc: string | null, sentAt: number | null, sentDate: string | null, sentTime: string | null, sentBy: { id: string, name: string | null } | null }> | null };


export const JobMessagesDocument = {"kind":"Document","__meta__":{"hash":"826fcf5e6ba456289a52bf8ae7e740ccc004ad7b978db54d2db2fc1608a94273"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"jobId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"jobId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClientMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"jobFormId"}},{"kind":"Field","name":{"kind":"Name","value":"attachmentIds"}},{"kind":"Field","name":{"kind":"Name","value":"attachmentName"}},{"kind":"Field","name":{"kind":"Name","value":"notificationMedium"}},{"kind":"Field","name":{"kind":"Name","value":"notificationType"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusDesc"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentDate"}},{"kind":"Field","name":{"kind":"Name","value":"sentTime"}},{"kind":"Field","name":{"kind":"Name","value":"sentBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<JobMessagesQuery, JobMessagesQueryVariables>;
export const useJobMessagesQuery = (options: SkipToken | useQuery.Options<JobMessagesQuery, JobMessagesQueryVariables>) => useQuery(JobMessagesDocument, options)