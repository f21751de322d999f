import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers'
import { plugin as typed } from '@graphql-codegen/typed-document-node'
import type { DocumentNode } from 'graphql'
import { getHash, trustedText } from './trustedDocuments.ts'

const operations = /= (\{"kind":"Document","definitions":\[\{"kind":"OperationDefinition".*\}) as unknown as/g

const withHash = (json: string): string => {
  const hash = getHash(trustedText(JSON.parse(json) as DocumentNode))
  return `= {"kind":"Document","__meta__":{"hash":"${hash}"},${json.slice('{"kind":"Document",'.length)} as unknown as`
}

/** Codegen plugin: typed-document-node with the hash of each document. */
export const plugin: CodegenPlugin['plugin'] = async (...given) => {
  const output = await typed(...(given as Parameters<typeof typed>))
  if (typeof output === 'string') return output
  return { ...output, content: output.content.replace(operations, (_, json: string) => withHash(json)) }
}
