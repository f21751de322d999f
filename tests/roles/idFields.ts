import type { Collections } from '@callout/mock-api/resources/collections'

/** Collection of the records that an id field of an input names, by the field's last word. */
const collectionsByField: Readonly<Record<string, keyof Collections>> = {
  branch_id: 'branches',
  move_to_branch_id: 'branches',
  staff_id: 'users',
  staff_ids: 'users',
  branch_head_id: 'users',
  reassign_to_staff_id: 'users',
  customer_id: 'customers',
  property_id: 'properties',
  category_id: 'categories',
  category_ids: 'categories',
  user_category_ids: 'categories',
  move_to_category_id: 'categories',
  service_id: 'services',
  tax_id: 'taxes',
  tax_ids: 'taxes',
  default_tax_id: 'taxes',
  form_id: 'forms',
  form_ids: 'forms',
  approval_form_id: 'forms',
  job_form_id: 'jobForms',
  job_id: 'jobs',
  visit_id: 'visits',
  exclude_visit_id: 'visits',
  invoice_id: 'invoices',
  invoice_ids: 'invoices',
  template_id: 'messageTemplates',
  transaction_id: 'transactions',
  attachment_ids: 'attachments',
}

/** Collection that `id` names, by the first word of the call's path. */
const collectionsByPath: Readonly<Record<string, keyof Collections>> = {
  categories: 'categories',
  services: 'services',
  branches: 'branches',
  jobs: 'jobs',
  forms: 'forms',
  taxes: 'taxes',
  customers: 'customers',
  properties: 'properties',
  staffs: 'users',
  notifications: 'notifications',
  company_templates: 'messageTemplates',
  companies: 'companies',
  // A subscription has its company's id.
  subscriptions: 'companies',
}

/** Collection that `id` names inside of a list; null: an item of the record itself, which no other record has. */
const collectionsByList: Readonly<Record<string, keyof Collections | null>> = {
  attachments: 'attachments',
  line_items: null,
  time_off: null,
}

/** Ids of lists that all companies share. */
const commonIds: ReadonlySet<string> = new Set(['country_id', 'state_id', 'cancel_reason_id', 'plan_id', 'payment_method_id'])

/** @returns 'common' for ids that belong to no company, undefined for an unknown field */
export function collectionNamed(path: string, field: string): keyof Collections | 'common' | undefined {
  const [last = '', list = ''] = field
    .split('.')
    .filter((part) => !/^\d+$/.test(part))
    .toReversed()
  if (commonIds.has(last)) return 'common'
  if (last !== 'id') return collectionsByField[last]
  const inList = collectionsByList[list]
  return inList === undefined ? collectionsByPath[path.split('/')[1] ?? ''] : (inList ?? 'common')
}

export const isIdField = (field: string): boolean => /(^|[._])ids?$/.test(field)
