import type { Meta } from '../../workshop/csf.ts'
import { Kbd } from './Kbd.tsx'

export default { parameters: { docs: { description: { component: 'A key or a key combination.' } } } } satisfies Meta

export const Combination = () => (
  <span>
    <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
  </span>
)
