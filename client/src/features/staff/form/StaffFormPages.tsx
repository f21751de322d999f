import { useMemo } from 'react'
import { EditFormPage, PrefilledFormPage } from '../../../components/form/RecordFormPage.tsx'
import { branchAt } from '../../../lib/session/branchChoice.ts'
import { useStartingPhoneCode } from '../../settings/lookups/useStartingPlace.ts'
import { staffForm } from './staffForm.tsx'

export function NewStaffPage() {
  const code = useStartingPhoneCode(branchAt(window.location))
  const initialValues = useMemo(() => (code === undefined ? undefined : { phoneCountryCode: code }), [code])
  return <PrefilledFormPage form={staffForm} initialValues={initialValues} />
}
export const EditStaffPage = () => <EditFormPage form={staffForm} param="staffId" />
