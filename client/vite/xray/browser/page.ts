import type { ApolloClient } from '@apollo/client'
import { buildSchema } from 'graphql'
import schemaText from '../../../../schema.graphql?raw'
import { formatFor, type Format } from '../../../src/lib/format/useFormat.ts'
import { browserZone } from '../../../src/lib/format/dates.ts'
import { formatPhone } from '../../../src/lib/phones/formatPhone.ts'
import { readSession } from '../../../src/lib/session/session.ts'
import { timeFormat } from '@callout/contracts/constants'
import fieldSources from '../fieldSources.json?raw'
import type { FieldSources } from './replies.ts'
import type { TextOptions } from './texts.ts'
import { type PageValues, valuesIn } from './values.ts'

declare global {
  interface Window {
    /** Set by Apollo Client for its developer tools. */
    readonly __APOLLO_CLIENT__?: ApolloClient
  }
}

const schema = buildSchema(schemaText)

export const sources = JSON.parse(fieldSources) as FieldSources

/** The values of the active queries. */
export function readPage(): PageValues {
  const queries = [...(window.__APOLLO_CLIENT__?.getObservableQueries('active') ?? [])]
  const pages = queries.map((query) =>
    valuesIn(
      { operation: query.queryName ?? '', document: query.query, variables: query.variables, data: query.getCurrentResult().data },
      schema,
    ),
  )
  return { values: pages.flatMap(({ values }) => values), lists: pages.flatMap(({ lists }) => lists) }
}

function formatIn(zone: string | undefined): Format {
  const accountZone = readSession('timezone')
  return formatFor({
    pattern: readSession('dateFormat'),
    is24Hour: readSession('timeFormat') === String(timeFormat.TWENTY_FOUR_HOUR.code),
    zone: zone || accountZone || browserZone(),
    hasOwnZone: Boolean(zone || accountZone),
    currency: readSession('currencyCode'),
    phone: formatPhone,
  })
}

export const textOptions: TextOptions = { formatIn, labels: sources.labels, cache: new WeakMap() }
