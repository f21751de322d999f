/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../lib/api/schemaTypes.generated.ts';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
export type CustomersOfBranchQueryVariables = Exact<{
  input?: Types.CustomersInput | null | undefined;
}>;


export type CustomersOfBranchQuery = { customers: { totalCount: number | null, ignored: Array<string>, items: Array<{ id: string, name: string | null, companyName: string | null, branchId: string | null, lockVersion: number | null }> } };

export type OpenJobsOfBranchQueryVariables = Exact<{
  input?: Types.JobsInput | null | undefined;
}>;


export type OpenJobsOfBranchQuery = { jobs: { totalCount: number | null, ignored: Array<string>, items: Array<{ id: string, jobNumber: string | null, title: string | null, branchId: string | null, lockVersion: number | null, customer: { id: string, name: string | null } | null, property: { id: string } | null, category: { id: string, name: string | null } | null }> } };

export type PeopleOfBranchQueryVariables = Exact<{
  branchId?: string | null | undefined;
  page?: number | null | undefined;
  perPage?: number | null | undefined;
}>;


export type PeopleOfBranchQuery = { teamMembers: { totalCount: number | null, items: Array<{ id: string, name: string | null, role: Types.UserType | null, branchId: string | null }> } };

export type MoveBranchJobMutationVariables = Exact<{
  input: Types.JobChangeInput;
}>;


export type MoveBranchJobMutation = { updateJob: { id: string, branchId: string | null } | null };

export type MovePersonMutationVariables = Exact<{
  input: Types.StaffChangeInput;
}>;


export type MovePersonMutation = { updateStaff: { id: string, branchId: string | null } | null };


export const CustomersOfBranchDocument = {"kind":"Document","__meta__":{"hash":"ca9c5929b682199a61bee925c7c7c2c76006f73a4c32fabf4efdd53c1cb08ebc"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CustomersOfBranch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomersInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"ignored"}}]}}]}}]} as unknown as DocumentNode<CustomersOfBranchQuery, CustomersOfBranchQueryVariables>;
export const OpenJobsOfBranchDocument = {"kind":"Document","__meta__":{"hash":"57e8f7f93afff7e7267589bae107e7c3f1f2a349f86fde881101e3f83182b0d0"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenJobsOfBranch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"JobsInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}},{"kind":"Field","name":{"kind":"Name","value":"lockVersion"}},{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"ignored"}}]}}]}}]} as unknown as DocumentNode<OpenJobsOfBranchQuery, OpenJobsOfBranchQueryVariables>;
export const PeopleOfBranchDocument = {"kind":"Document","__meta__":{"hash":"f75d991b272bc0a635b9f17a922303a84935e651195395bf1e60fd666d6c6495"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PeopleOfBranch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"branchId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"teamMembers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"branchId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"branchId"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<PeopleOfBranchQuery, PeopleOfBranchQueryVariables>;
export const MoveBranchJobDocument = {"kind":"Document","__meta__":{"hash":"4d1476b54fe8f0de1a2689c1d00b94b7b079b0128f859dca64216598aa918c50"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveBranchJob"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"JobChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}}]}}]}}]} as unknown as DocumentNode<MoveBranchJobMutation, MoveBranchJobMutationVariables>;
export const MovePersonDocument = {"kind":"Document","__meta__":{"hash":"af0a997b02be87ff32d89d154e0bd726c7399a648a82675c2e038190ede0b11f"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MovePerson"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StaffChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateStaff"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"branchId"}}]}}]}}]} as unknown as DocumentNode<MovePersonMutation, MovePersonMutationVariables>;
export const useCustomersOfBranchQuery = (options?: SkipToken | useQuery.Options<CustomersOfBranchQuery, CustomersOfBranchQueryVariables>) => useQuery(CustomersOfBranchDocument, options)
export const useOpenJobsOfBranchQuery = (options?: SkipToken | useQuery.Options<OpenJobsOfBranchQuery, OpenJobsOfBranchQueryVariables>) => useQuery(OpenJobsOfBranchDocument, options)
export const usePeopleOfBranchQuery = (options?: SkipToken | useQuery.Options<PeopleOfBranchQuery, PeopleOfBranchQueryVariables>) => useQuery(PeopleOfBranchDocument, options)
export const useMoveBranchJobMutation = (options?: useMutation.Options<MoveBranchJobMutation, MoveBranchJobMutationVariables>) => useMutation(MoveBranchJobDocument, options)
export const useMovePersonMutation = (options?: useMutation.Options<MovePersonMutation, MovePersonMutationVariables>) => useMutation(MovePersonDocument, options)