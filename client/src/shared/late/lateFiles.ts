/** What late parts need, as `late.json` says it (client/build/lateFiles.ts): in few bytes, for everybody gets all of it. */
export interface LateFiles {
  /** Names in the folder of the files; of scripts without their ending. */
  readonly files: readonly string[]
  /** By the key of a module places in `files`: of the first, and from each how much further the next one stands. */
  readonly modules: Readonly<Record<string, readonly number[]>>
}

const addressOf = (name: string): string => `/assets/${name.includes('.') ? name : `${name}.js`}`

/** Addresses of what a module needs beside what everybody has; null where nobody said so. */
export function filesFor({ files, modules }: LateFiles, key: string): string[] | null {
  let place = 0
  return modules[key]?.map((step) => addressOf(files[(place += step)] ?? '')) ?? null
}
