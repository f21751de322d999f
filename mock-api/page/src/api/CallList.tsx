import { Stack, Text, TextInput, Title } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './Api.module.css'
import { CallerSelect } from './CallerSelect.tsx'
import type { ApiCall } from './openApi.ts'

/** `staticContent` as `Static content`. */
const getTitle = (domain: string): string => {
  const text = domain.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const isFound = ({ id, domain, method, path }: ApiCall, search: string): boolean =>
  `${id} ${domain} ${method} ${path}`.toLowerCase().includes(search.toLowerCase())

export function CallList({ calls }: { readonly calls: readonly ApiCall[] }) {
  const [search, setSearch] = useState('')
  const found = calls.filter((call) => isFound(call, search))
  const domains = [...new Set(found.map(({ domain }) => domain))]
  return (
    <Stack gap="lg">
      <CallerSelect />
      <TextInput
        type="search"
        aria-label="Search calls"
        placeholder="Path or name"
        leftSection={<IconSearch size={16} aria-hidden />}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {domains.length === 0 && <Text c="dimmed">No calls match</Text>}
      {domains.map((domain) => (
        <section key={domain} aria-label={getTitle(domain)}>
          <Title order={3} mb="xs">
            {getTitle(domain)}
          </Title>
          <ul className={classes['calls']}>
            {found
              .filter((call) => call.domain === domain)
              .map(({ id, method, path }) => (
                <li key={id}>
                  <a href={`#api/${id}`} className={classes['call']}>
                    <span className={classes['method']} data-method={method}>
                      {method}
                    </span>
                    <span className={classes['path']}>{path}</span>
                    <span className={classes['name']}>{id}</span>
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Stack>
  )
}
