import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import type { EditedJob } from './editedJob.ts'
import { JobToEditDocument } from './editing.generated.ts'

const ASK_EVERY_MS = 60_000

/**
 * What somebody else has saved while this job is being edited; null as long as nobody has. Asked when the person comes back to
 * the window, and once a minute while it is looked at.
 */
export function useNewerVersion({ id, lockVersion }: EditedJob): EditedJob | null {
  const client = useApolloClient()
  const [newest, setNewest] = useState<EditedJob | null>(null)
  useEffect(() => {
    const ask = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return
      try {
        const { data } = await client.query({ query: JobToEditDocument, variables: { id }, fetchPolicy: 'no-cache' })
        if (data) setNewest(data.job)
      } catch {
        // The review asks again, and says so.
      }
    }
    const askNow = (): void => void ask()
    const timer = setInterval(askNow, ASK_EVERY_MS)
    window.addEventListener('focus', askNow)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', askNow)
    }
  }, [client, id])
  return newest !== null && newest.lockVersion !== lockVersion ? newest : null
}
