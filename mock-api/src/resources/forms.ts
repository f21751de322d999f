import type { FormQuery, FormSummary } from '@callout/contracts/forms/schemas'
import type { z } from '@callout/contracts/wire/zod'
import { searchText } from '@callout/contracts/search/searchText'
import type { Caller } from '../http/access.ts'
import type { DomainHandlers } from '../http/handlers.ts'
import { listing } from '../http/listing.ts'
import { requireAuthority } from '../http/requireAuthority.ts'
import type { FormRecord } from './forms/records.ts'
import { createForm, deleteForm, formSummary, formView, ownForm, updateForm } from './forms/formChanges.ts'
import { saveJobForm } from './forms/jobForm.ts'
import { savedJobForm } from './forms/savedJobForm.ts'

const isOfferedIn = (form: FormRecord, module: string): boolean =>
  form.attach_to.some((place) => place.is_active && place.module === module)

const byName = (a: FormRecord, b: FormRecord): number => a.form_name.localeCompare(b.form_name, 'en') || a.id - b.id

function getOrder({ sort_by, sort_dir }: z.output<typeof FormQuery>): (a: FormRecord, b: FormRecord) => number {
  const sign = sort_dir === 'desc' ? -1 : 1
  if (sort_by !== 'updated_at') return (a, b) => sign * byName(a, b)
  return (a, b) => sign * ((a.updated_at ?? 0) - (b.updated_at ?? 0)) || byName(a, b)
}

const formList = listing<z.output<typeof FormQuery>, FormSummary>()('forms', {
  search: { texts: ({ form_name }) => [searchText([form_name])] },
  equal: ['is_template', 'status'],
  where: { module: (requested) => (form) => isOfferedIn(form, requested) },
  order: ({ store, caller }, query) => store.forms.by('company_id', caller.company.id).toSorted(getOrder(query)),
  view: (_, form) => formSummary(form),
})

const requireManager = (caller: Caller): void => requireAuthority(caller, 'manage_forms', 'manage forms')

export const formHandlers: DomainHandlers<'forms'> = {
  listForms: (call) => formList.reply('forms', call),

  getForm: ({ input, store, viewer: { caller } }) => formView(ownForm(store, caller, input.id)),

  createForm: ({ input, viewer }) => {
    requireManager(viewer.caller)
    return formView(createForm(viewer, input))
  },

  updateForm: ({ input, viewer }) => {
    requireManager(viewer.caller)
    return formView(updateForm(viewer, input))
  },

  deleteForm: ({ input, viewer }) => {
    requireManager(viewer.caller)
    return deleteForm(viewer, input.id)
  },

  saveJobForm: ({ input, viewer }) => saveJobForm(viewer, input),

  downloadSavedJobForm: ({ input, viewer }) => savedJobForm(viewer, input),
}
