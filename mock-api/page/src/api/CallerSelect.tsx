import { Button, Group, NativeSelect } from '@mantine/core'
import { clientUrl } from '../control/connection.ts'
import { useStore } from '../control/createStore.ts'
import { useControl } from '../control/useControl.ts'
import type { UserView } from '../control/views.ts'
import { callerStore, chooseCaller } from './callerStore.ts'

/** The user whose token the calls and GraphiQL send. */
export function CallerSelect() {
  const { data: users = [] } = useControl<readonly UserView[]>('/control/users')
  const caller = useStore(callerStore)
  return (
    <Group align="end" gap="xs">
      <NativeSelect
        label="Call as"
        w={260}
        value={caller?.email ?? ''}
        onChange={({ currentTarget }) => void chooseCaller(currentTarget.value)}
        data={[
          ...(caller ? [] : [{ value: '', label: 'Choose a user' }]),
          ...users.map(({ email, user_type }) => ({ value: email, label: `${email} (${user_type})` })),
        ]}
      />
      <Button
        component="a"
        variant="default"
        disabled={caller !== undefined && caller.token === undefined}
        href={`${clientUrl()}/graphiql${caller?.token ? `#token=${encodeURIComponent(caller.token)}` : ''}`}
        target="_blank"
        rel="noopener"
      >
        Open GraphiQL
      </Button>
      <Button component="a" variant="default" href="#api/decisions">
        Decisions
      </Button>
    </Group>
  )
}
