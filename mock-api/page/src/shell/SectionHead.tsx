import { Group, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

export interface SectionHeadProps {
  readonly title: string
  /** Calls of the section's buttons. */
  readonly calls: readonly string[]
  readonly children?: ReactNode
}

export function SectionHead({ title, calls, children }: SectionHeadProps) {
  return (
    <Stack gap={4} mb="lg">
      <Title order={2} tabIndex={-1}>
        {title}
      </Title>
      {children !== undefined && <Text c="dimmed">{children}</Text>}
      <Group gap="0 md" c="dimmed">
        {calls.map((call) => (
          <code key={call}>{call}</code>
        ))}
      </Group>
    </Stack>
  )
}
