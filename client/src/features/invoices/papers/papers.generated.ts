/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
export type InvoicePaperQueryVariables = Exact<{
  id: string;
  receiptNumber?: string | null | undefined;
}>;


export type InvoicePaperQuery = { invoicePaper: { fileName: string | null, base64: string | null } };


export const InvoicePaperDocument = {"kind":"Document","__meta__":{"hash":"af3d8f17bbfdf825027f17cd977f0e87c4a07edbd91e068c1e01c9d354a2442d"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InvoicePaper"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"receiptNumber"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoicePaper"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"receiptNumber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"receiptNumber"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"base64"}}]}}]}}]} as unknown as DocumentNode<InvoicePaperQuery, InvoicePaperQueryVariables>;
export const useInvoicePaperQuery = (options: SkipToken | useQuery.Options<InvoicePaperQuery, InvoicePaperQueryVariables>) => useQuery(InvoicePaperDocument, options)