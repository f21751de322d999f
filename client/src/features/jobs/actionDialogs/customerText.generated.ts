/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/api/schemaTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useQuery } from '@apollo/client/react'
export type CustomerTextQueryVariables = Exact<{
  input: Types.CustomerMessageInput;
}>;


export type CustomerTextQuery = { customerMessage: { event: Types.CustomerEvent, email: boolean | null, sms: boolean | null, takesMessage: boolean | null, takesMedium: boolean | null, preview: { subject: string | null, body: string | null, textMessage: string | null } | null } | null };


export const CustomerTextDocument = {"kind":"Document","__meta__":{"hash":"b07216c5eaa1bbcdf56d20549cc54501101fe371a484bf12f6f4092a73b4573b"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomerText"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"sms"}},{"kind":"Field","name":{"kind":"Name","value":"takesMessage"}},{"kind":"Field","name":{"kind":"Name","value":"takesMedium"}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"textMessage"}}]}}]}}]}}]} as unknown as DocumentNode<CustomerTextQuery, CustomerTextQueryVariables>;
export const useCustomerTextQuery = (options: SkipToken | useQuery.Options<CustomerTextQuery, CustomerTextQueryVariables>) => useQuery(CustomerTextDocument, options)