import { endpoints } from '@callout/contracts/endpoints'
import { answerProblems, questionsOf } from '@callout/contracts/forms/questions'
import { signaturePathOf } from '@callout/contracts/forms/signature'
import { expect, test } from 'vitest'
import { memoryStore } from '../../db/store.ts'
import { testApp } from '../../testing/testApp.ts'
import { getRandom } from '../random.ts'
import { seed } from '../seed.ts'
import { signatureOf } from './submittedForms.ts'

const { downloadSavedJobForm } = endpoints.forms

test('what was submitted in the demo could have been submitted: every form stands on a job that is done, whole, and before now', () => {
  const store = memoryStore()
  seed(store, { seed: 1, size: 'demo', referenceDate: '2026-06-17' })
  const all = store.jobForms.all()
  expect(all.length).toBeGreaterThan(20)
  expect(new Set(all.map(({ form_name }) => form_name)).size).toBeGreaterThan(3)
  const totals = new Set<boolean>()
  for (const { id, job_id, visit_id, company_id, answers, schema_snapshot, submitted_at } of all) {
    const byKey = Object.fromEntries(answers.map((answer) => [answer.field_key, answer]))
    expect(answerProblems(questionsOf(schema_snapshot), byKey)).toEqual([])
    const job = store.jobs.get(job_id)
    expect(job?.company_id).toBe(company_id)
    expect(job?.forms.filter(({ job_form_id, is_submitted }) => job_form_id === id && is_submitted)).toHaveLength(1)
    const visit = store.visits.get(visit_id ?? 0)
    expect([visit?.job_id, visit?.status]).toEqual([job_id, 6])
    expect(submitted_at).toBeLessThan(visit?.finished_at ?? 0)
    for (const { signed_total } of answers) if (typeof signed_total === 'number') totals.add(signed_total === job?.total)
  }
  // Some jobs came to something else after they were signed.
  expect(totals).toEqual(new Set([true, false]))
  for (const { forms } of store.jobs.all())
    for (const { is_submitted, job_form_id } of forms) expect(is_submitted).toBe(job_form_id !== null)
})

test('a hand of the demo writes a signature that the product can read, and each another one', () => {
  const images = Array.from({ length: 50 }, (_, index) => signatureOf(getRandom('hand', index)))
  for (const image of images) expect(signaturePathOf(image)).not.toBeNull()
  expect(new Set(images).size).toBe(50)
})

test('the paper of a form of the demo is written when it is asked for first, and stays as it was then', async () => {
  const mock = testApp()
  const owner = await mock.signIn('owner')
  const form = mock.store.jobForms.all().find(({ company_id }) => company_id === 1)
  const paper = async () => (await mock.read(downloadSavedJobForm, { job_form_id: form?.id ?? 0 }, owner)).file_base64
  const first = await paper()
  expect(
    Buffer.from(first ?? '', 'base64')
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  mock.store.companies.update(1, { name: 'Renamed' })
  expect(await paper()).toBe(first)
})
