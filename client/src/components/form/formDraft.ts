import { dropDraft, readDraft, writeDraft } from '../../lib/forms/formDrafts.ts'
import { forgetFiles, saveFiles, readFiles } from '../../lib/forms/draftFiles.ts'

const KEY_BYTES = 16

/** A file in a form: one that the record has, or a new one with its content as base64. */
export interface DraftFile {
  id: string | null
  fileName: string
  fileBase64: string | null
}
type Files = readonly DraftFile[]
/** The fields of a form that hold files. */
export type FileFieldOf<Values> = { [K in keyof Values]: Values[K] extends Files ? K : never }[keyof Values] & string

/** Of a record that is edited: what the form began with, and its version. */
export interface DraftBase<Values, Scope> {
  readonly values: Values
  readonly version: number | null
  /** Which part of the record the values are of. */
  readonly scope: Scope
}
/** What was typed, before it is saved. */
export interface Draft<Values, Scope> {
  readonly values: Values
  /** Goes along with the save: sent again with the same key, a record is made once. */
  readonly idempotencyKey: string
  readonly base?: DraftBase<Values, Scope> | undefined
}
/** A draft as it is found again, and the files whose content is gone. */
export interface FoundDraft<Values, Scope> extends Draft<Values, Scope> {
  readonly lostFiles: readonly string[]
}

/** A new key; unlike `randomUUID` there on plain http, too. */
export const newIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const isNew = ({ id }: DraftFile): boolean => id === null
const isDraft = <Values, Scope>(draft: unknown): draft is Draft<Values, Scope> =>
  typeof draft === 'object' && draft !== null && 'values' in draft && 'idempotencyKey' in draft

/** The files of a form, none where it has no field for them. */
export const filesIn = <Values>(values: Values, field: FileFieldOf<Values> | undefined): Files =>
  field === undefined ? [] : (values[field] as Files)

const withFiles = <Values>(values: Values, field: FileFieldOf<Values> | undefined, files: Files): Values =>
  field === undefined ? values : { ...values, [field]: files }

/** The text is kept at once; files, as long as they change, beside it. */
export function saveDraft<Values, Scope>(
  place: string,
  { values, idempotencyKey, base }: Draft<Values, Scope>,
  field: FileFieldOf<Values> | undefined,
  haveFilesChanged: boolean,
): void {
  const files = filesIn(values, field)
  const texts = files.map((file) => ({ ...file, fileBase64: null }))
  writeDraft(place, { values: withFiles(values, field, texts), idempotencyKey, base } satisfies Draft<Values, Scope>)
  if (!haveFilesChanged) return
  const contents = files.filter(isNew).map(({ fileBase64 }) => fileBase64 ?? '')
  // A browser that keeps no files says so when the draft is found again.
  void saveFiles(idempotencyKey, contents).catch(() => undefined)
}

const filesOf = (idempotencyKey: string) => readFiles(idempotencyKey).catch(() => undefined)

/** The draft at that place, with its files; null where there is none. */
export async function findDraft<Values, Scope>(
  place: string,
  defaults: Values,
  field: FileFieldOf<Values> | undefined,
): Promise<FoundDraft<Values, Scope> | null> {
  const draft = readDraft(place)
  if (!isDraft<Values, Scope>(draft)) return null
  const values = { ...defaults, ...draft.values }
  const saved = filesIn(values, field)
  const news = saved.filter(isNew)
  const contents = news.length > 0 ? await filesOf(draft.idempotencyKey) : []
  const contentOf = (file: DraftFile): string | null => contents?.[news.indexOf(file)] || null
  const files = saved.map((file) => (isNew(file) ? { ...file, fileBase64: contentOf(file) } : file))
  const isThere = (file: DraftFile): boolean => !isNew(file) || file.fileBase64 !== null
  return {
    values: withFiles(values, field, files.filter(isThere)),
    idempotencyKey: draft.idempotencyKey,
    base: draft.base,
    lostFiles: files.filter((file) => !isThere(file)).map(({ fileName }) => fileName),
  }
}

/** It is saved, or nobody wants the draft any more. */
export function forgetDraft(place: string, idempotencyKey: string, hasFiles: boolean): void {
  dropDraft(place)
  if (!hasFiles) return
  void forgetFiles(idempotencyKey).catch(() => undefined)
}
