import { type ConflictData, responseCode } from '@callout/contracts/wire/envelope'
import { NEEDED_ACTION, CARRIED_ACTION, JOBS_MODULE } from '@callout/contracts/forms/codes'
import type { Form, FormBody, FormChangeBody, FormSummary } from '@callout/contracts/forms/schemas'
import type { Deleted, z } from '@callout/contracts/wire/zod'
import { type Caller, requireOwned } from '../../http/access.ts'
import { invalid, ApiError } from '../../http/apiError.ts'
import type { FormRecord, FormSectionRecord } from './records.ts'
import type { Store } from '../../db/store.ts'
import type { Viewer } from '../../http/viewer.ts'

export const formSummary = (form: FormRecord): FormSummary => ({
  id: form.id,
  form_name: form.form_name,
  status: form.status,
  is_template: form.is_template,
  category_ids: [...form.category_ids],
  attach_to: form.attach_to.map((place) => ({ ...place, actions: [...place.actions] })),
  version: form.version,
  updated_at: form.updated_at ?? null,
})

/** Sections as the wire has them. */
export const sectionViews = (sections: readonly FormSectionRecord[]): NonNullable<Form['fields_schema']> =>
  sections.map(({ section, fields }) => ({
    section: { ...section },
    fields: fields.map((field) => ({ ...field, choices: field.choices.map((choice) => ({ ...choice })) })),
  }))

export const formView = (form: FormRecord): Form => ({
  ...formSummary(form),
  fields_schema: sectionViews(form.fields_schema),
  lock_version: form.lock_version,
})

export const ownForm = (store: Store, { company }: Caller, id: number): FormRecord => requireOwned(company, store.forms.get(id), 'form')

export const isAttachedAt = ({ attach_to }: FormRecord, action: string): boolean =>
  attach_to.some((place) => place.is_active && place.module === JOBS_MODULE && place.actions.includes(action))

/** Whether a job is not to be finished without it. */
export const isNeeded = (form: FormRecord): boolean => isAttachedAt(form, NEEDED_ACTION)

export const carriedForms = (store: Store, companyId: number, categoryId: number): FormRecord[] =>
  store.forms
    .by('company_id', companyId)
    .filter(
      (form) =>
        form.status !== 0 &&
        isAttachedAt(form, CARRIED_ACTION) &&
        (form.category_ids.length === 0 || form.category_ids.includes(categoryId)),
    )

type Sections = FormBody['fields_schema']

/** Sections in the order in which they were sent; fields without a key get one that is unique in the form. */
function ordered(sections: Sections): FormSectionRecord[] {
  const keys = new Set(sections.flatMap(({ fields }) => fields.map(({ field_key }) => field_key)))
  const newKey = (): string => {
    let number = keys.size
    while (keys.has(`field_${number}`)) number += 1
    keys.add(`field_${number}`)
    return `field_${number}`
  }
  return sections.map(({ section, fields }, index) => ({
    section: { name: section.name, sort_order: index + 1 },
    fields: fields.map((field) => ({ ...field, field_key: field.field_key ?? newKey() })),
  }))
}

function requireCategories(store: Store, { company }: Caller, ids: readonly number[]): void {
  const isOwn = (id: number): boolean => store.categories.get(id)?.company_id === company.id
  if (!ids.every(isOwn)) throw invalid({ field: 'category_ids', message: 'Choose categories of your company' })
}

export function createForm({ store, caller, now }: Viewer, { fields_schema, ...body }: FormBody): FormRecord {
  requireCategories(store, caller, body.category_ids)
  return store.forms.insert({
    ...body,
    fields_schema: ordered(fields_schema),
    company_id: caller.company.id,
    is_template: false,
    version: 1,
    lock_version: 1,
    updated_at: now,
    updated_by: caller.user.id,
  })
}

/** Throws 409 when the caller names an older version of the form. Without a version nothing is compared (D27). */
function requireVersion({ store }: Viewer, form: FormRecord, seen: number | undefined): void {
  if (seen === undefined || seen === form.lock_version) return
  const changed_by = store.users.get(form.updated_by ?? 0)?.name ?? null
  const conflict: ConflictData = { reason: 'stale', current: formView(form), changed_by, changed_at: form.updated_at ?? 0 }
  throw new ApiError(responseCode.CONFLICT, `${changed_by ?? 'Someone else'} changed this in the meantime.`, conflict)
}

/** Fields not sent are unchanged. Previous versions are stored for answers in progress. */
export function updateForm(viewer: Viewer, { id, lock_version, fields_schema, ...sent }: FormChangeBody): FormRecord {
  const { store, caller, now } = viewer
  const form = ownForm(store, caller, id)
  requireVersion(viewer, form, lock_version)
  if (sent.category_ids) requireCategories(store, caller, sent.category_ids)
  const named = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
  const { company_id, version, form_name } = form
  return store.transaction(() => {
    store.formVersions.insert({ company_id, form_id: id, version, form_name, fields_schema: form.fields_schema })
    return store.forms.update(id, {
      ...named,
      ...(fields_schema && { fields_schema: ordered(fields_schema) }),
      version: version + 1,
      lock_version: form.lock_version + 1,
      updated_at: now,
      updated_by: caller.user.id,
    })
  })
}

/** Jobs on which it was not filled in carry it no more; what was submitted stays. */
export function deleteForm({ store, caller, now }: Viewer, id: number): z.input<typeof Deleted> {
  const form = ownForm(store, caller, id)
  store.transaction(() => {
    for (const job of store.jobs.all()) {
      if (job.company_id !== form.company_id || !job.forms.some((item) => item.form_id === id && !item.is_submitted)) continue
      store.jobs.update(job.id, { forms: job.forms.filter((item) => item.form_id !== id || item.is_submitted) })
    }
    store.forms.remove(id)
    store.deletedForms.put({ ...form, deleted_at: now, deleted_by: caller.user.id })
  })
  return { id, deleted_at: now }
}
