/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
/** Events of customer messages. */
export type CustomerEvent =
  | 'INVOICE_OVERDUE'
  | 'INVOICE_SENT'
  | 'JOB_CANCELLED'
  | 'JOB_FINISHED'
  | 'ON_THE_WAY'
  | 'PAYMENT_RECEIPT'
  | 'VISIT_CONFIRMATION'
  | 'VISIT_MOVED'
  | 'VISIT_REMINDER';

/** Media of messages. */
export type MessageMedium =
  | 'EMAIL'
  | 'SMS';

/** A change of a template. Fields not sent are unchanged. */
export type MessageTemplateChangeInput = {
  body?: string | null | undefined;
  id: string;
  isActive?: boolean | null | undefined;
  name?: string | null | undefined;
  subject?: string | null | undefined;
};

/** A new template. */
export type MessageTemplateInput = {
  body: string;
  event: CustomerEvent;
  isActive?: boolean | null | undefined;
  name: string;
  notificationMedium: MessageMedium;
  subject: string;
};

export type MessageTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type MessageTemplatesQuery = { messageTemplates: { items: Array<{ id: string, name: string | null, event: CustomerEvent | null, notificationMedium: MessageMedium | null, subject: string | null, body: string | null, isActive: boolean | null, isDefault: boolean | null }> } };

export type TemplatePartsFragment = { id: string, name: string | null, event: CustomerEvent | null, notificationMedium: MessageMedium | null, subject: string | null, body: string | null, isActive: boolean | null, isDefault: boolean | null };

export type TemplateToEditQueryVariables = Exact<{
  id: string;
}>;


export type TemplateToEditQuery = { messageTemplate: { id: string, name: string | null, event: CustomerEvent | null, notificationMedium: MessageMedium | null, subject: string | null, body: string | null, isActive: boolean | null, isDefault: boolean | null } };

export type TemplatePreviewQueryVariables = Exact<{ [key: string]: never; }>;


export type TemplatePreviewQuery = { templateVariables: Array<{ key: string, label: string | null, sample: string | null }> };

export type CreateTemplateMutationVariables = Exact<{
  input: MessageTemplateInput;
}>;


export type CreateTemplateMutation = { createMessageTemplate: { id: string, name: string | null, event: CustomerEvent | null, notificationMedium: MessageMedium | null, subject: string | null, body: string | null, isActive: boolean | null, isDefault: boolean | null } | null };

export type UpdateTemplateMutationVariables = Exact<{
  input: MessageTemplateChangeInput;
}>;


export type UpdateTemplateMutation = { updateMessageTemplate: { id: string, name: string | null, event: CustomerEvent | null, notificationMedium: MessageMedium | null, subject: string | null, body: string | null, isActive: boolean | null, isDefault: boolean | null } | null };

export type DeleteTemplateMutationVariables = Exact<{
  id: string;
}>;


export type DeleteTemplateMutation = { deleteMessageTemplate: { id: string } | null };

export const TemplatePartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"notificationMedium"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]} as unknown as DocumentNode<TemplatePartsFragment, unknown>;
export const MessageTemplatesDocument = {"kind":"Document","__meta__":{"hash":"751cde98dd1fb0bde17a686b5d054ce3048a86ba7aa0166eca12ad80b086a5b8"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MessageTemplates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageTemplates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TemplateParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"notificationMedium"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]} as unknown as DocumentNode<MessageTemplatesQuery, MessageTemplatesQueryVariables>;
export const TemplateToEditDocument = {"kind":"Document","__meta__":{"hash":"9a688ac727ffd8fbc390d7caa06e1a20f920e86886b1634c3db90d74e4cf33ea"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TemplateToEdit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"messageTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TemplateParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"notificationMedium"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]} as unknown as DocumentNode<TemplateToEditQuery, TemplateToEditQueryVariables>;
export const TemplatePreviewDocument = {"kind":"Document","__meta__":{"hash":"614b06048a14d6769794feffab7499f514ad059e6e28d883db2b9be1ca265c33"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TemplatePreview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"templateVariables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"sample"}}]}}]}}]} as unknown as DocumentNode<TemplatePreviewQuery, TemplatePreviewQueryVariables>;
export const CreateTemplateDocument = {"kind":"Document","__meta__":{"hash":"b1e5ced85eba1204f15ffc76afea834b4ba82f93016407ba31df47f1dd72db49"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageTemplateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createMessageTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TemplateParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"notificationMedium"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]} as unknown as DocumentNode<CreateTemplateMutation, CreateTemplateMutationVariables>;
export const UpdateTemplateDocument = {"kind":"Document","__meta__":{"hash":"8dd20344d6bcc8f334760b921ad3b92913ce70c8eca43d26f54e170269bafd74"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MessageTemplateChangeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateMessageTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TemplateParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TemplateParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MessageTemplate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"event"}},{"kind":"Field","name":{"kind":"Name","value":"notificationMedium"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}},{"kind":"Field","name":{"kind":"Name","value":"isDefault"}}]}}]} as unknown as DocumentNode<UpdateTemplateMutation, UpdateTemplateMutationVariables>;
export const DeleteTemplateDocument = {"kind":"Document","__meta__":{"hash":"044d813c110cb0c5eaf7964705a9e9e0cd5203258724ecbb9f087e6eeb944f3f"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTemplate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteMessageTemplate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteTemplateMutation, DeleteTemplateMutationVariables>;
export const useMessageTemplatesQuery = (options?: SkipToken | useQuery.Options<MessageTemplatesQuery, MessageTemplatesQueryVariables>) => useQuery(MessageTemplatesDocument, options)
export const useTemplateToEditQuery = (options: SkipToken | useQuery.Options<TemplateToEditQuery, TemplateToEditQueryVariables>) => useQuery(TemplateToEditDocument, options)
export const useTemplatePreviewQuery = (options?: SkipToken | useQuery.Options<TemplatePreviewQuery, TemplatePreviewQueryVariables>) => useQuery(TemplatePreviewDocument, options)
export const useCreateTemplateMutation = (options?: useMutation.Options<CreateTemplateMutation, CreateTemplateMutationVariables>) => useMutation(CreateTemplateDocument, options)
export const useUpdateTemplateMutation = (options?: useMutation.Options<UpdateTemplateMutation, UpdateTemplateMutationVariables>) => useMutation(UpdateTemplateDocument, options)
export const useDeleteTemplateMutation = (options?: useMutation.Options<DeleteTemplateMutation, DeleteTemplateMutationVariables>) => useMutation(DeleteTemplateDocument, options)