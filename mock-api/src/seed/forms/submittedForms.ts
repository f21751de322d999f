import { fromCents, toCents } from '@callout/contracts/cents'
import { askedKeys, questionsOf } from '@callout/contracts/forms/questions'
import type { FormAnswer } from '@callout/contracts/forms/schemas'
import { pathOfStrokes, SIGNATURE_SIZE, signatureImageOf } from '@callout/contracts/forms/signature'
import { AUTHORITY_TO_PROCEED } from '../../resources/forms/sampleForms.ts'
import type { New } from '../../db/collection.ts'
import type { FormFieldRecord, FormRecord, JobFormRecord } from '../../resources/forms/records.ts'
import type { AttachedFormRecord, JobRecord } from '../../resources/jobs/records.ts'
import type { VisitRecord } from '../../resources/jobs/visitRecords.ts'
import type { Account } from '../profile/account.ts'
import { type Random, getRandom } from '../random.ts'
import { remarks, typicalNumbers, typicalTexts } from './typicalAnswers.ts'

const MINUTE = 60
/** Only work of the last days has submitted forms. */
const FORM_DAYS = 45
const DAY = 86_400
/** Share of the work with its trade's form. */
const WITH_TRADE_FORM = 0.2
/** So many were signed before something was added to the job. */
const ADDED_LATER = 0.2

/** A hand that writes a name: loops that wander to the right, and a line below them. */
export function signatureOf(random: Random): string {
  const { width, height } = SIGNATURE_SIZE
  const [loops, lean, tall] = [random.int(5, 8), random.int(8, 16), random.int(24, 40)]
  const heights = Array.from({ length: loops + 1 }, (_, index) => tall * (index === 0 ? 1.7 : 0.45 + random.next() * 0.7))
  const steps = loops * 14
  const name = Array.from({ length: steps }, (_, step) => {
    const turn = (step / 14) * 2 * Math.PI
    const size = heights[Math.floor(step / 14)] as number
    return {
      x: width * 0.12 + (step / steps) * width * 0.66 + lean * Math.sin(turn) - (size * Math.cos(turn)) / 5,
      y: height * 0.52 - (step / steps) * 14 + size * Math.cos(turn),
    }
  })
  const from = width * (0.2 + random.next() * 0.1)
  const line = Array.from({ length: 12 }, (_, step) => ({ x: from + step * 28, y: height * 0.83 - step * 1.2 + 3 * Math.sin(step) }))
  return signatureImageOf(pathOfStrokes([name, ...(random.chance(0.6) ? [line] : [])]))
}

type Visit = Pick<VisitRecord, 'id' | 'date' | 'status' | 'staff_ids' | 'finished_at'>

interface Filling {
  readonly job: JobRecord
  readonly visit: Visit
  readonly currency: string
  readonly submittedAt: number
  /** The job's total when it was signed. */
  readonly total: number
  readonly random: Random
}

/** The sum that was shown: of some jobs before the last position was added to them. */
const totalThen = (job: JobRecord, random: Random): number => {
  const last = job.line_items.at(-1)
  const isOther = job.line_items.length > 1 && random.chance(ADDED_LATER)
  return isOther && last ? fromCents(toCents(job.subtotal) - toCents(last.total)) : job.total
}

function getText({ field_key, data_type }: FormFieldRecord, { job, visit, total, random }: Filling): string {
  if (field_key === 'work_to_be_done') return job.description ?? job.title ?? ''
  if (field_key === 'agreed_price') return String(total)
  if (field_key === 'your_name') return job.customer_name
  if (data_type === 'date') return visit.date ?? ''
  if (data_type === 'checkbox') return 'true'
  if (data_type === 'number') return String(random.int(...(typicalNumbers[field_key] ?? [1, 10])))
  return random.pick(typicalTexts[field_key] ?? remarks)
}

/** Mostly the first one: work that is done is in order. */
const choiceOf = ({ choices }: FormFieldRecord, random: Random): string =>
  (random.chance(0.8) ? choices[0] : choices[random.int(0, choices.length - 1)])?.name ?? ''

/** Orders need the price and the owner, required or not. */
const AGREED = ['agreed_price', 'authorized_by_the_owner']

/** null: left empty. */
function getAnswer(field: FormFieldRecord, filling: Filling): FormAnswer | null {
  const { field_key, name, data_type } = field
  const { job, random, submittedAt, total, currency } = filling
  const isLeftOut = !field.is_required && random.chance(0.5) && !AGREED.includes(field_key)
  if (data_type === 'photo' || isLeftOut) return null
  if (data_type === 'dropdown_single_choice') return { field_key, name, data_type, value: choiceOf(field, random) }
  if (data_type !== 'signature') return { field_key, name, data_type, value: getText(field, filling) }
  const signed = { signer_name: job.customer_name, signed_at: submittedAt - MINUTE, signed_total: total }
  return { field_key, name, data_type, value: 'drawn', signature_image: signatureOf(random), ...signed, currency_code: currency }
}

function answersOf(form: FormRecord, filling: Filling): FormAnswer[] {
  const questions = questionsOf(form.fields_schema)
  const all = questions.flatMap((field) => getAnswer(field, filling) ?? [])
  const asked = askedKeys(questions, Object.fromEntries(all.map((answer) => [answer.field_key ?? '', answer])))
  return all.filter(({ field_key }) => asked.has(field_key ?? ''))
}

function filledForms({ forms }: Account, job: JobRecord, random: Random): FormRecord[] {
  const ofTrade = random.chance(WITH_TRADE_FORM) ? forms.filter(({ category_ids }) => category_ids.includes(job.category_id)) : []
  return [
    ...forms.filter(({ form_name }) => form_name === AUTHORITY_TO_PROCEED && job.forms.some((item) => item.form_name === form_name)),
    ...ofTrade,
  ]
}

/** The visit at which the work was finished, unless that is long ago. */
const doneLately = ({ now }: Account, visits: readonly Visit[]): Visit | undefined =>
  visits.findLast(({ finished_at }) => finished_at !== null && finished_at > now - FORM_DAYS * DAY)

interface Submitted {
  readonly forms: readonly AttachedFormRecord[]
  readonly records: readonly New<JobFormRecord>[]
}

/** Forms of a seeded job with submissions. The document is drawn on first request. */
export function submittedForms(account: Account, job: JobRecord, visits: readonly Visit[], index: number): Submitted {
  const visit = doneLately(account, visits)
  if (!visit) return { forms: visits.some(({ status }) => status === 6) ? [] : job.forms, records: [] }
  const random = getRandom(account.seed, job.company_id, 'form', index)
  const submittedAt = (visit.finished_at ?? account.now) - random.int(2, 6) * MINUTE
  const staff = [account.owner, ...account.crew].find(({ id }) => id === visit.staff_ids[0]) ?? account.owner
  const filling: Filling = { job, visit, currency: account.company.currency_code, submittedAt, total: totalThen(job, random), random }
  const records = filledForms(account, job, random).map((form): New<JobFormRecord> => ({
    company_id: job.company_id,
    form_id: form.id,
    form_version: form.version,
    form_name: form.form_name,
    job_id: job.id,
    visit_id: visit.id,
    status: 1,
    schema_snapshot: form.fields_schema,
    answers: answersOf(form, filling),
    submitted_by: { id: staff.id, name: staff.name },
    submitted_at: submittedAt,
    lock_version: 1,
    paper: null,
  }))
  return { records, forms: records.map((record) => attachedOf(record)) }
}

const attachedOf = ({ form_id, form_name }: New<JobFormRecord>): AttachedFormRecord => ({
  form_id,
  form_name,
  job_form_id: null,
  is_required: false,
  is_submitted: true,
})
