import { standIn } from './standInBrowser.ts'
import type { Painter, PicturedCall } from '@callout/contracts/firstPicture'
import type { ApolloClient, DocumentNode } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { MantineProvider } from '@mantine/core'
import { Kind } from 'graphql'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { type FirstOtherPage, type FirstPage, type FirstQuery, firstQueryOf } from '../../kit/list/firstPage.ts'
import { createPageRouter } from '../../shared/navigation/pageRouter.ts'
import { asPicture } from '../../shared/picture/asPicture.ts'
import { MeDocument, type MeQuery } from '../../shared/session/me.generated.ts'
import { sessionOf } from '../../shared/session/storeUser.ts'
import { theme, themeVariables } from '../../shared/ui/theme/theme.ts'
import { appApollo } from '../apollo.ts'
import { AreaGate } from '../shell/AreaGate.tsx'
import { Shell } from '../shell/Shell.tsx'

const declared = import.meta.glob<FirstPage | FirstOtherPage>('../../features/*/firstPage.ts', { eager: true, import: 'firstPage' })
const listPages = import.meta.glob<Readonly<Record<string, ComponentType>>>('../../features/*/*ListPage.tsx', { eager: true })

interface DrawnList {
  readonly path: string
  readonly queries: readonly FirstQuery[]
  readonly Page: ComponentType
}

/** Of each list that is begun with the built page. */
const lists = Object.entries(declared).flatMap(([file, first]): DrawnList[] => {
  if (!('list' in first)) return []
  const [Page] = Object.values(listPages[file.replace('firstPage.ts', first.page)] ?? {})
  return Page ? [{ path: first.list.path, queries: [{ query: MeDocument, variables: {} }, firstQueryOf(first)], Page }] : []
})

const pages: RouteObject[] = lists.map(({ path, Page }) => ({ path: path.slice(1), Component: Page }))
const routes: RouteObject[] = [{ path: '/', Component: Shell, children: [{ Component: AreaGate, children: pages }] }]

const known = (document: DocumentNode): string => (document as { readonly __meta__?: { readonly hash: string } }).__meta__?.hash ?? ''

const callOf = ({ query, variables }: FirstQuery): PicturedCall => {
  const [name = ''] = query.definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? (one.name?.value ?? []) : []))
  return { hash: known(query), operationName: name, variables }
}

export const calls: Painter['calls'] = Object.fromEntries(lists.map(({ path, queries }) => [path, queries.map(callOf)]))

function clientWith(queries: readonly FirstQuery[], data: readonly unknown[]): ApolloClient {
  const client = appApollo(() => undefined)
  queries.forEach((query, place) => client.writeQuery({ ...query, data: data[place] }))
  client.prioritizeCacheValues = true
  return client
}

/** What the client stores of the account as soon as it is told of it. */
const storedOf = (me: MeQuery['me']): Record<string, string> =>
  Object.fromEntries(Object.entries(sessionOf(me)).flatMap(([name, value]) => (value ? [[name, value]] : [])))

/** Draws a list once, as its first render in a browser does. */
export const paint: Painter['paint'] = ({ path, media, kept, zone }, data) => {
  const list = lists.find((one) => one.path === path)
  if (!list) return null
  const [{ me }] = data as [MeQuery]
  standIn(path, media, { ...kept, timezone: zone, ...storedOf(me) })
  const markup = renderToStaticMarkup(
    <MantineProvider theme={theme} cssVariablesResolver={themeVariables} deduplicateCssVariables={false}>
      <ApolloProvider client={clientWith(list.queries, data)}>
        <RouterProvider router={createPageRouter(routes)} useTransitions={false} />
      </ApolloProvider>
    </MantineProvider>,
  )
  return markup.includes(' data-row=') ? asPicture(markup) : null
}
