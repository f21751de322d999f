import { Accordion, Alert, Group, NativeSelect, Stack, Table, Text } from '@mantine/core'
import { run } from '../control/call.ts'
import { downloadJson } from '../control/downloadJson.ts'
import { useControl } from '../control/useControl.ts'
import type { ComparedCall, Difference, UpstreamMode } from '../control/views.ts'
import { CallButton } from '../shell/CallButton.tsx'
import { SectionHead } from '../shell/SectionHead.tsx'

const path = '/control/upstream'

interface UpstreamView {
  readonly url: string | null
  readonly mode: UpstreamMode
  readonly calls: readonly ComparedCall[]
}

const modes = [
  { value: 'compare', label: 'The backend, compared with the mock' },
  { value: 'upstream', label: 'The backend' },
  { value: 'mock', label: 'The mock' },
]

const getProblem = ({ problem, nearest, mock, upstream }: Difference): string => {
  if (problem === 'type') return `${upstream.join(' or ')} instead of ${mock.join(' or ')}`
  return nearest === undefined ? 'missing' : `missing; ${nearest} may be it`
}

function Differences({ differences }: Pick<ComparedCall, 'differences'>) {
  return (
    <Table>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Field</Table.Th>
          <Table.Th>Difference</Table.Th>
          <Table.Th>Source</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {differences.map((difference) => (
          <Table.Tr key={`${difference.field} ${difference.problem}`}>
            <Table.Td>
              <code>{difference.field}</code>
            </Table.Td>
            <Table.Td>{getProblem(difference)}</Table.Td>
            <Table.Td>{difference.source}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

function ComparedCalls({ calls }: Pick<UpstreamView, 'calls'>) {
  if (calls.length === 0) return <Text c="dimmed">Nothing was read from the backend yet.</Text>
  return (
    <Accordion variant="contained" multiple>
      {calls.map(({ call, compared, differences, not_compared }) => (
        <Accordion.Item key={call} value={call}>
          <Accordion.Control>
            <code>{call}</code>{' '}
            <Text span c={differences.length > 0 ? 'red' : 'dimmed'}>
              {differences.length === 1 ? '1 difference' : `${differences.length} differences`}
            </Text>
            <Text span c="dimmed">
              {`, ${compared} replies${not_compared === null ? '' : `. ${not_compared}`}`}
            </Text>
          </Accordion.Control>
          <Accordion.Panel>
            <Differences differences={differences} />
          </Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  )
}

export function CompareSection() {
  const { data, error } = useControl<UpstreamView>(path)
  return (
    <>
      <SectionHead title="Compare with a backend" calls={['GET /control/upstream', 'POST /control/upstream']}>
        {data?.url ?? 'No backend is set: npm start -- --compare https://their.backend'}
      </SectionHead>
      {error !== undefined && <Alert color="red">{error}</Alert>}
      {data !== undefined && data.url !== null && (
        <Stack gap="lg">
          <Group align="end" gap="xs">
            <NativeSelect
              label="Who answers"
              value={data.mode}
              data={modes}
              onChange={({ currentTarget }) => void run({ method: 'POST', path, body: { mode: currentTarget.value } })}
            />
            <CallButton request={{ method: 'GET', path }}>Read the comparison</CallButton>
            <CallButton request={{ method: 'DELETE', path }}>Empty the comparison</CallButton>
            <CallButton
              request={{ method: 'GET', path: '/control/upstream/recordings' }}
              onDone={(recordings) => downloadJson('recordings', recordings)}
            >
              Download recordings
            </CallButton>
          </Group>
          <ComparedCalls calls={data.calls} />
        </Stack>
      )}
    </>
  )
}
