import type { JobStatusCode } from '@callout/contracts/jobs/status/status'
import type { UserTypeCode } from '@callout/contracts/profile/userType'
import type { Collection, Row } from '../../db/collection.ts'
import type { JobFormRecord } from '../../resources/forms/records.ts'
import type { ClientNotificationRecord, MessageTemplateRecord, NotificationRecord } from '../../resources/notifications/records.ts'
import { newInvoice } from '../../resources/invoices/records.ts'
import type { VisitRecord } from '../../resources/jobs/visitRecords.ts'
import { putJob, getSlot } from './sampleRecords.ts'
import { ADMIN, COMPANY, must, OTHER_COMPANY, OWNER, type Parameters, userOf } from './seedAccounts.ts'
import { recordStateNames } from './stateNames.ts'
import type { SomeStates, StateTarget } from './stateTarget.ts'

type Fields = Readonly<Record<string, unknown>> & { readonly id: number }

const recordsIn = (parameters: Parameters): readonly Fields[] => parameters['records'] as Fields[]
const getCompany = ({ of_another_company: isForeign }: Fields): number => (isForeign === true ? OTHER_COMPANY : COMPANY)

function putAll<R extends Row & { readonly company_id: number }, I extends string>(
  collection: Collection<R, I>,
  parameters: Parameters,
  part: (fields: Fields) => Partial<R> = () => ({}),
): void {
  const pattern = must(
    collection.all().find(({ company_id }) => company_id === COMPANY),
    collection.name,
  )
  for (const fields of recordsIn(parameters)) {
    const { of_another_company: _, role: __, ...values } = fields
    collection.put({ ...pattern, ...part(fields), ...values, company_id: getCompany(fields) })
  }
}

function putJobs(mock: StateTarget, parameters: Parameters): void {
  const { timezone } = must(mock.store.companies.get(COMPANY), 'company')
  for (const fields of recordsIn(parameters)) {
    const { id, visit_id, status, date, start_time, end_time, staff_ids, of_another_company: _, ...job } = fields
    const company_id = getCompany(fields)
    const visit: Partial<VisitRecord> = {
      ...getSlot({ date, start_time, end_time }, timezone),
      staff_ids: staff_ids as number[],
    }
    putJob(mock, { id, visitId: Number(visit_id), status: status as JobStatusCode, visit, job: { ...job, company_id } })
  }
}

export function recordStates(mock: StateTarget) {
  const { store, clock } = mock
  return {
    [recordStateNames.jobs]: (parameters) => putJobs(mock, parameters),
    [recordStateNames.customers]: (parameters) =>
      putAll(store.customers, parameters, ({ first_name, last_name }) => ({ name: [first_name, last_name].join(' ') })),
    [recordStateNames.properties]: (parameters) => putAll(store.properties, parameters),
    [recordStateNames.services]: (parameters) => putAll(store.services, parameters),
    [recordStateNames.categories]: (parameters) => putAll(store.categories, parameters, () => ({ template_id: null, is_active: true })),
    [recordStateNames.branches]: (parameters) => putAll(store.branches, parameters, () => ({ is_default: false })),
    [recordStateNames.forms]: (parameters) => putAll(store.forms, parameters, () => ({ updated_by: userOf(store, ADMIN).id })),
    [recordStateNames.jobForms]: async (parameters) => {
      const paper = { key: '0123456789abcdef0123456789abcde0', file_name: 'J-0501-Boiler-checklist.pdf' }
      for (const { of_another_company: isForeign, ...fields } of recordsIn(parameters))
        store.jobForms.put({
          ...(fields as unknown as JobFormRecord),
          paper,
          company_id: getCompany({ ...fields, of_another_company: isForeign === true }),
        })
      await store.files.remove([paper.key])
      await store.files.write(paper.key, Buffer.from('%PDF-1.7'))
    },
    [recordStateNames.taxes]: (parameters) => putAll(store.taxes, parameters, () => ({ is_default: false })),
    [recordStateNames.staff]: (parameters) =>
      putAll(store.users, parameters, ({ id, role }) => ({
        email: `person-${id}@demo.test`,
        ...(role !== undefined && { user_type: role as UserTypeCode }),
      })),
    [recordStateNames.clientNotifications]: (parameters) => {
      for (const fields of recordsIn(parameters))
        store.clientNotifications.put({ ...fields, company_id: COMPANY } as unknown as ClientNotificationRecord)
    },
    [recordStateNames.notifications]: (parameters) => {
      const people = [OWNER, ADMIN].map((email) => userOf(store, email).id)
      for (const id of people) for (const old of store.notifications.by('user_id', id)) store.notifications.remove(old.id)
      for (const fields of recordsIn(parameters)) {
        const { of_another_person: isForeign, of_another_company: _, ...values } = fields
        const user_id = userOf(store, isForeign === true ? ADMIN : OWNER).id
        const returned = {
          company_id: getCompany(fields),
          user_id,
          visit_id: null,
          invoice_id: null,
          read_at: null,
          job_id: null,
          created_at: clock.now(),
        }
        store.notifications.put({ ...returned, ...values } as unknown as NotificationRecord)
      }
    },
    [recordStateNames.messageTemplates]: (parameters) => {
      for (const fields of recordsIn(parameters)) {
        const { of_another_company: _, ...values } = fields
        const labels = {
          name: 'A',
          event: 'on_the_way',
          notification_medium: 'email',
          subject: 'A',
          body: 'A',
          is_active: true,
          updated_at: 1,
        }
        store.messageTemplates.put({
          ...labels,
          ...values,
          company_id: getCompany(fields),
          replaces: null,
        } as unknown as MessageTemplateRecord)
      }
    },
    [recordStateNames.invoices]: (parameters) => putAll(store.invoices, parameters, () => newInvoice),
    [recordStateNames.transactions]: (parameters) => putAll(store.transactions, parameters),
    [recordStateNames.payments]: (parameters) => putAll(store.payments, parameters, () => ({ earned: null })),
    [recordStateNames.notes]: (parameters) => {
      const by = { status: null, changes: [], actor_id: userOf(store, ADMIN).id }
      putAll(store.history, parameters, () => ({ ...by, visit_id: null, event: 'note' as const, created_at: clock.now() }))
    },
  } satisfies SomeStates
}
