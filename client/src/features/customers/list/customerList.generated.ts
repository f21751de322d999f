/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
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

/** Sort direction. */
export type SortDirection =
  | 'ASCENDING'
  | 'DESCENDING';

export type CustomersQueryVariables = Exact<{
  input?: CustomersInput | null | undefined;
}>;


export type CustomersQuery = { customers: { totalCount: number | null, page: number | null, perPage: number | null, unreadable: Array<string | null>, ignored: Array<string>, items: Array<{ id: string, name: string | null, firstName: string | null, lastName: string | null, companyName: string | null, phone: string | null, phoneCountryCode: string | null, email: string | null, city: string | null, tags: Array<string> | null, isDoNotService: boolean | null, isActive: boolean | null, branchId: string | null, jobsCount: number | null, outstandingBalance: number | null, lastVisitAt: number | null, nextVisitAt: number | null, createdAt: number | null, lockVersion: number | null }> } };

export type CustomerRowFragment = { id: string, name: string | null, firstName: string | null, lastName: string | null, companyName: string | null, phone: string | null, phoneCountryCode: string | null, email: string | null, city: string | null, tags: Array<string> | null, isDoNotService: boolean | null, isActive: boolean | null, branchId: string | null, jobsCount: number | null, outstandingBalance: number | null, lastVisitAt: number | null, nextVisitAt: number | null, createdAt: number | null, lockVersion: number | null };

export const CustomerRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"isDoNotService"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"jobsCount"}},{"kind":"Field","name":{"kind":"Name","value":"outstandingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"lastVisitAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextVisitAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]} as unknown as DocumentNode<CustomerRowFragment, unknown>;
export const CustomersDocument = {"kind":"Document","__meta__":{"hash":"cf461057707b92f2af473b6f81f0f55051a12483f72f25c059a91a04452653c1"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Customers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomersInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"perPage"}},{"kind":"Field","name":{"kind":"Name","value":"unreadable"}},{"kind":"Field","name":{"kind":"Name","value":"ignored"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"isDoNotService"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"jobsCount"}},{"kind":"Field","name":{"kind":"Name","value":"outstandingBalance"}},{"kind":"Field","name":{"kind":"Name","value":"lastVisitAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextVisitAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}}]} as unknown as DocumentNode<CustomersQuery, CustomersQueryVariables>;
export const useCustomersQuery = (options?: SkipToken | useQuery.Options<CustomersQuery, CustomersQueryVariables>) => useQuery(CustomersDocument, options)