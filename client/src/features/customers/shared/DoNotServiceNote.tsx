import { Alert } from '@mantine/core'
import { IconAlertOctagon } from '@tabler/icons-react'
import { doNotService } from './customerWords.ts'

/** Stands wherever somebody might book a customer who is not to be served. */
export const DoNotServiceNote = () => (
  <Alert color="red" variant="light" role="alert" icon={<IconAlertOctagon size={18} aria-hidden />}>
    {doNotService}
  </Alert>
)
