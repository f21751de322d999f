import { randomBytes } from 'node:crypto'
import { base64Bytes } from '@callout/contracts/jobs/attachmentLimits'
import type { AttachmentInput } from '@callout/contracts/jobs/attachments'
import { invalid } from '../../../http/apiError.ts'
import type { Store } from '../../../db/store.ts'
import type { AttachmentRecord, JobRecord } from '../records.ts'

const KEY_BYTES = 16

export type UploadedFile = Pick<AttachmentRecord, 'key' | 'file_name' | 'content_type' | 'size'>

/** The name without path segments and characters invalid in a URL. */
export function safeName(name: string): string {
  const plain = name.toWellFormed().replace(/[\\/\p{Cc}]/gu, '_')
  return /^\.+$/.test(plain) ? 'file' : plain
}

/** Adds to `files` what was stored. */
async function upload(store: Store, attachments: readonly AttachmentInput[], files: UploadedFile[]): Promise<void> {
  for (const attachment of attachments) {
    if (!('file_base64' in attachment)) continue
    const { file_name, content_type, file_base64 } = attachment
    const key = randomBytes(KEY_BYTES).toString('hex')
    await store.files.write(key, Buffer.from(file_base64, 'base64'))
    files.push({ key, file_name: safeName(file_name), content_type, size: base64Bytes(file_base64) })
  }
}

const keysOf = (store: Store, jobId: number | undefined): string[] =>
  jobId === undefined ? [] : store.attachments.by('job_id', jobId).map(({ key }) => key)

/**
 * Keeps the contents of new files, then does `save` with what they are called; in the end no content is left that no
 * record names, whether it was saved or refused. `jobId`: the job whose files may go.
 */
export async function withFiles<T>(
  store: Store,
  jobId: number | undefined,
  attachments: readonly AttachmentInput[],
  save: (files: readonly UploadedFile[]) => T,
): Promise<T> {
  const files: UploadedFile[] = []
  const former = keysOf(store, jobId)
  try {
    await upload(store, attachments, files)
    return await settled(store, () => save(files))
  } finally {
    const keys = [...former, ...files.map(({ key }) => key)]
    await store.files.remove(keys.filter((key) => store.attachments.count('key', key) === 0))
  }
}

/** Waits until the disk has taken or refused what `save` changed: only then it is known which files are named. */
async function settled<T>(store: Store, save: () => T): Promise<T> {
  try {
    return save()
  } finally {
    await store.durable()
  }
}

/** Gives the job the files that it shall have. Throws 422 for one that it does not have. */
export function putAttachments(
  store: Store,
  job: JobRecord,
  requested: readonly AttachmentInput[],
  files: readonly UploadedFile[],
  by: { readonly created_by: number; readonly created_at: number },
): void {
  const stays = new Set<number>()
  const known = store.attachments.by('job_id', job.id)
  for (const [index, attachment] of requested.entries()) {
    if ('file_base64' in attachment) continue
    if (!known.some(({ id }) => id === attachment.id))
      throw invalid({ field: `attachments.${index}.id`, message: 'This file doesn’t exist' })
    stays.add(attachment.id)
  }
  for (const { id } of known) if (!stays.has(id)) store.attachments.remove(id)
  for (const file of files) store.attachments.insert({ company_id: job.company_id, job_id: job.id, ...file, ...by })
}
