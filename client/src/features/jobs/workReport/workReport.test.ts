import { expect, test } from 'vitest'
import { job, NINE, visit } from '../../../testing/jobs.ts'
import type { Job } from '../job.ts'
import { isWorkDone } from './isWorkDone.ts'
import { reportFileName, reportMail } from './reportText.ts'
import { signatureIn, workReportOf } from './workReport.ts'

const of = (part: Parameters<typeof job>[0]): Job => job(part)

test.each([
  [{}, false],
  [{ visits: [visit({ status: 'STARTED' })] }, false],
  [{ visits: [visit({ status: 'ASSIGNED' }), visit({ id: '2', status: 'COMPLETED' })] }, true],
  [{ visits: [visit({ status: null, finishedAt: NINE })] }, true],
  [{ visits: null, status: 'COMPLETED' as const }, true],
  [{ visits: null, jobFinishedNotes: 'Seal replaced' }, true],
  [{ jobFinishedNotes: ' ' }, false],
])('the work of %j is done: %j', (part, isDone) => {
  expect(isWorkDone(of(part))).toBe(isDone)
})

const answer = (signerName: string | null, signedAt: number | null, signatureImage: string | null = null) => ({
  fieldKey: 'sign',
  name: 'Signature',
  value: null,
  photos: null,
  signatureImage,
  signerName,
  signedAt,
  signedTotal: null,
  currencyCode: null,
})
type Form = Parameters<typeof signatureIn>[0][number]
const form = (answers: Form['answers']): Form => ({ answers }) as Form

test('takes the newest signature of the submitted forms', () => {
  const forms = [form([answer('Ana', NINE)]), form([answer(null, null), answer('Ben', NINE + 60, 'data:image/svg+xml,x')]), form(null)]
  expect(signatureIn(forms)).toEqual({ image: 'data:image/svg+xml,x', signer: 'Ben', signedAt: NINE + 60 })
  expect(signatureIn([form(null), form([])])).toBeNull()
})

test('photos that were not returned are not an empty list', () => {
  expect(workReportOf(of({ attachments: null }), null, null, '').photos).toBeNull()
  expect(workReportOf(of({ attachments: [] }), null, null, '').photos).toEqual([])
})

test('names the file, and the mail says what is attached', () => {
  const report = workReportOf(of({ jobNumber: 'J-1012 / 2' }), null, null, 'Harbor')
  expect(reportFileName(report)).toBe('work-report-j-1012-2.pdf')
  expect(reportMail(report)).toEqual({
    subject: 'Work report from Harbor: J-1012 / 2 · Boiler repair',
    body: 'Hello Maria Lopez,\n\nAttached is the report of our work at Home · 12 Oak Street, Salem.\n\nThank you,\nHarbor',
  })
})
