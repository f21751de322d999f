import { useApolloClient } from '@apollo/client/react'
import { Alert, Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { changeIn } from '../../../lib/api/changeIn.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import type { ActionProblemProps } from '../defineActions.ts'

/** Who has saved something newer, and the way on without losing what was typed. */
export function StaleProblem<Name extends string, Target>({ actions, name, problem, target, onAdopt }: ActionProblemProps<Name, Target>) {
  const client = useApolloClient()
  const format = useFormat()
  const [isLoading, setIsLoading] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const { by, at } = changeIn(problem)

  const adoptNewest = async (): Promise<void> => {
    setIsLoading(true)
    try {
      const found = await actions.newest?.(client, name, target)
      if (found?.obstacle === null) onAdopt(found.newest)
      else setRefused(found?.obstacle ?? problem.message)
    } catch (error) {
      setRefused(toApiError(error).message)
    }
    setIsLoading(false)
  }
  return (
    <Alert
      color="yellow"
      variant="light"
      role="alert"
      icon={<IconUsers size={18} aria-hidden />}
      title={`${by ?? 'Someone else'} changed this${at === null ? '' : ` ${format.relative(at)}`}`}
    >
      {refused ?? 'Your changes aren’t saved yet. What you typed is still here.'}
      {refused === null && (
        <Button mt="xs" size="compact-sm" variant="default" display="block" loading={isLoading} onClick={() => void adoptNewest()}>
          Use the latest version
        </Button>
      )}
    </Alert>
  )
}
