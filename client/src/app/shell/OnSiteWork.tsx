import { StaffWork } from '../../features/jobs/myDay/StaffWork.tsx'
import { OfflineQueue } from '../../features/offlineQueue/OfflineQueue.tsx'
import { deleteResponses } from '../../lib/offline/responseStore.ts'
import { stepKinds } from '../stepKinds.ts'

/** Deletes the offline copy of the day. */
const deleteDay = (): void => void deleteResponses().catch(() => undefined)

/** On every page of users who do visits: the offline copy of the day, and the offline queue. */
export function OnSiteWork() {
  return (
    <>
      <StaffWork />
      <OfflineQueue kinds={stepKinds} onSignOut={deleteDay} />
    </>
  )
}
