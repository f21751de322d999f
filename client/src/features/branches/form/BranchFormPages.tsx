import { useMemo } from 'react'
import { EditFormPage, PrefilledFormPage } from '../../../components/form/RecordFormPage.tsx'
import { useStartingPhoneCode } from '../../settings/lookups/useStartingPlace.ts'
import { branchForm } from './branchForm.ts'

export function NewBranchPage() {
  const code = useStartingPhoneCode()
  const initialValues = useMemo(
    () => (code === undefined ? undefined : { phoneCountryCode: code, alternatePhoneCountryCode: code }),
    [code],
  )
  return <PrefilledFormPage form={branchForm} initialValues={initialValues} />
}
export const EditBranchPage = () => <EditFormPage form={branchForm} param="branchId" />
