import type { SavedJobForm } from '@callout/contracts/forms/schemas'
import { responseCode } from '@callout/contracts/envelope'
import type { z } from '@callout/contracts/zod'
import { Refusal } from '../../refusal.ts'
import type { JobFormRecord } from '../../store/collections/forms.ts'
import type { Viewer } from '../../viewer.ts'
import type { PaperFile } from '../invoices/invoicePaper.ts'
import { requirePrices } from '../jobs/view/visibility.ts'
import { jobFormView, visibleJobForm } from './jobForm.ts'

/** The paper that was written when the form was submitted. Throws 404 for a draft, 403 where it names a total that is not the caller's to see. */
export async function savedPaper({ store, caller }: Viewer, { paper, answers }: JobFormRecord): Promise<PaperFile> {
  if (answers.some(({ signed_total }) => typeof signed_total === 'number')) requirePrices(caller, 'see amounts')
  const content = paper ? await store.files.read(paper.key) : undefined
  if (!paper || !content) throw new Refusal(responseCode.NOT_FOUND, 'This form isn’t submitted yet.')
  return { file_name: paper.file_name, content_type: 'application/pdf', content }
}

/** Answers `GET /jobs/download_saved_job_form`. */
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
