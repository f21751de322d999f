import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { FormGate, FormPage, type Start } from '../../components/form/FormPage.tsx'
import { paths } from '../../lib/paths.ts'
import { useFormResets } from '../../components/form/formResets.ts'
import { settingForms } from './settingForm.tsx'
import { readSection, type SettingForm } from './settingRecord.ts'
import { isSectionName, type SectionName, settingSections } from './settingTable.ts'

/** `/settings/:section`: one form of settings. */
export function SettingSectionPage() {
  const { section = '' } = useParams()
  const round = useFormResets()
  if (!isSectionName(section)) return <Navigate to={paths.settings()} replace />
  return (
    <FormGate form={settingForms[section]} label={settingSections[section].title}>
      <SectionForm key={`${section} ${round}`} section={section} />
    </FormGate>
  )
}

function SectionForm({ section }: { readonly section: SectionName }) {
  const client = useApolloClient()
  const { title, about } = settingSections[section]
  const [start, setStart] = useState<Start<SettingForm> | null>(null)
  const [error, setError] = useState<unknown>(null)
  const load = useCallback(() => {
    let isCurrent = true
    setError(null)
    readSection(client, section).then(
      (record) => isCurrent && record && setStart({ own: null, record, subtitle: about }),
      (problem: unknown) => isCurrent && setError(problem),
    )
    return () => {
      isCurrent = false
    }
  }, [client, section, about])
  useEffect(load, [load])
  return <FormPage form={settingForms[section]} label={title} start={start} error={error} onRetry={load} />
}
