import { strFromU8, unzipSync } from 'fflate'

/** The files of a ZIP archive as text, by name. */
export const readZip = (bytes: Uint8Array): ReadonlyMap<string, string> =>
  new Map(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]))
