import type { Meta } from '../../workshop/csf.ts'
import { DownloadFailed } from './DownloadFailed.tsx'

export default { parameters: { docs: { description: { component: 'In place of a part whose code failed to download.' } } } } satisfies Meta

export const Default = () => <DownloadFailed onRetry={() => undefined} />
