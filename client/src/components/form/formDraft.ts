import { dropDraft, readDraft, writeDraft } from '../../lib/forms/formDrafts.ts'
import { forgetFiles, saveFiles, readFiles } from '../../lib/forms/draftFiles.ts'

const KEY_BYTES = 16

export interface DraftFile {
  id: string | null
  fileName: string
  fileBase64: string | null
}
type Files = readonly DraftFile[]
export type FileFieldOf<Values> = { [K in keyof Values]: Values[K] extends Files ? K : never }[keyof Values] & string

/** For an edited record: the initial values and their version. */
export interface DraftBase<Values, Scope> {
  readonly values: Values
  readonly version: number | null
  /** Which part of the record the values belong to. */
  readonly scope: Scope
}
export interface Draft<Values, Scope> {
  readonly values: Values
  /** Sent with the save: repeating a request with the same key creates the record only once. */
  readonly idempotencyKey: string
  readonly base?: DraftBase<Values, Scope> | undefined
}
/** A restored draft, and the files whose content is lost. */
export interface FoundDraft<Values, Scope> extends Draft<Values, Scope> {
  readonly lostFiles: readonly string[]
}

/** A new key; unlike `randomUUID` also available over plain http. */
export const newIdempotencyKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const isNew = ({ id }: DraftFile): boolean => id === null
const isDraft = <Values, Scope>(draft: unknown): draft is Draft<Values, Scope> =>
  typeof draft === 'object' && draft !== null && 'values' in draft && 'idempotencyKey' in draft

/** The form's files; empty without a files field. */
export const filesIn = <Values>(values: Values, field: FileFieldOf<Values> | undefined): Files =>
  field === undefined ? [] : (values[field] as Files)

const withFiles = <Values>(values: Values, field: FileFieldOf<Values> | undefined, files: Files): Values =>
  field === undefined ? values : { ...values, [field]: files }

/** Saves the text synchronously, and changed files asynchronously. */
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
  // A failure shows when the draft is restored.
  void saveFiles(idempotencyKey, contents).catch(() => undefined)
}

const getFiles = (idempotencyKey: string) => readFiles(idempotencyKey).catch(() => undefined)

/** The draft with its files; null if there is none. */
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
  const contents = news.length > 0 ? await getFiles(draft.idempotencyKey) : []
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

/** The draft was saved or discarded. */
export function forgetDraft(place: string, idempotencyKey: string, hasFiles: boolean): void {
  dropDraft(place)
  if (!hasFiles) return
  void forgetFiles(idempotencyKey).catch(() => undefined)
}
