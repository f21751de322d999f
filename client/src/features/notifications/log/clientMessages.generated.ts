/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
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

/** Sort direction. */
export type SortDirection =
  | 'ASCENDING'
  | 'DESCENDING';

export type ClientMessagesQueryVariables = Exact<{
  input?: ClientMessagesInput | null | undefined;
}>;


export type ClientMessagesQuery = { clientMessages: { totalCount: number | null, page: number | null, perPage: number | null, unreadable: Array<string | null>, ignored: Array<string>, items: Array<{ id: string, clientName: string | null, customerId: string | null, jobId: string | null, invoiceId: string | null, receiptNumber: string | null, jobFormId: string | null, attachmentIds: Array<string> | null, attachmentName: string | null, notificationMedium: string | null, notificationType: string | null, to: string | null, subject: string | null, body: string | null, status: MessageStatus | null, statusDesc: string | null, sentAt: number | null, sentDate: string | null, sentTime: string | null, sentBy: { id: string, name: string | null } | null }> } };


export const ClientMessagesDocument = {"kind":"Document","__meta__":{"hash":"7dca2cd8d256732c6eb01c222df0cc7aec8094061a62413ee41644cd2f55216c"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientMessages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ClientMessagesInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientMessages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MessageRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"perPage"}},{"kind":"Field","name":{"kind":"Name","value":"unreadable"}},{"kind":"Field","name":{"kind":"Name","value":"ignored"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MessageRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClientMessage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clientName"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceId"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"jobFormId"}},{"kind":"Field","name":{"kind":"Name","value":"attachmentIds"}},{"kind":"Field","name":{"kind":"Name","value":"attachmentName"}},{"kind":"Field","name":{"kind":"Name","value":"notificationMedium"}},{"kind":"Field","name":{"kind":"Name","value":"notificationType"}},{"kind":"Field","name":{"kind":"Name","value":"to"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"statusDesc"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentDate"}},{"kind":"Field","name":{"kind":"Name","value":"sentTime"}},{"kind":"Field","name":{"kind":"Name","value":"sentBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ClientMessagesQuery, ClientMessagesQueryVariables>;
export const useClientMessagesQuery = (options?: SkipToken | useQuery.Options<ClientMessagesQuery, ClientMessagesQueryVariables>) => useQuery(ClientMessagesDocument, options)