import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Endpoint } from '@callout/contracts/wire/endpoint'
import { endpoints } from '@callout/contracts/endpoints'
import { z } from '@callout/contracts/wire/zod'
import { type DocumentNode, Kind, parse } from 'graphql'
import { expect, test } from 'vitest'
import { interactions, rowNameOf } from '../pact/interactions.ts'

const domains = Object.keys(endpoints) as (keyof typeof endpoints)[]
const rows: readonly (readonly [name: string, domain: keyof typeof endpoints, row: Endpoint])[] = domains.flatMap((domain) =>
  Object.values<Endpoint>(endpoints[domain]).map((row) => [rowNameOf(row), domain, row] as const),
)

/** Whether a value has the shape of the row's data, and no field that the row does not know. */
function isSampleOf({ data }: Endpoint, value: unknown): boolean {
  const read = z.safeParse(data, value)
  return read.success && isDeepStrictEqual(toFields(read.data), toFields(value))
}
const toFields = (value: unknown): readonly string[] => (typeof value === 'object' && value !== null ? Object.keys(value).toSorted() : [])

/** What the samples of a domain export, which stand in one file or in a folder. */
async function samplesOf(domain: string): Promise<unknown[]> {
  const files = globSync(`contracts/src/${domain}/samples{,/*}.ts`)
  const modules = await Promise.all(files.map((file) => import(resolve(file)) as Promise<Readonly<Record<string, unknown>>>))
  return modules.flatMap((module) => Object.values(module))
}

test.each(rows)(
  '%s has a hand-written sample of its data in contracts/src/%s/samples.ts, or in the folder samples',
  async (_, domain, row) => {
    expect((await samplesOf(domain)).filter((sample) => isSampleOf(row, sample))).not.toEqual([])
  },
)

test.each(rows)('%s is asked for in a pact interaction of %s that succeeds: see tests/pact/interactions.ts', (_, domain, row) => {
  const names = interactions[domain].filter(({ reply }) => reply.responseCode === 200).map((interaction) => rowNameOf(interaction.row))
  expect(names).toContain(rowNameOf(row))
})

const rootFieldsOf = (document: DocumentNode): string[] =>
  document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((selection) => (selection.kind === Kind.FIELD ? [selection.name.value] : []))
      : [],
  )

/** The client's own source, without generated code and tests. */
const clientSource = globSync('client/src/**/*.{ts,tsx}')
  .filter((file) => !/\.generated\.ts$|\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

const isUsed = (operation: string): boolean =>
  new RegExp(`\\b(${operation}Document|use${operation}(Lazy|Suspense)?(Query|Mutation))\\b`).test(clientSource)

/** Root fields of the operations that the client runs: a generated document without a user doesn't count. */
const shownFields = new Set(
  globSync('client/src/**/*.graphql').flatMap((file) => {
    const { definitions } = parse(readFileSync(file, 'utf8'))
    return definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && isUsed(definition.name?.value ?? '')
        ? rootFieldsOf({ kind: Kind.DOCUMENT, definitions: [definition] })
        : [],
    )
  }),
)

test.each(rows)('%s is reached by a screen: the client runs an operation that a pact interaction of %s sends to it', (_, domain, row) => {
  const fields = interactions[domain]
    .filter((interaction) => rowNameOf(interaction.row) === rowNameOf(row))
    .flatMap(({ operation }) => rootFieldsOf(parse(operation.query)))
  expect(fields.filter((field) => shownFields.has(field))).not.toEqual([])
})
