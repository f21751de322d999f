import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { FormPage, type Start } from '../../components/form/FormPage.tsx'
import { useFormResets } from '../../components/form/formResets.ts'
import { profileForm } from './profileForm.tsx'
import { type ProfileForm, readProfile } from './profileRecord.ts'

/** `/account/profile`: profile data by user type (spec §6). */
export function ProfilePage() {
  const { key } = useLocation()
  const round = useFormResets()
  return <OwnProfile key={`${key} ${round}`} />
}

function OwnProfile() {
  const client = useApolloClient()
  const [start, setStart] = useState<Start<ProfileForm> | null>(null)
  const [error, setError] = useState<unknown>(null)
  const load = useCallback(() => {
    let isCurrent = true
    setError(null)
    readProfile(client).then(
      (record) => isCurrent && record && setStart({ own: null, record, subtitle: record.email }),
      (problem: unknown) => isCurrent && setError(problem),
    )
    return () => {
      isCurrent = false
    }
  }, [client])
  useEffect(load, [load])
  return <FormPage form={profileForm} label="Your profile" start={start} error={error} onRetry={load} />
}
