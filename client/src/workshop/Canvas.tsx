import { ApolloProvider } from '@apollo/client/react'
import { MantineProvider } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import 'virtual:theme.css'
import '../app/App.css'
import '../app/mantine.css'
import { theme } from '../components/theme/theme.ts'
import { Toaster } from '../components/toasts/Toaster.tsx'
import { createApollo } from '../lib/api/createApollo.ts'
import { owner, signedIn } from '../testing/people.ts'
import type { Story } from './stories.ts'

const realFetch = window.fetch

function answerWith(data: Readonly<Record<string, object>>): void {
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (!url.endsWith('/graphql')) return realFetch(input, init)
    const { operationName } = JSON.parse(String(init?.body)) as { operationName: string }
    const answer = data[operationName]
    if (!answer) return new Promise<Response>(() => undefined)
    return new Response(JSON.stringify({ data: answer }), { headers: { 'content-type': 'application/graphql-response+json' } })
  }
}

function Rendered({ story }: { readonly story: Story }) {
  const canvas = useRef<HTMLElement>(null)
  const [isReady, setIsReady] = useState(false)
  const { render: Render, play } = story
  useEffect(() => {
    if (canvas.current) play?.({ canvasElement: canvas.current })
    setIsReady(true)
  }, [play])
  return (
    <main ref={canvas} data-story={story.id} data-ready={isReady || undefined} style={{ padding: 16 }}>
      <Render />
    </main>
  )
}

function MountedStory({ story }: { readonly story: Story }) {
  const [{ router, client }] = useState(() => {
    const { gateway } = story.parameters ?? {}
    if (gateway) signedIn()
    answerWith({ Me: { me: owner }, ...gateway })
    return {
      router: createMemoryRouter([{ path: '*', element: <Rendered story={story} /> }]),
      client: createApollo(() => undefined),
    }
  })
  return (
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>
  )
}

export function Canvas({ story, scheme }: { readonly story: Story; readonly scheme: 'light' | 'dark' }) {
  return (
    <MantineProvider theme={theme} forceColorScheme={scheme} withCssVariables={false} withGlobalClasses={false}>
      <MountedStory key={story.id} story={story} />
      <Toaster />
    </MantineProvider>
  )
}
