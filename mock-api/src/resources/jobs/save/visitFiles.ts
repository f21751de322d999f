import { MAX_ATTACHMENTS } from '@callout/contracts/jobs/attachmentLimits'
import type { History, HistoryBody } from '@callout/contracts/jobs/schemas/history'
import { answerOnce } from '../../../http/idempotency.ts'
import { invalid } from '../../../http/apiError.ts'
import type { JobRecord } from '../records.ts'
import type { Viewer } from '../../../http/viewer.ts'
import { addNote, historyView } from '../view/jobHistory.ts'
import { attachmentView } from '../view/jobView.ts'
import { withFiles } from './jobFiles.ts'

/** A note with files for its visit, once per key. Throws 404 for a visit of another job, 422 for too many files. */
export async function addNoteWithFiles(viewer: Viewer, job: JobRecord, { idempotency_key: key, ...body }: HistoryBody): Promise<History> {
  const { store, caller, now } = viewer
  const { attachments = [], visit_id = null } = body
  const request = { store, caller, now, call: 'addJobHistory', key, input: body }
  if (attachments.length === 0) return store.transaction(() => answerOnce(request, () => historyView(viewer, addNote(viewer, job, body))))
  return withFiles(store, undefined, attachments, (files) =>
    store.transaction(() =>
      answerOnce(request, () => {
        if (store.attachments.count('job_id', job.id) + attachments.length > MAX_ATTACHMENTS)
          throw invalid({ field: 'attachments', message: `A job can have up to ${MAX_ATTACHMENTS} files` })
        const entry = addNote(viewer, job, body)
        const by = { created_by: caller.user.id, created_at: entry.created_at }
        const added = files.map((file) =>
          store.attachments.insert({ company_id: job.company_id, job_id: job.id, visit_id, ...file, ...by }),
        )
        return { ...historyView(viewer, entry), attachments: added.map((attachment) => attachmentView(viewer, attachment)) }
      }),
    ),
  )
}
