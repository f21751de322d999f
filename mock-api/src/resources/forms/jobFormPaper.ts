import { fieldType, TICKED } from '@callout/contracts/forms/codes'
import { askedKeys, questionsOf } from '@callout/contracts/forms/questions'
import type { FormAnswer } from '@callout/contracts/forms/schemas'
import { SIGNATURE_SIZE, signaturePathOf } from '@callout/contracts/forms/signature'
import { addressLines } from '@callout/contracts/text/address'
import { formatDay } from '@callout/contracts/text/day'
import { formatMoney } from '@callout/contracts/text/money'
import { pdfOf } from '../../pdf/pdfOf.ts'
import type { PaperItem, PaperSection } from '../../pdf/paper.ts'
import type { New } from '../../db/collection.ts'
import type { FormFieldRecord, JobFormRecord } from './records.ts'
import type { JobRecord } from '../jobs/records.ts'
import type { CompanyRecord } from '../profile/records.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { PaperFile } from '../invoices/invoicePaper.ts'
import { factsOf, fileNameOf, senderOf } from '../invoices/paperParts.ts'
import { formatWall } from '../notifications/whenText.ts'

type Written = Omit<New<JobFormRecord>, 'paper'>

const whenOf = (company: CompanyRecord, at: number): string => {
  const wall = formatWall(company, at)
  return wall ? `${wall.day} ${wall.time}` : ''
}

function signedItem(company: CompanyRecord, { name, terms }: FormFieldRecord, answer: FormAnswer): PaperItem {
  const { signer_name, signed_at, signed_total, currency_code, signature_image } = answer
  const path = signature_image ? signaturePathOf(signature_image) : null
  const notes = [
    `${path ? 'Signed by' : 'Signed with a typed name by'} ${signer_name}${signed_at ? `, ${whenOf(company, signed_at)}` : ''}`,
    typeof signed_total === 'number' ? `Signed at a total of ${formatMoney(signed_total, currency_code)}` : '',
  ].filter(Boolean)
  return {
    label: name,
    ...(terms && { terms }),
    ...(path ? { signature: { path, ...SIGNATURE_SIZE, alt: `Signature of ${signer_name}` } } : { text: signer_name ?? '' }),
    notes,
  }
}

function itemOf(company: CompanyRecord, field: FormFieldRecord, answer: FormAnswer | undefined): PaperItem {
  const { name: label, data_type } = field
  if (!answer) return { label, text: data_type === fieldType.CHECKBOX.code ? 'No' : '–' }
  const value = answer.value ?? ''
  if (data_type === 'signature') return signedItem(company, field, answer)
  if (data_type === 'photo') return { label, photos: (answer.photos ?? []).map(({ file_base64 }) => Buffer.from(file_base64, 'base64')) }
  if (data_type === 'checkbox') return { label, text: value === TICKED ? 'Yes' : 'No' }
  return { label, text: data_type === 'date' ? formatDay(value, company.date_format) : value }
}

/** Questions and answers, without hidden questions. */
function sectionsOf(company: CompanyRecord, { schema_snapshot, answers }: Written): PaperSection[] {
  const byKey = Object.fromEntries(answers.map((answer) => [answer.field_key ?? '', answer]))
  const asked = askedKeys(questionsOf(schema_snapshot), byKey)
  return schema_snapshot
    .map(({ section, fields }) => ({
      title: section.name,
      items: fields.filter(({ field_key }) => asked.has(field_key)).map((field) => itemOf(company, field, byKey[field.field_key])),
    }))
    .filter(({ items }) => items.length > 0)
}

export async function jobFormPaper({ store, caller: { company } }: Viewer, job: JobRecord, written: Written): Promise<PaperFile> {
  const property = store.properties.get(job.property_id)
  const visit = written.visit_id === null ? undefined : store.visits.get(written.visit_id)
  const submittedAt = written.submitted_at ?? 0
  const content = await pdfOf({
    ...senderOf(company),
    title: written.form_name,
    writtenAt: submittedAt,
    facts: factsOf([
      ['Job', job.job_number],
      ['Visit', visit?.date && job.visits_total > 1 ? formatDay(visit.date, company.date_format) : null],
      ['Submitted', submittedAt > 0 ? whenOf(company, submittedAt) : null],
      ['By', written.submitted_by?.name],
      ['Version', String(written.form_version)],
    ]),
    stamp: null,
    parties: [
      { title: 'Customer', lines: [job.customer_name] },
      { title: 'Service address', lines: property ? addressLines(property, company.country) : [] },
    ].filter(({ lines }) => lines.some(Boolean)),
    figure: null,
    table: null,
    sections: sectionsOf(company, written),
    sums: [],
    notes: [],
  })
  return { file_name: fileNameOf(`${job.job_number} ${written.form_name}`), content_type: 'application/pdf', content }
}
