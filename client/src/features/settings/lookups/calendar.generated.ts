/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/api/schemaTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
export type CompanyCalendarQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyCalendarQuery = { companySettings: { team: { calendar: { firstDay: number | null, defaultView: Types.CalendarView | null, showWeekends: boolean | null, colourBy: Types.CalendarColour | null } | null } | null } };


export const CompanyCalendarDocument = {"kind":"Document","__meta__":{"hash":"67f04beb3360eb15f88b6efdfcf6c66e337fc2ac06dbaa039d037fbc4f17d2bb"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyCalendar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companySettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calendar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"defaultView"}},{"kind":"Field","name":{"kind":"Name","value":"showWeekends"}},{"kind":"Field","name":{"kind":"Name","value":"colourBy"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CompanyCalendarQuery, CompanyCalendarQueryVariables>;
export const useCompanyCalendarQuery = (options?: SkipToken | useQuery.Options<CompanyCalendarQuery, CompanyCalendarQueryVariables>) => useQuery(CompanyCalendarDocument, options)