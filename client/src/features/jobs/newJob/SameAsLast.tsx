import { useApolloClient } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { LastJob } from '../../customers/picker/CustomerGlance.tsx'
import { jobName } from '../labels/jobName.ts'
import { useSeesPrices } from '../../lineItems/useSeesPrices.ts'
import { usualEnd } from '../../schedule/visits/usualLength.ts'
import { toApiError } from '../../../lib/api/apiError.ts'
import { offerUndo } from '../../../components/toasts/offerUndo.tsx'
import { showError, showInfo } from '../../../components/toasts/toasts.ts'
import type { JobFormValues } from '../form/jobFormValues.ts'
import { JobFormSourceDocument } from '../form/jobSource.generated.ts'
import { undoFill, sameAsLast } from './sameAsLast.ts'
import { valuesOfCopy } from '../form/valuesOfJob.ts'
import { useLookups } from '../../settings/lookups/useFormLookups.ts'

export function SameAsLast({ job }: { readonly job: LastJob }) {
  const client = useApolloClient()
  const { getValues, setValue } = useFormContext<JobFormValues>()
  const { settings } = useLookups()
  const seesPrices = useSeesPrices()
  const [isLoading, setIsLoading] = useState(false)
  const set = (values: Partial<JobFormValues>): void => {
    for (const [name, value] of Object.entries(values))
      setValue(name as keyof JobFormValues, value, { shouldDirty: true, shouldValidate: value !== '' })
  }
  const fill = async (): Promise<void> => {
    const { data } = await client.query({ query: JobFormSourceDocument, variables: { id: job.id }, fetchPolicy: 'no-cache' })
    if (!data) return
    const before = structuredClone(getValues())
    const filled = sameAsLast(before, { values: valuesOfCopy(data.job, seesPrices), usualEnd: (start) => usualEnd(start, settings) })
    if (Object.keys(filled).length === 0) return showInfo(`Nothing to fill in from ${jobName(job)}`)
    set(filled)
    await offerUndo({ message: `Filled in from ${jobName(job)}`, onUndo: () => set(undoFill(filled, before, getValues())) })
  }
  const start = (): void => {
    setIsLoading(true)
    fill()
      .catch((error: unknown) => showError(toApiError(error).message))
      .finally(() => setIsLoading(false))
  }
  return (
    <Button variant="default" size="compact-sm" loading={isLoading} leftSection={<IconHistory size={14} aria-hidden />} onClick={start}>
      Same as last time
    </Button>
  )
}
