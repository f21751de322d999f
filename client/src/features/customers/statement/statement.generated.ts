/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/api/schemaTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
export type StatementPartiesQueryVariables = Exact<{
  id: string;
}>;


export type StatementPartiesQuery = { customer: { id: string, name: string | null, companyName: string | null, email: string | null }, generalData: { organizationName: string | null, organizationEmail: string | null, address: string | null } };

export type StatementInvoicesQueryVariables = Exact<{
  input: Types.InvoicesInput;
}>;


export type StatementInvoicesQuery = { invoices: { totalCount: number | null, ignored: Array<string>, items: Array<{ id: string, invoiceNumber: string | null, issueDate: string | null, total: number | null, amountPaid: number | null, currencyCode: string | null, voidedAt: number | null }> } };

export type StatementPaymentsQueryVariables = Exact<{
  id: string;
}>;


export type StatementPaymentsQuery = { invoice: { id: string, payments: Array<{ id: string, amount: number | null, paidAt: number | null, receiptNumber: string | null }> | null } };


export const StatementPartiesDocument = {"kind":"Document","__meta__":{"hash":"9bb05901f2a3e7d583c94f264e52ea551f1c3126c441de8fe2e78a224de0c961"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatementParties"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"generalData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"organizationEmail"}},{"kind":"Field","name":{"kind":"Name","value":"address"}}]}}]}}]} as unknown as DocumentNode<StatementPartiesQuery, StatementPartiesQueryVariables>;
export const StatementInvoicesDocument = {"kind":"Document","__meta__":{"hash":"0264a33f2cdfeafded41b840b2bbc96802ae41266ad9e80e4e4494f08b2cadcb"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatementInvoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvoicesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoices"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"issueDate"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"amountPaid"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"voidedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"ignored"}}]}}]}}]} as unknown as DocumentNode<StatementInvoicesQuery, StatementInvoicesQueryVariables>;
export const StatementPaymentsDocument = {"kind":"Document","__meta__":{"hash":"aefdc64c5bd2c5a7703f9cdeb8695e47c8560ea26f5d54d1f280d6952d16ba75"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatementPayments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invoice"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"payments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"paidAt"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}}]}}]}}]}}]} as unknown as DocumentNode<StatementPaymentsQuery, StatementPaymentsQueryVariables>;
export const useStatementPartiesQuery = (options: SkipToken | useQuery.Options<StatementPartiesQuery, StatementPartiesQueryVariables>) => useQuery(StatementPartiesDocument, options)
export const useStatementInvoicesQuery = (options: SkipToken | useQuery.Options<StatementInvoicesQuery, StatementInvoicesQueryVariables>) => useQuery(StatementInvoicesDocument, options)
export const useStatementPaymentsQuery = (options: SkipToken | useQuery.Options<StatementPaymentsQuery, StatementPaymentsQueryVariables>) => useQuery(StatementPaymentsDocument, options)