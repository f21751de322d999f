import { type RecordKind, recordStateNames } from '@callout/mock-api/control/pactStates/stateNames'

type Parameters = Readonly<Record<string, unknown>>

/** Names of a record's id in other records. */
const idNames: Readonly<Record<RecordKind, string>> = {
  jobs: 'job_id',
  customers: 'customer_id',
  properties: 'property_id',
  services: 'service_id',
  categories: 'category_id',
  branches: 'branch_id',
  forms: 'form_id',
  jobForms: 'job_form_id',
  taxes: 'tax_id',
  staff: 'staff_id',
  notes: 'note_id',
  invoices: 'invoice_id',
  clientNotifications: 'client_notification_id',
  notifications: 'notification_id',
  messageTemplates: 'template_id',
  payments: 'payment_id',
  transactions: 'transaction_id',
}

const recordKinds = Object.keys(recordStateNames) as RecordKind[]

/** `staff_ids` holds values of `staff_id`. */
export const elementName = (name: string): string => name.replace(/_ids$/, '_id')

const kindsOfPaths: Readonly<Record<string, RecordKind>> = { staffs: 'staff', company_templates: 'messageTemplates' }

/** Name of the id in a path below the base URL, as `tax_id` in `/taxes/501`. */
export function pathIdName(path: string): string {
  const [, resource = ''] = path.split('/')
  return idNames[kindsOfPaths[resource] ?? (resource as RecordKind)] ?? 'id'
}

function getIds(value: unknown, name: string, idName: string): [name: string, id: number][] {
  if (Array.isArray(value)) return value.flatMap((element) => getIds(element, elementName(name), idName))
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([key, inner]) => getIds(inner, key, idName))
  if (typeof value !== 'number' || value === 0) return []
  return name === 'id' ? [[idName, value]] : name.endsWith('_id') ? [[name, value]] : []
}

/** Ids in the lists of a state's parameters, as `['tax_id', 501]`. A provider replaces them under `listIdName`. */
export function listIds(state: string, parameters: Parameters = {}): readonly [name: string, id: number][] {
  const kind = recordKinds.find((name) => recordStateNames[name] === state)
  const idName = kind === undefined ? 'id' : idNames[kind]
  return Object.entries(parameters).flatMap(([name, value]) =>
    name !== 'calls' && Array.isArray(value) ? getIds(value, name, idName) : [],
  )
}

/** Under this name a state returns a provider's own id in place of one in a list: `tax_id_501`. */
export const listIdName = (name: string, id: number): string => `${name}_${id}`

/** Ids of a provider, by the ids of the pacts. */
export class OwnIds {
  readonly #byName = new Map<string, number>()
  readonly #byValue = new Map<number, Set<number>>()

  set(name: string, id: number, backendId: number): void {
    this.#byName.set(listIdName(name, id), backendId)
    this.#byValue.set(id, (this.#byValue.get(id) ?? new Set()).add(backendId))
  }
  /** By name and value; by value alone if no two records share it. */
  find(name: string, id: number): number {
    const [only, ...more] = this.#byValue.get(id) ?? []
    return this.#byName.get(listIdName(name, id)) ?? (more.length === 0 ? only : undefined) ?? id
  }
  clear(): void {
    this.#byName.clear()
    this.#byValue.clear()
  }
}
