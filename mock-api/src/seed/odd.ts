import { totalsOf } from '@callout/contracts/jobs/money/totals'
import type { UserRecord } from '../resources/profile/records.ts'
import type { Store } from '../db/store.ts'
import type { CustomerRecord } from '../resources/customers/records.ts'
import type { JobRecord } from '../resources/jobs/records.ts'
import { companyIds } from './profile/accounts.ts'

/** Eighty characters without a place to break. */
export const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

/** Unusual user text: a very long word, right-to-left text, emoji, accents, long text. */
const texts = {
  company: `${LONG_WORD} خدمات`,
  people: [
    ['محمد', 'عبد الرحمن الطويل'],
    [LONG_WORD, LONG_WORD],
    ['נועה', 'בן־דוד'],
    ['👩‍🔧 Zoë', 'Ångström-Łukasiewicz'],
    ['X', 'Y'],
  ],
  customers: [
    LONG_WORD,
    'شركة المياه والكهرباء والخدمات المنزلية المحدودة',
    'יעקב לוי ושות׳ שירותי אחזקה',
    '👨‍👩‍👧‍👦🏠 Familie Müßiggang 🎉🎉🎉',
    '<b>O’Brien & “Sons”</b>',
    'ก้องเกียรติ วงศ์สวัสดิ์',
    'Wolfeschlegelsteinhausenbergerdorff the Third of Lower Saxony and His Heirs',
    '李',
  ],
  streets: [`1 ${LONG_WORD}`, 'شارع الملك فهد ١٢٣', 'רחוב הרצל 12', '🏝️ Beach Road 5'],
  places: [LONG_WORD, 'الفرع الرئيسي', 'בית', '🏠'],
  titles: [
    LONG_WORD,
    'إصلاح مكيف الهواء في الطابق الثالث من المبنى الرئيسي',
    'תיקון דוד שמש בקומה השלישית',
    '🚿🔧 Leak!!! 💦💦💦',
    'A title of many short words that goes on and on until nobody remembers how it began, and then a little further',
    '',
  ],
  notes: [
    `${LONG_WORD}${LONG_WORD}\n\nhttps://example.test/${'a/very/long/path/'.repeat(8)}`,
    'اتصل قبل الوصول بنصف ساعة.\nCall half an hour before.\nלהתקשר חצי שעה לפני.',
    '😀'.repeat(60),
  ],
  lines: [LONG_WORD, 'تركيب مكيف', 'התקנה', '🔩 Schraube M8×40'],
} as const

/** Unit prices; the last one is the least there is. */
const amounts = [1_234_567.89, 9_876_543.21, 250_000, 0.01] as const

const at = <Value>(values: readonly Value[], place: number): Value => values[place % values.length] as Value

const oddUser = (user: UserRecord, place: number): UserRecord => {
  const [first_name, last_name] = at(texts.people, place)
  return { ...user, first_name, last_name, name: `${first_name} ${last_name}` }
}

const oddCustomer = (customer: CustomerRecord, place: number): CustomerRecord => ({
  ...customer,
  name: at(texts.customers, place),
  company_name: place % 2 === 0 ? at(texts.customers, place) : null,
  email: place % 3 === 0 ? `${LONG_WORD}@${'long-domain-'.repeat(8)}mail.example` : customer.email,
  notes: at(texts.notes, place),
})

/** Lines worth millions, with matching totals. A job with an invoice keeps its amounts. */
function oddJob(job: JobRecord, customer_name: string, place: number): JobRecord {
  const { discount_type, discount_value, discount_basis, tax_basis, taxes } = job
  const labels = { customer_name, title: at(texts.titles, place), description: at(texts.notes, place), notes: at(texts.notes, place + 1) }
  if (job.invoice_id !== null) return { ...job, ...labels }
  const lines = job.line_items.map((line, index) => ({
    ...line,
    name: at(texts.lines, place + index),
    description: at(texts.notes, place + index),
    amount: at(amounts, place + index),
  }))
  const { line_totals, ...totals } = totalsOf({ lines, taxes, discount_type, discount_value, discount_basis, tax_basis })
  return { ...job, ...labels, ...totals, line_items: lines.map((line, index) => ({ ...line, total: line_totals[index] as number })) }
}

/** Gives the tiny size's main company unusual names, texts and prices, and a customer without a property. */
export function makeOdd(store: Store): void {
  const company_id = companyIds.main
  store.companies.update(company_id, { name: texts.company })
  const inCompany = <R extends { readonly company_id: number }>(records: Iterable<R>): R[] =>
    [...records].filter((record) => record.company_id === company_id)
  for (const [index, user] of inCompany(store.users.all()).entries()) store.users.put(oddUser(user, index))
  for (const [index, branch] of inCompany(store.branches.all()).entries())
    store.branches.update(branch.id, { name: at(texts.places, index) })
  for (const [index, category] of inCompany(store.categories.all()).entries())
    store.categories.update(category.id, { name: at(texts.lines, index) })
  for (const [index, service] of inCompany(store.services.all()).entries())
    store.services.update(service.id, { name: at(texts.lines, index), amount: at(amounts, index) })
  for (const [index, form] of inCompany(store.forms.all()).entries()) store.forms.update(form.id, { form_name: at(texts.titles, index) })
  for (const [index, customer] of inCompany(store.customers.all()).entries()) store.customers.put(oddCustomer(customer, index))
  for (const [index, property] of inCompany(store.properties.all()).entries())
    store.properties.update(property.id, {
      name: at(texts.places, index),
      street1: at(texts.streets, index),
      access_notes: at(texts.notes, index),
    })
  for (const [index, job] of inCompany(store.jobs.all()).entries())
    store.jobs.put(oddJob(job, store.customers.get(job.customer_id)?.name ?? '', index))
  const [first] = inCompany(store.customers.all())
  if (first) store.customers.insert({ ...first, name: 'Nowhere yet', company_name: null, email: '', phone: '' })
}
