import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers'
import { Kind } from 'graphql'
import { documentOf, getHash, trustedText } from './trustedDocuments.ts'

type Texts = Readonly<Record<string, string>>

export interface DocumentList {
  readonly version: string
  readonly documents: Texts
  /** Newest first: windows of former clients may be open. */
  readonly former: readonly { readonly version: string; readonly documents: Texts }[]
}

const MOST_FORMER = 3

const root = join(import.meta.dirname, '..')

/** A new version moves the previous documents to `former`. */
export function listAfter(current: DocumentList | undefined, version: string, documents: Texts): DocumentList {
  if (current === undefined) return { version, documents, former: [] }
  const before =
    current.version === version ? current.former : [{ version: current.version, documents: current.documents }, ...current.former]
  const gone = (texts: Texts): Texts => Object.fromEntries(Object.entries(texts).filter(([hash]) => !(hash in documents)))
  return {
    version,
    documents,
    former: before.slice(0, MOST_FORMER).map((item) => ({ version: item.version, documents: gone(item.documents) })),
  }
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** Throws if unreadable: the documents of former clients exist nowhere else. */
function readDocumentList(file: string): DocumentList | undefined {
  if (!existsSync(file)) return undefined
  try {
    return read(file) as DocumentList
  } catch {
    throw new Error(`${file} can’t be read: bring back its last version (git checkout HEAD -- ${file}), and run codegen again.`)
  }
}

/** Codegen plugin: all documents of the client, for the gateway. */
export const plugin: CodegenPlugin['plugin'] = (_schema, files, _config, info) => {
  const definitions = files.flatMap(({ document }) => document?.definitions ?? [])
  const fragments = new Map(
    definitions.flatMap((item) => (item.kind === Kind.FRAGMENT_DEFINITION ? [[item.name.value, item] as const] : [])),
  )
  const texts = definitions.flatMap((item) => (item.kind === Kind.OPERATION_DEFINITION ? [trustedText(documentOf(item, fragments))] : []))
  const documents = Object.fromEntries(texts.map((text) => [getHash(text), text] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const file = join(root, info?.outputFile ?? '')
  const { version } = read(join(root, 'package.json')) as { readonly version: string }
  return `${JSON.stringify(listAfter(readDocumentList(file), version, documents), null, 2)}\n`
}
