import { Anchor, Stack } from '@mantine/core'
import { SectionHead } from '../shell/SectionHead.tsx'

export function DocsSection() {
  return (
    <>
      <SectionHead title="API" calls={['GET /openapi.json']}>
        The REST API of the specification.
      </SectionHead>
      <Stack gap="xs">
        <Anchor href="/docs">API documentation</Anchor>
        <Anchor href="/openapi.json">OpenAPI</Anchor>
      </Stack>
    </>
  )
}
