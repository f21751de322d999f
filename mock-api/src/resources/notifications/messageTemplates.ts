import { responseCode } from '@callout/contracts/wire/envelope'
import { customerEvent, messageMedium } from '@callout/contracts/notifications/codes'
import type { CustomerEventCode } from '@callout/contracts/notifications/settings'
import type { MessageTemplate, MessageTemplateBody, MessageTemplateChangeBody } from '@callout/contracts/notifications/templates'
import { variablesOf } from '@callout/contracts/notifications/templateText'
import { invalid, ApiError } from '../../http/apiError.ts'
import type { MessageTemplateRecord } from './records.ts'
import type { Store } from '../../db/store.ts'
import type { Viewer } from '../../http/viewer.ts'
import { defaultTemplates, type Medium } from './defaultTemplates.ts'

/** A template as a company has it: a default one, in its own words or not, or one of its own. */
export interface CompanyTemplate extends Omit<MessageTemplateRecord, 'id' | 'company_id' | 'replaces'> {
  readonly id: number
  readonly is_default: boolean
}

/** The ids of defaults are the same in every company; those of a company's own begin here. */
export const OWN_FROM = 100

const places = Object.values(customerEvent).flatMap(({ code: event }) =>
  Object.values(messageMedium).map(({ code: notification_medium }) => ({ event, notification_medium })),
)

export function templatesOf(store: Store, companyId: number): CompanyTemplate[] {
  const stored = store.messageTemplates.by('company_id', companyId)
  const defaults = places.map(({ event, notification_medium }, index) => {
    const id = index + 1
    const ownMessageTemplate = stored.find(({ replaces }) => replaces === id)
    const labels = ownMessageTemplate ?? { ...defaultTemplates[event][notification_medium], is_active: true, updated_at: null }
    const { name, subject, body, is_active, updated_at } = labels
    return { id, event, notification_medium, name, subject, body, is_active, updated_at, is_default: true }
  })
  const ownMessageTemplates = stored.filter(({ replaces }) => replaces === null)
  return [
    ...defaults,
    ...ownMessageTemplates.map(({ company_id: _, replaces: __, ...template }) => ({
      ...template,
      id: OWN_FROM + template.id,
      is_default: false,
    })),
  ]
}

export function templateFor(
  store: Store,
  companyId: number,
  event: CustomerEventCode,
  medium: Medium,
  chosenId?: number | null,
): CompanyTemplate | undefined {
  const fitting = templatesOf(store, companyId).filter(
    (template) => template.event === event && template.notification_medium === medium && template.is_active,
  )
  return fitting.find(({ id }) => id === chosenId) ?? fitting[0]
}

export const templateView = (template: CompanyTemplate): MessageTemplate => ({
  ...template,
  variables_used: variablesOf(`${template.subject} ${template.body}`),
})

export function ownTemplate({ store, caller }: Viewer, id: number): CompanyTemplate {
  const found = templatesOf(store, caller.company.id).find((template) => template.id === id)
  if (!found) throw new ApiError(responseCode.NOT_FOUND, 'This template doesn’t exist.')
  return found
}

export function createTemplate({ store, caller, now }: Viewer, body: MessageTemplateBody): CompanyTemplate {
  const {
    company_id: _,
    replaces: __,
    ...stored
  } = store.messageTemplates.insert({
    ...body,
    company_id: caller.company.id,
    replaces: null,
    updated_at: now,
  })
  return { ...stored, id: OWN_FROM + stored.id, is_default: false }
}

export function updateTemplate(viewer: Viewer, { id, ...sent }: MessageTemplateChangeBody): CompanyTemplate {
  const { store, caller, now } = viewer
  const before = ownTemplate(viewer, id)
  const named = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
  const after = { ...before, ...named, updated_at: now }
  const { is_default, id: _, ...record } = after
  const company_id = caller.company.id
  if (!is_default) store.messageTemplates.update(id - OWN_FROM, record)
  else {
    const ownMessageTemplate = store.messageTemplates.by('company_id', company_id).find(({ replaces }) => replaces === id)
    if (ownMessageTemplate) store.messageTemplates.update(ownMessageTemplate.id, record)
    else store.messageTemplates.insert({ ...record, company_id, replaces: id })
  }
  return after
}

/** Restores a changed default, or deletes the company's own template. Throws 422 for an unchanged default. */
export function deleteTemplate(viewer: Viewer, id: number): { id: number; deleted_at: number } {
  const { store, caller, now } = viewer
  const { is_default } = ownTemplate(viewer, id)
  const ownMessageTemplate = store.messageTemplates
    .by('company_id', caller.company.id)
    .find((record) => (is_default ? record.replaces === id : record.id === id - OWN_FROM))
  if (!ownMessageTemplate) throw invalid({ field: 'id', message: 'A default template can’t be deleted.' })
  store.messageTemplates.remove(ownMessageTemplate.id)
  return { id, deleted_at: now }
}
