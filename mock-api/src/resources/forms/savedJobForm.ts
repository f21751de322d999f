import type { SavedJobForm } from '@callout/contracts/forms/schemas'
import { responseCode } from '@callout/contracts/wire/envelope'
import { jobFormStatus } from '@callout/contracts/forms/codes'
import type { z } from '@callout/contracts/wire/zod'
import { randomUUID } from 'node:crypto'
import { ApiError } from '../../http/apiError.ts'
import type { JobFormRecord } from './records.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { PaperFile } from '../invoices/invoicePaper.ts'
import { requirePrices, visibleJob } from '../jobs/view/visibility.ts'
import { jobFormView, visibleJobForm } from './jobForm.ts'
import { jobFormPaper } from './jobFormPaper.ts'

async function writePaper(viewer: Viewer, form: JobFormRecord): Promise<PaperFile> {
  const { store, caller } = viewer
  const file = await jobFormPaper(viewer, visibleJob(store, caller, form.job_id), form)
  const paper = { key: randomUUID(), file_name: file.file_name }
  await store.files.write(paper.key, file.content)
  const stored = store.jobForms.get(form.id)?.paper
  if (!stored) store.jobForms.update(form.id, { paper })
  else await store.files.remove([paper.key])
  return file
}

/** The paper that was written when the form was submitted. Throws 404 for a draft, 403 where it names a total that is not the caller's to see. */
export async function savedPaper(viewer: Viewer, form: JobFormRecord): Promise<PaperFile> {
  const { store, caller } = viewer
  const { paper, answers, status } = form
  if (answers.some(({ signed_total }) => typeof signed_total === 'number')) requirePrices(caller, 'see amounts')
  if (!paper && status === jobFormStatus.SUBMITTED.code) return writePaper(viewer, form)
  const content = paper ? await store.files.read(paper.key) : undefined
  if (!paper || !content) throw new ApiError(responseCode.NOT_FOUND, 'This form isn’t submitted yet.')
  return { file_name: paper.file_name, content_type: 'application/pdf', content }
}

export async function savedJobForm(
  viewer: Viewer,
  { job_form_id, format }: { readonly job_form_id: number; readonly format: 'pdf' | 'json' },
): Promise<z.input<typeof SavedJobForm>> {
  const form = visibleJobForm(viewer.store, viewer.caller, job_form_id)
  if (format === 'json') {
    const content = Buffer.from(JSON.stringify(jobFormView(viewer, form)))
    return { file_name: `${form.form_name}.json`, content_type: 'application/json', file_base64: content.toString('base64') }
  }
  const { content, ...file } = await savedPaper(viewer, form)
  return { ...file, file_base64: content.toString('base64') }
}
