/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
export type DialCodesQueryVariables = Exact<{ [key: string]: never; }>;


export type DialCodesQuery = { countries: Array<{ id: string | null, name: string, code: string, dialCode: string }> };


export const DialCodesDocument = {"kind":"Document","__meta__":{"hash":"fb47bbd084921559b897cfb228791182cba1ef3c45426095b561c13ac11a55c5"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DialCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"dialCode"}}]}}]}}]} as unknown as DocumentNode<DialCodesQuery, DialCodesQueryVariables>;
export const useDialCodesQuery = (options?: SkipToken | useQuery.Options<DialCodesQuery, DialCodesQueryVariables>) => useQuery(DialCodesDocument, options)