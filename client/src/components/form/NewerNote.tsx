import { Alert, Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { onChanges } from '../../lib/api/changes.ts'
import type { Form, FormTypes, OpenForm } from './formTypes.ts'

const ASK_EVERY_MS = 60_000

/** The version that another user saved meanwhile, or null. Checked on events, focus and each minute; never without version numbers. */
function useNewerVersion<F extends FormTypes>({ edit }: Form<F>, { client, record }: OpenForm<F>): F['record'] | null {
  const [latest, setLatest] = useState<F['record'] | null>(null)
  const version = record && edit ? edit.getVersion(record) : null
  useEffect(() => {
    if (version === null || !record || !edit) return undefined
    const ask = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return
      try {
        setLatest(await edit.read(client, record.id))
      } catch {
        // Ignored: saving checks again and reports it.
      }
    }
    const askNow = (): void => void ask()
    const timer = setInterval(askNow, ASK_EVERY_MS)
    const forget = onChanges((notices) => {
      if (notices.some(({ id }) => id === record.id)) askNow()
    })
    window.addEventListener('focus', askNow)
    return () => {
      clearInterval(timer)
      forget()
      window.removeEventListener('focus', askNow)
    }
  }, [client, edit, record, version])
  return latest && edit && edit.getVersion(latest) !== version ? latest : null
}

export interface NewerNoteProps<F extends FormTypes> {
  readonly form: Form<F>
  readonly page: OpenForm<F>
  readonly onCompare: (newer: F['record']) => void
}

export function NewerNote<F extends FormTypes>({ form, page, onCompare }: NewerNoteProps<F>) {
  const newer = useNewerVersion(form, page)
  if (newer === null) return null
  return (
    <Alert color="yellow" variant="light" role="status" title={`Someone else just changed this ${form.noun}`} mb="md">
      What you typed is still here.{' '}
      <Button variant="default" size="compact-sm" onClick={() => onCompare(newer)}>
        See what changed
      </Button>
    </Alert>
  )
}
