import { useMemo } from 'react'
import { EditFormPage, PrefilledFormPage } from '../../../components/form/RecordFormPage.tsx'
import { useStartingPhoneCode } from '../../settings/lookups/useStartingPlace.ts'
import { branchForm } from './branchForm.ts'

export function NewBranchPage() {
  const code = useStartingPhoneCode()
  const begins = useMemo(() => (code === undefined ? undefined : { phoneCountryCode: code, alternatePhoneCountryCode: code }), [code])
  return <PrefilledFormPage form={branchForm} begins={begins} />
}
export const EditBranchPage = () => <EditFormPage form={branchForm} param="branchId" />
