/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react'
/** Base of a tax or discount: spec §9, gross (0) and net (1). */
export type Basis =
  | 'GROSS'
  | 'NET';

/** A weekday; its hours are required if open. */
export type BusinessDayInput = {
  close?: string | null | undefined;
  /** 0 Sunday to 6 Saturday. */
  day: number;
  isOn: boolean;
  open?: string | null | undefined;
};

/** What the calendar's colors show. */
export type CalendarColour =
  | 'CATEGORY'
  | 'STAFF'
  | 'STATUS';

/** Fields not sent are unchanged. */
export type CalendarSettingInput = {
  colourBy?: CalendarColour | null | undefined;
  defaultView?: CalendarView | null | undefined;
  /** 0 Sunday to 6 Saturday. */
  firstDay?: number | null | undefined;
  showWeekends?: boolean | null | undefined;
};

/** Initial view of the calendar. */
export type CalendarView =
  | 'DAY'
  | 'MONTH'
  | 'WEEK';

/** A day on which the business is closed. */
export type HolidayInput = {
  date: string;
  name?: string | null | undefined;
};

/** Spec §9, priorities. */
export type Priority =
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

/** Spec §9: 0 is the 12-hour clock, 1 the 24-hour clock. */
export type TimeFormat =
  | 'TWELVE_HOUR'
  | 'TWENTY_FOUR_HOUR';

/** Fields not sent are unchanged. */
export type UpdateCompanyInput = {
  address?: string | null | undefined;
  city?: string | null | undefined;
  companySize?: string | null | undefined;
  country?: string | null | undefined;
  id: string;
  /** A `data:` URL; empty text removes it. */
  logo?: string | null | undefined;
  organizationEmail?: string | null | undefined;
  organizationName?: string | null | undefined;
  phone?: string | null | undefined;
  phoneCountryCode?: string | null | undefined;
  province?: string | null | undefined;
  street1?: string | null | undefined;
  website?: string | null | undefined;
  zipcode?: string | null | undefined;
};

/** Fields not sent are unchanged; null clears a text or the default tax. */
export type UpdateCustomerSettingInput = {
  companyName?: string | null | undefined;
  currencyCode?: string | null | undefined;
  dateFormat?: string | null | undefined;
  defaultTaxId?: string | null | undefined;
  discountBasis?: Basis | null | undefined;
  invoiceDueDays?: number | null | undefined;
  invoiceFooter?: string | null | undefined;
  invoicePrefix?: string | null | undefined;
  isLineItemRequired?: boolean | null | undefined;
  languageCode?: string | null | undefined;
  nextInvoiceNumber?: number | null | undefined;
  paymentTerms?: string | null | undefined;
  taxBasis?: Basis | null | undefined;
  timeFormat?: TimeFormat | null | undefined;
  /** IANA name. */
  timezone?: string | null | undefined;
};

/** Fields not sent are unchanged. */
export type UpdateGeneralDataInput = {
  address?: string | null | undefined;
  currencyCode?: string | null | undefined;
  dateFormat?: string | null | undefined;
  languageCode?: string | null | undefined;
  logoUrl?: string | null | undefined;
  organizationEmail?: string | null | undefined;
  organizationName?: string | null | undefined;
  phone?: string | null | undefined;
  phoneCountryCode?: string | null | undefined;
  timeFormat?: TimeFormat | null | undefined;
  timezone?: string | null | undefined;
};

/** Fields not sent are unchanged. */
export type UpdateJobSettingInput = {
  arrivalWindowMinutes?: number | null | undefined;
  askBeforeMessaging?: boolean | null | undefined;
  createInvoiceOnFinish?: boolean | null | undefined;
  defaultDurationMinutes?: number | null | undefined;
  defaultPriority?: Priority | null | undefined;
  jobPrefix?: string | null | undefined;
  lateAfterMinutes?: number | null | undefined;
  nextJobNumber?: number | null | undefined;
  requireFormsBeforeFinish?: boolean | null | undefined;
  requireSignature?: boolean | null | undefined;
};

/** Fields not sent are unchanged. */
export type UpdateTeamSettingInput = {
  /** All seven weekdays. */
  businessHours?: Array<BusinessDayInput> | null | undefined;
  calendar?: CalendarSettingInput | null | undefined;
  /** All holidays; missing ones are deleted. */
  holidays?: Array<HolidayInput> | null | undefined;
  shareLocation?: boolean | null | undefined;
  slotMinutes?: number | null | undefined;
  staffCanSeePrices?: boolean | null | undefined;
  warnOnClash?: boolean | null | undefined;
};

export type SettingsToEditQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsToEditQuery = { companySettings: { customer: { companyName: string | null, timezone: string | null, dateFormat: string | null, timeFormat: TimeFormat | null, currencyCode: string | null, languageCode: string | null, isLineItemRequired: boolean | null, taxBasis: Basis | null, discountBasis: Basis | null, defaultTaxId: string | null, invoiceDueDays: number | null, invoicePrefix: string | null, nextInvoiceNumber: number | null, paymentTerms: string | null, invoiceFooter: string | null } | null, team: { slotMinutes: number | null, warnOnClash: boolean | null, staffCanSeePrices: boolean | null, shareLocation: boolean | null, businessHours: Array<{ day: number, isOn: boolean, open: string | null, close: string | null }> | null, holidays: Array<{ date: string, name: string | null }> | null, calendar: { firstDay: number | null, defaultView: CalendarView | null, showWeekends: boolean | null, colourBy: CalendarColour | null } | null } | null, job: { jobPrefix: string | null, nextJobNumber: number | null, defaultDurationMinutes: number | null, defaultPriority: Priority | null, lateAfterMinutes: number | null, arrivalWindowMinutes: number | null, requireFormsBeforeFinish: boolean | null, requireSignature: boolean | null, createInvoiceOnFinish: boolean | null, askBeforeMessaging: boolean | null } | null } };

export type GeneralDataToEditQueryVariables = Exact<{ [key: string]: never; }>;


export type GeneralDataToEditQuery = { generalData: { dateFormat: string | null, timeFormat: TimeFormat | null, currencyCode: string | null, languageCode: string | null } };

export type CompanyToEditQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyToEditQuery = { company: { id: string, organizationName: string | null, organizationEmail: string | null, phoneCountryCode: string | null, phone: string | null, address: string | null, street1: string | null, city: string | null, province: string | null, country: string | null, zipcode: string | null, website: string | null, companySize: string | null, logoUrl: string | null } };

export type SettingChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingChoicesQuery = { languages: Array<{ id: string, code: string, name: string }>, currencies: Array<{ id: string, code: string, name: string, symbol: string | null }>, taxes: { items: Array<{ id: string, name: string, rate: number }> } };

export type GeneralDataPartsFragment = { dateFormat: string | null, timeFormat: TimeFormat | null, currencyCode: string | null, languageCode: string | null };

export type CustomerSettingPartsFragment = { companyName: string | null, timezone: string | null, dateFormat: string | null, timeFormat: TimeFormat | null, currencyCode: string | null, languageCode: string | null, isLineItemRequired: boolean | null, taxBasis: Basis | null, discountBasis: Basis | null, defaultTaxId: string | null, invoiceDueDays: number | null, invoicePrefix: string | null, nextInvoiceNumber: number | null, paymentTerms: string | null, invoiceFooter: string | null };

export type TeamSettingPartsFragment = { slotMinutes: number | null, warnOnClash: boolean | null, staffCanSeePrices: boolean | null, shareLocation: boolean | null, businessHours: Array<{ day: number, isOn: boolean, open: string | null, close: string | null }> | null, holidays: Array<{ date: string, name: string | null }> | null, calendar: { firstDay: number | null, defaultView: CalendarView | null, showWeekends: boolean | null, colourBy: CalendarColour | null } | null };

export type JobSettingPartsFragment = { jobPrefix: string | null, nextJobNumber: number | null, defaultDurationMinutes: number | null, defaultPriority: Priority | null, lateAfterMinutes: number | null, arrivalWindowMinutes: number | null, requireFormsBeforeFinish: boolean | null, requireSignature: boolean | null, createInvoiceOnFinish: boolean | null, askBeforeMessaging: boolean | null };

export type CompanyPartsFragment = { id: string, organizationName: string | null, organizationEmail: string | null, phoneCountryCode: string | null, phone: string | null, address: string | null, street1: string | null, city: string | null, province: string | null, country: string | null, zipcode: string | null, website: string | null, companySize: string | null, logoUrl: string | null };

export type UpdateCustomerSettingMutationVariables = Exact<{
  input: UpdateCustomerSettingInput;
}>;


export type UpdateCustomerSettingMutation = { updateCustomerSetting: { companyName: string | null, timezone: string | null, dateFormat: string | null, timeFormat: TimeFormat | null, currencyCode: string | null, languageCode: string | null, isLineItemRequired: boolean | null, taxBasis: Basis | null, discountBasis: Basis | null, defaultTaxId: string | null, invoiceDueDays: number | null, invoicePrefix: string | null, nextInvoiceNumber: number | null, paymentTerms: string | null, invoiceFooter: string | null } | null };

export type UpdateGeneralDataMutationVariables = Exact<{
  input: UpdateGeneralDataInput;
}>;


export type UpdateGeneralDataMutation = { updateGeneralData: { dateFormat: string | null, timeFormat: TimeFormat | null, currencyCode: string | null, languageCode: string | null } | null };

export type UpdateTeamSettingMutationVariables = Exact<{
  input: UpdateTeamSettingInput;
}>;


export type UpdateTeamSettingMutation = { updateTeamSetting: { slotMinutes: number | null, warnOnClash: boolean | null, staffCanSeePrices: boolean | null, shareLocation: boolean | null, businessHours: Array<{ day: number, isOn: boolean, open: string | null, close: string | null }> | null, holidays: Array<{ date: string, name: string | null }> | null, calendar: { firstDay: number | null, defaultView: CalendarView | null, showWeekends: boolean | null, colourBy: CalendarColour | null } | null } | null };

export type UpdateJobSettingMutationVariables = Exact<{
  input: UpdateJobSettingInput;
}>;


export type UpdateJobSettingMutation = { updateJobSetting: { jobPrefix: string | null, nextJobNumber: number | null, defaultDurationMinutes: number | null, defaultPriority: Priority | null, lateAfterMinutes: number | null, arrivalWindowMinutes: number | null, requireFormsBeforeFinish: boolean | null, requireSignature: boolean | null, createInvoiceOnFinish: boolean | null, askBeforeMessaging: boolean | null } | null };

export type UpdateCompanyMutationVariables = Exact<{
  input: UpdateCompanyInput;
}>;


export type UpdateCompanyMutation = { updateCompany: { id: string, organizationName: string | null, organizationEmail: string | null, phoneCountryCode: string | null, phone: string | null, address: string | null, street1: string | null, city: string | null, province: string | null, country: string | null, zipcode: string | null, website: string | null, companySize: string | null, logoUrl: string | null } | null };

export const GeneralDataPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GeneralDataParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GeneralData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dateFormat"}},{"kind":"Field","name":{"kind":"Name","value":"timeFormat"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"languageCode"}}]}}]} as unknown as DocumentNode<GeneralDataPartsFragment, unknown>;
export const CustomerSettingPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerSettingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"dateFormat"}},{"kind":"Field","name":{"kind":"Name","value":"timeFormat"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"languageCode"}},{"kind":"Field","name":{"kind":"Name","value":"isLineItemRequired"}},{"kind":"Field","name":{"kind":"Name","value":"taxBasis"}},{"kind":"Field","name":{"kind":"Name","value":"discountBasis"}},{"kind":"Field","name":{"kind":"Name","value":"defaultTaxId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceDueDays"}},{"kind":"Field","name":{"kind":"Name","value":"invoicePrefix"}},{"kind":"Field","name":{"kind":"Name","value":"nextInvoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceFooter"}}]}}]} as unknown as DocumentNode<CustomerSettingPartsFragment, unknown>;
export const TeamSettingPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamSettingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"close"}}]}},{"kind":"Field","name":{"kind":"Name","value":"holidays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"slotMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"calendar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"defaultView"}},{"kind":"Field","name":{"kind":"Name","value":"showWeekends"}},{"kind":"Field","name":{"kind":"Name","value":"colourBy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnOnClash"}},{"kind":"Field","name":{"kind":"Name","value":"staffCanSeePrices"}},{"kind":"Field","name":{"kind":"Name","value":"shareLocation"}}]}}]} as unknown as DocumentNode<TeamSettingPartsFragment, unknown>;
export const JobSettingPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobSettingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobPrefix"}},{"kind":"Field","name":{"kind":"Name","value":"nextJobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"defaultDurationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"defaultPriority"}},{"kind":"Field","name":{"kind":"Name","value":"lateAfterMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"arrivalWindowMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"requireFormsBeforeFinish"}},{"kind":"Field","name":{"kind":"Name","value":"requireSignature"}},{"kind":"Field","name":{"kind":"Name","value":"createInvoiceOnFinish"}},{"kind":"Field","name":{"kind":"Name","value":"askBeforeMessaging"}}]}}]} as unknown as DocumentNode<JobSettingPartsFragment, unknown>;
export const CompanyPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"organizationEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"street1"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"zipcode"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}}]} as unknown as DocumentNode<CompanyPartsFragment, unknown>;
export const SettingsToEditDocument = {"kind":"Document","__meta__":{"hash":"af404389abc68a03a16c8395d8d12383341d9b6d2dda567e7f5d2e06d9a660b5"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettingsToEdit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companySettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerSettingParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamSettingParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"job"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobSettingParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerSettingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"dateFormat"}},{"kind":"Field","name":{"kind":"Name","value":"timeFormat"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"languageCode"}},{"kind":"Field","name":{"kind":"Name","value":"isLineItemRequired"}},{"kind":"Field","name":{"kind":"Name","value":"taxBasis"}},{"kind":"Field","name":{"kind":"Name","value":"discountBasis"}},{"kind":"Field","name":{"kind":"Name","value":"defaultTaxId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceDueDays"}},{"kind":"Field","name":{"kind":"Name","value":"invoicePrefix"}},{"kind":"Field","name":{"kind":"Name","value":"nextInvoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceFooter"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamSettingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"close"}}]}},{"kind":"Field","name":{"kind":"Name","value":"holidays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"slotMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"calendar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"defaultView"}},{"kind":"Field","name":{"kind":"Name","value":"showWeekends"}},{"kind":"Field","name":{"kind":"Name","value":"colourBy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnOnClash"}},{"kind":"Field","name":{"kind":"Name","value":"staffCanSeePrices"}},{"kind":"Field","name":{"kind":"Name","value":"shareLocation"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobSettingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobPrefix"}},{"kind":"Field","name":{"kind":"Name","value":"nextJobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"defaultDurationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"defaultPriority"}},{"kind":"Field","name":{"kind":"Name","value":"lateAfterMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"arrivalWindowMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"requireFormsBeforeFinish"}},{"kind":"Field","name":{"kind":"Name","value":"requireSignature"}},{"kind":"Field","name":{"kind":"Name","value":"createInvoiceOnFinish"}},{"kind":"Field","name":{"kind":"Name","value":"askBeforeMessaging"}}]}}]} as unknown as DocumentNode<SettingsToEditQuery, SettingsToEditQueryVariables>;
export const GeneralDataToEditDocument = {"kind":"Document","__meta__":{"hash":"d414b71ee67a7b2a5cab0a8f63f40e2a231c714095418587f08e88dd0135da47"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GeneralDataToEdit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"generalData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GeneralDataParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GeneralDataParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GeneralData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dateFormat"}},{"kind":"Field","name":{"kind":"Name","value":"timeFormat"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"languageCode"}}]}}]} as unknown as DocumentNode<GeneralDataToEditQuery, GeneralDataToEditQueryVariables>;
export const CompanyToEditDocument = {"kind":"Document","__meta__":{"hash":"350ffb95abe3618c38b73d15067d8f2de213d2212da9ca98c889e621fec0e96e"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CompanyToEdit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"organizationEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"street1"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"zipcode"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}}]} as unknown as DocumentNode<CompanyToEditQuery, CompanyToEditQueryVariables>;
export const SettingChoicesDocument = {"kind":"Document","__meta__":{"hash":"cfa3bb838b956807f7dc43b4484ed7545ef3326a67fd033ef62d02a469c3303f"},"definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettingChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"languages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currencies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"symbol"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taxes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"rate"}}]}}]}}]}}]} as unknown as DocumentNode<SettingChoicesQuery, SettingChoicesQueryVariables>;
export const UpdateCustomerSettingDocument = {"kind":"Document","__meta__":{"hash":"bb4f582749c0a2fd62cc478ddec39a07d1fa2bdbad212f3f5a0c303583e7bc29"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCustomerSetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCustomerSettingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCustomerSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CustomerSettingParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CustomerSettingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyName"}},{"kind":"Field","name":{"kind":"Name","value":"timezone"}},{"kind":"Field","name":{"kind":"Name","value":"dateFormat"}},{"kind":"Field","name":{"kind":"Name","value":"timeFormat"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"languageCode"}},{"kind":"Field","name":{"kind":"Name","value":"isLineItemRequired"}},{"kind":"Field","name":{"kind":"Name","value":"taxBasis"}},{"kind":"Field","name":{"kind":"Name","value":"discountBasis"}},{"kind":"Field","name":{"kind":"Name","value":"defaultTaxId"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceDueDays"}},{"kind":"Field","name":{"kind":"Name","value":"invoicePrefix"}},{"kind":"Field","name":{"kind":"Name","value":"nextInvoiceNumber"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"invoiceFooter"}}]}}]} as unknown as DocumentNode<UpdateCustomerSettingMutation, UpdateCustomerSettingMutationVariables>;
export const UpdateGeneralDataDocument = {"kind":"Document","__meta__":{"hash":"df0d3a3e34b953efeaba8ef02e771124ea0291ed80166fbfe3f645c9211cf874"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateGeneralData"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateGeneralDataInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateGeneralData"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GeneralDataParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GeneralDataParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GeneralData"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dateFormat"}},{"kind":"Field","name":{"kind":"Name","value":"timeFormat"}},{"kind":"Field","name":{"kind":"Name","value":"currencyCode"}},{"kind":"Field","name":{"kind":"Name","value":"languageCode"}}]}}]} as unknown as DocumentNode<UpdateGeneralDataMutation, UpdateGeneralDataMutationVariables>;
export const UpdateTeamSettingDocument = {"kind":"Document","__meta__":{"hash":"34ef132e580a01f62fc0dde285a89e1b6be6d108d16280321fba250c56295925"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateTeamSetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateTeamSettingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateTeamSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamSettingParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamSettingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"close"}}]}},{"kind":"Field","name":{"kind":"Name","value":"holidays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"slotMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"calendar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstDay"}},{"kind":"Field","name":{"kind":"Name","value":"defaultView"}},{"kind":"Field","name":{"kind":"Name","value":"showWeekends"}},{"kind":"Field","name":{"kind":"Name","value":"colourBy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"warnOnClash"}},{"kind":"Field","name":{"kind":"Name","value":"staffCanSeePrices"}},{"kind":"Field","name":{"kind":"Name","value":"shareLocation"}}]}}]} as unknown as DocumentNode<UpdateTeamSettingMutation, UpdateTeamSettingMutationVariables>;
export const UpdateJobSettingDocument = {"kind":"Document","__meta__":{"hash":"151227ddddef198fa3d66217a4adcc23924c68eac4902c74c40b93f7bcfe1150"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateJobSetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateJobSettingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateJobSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"JobSettingParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"JobSettingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"JobSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobPrefix"}},{"kind":"Field","name":{"kind":"Name","value":"nextJobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"defaultDurationMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"defaultPriority"}},{"kind":"Field","name":{"kind":"Name","value":"lateAfterMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"arrivalWindowMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"requireFormsBeforeFinish"}},{"kind":"Field","name":{"kind":"Name","value":"requireSignature"}},{"kind":"Field","name":{"kind":"Name","value":"createInvoiceOnFinish"}},{"kind":"Field","name":{"kind":"Name","value":"askBeforeMessaging"}}]}}]} as unknown as DocumentNode<UpdateJobSettingMutation, UpdateJobSettingMutationVariables>;
export const UpdateCompanyDocument = {"kind":"Document","__meta__":{"hash":"99ff6a830cac2981eacd642abc3681eb34f64eceea0aef397471a2dbfde599b4"},"definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCompany"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCompanyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCompany"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompanyParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompanyParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Company"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"organizationName"}},{"kind":"Field","name":{"kind":"Name","value":"organizationEmail"}},{"kind":"Field","name":{"kind":"Name","value":"phoneCountryCode"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"street1"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"province"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"zipcode"}},{"kind":"Field","name":{"kind":"Name","value":"website"}},{"kind":"Field","name":{"kind":"Name","value":"companySize"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}}]} as unknown as DocumentNode<UpdateCompanyMutation, UpdateCompanyMutationVariables>;
export const useSettingsToEditQuery = (options?: SkipToken | useQuery.Options<SettingsToEditQuery, SettingsToEditQueryVariables>) => useQuery(SettingsToEditDocument, options)
export const useGeneralDataToEditQuery = (options?: SkipToken | useQuery.Options<GeneralDataToEditQuery, GeneralDataToEditQueryVariables>) => useQuery(GeneralDataToEditDocument, options)
export const useCompanyToEditQuery = (options?: SkipToken | useQuery.Options<CompanyToEditQuery, CompanyToEditQueryVariables>) => useQuery(CompanyToEditDocument, options)
export const useSettingChoicesQuery = (options?: SkipToken | useQuery.Options<SettingChoicesQuery, SettingChoicesQueryVariables>) => useQuery(SettingChoicesDocument, options)
export const useUpdateCustomerSettingMutation = (options?: useMutation.Options<UpdateCustomerSettingMutation, UpdateCustomerSettingMutationVariables>) => useMutation(UpdateCustomerSettingDocument, options)
export const useUpdateGeneralDataMutation = (options?: useMutation.Options<UpdateGeneralDataMutation, UpdateGeneralDataMutationVariables>) => useMutation(UpdateGeneralDataDocument, options)
export const useUpdateTeamSettingMutation = (options?: useMutation.Options<UpdateTeamSettingMutation, UpdateTeamSettingMutationVariables>) => useMutation(UpdateTeamSettingDocument, options)
export const useUpdateJobSettingMutation = (options?: useMutation.Options<UpdateJobSettingMutation, UpdateJobSettingMutationVariables>) => useMutation(UpdateJobSettingDocument, options)
export const useUpdateCompanyMutation = (options?: useMutation.Options<UpdateCompanyMutation, UpdateCompanyMutationVariables>) => useMutation(UpdateCompanyDocument, options)