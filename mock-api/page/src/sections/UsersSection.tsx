import { Badge, Stack, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { openTab } from '../control/openTab.ts'
import { useControl } from '../control/useControl.ts'
import type { SignIn, UserView } from '../control/views.ts'
import { CallButton } from '../shell/CallButton.tsx'
import { SectionHead } from '../shell/SectionHead.tsx'
import { Row, Rows } from './Rows.tsx'

/** Users of the demo data with a role of their own, first. */
const demoUser = /^(owner|admin|staff|branch|individual|unverified|trial-ended|expired|new)@/

const rank = ({ email }: UserView): number => (demoUser.test(email) ? 0 : 1)

const includesText = ({ name, email, user_type, company }: UserView, search: string): boolean =>
  `${name} ${email} ${user_type} ${company ?? ''}`.toLowerCase().includes(search.toLowerCase())

export function UsersSection() {
  const { data, error } = useControl<readonly UserView[]>('/control/users')
  const [search, setSearch] = useState('')
  const found = data?.filter((user) => includesText(user, search)).toSorted((a, b) => rank(a) - rank(b))
  return (
    <>
      <SectionHead title="Users" calls={['POST /control/sign-ins']}>
        Each user opens the client in a tab that keeps this user. Tabs share the data: open the office beside a technician.
      </SectionHead>
      <Stack>
        <TextInput
          type="search"
          aria-label="Search users"
          placeholder="Name, email, type"
          leftSection={<IconSearch size={16} aria-hidden />}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <Rows label="Users" loaded={{ data: found, error }} empty="No users">
          {(user) => (
            <Row
              key={user.id}
              name={
                <>
                  {user.name}{' '}
                  {!user.is_verified && (
                    <Badge color="gray" variant="light" tt="none">
                      Not verified
                    </Badge>
                  )}
                </>
              }
              note={`${user.email} · ${user.user_type}${user.company === null ? '' : ` · ${user.company}`}`}
            >
              <CallButton<SignIn>
                name={`Open as ${user.name}`}
                request={{ method: 'POST', path: '/control/sign-ins', body: { email: user.email, tab: true } }}
                onDone={({ url }) => openTab(url)}
              >
                Open
              </CallButton>
            </Row>
          )}
        </Rows>
      </Stack>
    </>
  )
}
