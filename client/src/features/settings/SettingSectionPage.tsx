import { Navigate, useParams } from 'react-router'
import { SingletonFormPage } from '../../components/form/RecordFormPage.tsx'
import { paths } from '../../lib/paths.ts'
import { settingForms } from './settingForm.tsx'
import { getOfferedSections, isSectionName, settingSections } from './settingTable.ts'

/** `/settings/:section`: one form of settings. */
export function SettingSectionPage() {
  const { section = '' } = useParams()
  if (!isSectionName(section) || !getOfferedSections().includes(section)) return <Navigate to={paths.settings()} replace />
  const { title, about } = settingSections[section]
  return <SingletonFormPage form={settingForms[section]} label={title} subtitleOf={() => about} />
}
