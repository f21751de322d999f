import { StaffWork } from '../../features/jobs/myDay/StaffWork.tsx'
import { OfflineQueue } from '../../features/offlineQueue/OfflineQueue.tsx'
import { deleteResponses } from '../../lib/offline/responseStore.ts'
import { stepKinds } from '../stepKinds.ts'

const deleteDay = (): void => void deleteResponses().catch(() => undefined)

export function OnSiteWork() {
  return (
    <>
      <StaffWork />
      <OfflineQueue kinds={stepKinds} onSignOut={deleteDay} />
    </>
  )
}
