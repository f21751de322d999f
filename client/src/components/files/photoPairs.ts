import { readMark } from './photoMarks.ts'

interface Named {
  readonly id: string
  readonly fileName: string | null
}

interface PhotoPair<File> {
  readonly before: File
  readonly after: File
}

export interface PairedPhotos<File> {
  readonly pairs: readonly PhotoPair<File>[]
  /** In their order. */
  readonly singles: readonly File[]
}

const nameWithoutType = (fileName: string | null): string =>
  readMark(fileName ?? '')
    .name.replace(/\.[^.]*$/, '')
    .toLowerCase()

/** Photos from before the work with those from after it: by name first ("before-tank", "after-tank"), then by position. */
export function pairPhotos<File extends Named>(photos: readonly File[]): PairedPhotos<File> {
  const marked = (mark: 'before' | 'after'): File[] => photos.filter(({ fileName }) => readMark(fileName ?? '').mark === mark)
  const before = marked('before')
  const rest = marked('after')
  const found = new Map<File, File>()
  for (const isSame of [(a: File, b: File) => nameWithoutType(a.fileName) === nameWithoutType(b.fileName), () => true])
    for (const photo of before.filter((item) => !found.has(item))) {
      const place = rest.findIndex((after) => isSame(photo, after))
      const [after] = place < 0 ? [] : rest.splice(place, 1)
      if (after) found.set(photo, after)
    }
  const pairs = before.flatMap((photo) => {
    const after = found.get(photo)
    return after ? [{ before: photo, after }] : []
  })
  const paired = new Set(pairs.flatMap((pair) => [pair.before, pair.after]))
  return { pairs, singles: photos.filter((photo) => !paired.has(photo)) }
}
