import { Anchor, Stack, Text, Title } from '@mantine/core'
import { SectionHead } from '../shell/SectionHead.tsx'
import { CallerSelect } from './CallerSelect.tsx'
import { FieldTable } from './FieldTable.tsx'
import type { DocumentedCall } from './openApi.ts'
import { fieldRows, typeText } from './schema.ts'
import { TryCall } from './TryCall.tsx'

function Fields({ title, rows }: { readonly title: string; readonly rows: Parameters<typeof FieldTable>[0]['rows'] }) {
  if (rows.length === 0) return null
  return (
    <div>
      <Title order={3} mb="xs">
        {title}
      </Title>
      <FieldTable label={title} rows={rows} />
    </div>
  )
}

export function CallDocs({ call, schemas }: DocumentedCall) {
  const { id, method, path, description, isPublic, parameters, body, data } = call
  const inputs = parameters.map(({ name, in: place, required, schema }) => ({
    path: name,
    type: `${typeText(schema, schemas)} in the ${place}`,
    isRequired: required,
    source: schema.description ?? '',
  }))
  return (
    <>
      <Anchor href="#api">Back to the calls</Anchor>
      <SectionHead title={id} calls={[`${method} /api/v1${path}`]}>
        {description}
      </SectionHead>
      <Stack gap="xl">
        {!isPublic && <CallerSelect />}
        <TryCall call={call} schemas={schemas} />
        <Fields title="Parameters" rows={inputs} />
        <Fields title="Body" rows={body ? fieldRows(body, schemas) : []} />
        <Fields title="Reply: responseData" rows={fieldRows(data, schemas)} />
        <Text c="dimmed" size="xs">
          * Required
        </Text>
      </Stack>
    </>
  )
}
