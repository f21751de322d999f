/** When a photo was taken, marked at the beginning of its file name (decision D66). */
export type PhotoMark = 'before' | 'after'

export const photoMarkLabels: Readonly<Record<PhotoMark, string>> = { before: 'Before', after: 'After' }

const marked = /^(before|after)-(?=.)/i

const withoutMark = (fileName: string): string => fileName.replace(marked, '')

/** The mark of a file's name, and the name without it. */
export function readMark(fileName: string): { readonly mark: PhotoMark | null; readonly name: string } {
  const found = marked.exec(fileName)?.[1]?.toLowerCase()
  return found === 'before' || found === 'after' ? { mark: found, name: withoutMark(fileName) } : { mark: null, name: fileName }
}

/** The file name with a mark; null removes it. */
export const withMark = (fileName: string, mark: PhotoMark | null): string => `${mark === null ? '' : `${mark}-`}${withoutMark(fileName)}`

const places = ['before', null, 'after'] as const

/** Photos from before the work first, those after it last; the others keep their order. */
export const byMark = <File extends { readonly fileName: string | null }>(files: readonly File[]): File[] =>
  files.toSorted((a, b) => places.indexOf(readMark(a.fileName ?? '').mark) - places.indexOf(readMark(b.fileName ?? '').mark))
