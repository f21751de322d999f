import { standIn } from './standInBrowser.ts'
import { type Painter, type PicturedCall, onDay } from '@callout/contracts/firstPicture'
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
import { Pages } from '../shell/Pages.tsx'
import { Shell } from '../shell/Shell.tsx'

const declared = import.meta.glob<FirstPage | FirstOtherPage>('../../features/*/firstPage.ts', { eager: true, import: 'firstPage' })
const modules = import.meta.glob<Readonly<Record<string, ComponentType>>>('../../features/*/*Page.tsx')

interface DrawnPage {
  readonly path: string
  readonly isList: boolean
  readonly queries: readonly FirstQuery[]
  readonly Page: ComponentType
}

async function pageOf([file, first]: [string, FirstPage | FirstOtherPage]): Promise<DrawnPage[]> {
  const [Page] = Object.values((await modules[file.replace('firstPage.ts', first.page)]?.()) ?? {})
  const isList = 'list' in first
  const { path, queries } = isList ? { path: first.list.path, queries: [firstQueryOf(first)] } : first
  return Page ? [{ path, isList, queries: [{ query: MeDocument, variables: {} }, ...queries], Page }] : []
}

/** Those that are begun with the built page. */
const pages = (await Promise.all(Object.entries(declared).map(pageOf))).flat()

const shown: RouteObject[] = pages.map(({ path, Page }) => ({ path: path.slice(1), Component: Page }))
const routes: RouteObject[] = [{ path: '/', Component: Shell, children: [{ Component: Pages, children: shown }] }]

const known = (document: DocumentNode): string => (document as { readonly __meta__?: { readonly hash: string } }).__meta__?.hash ?? ''

const callOf = ({ query, variables }: FirstQuery): PicturedCall => {
  const [name = ''] = query.definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION ? (one.name?.value ?? []) : []))
  return { hash: known(query), operationName: name, variables }
}

export const calls: Painter['calls'] = Object.fromEntries(pages.map(({ path, queries }) => [path, queries.map(callOf)]))

/** A client that has been answered. */
function clientWith({ queries }: DrawnPage, data: readonly unknown[], today: string): ApolloClient {
  const client = appApollo(() => undefined)
  queries.forEach(({ query, variables }, place) => client.writeQuery({ query, variables: onDay(variables, today), data: data[place] }))
  client.prioritizeCacheValues = true
  return client
}

/** What the client stores of the account as soon as it is told of it. */
const storedOf = (me: MeQuery['me']): Record<string, string> =>
  Object.fromEntries(Object.entries(sessionOf(me)).flatMap(([name, value]) => (value ? [[name, value]] : [])))

/** Draws a page once, as its first render in a browser does. A list that shows no rows is none yet. */
export const paint: Painter['paint'] = ({ path, today, media, kept, zone }, data) => {
  const page = pages.find((one) => one.path === path)
  if (!page) return null
  const [{ me }] = data as [MeQuery]
  standIn(path, media, { ...kept, timezone: zone, ...storedOf(me) })
  const markup = renderToStaticMarkup(
    <MantineProvider theme={theme} cssVariablesResolver={themeVariables} deduplicateCssVariables={false}>
      <ApolloProvider client={clientWith(page, data, today)}>
        <RouterProvider router={createPageRouter(routes)} useTransitions={false} />
      </ApolloProvider>
    </MantineProvider>,
  )
  return page.isList && !markup.includes(' data-row=') ? null : asPicture(markup)
}
