import type { Camel } from '@callout/contracts/wire/casing'
import { formSort } from '@callout/contracts/forms/codes'
import { formEndpoints } from '@callout/contracts/forms/endpoints'
import { type FormSection, type FormSummary, JobForm } from '@callout/contracts/forms/schemas'
import type { FormSectionInput, Resolvers } from '../generated/resolvers.ts'
import { emulatedPage } from '../lists/emulatedPage.ts'
import { readRows } from '../lists/pagedList.ts'
import { equalFilters, searchIn } from '../lists/rowRules.ts'
import { readReply } from '../rest/readReply.ts'
import { isRecord } from '@callout/contracts/reply/isRecord'
import type { FormSectionSource, JobFormSource } from '../schema/sources.ts'

type Section = Camel<FormSection>
type Row = Camel<FormSummary>

const formList = {
  read: readRows(formEndpoints.listForms, 'forms'),
  filters: { ...equalFilters('isTemplate', 'status'), search: searchIn<Row>(({ formName }) => ({ texts: [formName] })) },
  sortKeys: { [formSort.UPDATED_AT.code]: ({ updatedAt }: Row) => updatedAt },
}

/** Sorts sections. Questions without a key are keyed by position, which only changes with a new version. */
const sectionsOf = (sections: readonly Section[] | null | undefined): FormSectionSource[] | null =>
  sections
    ?.toSorted((a, b) => (a.section.sortOrder ?? 0) - (b.section.sortOrder ?? 0))
    .map(({ section, fields }, row) => ({
      section,
      fields: fields.map((field, index) => ({ ...field, fieldKey: field.fieldKey ?? `${row + 1}.${index + 1}` })),
    })) ?? null

const sentSections = (sections: readonly FormSectionInput[]) =>
  sections.map(({ name, fields }, index) => ({
    section: { name, sortOrder: index + 1 },
    fields: fields.map(({ choices, ...field }) => ({ ...field, choices: (choices ?? []).map((choice) => ({ name: choice })) })),
  }))

/** Parses a form that arrives as a file. Only the id is known unless the file is JSON (the spec names no format). */
function readJobForm(base64: string | null | undefined, id: string | number): JobFormSource {
  const onlyId = { id: Number(id) } as JobFormSource
  try {
    const file: unknown = JSON.parse(Buffer.from(base64 ?? '', 'base64').toString('utf8'))
    const reply = isRecord(file) && !('job_form' in file) ? { ...onlyId, ...file } : file
    return readReply(reply, { schema: JobForm, record: 'job_form', onMismatch: () => undefined }) as JobFormSource
  } catch {
    return onlyId
  }
}

export const forms = {
  Query: {
    forms: (_, { input, ...alone }, { rest }) => emulatedPage(formList, input ?? alone, rest),
    form: (_, { id }, { rest }) => rest(formEndpoints.getForm, { id }),
    jobForm: async (_, { id }, { rest }) => {
      const { fileBase64 } = await rest(formEndpoints.downloadSavedJobForm, { jobFormId: id, format: 'json' })
      return readJobForm(fileBase64, id)
    },
    jobFormPaper: async (_, { id }, { rest }) => {
      const { fileName, fileBase64 } = await rest(formEndpoints.downloadSavedJobForm, { jobFormId: id, format: 'pdf' })
      return { fileName, base64: fileBase64 }
    },
  },
  Mutation: {
    createForm: (_, { input: { sections, ...input } }, { rest }) =>
      rest(formEndpoints.createForm, { ...input, fieldsSchema: sentSections(sections) }),
    updateForm: (_, { input: { sections, ...input } }, { rest }) =>
      rest(formEndpoints.updateForm, { ...input, ...(sections && { fieldsSchema: sentSections(sections) }) }),
    deleteForm: (_, { id }, { rest }) => rest(formEndpoints.deleteForm, { id }),
    saveJobForm: (_, { input, idempotencyKey }, { rest }) => rest(formEndpoints.saveJobForm, { ...input, idempotencyKey }),
  },
  Form: { sections: ({ fieldsSchema }) => sectionsOf(fieldsSchema) },
  JobForm: { sections: ({ schemaSnapshot }) => sectionsOf(schemaSnapshot) },
  FormSection: { name: ({ section }) => section.name },
  FormField: { choices: ({ choices }) => choices?.map(({ name }) => name) ?? null },
} satisfies Resolvers
