import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { takeSent } from '../form/sentJobs.ts'
import type { Job } from '../job.ts'
import { notKeptOf } from './jobNotKept.ts'

/** Says, once, what of the job was sent by its form and did not come back. */
export function NotKeptNote({ job }: { readonly job: Job }) {
  const [words, setWords] = useState<string | null>(null)
  useEffect(() => {
    const sent = takeSent(job.id)
    if (sent) setWords(notKeptOf(job, sent))
  }, [job])
  if (words === null) return null
  return (
    <Alert
      variant="light"
      color="gray"
      role="status"
      mb={16}
      icon={<IconInfoCircle size={18} aria-hidden />}
      withCloseButton
      closeButtonLabel="Close"
      onClose={() => setWords(null)}
    >
      {words}
    </Alert>
  )
}
