import { Group, Paper, Text } from '@mantine/core'
import { useStore } from '../control/createStore.ts'
import { CallButton } from '../shell/CallButton.tsx'
import { undoStore } from './undoStore.ts'

/** Offers Undo for the last change. */
export function UndoBar() {
  const change = useStore(undoStore)
  return (
    <div role="status">
      {change && (
        <Paper withBorder px="md" py="xs" mb="md">
          <Group justify="space-between">
            <Text>{change.text}</Text>
            <CallButton size="compact-sm" request={change.request} onDone={() => undoStore.write(undefined)}>
              Undo
            </CallButton>
          </Group>
        </Paper>
      )}
    </div>
  )
}
