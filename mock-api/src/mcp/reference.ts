import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fits } from '../http/nearestCall.ts'
import { API_PREFIX, type NamedRow } from '../http/rows.ts'

/** A file or folder of the package, or of the repository. */
function getPlace(packed: string, inRepository: string): string {
  const places = [new URL(import.meta.resolve(`#assets/${packed}`)), new URL(`../../../${inRepository}`, import.meta.url)]
  const found = places.map((place) => fileURLToPath(place)).find((place) => existsSync(place))
  if (found === undefined) throw new Error(`This installation has no ${packed}: the package @callout/mock-api and the repository have it.`)
  return found
}

export interface FieldLoss {
  readonly field: string
  readonly source: string
  /** Values that the client's operations lose; `nothing` if no screen reads the field. */
  readonly lost: string
  readonly on_screen: string
}

/** The effect of a missing field of a reply, from `docs/reference/fields.md`. */
export function lossesOf({ name }: NamedRow): FieldLoss[] {
  const text = readFileSync(getPlace('fields.md', 'docs/reference/fields.md'), 'utf8')
  const section = text.split(/^## /m).find((part) => part.startsWith(`${name}\n`)) ?? ''
  return [...section.matchAll(/^\| `([^`]+)`\s*\|([^|]*)\|((?:[^|\\]|\\.)*)\|((?:[^|\\]|\\.)*)\|$/gm)].map(
    ([, field = '', source = '', lost = '', onScreen = '']) => ({
      field,
      source: source.trim(),
      lost: lost.trim(),
      on_screen: onScreen.trim(),
    }),
  )
}

interface Interaction {
  readonly description: string
  readonly request: {
    readonly method: string
    readonly path: string
    readonly query?: Readonly<Record<string, readonly string[]>>
    readonly body?: { readonly content?: unknown }
  }
  readonly response: { readonly body?: { readonly content?: { readonly responseCode?: number } } }
}

export interface Example {
  readonly description: string
  readonly request: object
  readonly reply: unknown
}

/** A successful interaction of the pacts. */
export function exampleOf({ method, path, domain }: NamedRow): Example | undefined {
  const file = join(getPlace('pacts', 'contracts/pacts'), `${domain}.json`)
  if (!existsSync(file)) return undefined
  const { interactions } = JSON.parse(readFileSync(file, 'utf8')) as { interactions: readonly Interaction[] }
  const found = interactions.find(
    ({ description, request, response }) =>
      request.method === method &&
      fits(request.path.replace(API_PREFIX, ''), path) &&
      response.body?.content?.responseCode === 200 &&
      !description.includes('what the specification shows'),
  )
  if (!found) return undefined
  const { query, body } = found.request
  return {
    description: found.description,
    request: { method, path: found.request.path, ...(query && { query }), ...(body && { body: body.content }) },
    reply: found.response.body?.content,
  }
}
