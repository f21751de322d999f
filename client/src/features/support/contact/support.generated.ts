/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/api/schemaTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
export type StaticTextQueryVariables = Exact<{
  type: Types.StaticContentType;
}>;


export type StaticTextQuery = { staticContent: { type: Types.StaticContentType | null, title: string | null, bodyHtml: string | null, updatedAt: number | null } };

export type StaticContentsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaticContentsQuery = { staticContents: { items: Array<{ type: Types.StaticContentType | null, title: string | null, updatedAt: number | null }> } };

export type ContactSupportMutationVariables = Exact<{
  input: Types.ContactSupportInput;
}>;


export type ContactSupportMutation = { contactSupport: { ticketId: string | null, message: string | null } };


export const StaticTextDocument = {"kind":"Document","__meta__":{"hash":"238f1f7b3c71c818af63ad6abd0758ec82c8f3d6258f735782c160e1f36368e7"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaticText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaticContentType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staticContent"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"bodyHtml"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]} as unknown as DocumentNode<StaticTextQuery, StaticTextQueryVariables>;
export const StaticContentsDocument = {"kind":"Document","__meta__":{"hash":"d1f0543fc6c5f0bded8241e0359e5df54a3e09d349514c64ff6b3f7ad7b125d0"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StaticContents"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"staticContents"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]}}]}}]} as unknown as DocumentNode<StaticContentsQuery, StaticContentsQueryVariables>;
export const ContactSupportDocument = {"kind":"Document","__meta__":{"hash":"c3920a418df97f29b943c26c3df38627393e8a9b74bcffcf30be41c48b396e62"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ContactSupport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ContactSupportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contactSupport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ticketId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ContactSupportMutation, ContactSupportMutationVariables>;
export const useStaticTextQuery = (options: SkipToken | useQuery.Options<StaticTextQuery, StaticTextQueryVariables>) => useQuery(StaticTextDocument, options)
export const useStaticContentsQuery = (options?: SkipToken | useQuery.Options<StaticContentsQuery, StaticContentsQueryVariables>) => useQuery(StaticContentsDocument, options)
export const useContactSupportMutation = (options?: useMutation.Options<ContactSupportMutation, ContactSupportMutationVariables>) => useMutation(ContactSupportDocument, options)