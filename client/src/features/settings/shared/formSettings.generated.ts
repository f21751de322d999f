/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
/** Base of a tax or discount: spec §9, gross (0) and net (1). */
export type Basis =
  | 'GROSS'
  | 'NET';

/** Spec §9, priorities. */
export type Priority =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

export type JobFormSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type JobFormSettingsQuery = { companySettings: { customer: { isLineItemRequired: boolean | null, taxBasis: Basis | null, discountBasis: Basis | null, defaultTaxId: string | null, currencyCode: string | null } | null, team: { slotMinutes: number | null, warnOnClash: boolean | null, businessHours: Array<{ day: number, isOn: boolean, open: string | null, close: string | null }> | null, holidays: Array<{ date: string, name: string | null }> | null, calendar: { firstDay: number | null } | null } | null, job: { defaultDurationMinutes: number | null, defaultPriority: Priority | null, arrivalWindowMinutes: number | null, askBeforeMessaging: boolean | null } | null }, ownCategories: { items: Array<{ id: string, name: string | null }> } };


export const JobFormSettingsDocument = {"kind":"Document","__meta__":{"hash":"4e9be3b2e36fe406f72b9a0e0e898954bca87ce3c1cd8962a2b35c131636945a"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"JobFormSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companySettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isLineItemRequired"}},{"kind":"Field","name":{"kind":"Name","value":"taxBasis"}},{"kind":"Field","name":{"kind":"Name","value":"discountBasis"}},{"kind":"Field","name":{"kind":"Name","value":"defaultTaxId"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"close"}}]}},{"kind":"Field","name":{"kind":"Name","value":"holidays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"slotMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"warnOnClash"}},{"kind":"Field","name":{"kind":"Name","value":"calendar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstDay"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"defaultDurationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"defaultPriority"}},{"kind":"Field","name":{"kind":"Name","value":"arrivalWindowMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"askBeforeMessaging"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownCategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<JobFormSettingsQuery, JobFormSettingsQueryVariables>;
export const useJobFormSettingsQuery = (options?: SkipToken | useQuery.Options<JobFormSettingsQuery, JobFormSettingsQueryVariables>) => useQuery(JobFormSettingsDocument, options)