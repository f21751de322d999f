import { OfflineQueue } from '../../features/offlineQueue/OfflineQueue.tsx'
import { stepKinds } from '../stepKinds.ts'

export const OfficeQueue = () => <OfflineQueue kinds={stepKinds} />
