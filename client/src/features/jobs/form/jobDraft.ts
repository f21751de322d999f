import { forgetFiles, keepFiles, readFiles } from '../../../shared/forms/draftFiles.ts'
import { dropDraft, readDraft, writeDraft } from '../../../shared/forms/formDrafts.ts'
import type { AttachmentValues } from '../../../parts/files/fileValues.ts'
import type { JobFormValues } from './jobFormValues.ts'

const KEY_BYTES = 16

/** What was typed, before it is saved. */
export interface JobDraft {
  readonly values: JobFormValues
  /** Goes along with the save: sent again with the same key, a job is booked once. */
  readonly idempotencyKey: string
  /** Of a job that is edited: what the form began with, and its version. */
  readonly base?: DraftBase | undefined
}
export interface DraftBase {
  readonly values: JobFormValues
  readonly lockVersion: number | null
  /** Which visits the values are of. */
  readonly reach?: DraftReach | undefined
}
/** As `Reach` of an edited job. */
export interface DraftReach {
  readonly scope: 'THIS' | 'FUTURE' | 'ALL'
  readonly visitId: string | null
}
/** A draft as it is found again, and the files whose content is gone. */
export interface FoundDraft extends JobDraft {
  readonly lostFiles: readonly string[]
}

/** A new key; unlike `randomUUID` there on plain http, too. */
export const newIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const isNew = ({ id }: AttachmentValues): boolean => id === null
const isDraft = (draft: unknown): draft is JobDraft =>
  typeof draft === 'object' && draft !== null && 'values' in draft && 'idempotencyKey' in draft

/** The text is kept at once; files, as long as they change, beside it. */
export function keepJobDraft(place: string, { values, idempotencyKey, base }: JobDraft, haveFilesChanged: boolean): void {
  const attachments = values.attachments.map((file) => ({ ...file, fileBase64: null }))
  writeDraft(place, { values: { ...values, attachments }, idempotencyKey, base } satisfies JobDraft)
  if (!haveFilesChanged) return
  const files = values.attachments.filter(isNew).map(({ fileBase64 }) => fileBase64 ?? '')
  // A browser that keeps no files says so when the draft is found again.
  void keepFiles(idempotencyKey, files).catch(() => undefined)
}

/** The draft at that place, with its files; null where there is none. */
export async function findJobDraft(place: string, defaults: JobFormValues): Promise<FoundDraft | null> {
  const draft = readDraft(place)
  if (!isDraft(draft)) return null
  const values = { ...defaults, ...draft.values }
  const news = values.attachments.filter(isNew)
  const contents = news.length > 0 ? await readFiles(draft.idempotencyKey).catch(() => undefined) : []
  const contentOf = (file: AttachmentValues): string | null => contents?.[news.indexOf(file)] || null
  const attachments = values.attachments.map((file) => (isNew(file) ? { ...file, fileBase64: contentOf(file) } : file))
  const isThere = (file: AttachmentValues): boolean => !isNew(file) || file.fileBase64 !== null
  return {
    values: { ...values, attachments: attachments.filter(isThere) },
    idempotencyKey: draft.idempotencyKey,
    base: draft.base,
    lostFiles: attachments.filter((file) => !isThere(file)).map(({ fileName }) => fileName),
  }
}

/** The job is saved, or nobody wants the draft any more. */
export function dropJobDraft(place: string, idempotencyKey: string): void {
  dropDraft(place)
  void forgetFiles(idempotencyKey).catch(() => undefined)
}
