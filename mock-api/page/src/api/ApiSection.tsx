import { Anchor, Skeleton } from '@mantine/core'
import { useEffect } from 'react'
import { useStore } from '../control/createStore.ts'
import { SectionHead } from '../shell/SectionHead.tsx'
import { CallDocs } from './CallDocs.tsx'
import { CallList } from './CallList.tsx'
import { Decisions } from './Decisions.tsx'
import { callsOf, loadOpenApi, openApiStore } from './openApi.ts'

/** `#api` lists the calls, `#api/createTax` documents one, `#api/decisions` has the decisions. */
export function ApiSection({ rest: [name] }: { readonly rest: readonly string[] }) {
  const document = useStore(openApiStore)
  useEffect(() => void loadOpenApi(), [])
  if (!document)
    return (
      <>
        <SectionHead title="API" calls={['GET /openapi.json']} />
        <Skeleton height={240} />
      </>
    )
  if (name === 'decisions') return <Decisions decisions={document['x-decisions']} />
  const calls = callsOf(document)
  const call = calls.find(({ id }) => id === name)
  if (call) return <CallDocs key={call.id} call={call} schemas={document.components.schemas} />
  return (
    <>
      <SectionHead title="API" calls={['GET /openapi.json']}>
        The REST API by domain. The same as{' '}
        <Anchor href="/openapi.json" underline="always">
          OpenAPI 3.1
        </Anchor>
        .
      </SectionHead>
      <CallList calls={calls} />
    </>
  )
}
