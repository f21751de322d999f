import type { Endpoint } from '@callout/contracts/wire/endpoint'
import { type Interaction, ok, shows, type State } from '../interaction.ts'

/** A list of which there are exactly two. */
interface List {
  /** The noun of its rows, in the name of an interaction. */
  readonly of: string
  readonly row: Endpoint
  readonly given: readonly State[]
  /** The root field, and the wire's name of the list. */
  readonly root: string
  readonly wire: string
  readonly token?: string
  /** Arguments of the root field besides page and size: those that stand in `input`, or those that stand alone. */
  readonly input?: Readonly<Record<string, unknown>>
  readonly inputType?: string
  readonly types?: Readonly<Record<string, string>>
  readonly path: string
  readonly sent: Readonly<Record<string, string | string[]>>
  /** The field that distinguishes rows; default: `id`. */
  readonly key?: string
  /** Both in order, as the wire has them and as the client is shown them, with the fields that are selected. */
  readonly both: readonly (readonly [wire: Readonly<Record<string, unknown>>, shown: Readonly<Record<string, unknown>>])[]
}

const getOperation = ({ root, input = {}, inputType, types = {}, both, token }: List, page: number): Interaction['operation'] => {
  const items = `totalCount page perPage items { ${Object.keys(both[0]?.[1] ?? {}).join(' ')} }`
  const named = Object.entries({ ...types, page: 'Int', perPage: 'Int' })
  const variables = { ...input, page, perPage: 1 }
  const authorized = token === undefined ? {} : { token }
  if (inputType !== undefined)
    return {
      query: `query Page($input: ${inputType}) { ${root}(input: $input) { ${items} } }`,
      variables: { input: variables },
      ...authorized,
    }
  return {
    query: `query Page(${named.map(([name, type]) => `$${name}: ${type}`).join(', ')}) {
      ${root}(${named.map(([name]) => `${name}: $${name}`).join(', ')}) { ${items} }
    }`,
    variables,
    ...authorized,
  }
}

/** Both pages of a list of two, one on each: what stands on which, where one is, and how many there are. */
export const pagesOf = (list: List): Interaction[] =>
  list.both.map(([wire, shown], index) => {
    const page = index + 1
    const pagination = { current_page: page, per_page: 1, total_count: 2, total_pages: 2 }
    return {
      name: `reading page ${page} of two ${list.of}, one on each`,
      row: list.row,
      given: list.given,
      operation: getOperation(list, page),
      sends: { path: list.path, query: { ...list.sent, page: String(page), per_page: '1' } },
      reply: ok({ [list.wire]: [wire], pagination }),
      pinned: [
        `responseData.${list.wire}`,
        `${list.wire}.${list.key ?? 'id'}`,
        'pagination.current_page',
        'pagination.per_page',
        'pagination.total_count',
      ],
      answer: shows({ [list.root]: { totalCount: 2, page, perPage: 1, items: [shown] } }),
    }
  })
