import { codeInput, codeOrElse, codeSchema } from '../wire/codes.ts'
import { idempotencyField } from '../wire/idempotency.ts'
import { pageQuery, Pagination, sortDirection } from '../wire/page.ts'
import { atMost, requiredText } from '../text/rules.ts'
import { Flag, IdInput, Instant, IntegerInput, Money, nullish, RecordId, z } from '../wire/zod.ts'
import { fieldType, formSort, formStatus, jobFormStatus } from './codes.ts'
import { templateProblems } from './template.ts'

/** Where a form is used (spec §3): the module and its actions. */
export const FormPlace = z.object({ module: z.string(), actions: z.array(z.string()), is_active: nullish(z.boolean()) })
export type FormPlace = z.output<typeof FormPlace>

export const FormSummary = z.object({
  id: RecordId,
  form_name: z.string(),
  status: nullish(codeSchema(formStatus)),
  is_template: nullish(z.boolean()),
  category_ids: nullish(z.array(RecordId)),
  attach_to: nullish(z.array(FormPlace)),
  version: nullish(z.int()),
  updated_at: nullish(Instant),
})
export type FormSummary = z.output<typeof FormSummary>

/** A form field. Without a key it is identified by position: `keyedSections`. */
export const FormField = z.object({
  field_key: nullish(z.string()),
  name: z.string(),
  data_type: codeOrElse(fieldType, fieldType.TEXTBOX.code),
  is_required: nullish(z.boolean()),
  choices: nullish(z.array(z.object({ name: z.string() }))),
  show_if: nullish(z.object({ field_key: z.string(), equals: z.string() })),
  terms: nullish(z.string()),
})
export const FormSection = z.object({ section: z.object({ name: z.string(), sort_order: nullish(z.int()) }), fields: z.array(FormField) })
export type FormSection = z.output<typeof FormSection>

export const Form = z.extend(FormSummary, { fields_schema: nullish(z.array(FormSection)), lock_version: nullish(z.int()) })
export type Form = z.output<typeof Form>

export const FormQuery = z.object({
  ...pageQuery,
  search: z.optional(z.string().check(z.trim())),
  module: z.optional(z.string()),
  is_template: z.optional(Flag),
  status: z.optional(codeInput(formStatus)),
  sort_by: z.optional(codeInput(formSort)),
  sort_dir: z.optional(codeInput(sortDirection)),
})
export const FormPage = z.object({ forms: z.array(FormSummary), pagination: nullish(Pagination) })

export const FormIdInput = z.object({ id: IdInput })

const MOST_NAME = 120
const MOST_TERMS = 2000
const MOST_SECTIONS = 30
const MOST_FIELDS = 100

const nameText = () => requiredText().check(atMost(MOST_NAME))

export const FormFieldInput = z.object({
  /** The mock assigns a missing key: the spec has none (decision D27). */
  field_key: nullish(requiredText().check(atMost(60))),
  name: nameText(),
  data_type: codeInput(fieldType),
  is_required: z._default(Flag, false),
  choices: z._default(z.array(z.object({ name: nameText() })), []),
  show_if: nullish(z.object({ field_key: z.string(), equals: requiredText('Choose an answer') })),
  terms: nullish(z.string().check(atMost(MOST_TERMS))),
})
export const FormSectionInput = z.object({
  section: z.object({ name: nameText(), sort_order: z.optional(IntegerInput) }),
  fields: z
    .array(FormFieldInput)
    .check(z.minLength(1, 'Add at least one question'), z.maxLength(MOST_FIELDS, `A section can have up to ${MOST_FIELDS} questions`)),
})
const FormPlaceInput = z.object({ module: requiredText(), actions: z.array(z.string()), is_active: z._default(Flag, true) })

const shape = {
  form_name: nameText(),
  attach_to: z.array(FormPlaceInput),
  status: codeInput(formStatus),
  fields_schema: z
    .array(FormSectionInput)
    .check(z.minLength(1, 'Add at least one section'), z.maxLength(MOST_SECTIONS, `A form can have up to ${MOST_SECTIONS} sections`)),
  category_ids: z.array(IdInput),
}

interface Drawn {
  readonly fields_schema?: z.output<typeof shape.fields_schema> | undefined
}

const holdsTogether = z.check<Drawn>(({ value, issues }) => {
  for (const { path, message } of templateProblems(value.fields_schema ?? []))
    issues.push({ code: 'custom', path: ['fields_schema', ...path], message, input: value })
})

export const FormBody = z
  .object({
    ...shape,
    attach_to: z._default(shape.attach_to, []),
    status: z._default(shape.status, formStatus.ACTIVE.code),
    category_ids: z._default(shape.category_ids, []),
  })
  .check(holdsTogether)
export type FormBody = z.output<typeof FormBody>

/** Increments the version. */
export const FormChangeBody = z
  .extend(z.partial(z.object(shape)), { id: IdInput, lock_version: z.optional(IntegerInput) })
  .check(holdsTogether)
export type FormChangeBody = z.output<typeof FormChangeBody>

const FormPhoto = z.object({ content_type: z.string(), file_base64: z.string() })

export const FormAnswer = z.object({
  field_key: nullish(z.string()),
  name: nullish(z.string()),
  data_type: nullish(codeOrElse(fieldType, fieldType.TEXTBOX.code)),
  value: nullish(z.string()),
  photos: nullish(z.array(FormPhoto)),
  /** `data:` URL of a drawn signature; missing for a typed name. */
  signature_image: nullish(z.string()),
  signer_name: nullish(z.string()),
  signed_at: nullish(Instant),
  signed_total: nullish(Money),
  currency_code: nullish(z.string()),
})
export type FormAnswer = z.output<typeof FormAnswer>

export const JobForm = z.object({
  id: RecordId,
  form_id: nullish(RecordId),
  form_version: nullish(z.int()),
  form_name: nullish(z.string()),
  job_id: nullish(RecordId),
  visit_id: nullish(RecordId),
  status: nullish(codeSchema(jobFormStatus)),
  schema_snapshot: nullish(z.array(FormSection)),
  answers: nullish(z.array(FormAnswer)),
  submitted_by: nullish(z.object({ id: nullish(RecordId), name: nullish(z.string()) })),
  submitted_at: nullish(Instant),
  lock_version: nullish(z.int()),
})
export type JobForm = z.output<typeof JobForm>

const AnswerInput = z.object({
  field_key: requiredText(),
  value: nullish(z.string()),
  photos: nullish(z.array(FormPhoto)),
  signature_image: nullish(z.string()),
  signer_name: nullish(z.string()),
  signed_at: nullish(IntegerInput),
  signed_total: nullish(Money),
})
export type AnswerInput = z.output<typeof AnswerInput>

/** `form_version`: the version filled in, if it may be outdated. */
export const SaveJobFormBody = z.object({
  job_form_id: nullish(IdInput),
  form_id: IdInput,
  form_version: nullish(IntegerInput),
  job_id: IdInput,
  visit_id: nullish(IdInput),
  status: codeInput(jobFormStatus),
  answers: z.array(AnswerInput),
  lock_version: nullish(IntegerInput),
  occurred_at: nullish(IntegerInput),
  ...idempotencyField,
})
export type SaveJobFormBody = z.output<typeof SaveJobFormBody>

export const SavedJobFormQuery = z.object({ job_form_id: IdInput, format: z._default(z.enum(['pdf', 'json']), 'pdf') })

export const SavedJobForm = z.object({
  file_name: nullish(z.string()),
  content_type: nullish(z.string()),
  file_base64: nullish(z.string()),
  file_url: nullish(z.string()),
})
