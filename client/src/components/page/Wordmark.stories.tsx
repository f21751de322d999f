import type { Meta } from '../../workshop/csf.ts'
import { Wordmark } from './Wordmark.tsx'

export default { parameters: { docs: { description: { component: 'Logo and name of the product.' } } } } satisfies Meta

export const Default = () => <Wordmark />

export const Large = () => <Wordmark size={48} />
